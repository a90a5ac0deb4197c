// From the bytes of a request line to what we work with.
#pragma once

#include <string_view>

#include "server/net/http_message.h"

namespace spannung::server {

// Fills path and query; false if the target is no address of ours.
bool readTarget(std::string_view target, HttpRequest& request);

}  // namespace spannung::server
