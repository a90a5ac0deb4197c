// Whether a request was made by our own pages.
#pragma once

#include <string>
#include <vector>

#include "server/net/http_message.h"

namespace spannung::server {

// Browsers say where a request comes from; other programs do not, and carry nobody's cookies.
// `allowed` are further addresses of this server, such as "https://table.example".
bool comesFromUs(const HttpRequest& request, const std::vector<std::string>& allowed);

}  // namespace spannung::server
