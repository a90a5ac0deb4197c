// The cookie that says who somebody is: a token that nobody can guess.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace spannung::server {

inline constexpr std::string_view kCookieName = "spannung";

// The value of our cookie in a Cookie header; empty if there is none.
std::string_view cookieValue(std::string_view header);
// Set-Cookie headers. `secure`: only over https.
std::string settingCookie(const std::string& value, std::chrono::seconds lifetime, bool secure);
std::string clearingCookie(bool secure);

}  // namespace spannung::server
