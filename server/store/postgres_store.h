// A PostgreSQL database for any number of processes.
#pragma once

#include <memory>
#include <string>

#include "server/store/store.h"

namespace spannung::server {

Expected<std::unique_ptr<Store>> openPostgresStore(const std::string& address);

}  // namespace spannung::server
