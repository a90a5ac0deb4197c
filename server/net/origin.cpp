#include "server/net/origin.h"

#include <algorithm>

namespace spannung::server {

bool comesFromUs(const HttpRequest& request, const std::vector<std::string>& allowed) {
  const std::string& origin = request.origin;
  if (origin.empty()) return true;
  if (std::find(allowed.begin(), allowed.end(), origin) != allowed.end()) return true;
  return !request.host.empty() &&
         (origin == "http://" + request.host || origin == "https://" + request.host);
}

}  // namespace spannung::server
