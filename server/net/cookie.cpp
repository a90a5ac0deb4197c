#include "server/net/cookie.h"

#include <algorithm>

#include <fmt/format.h>

namespace spannung::server {
namespace {

std::string cookieWith(std::string_view value, std::chrono::seconds lifetime, bool secure) {
  return fmt::format("{}={}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{}", kCookieName, value,
                     lifetime.count(), secure ? "; Secure" : "");
}

}  // namespace

std::string_view cookieValue(std::string_view header) {
  while (!header.empty()) {
    const std::size_t end = std::min(header.find(';'), header.size());
    std::string_view pair = header.substr(0, end);
    while (pair.starts_with(' ')) pair.remove_prefix(1);
    if (pair.starts_with(kCookieName) && pair.substr(kCookieName.size()).starts_with('='))
      return pair.substr(kCookieName.size() + 1);
    header.remove_prefix(std::min(end + 1, header.size()));
  }
  return {};
}

std::string settingCookie(const std::string& value, std::chrono::seconds lifetime, bool secure) {
  return cookieWith(value, lifetime, secure);
}

std::string clearingCookie(bool secure) { return cookieWith("", std::chrono::seconds(0), secure); }

}  // namespace spannung::server
