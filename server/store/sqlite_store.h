// One file for one process: readers beside one writer, which commits in groups.
#pragma once

#include <memory>
#include <string>

#include "server/store/store.h"

namespace spannung::server {

Expected<std::unique_ptr<Store>> openSqliteStore(const std::string& path);

}  // namespace spannung::server
