// The cookie that says who somebody is: the id of the person and a signature that only this
// installation can make.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spannung::server {

inline constexpr std::string_view kCookieName = "spannung";

class CookieSigner {
 public:
  // The key is any text that stays secret.
  explicit CookieSigner(std::string key) : key_(std::move(key)) {}

  std::string sign(std::string_view person) const;
  // Nothing if the signature is not ours.
  std::optional<std::string> verify(std::string_view value) const;

 private:
  std::string signatureOf(std::string_view person) const;

  std::string key_;
};

// The value of our cookie in a Cookie header; empty if there is none.
std::string_view cookieValue(std::string_view header);
// Set-Cookie headers. `secure`: only over https.
std::string settingCookie(const std::string& value, bool secure);
std::string clearingCookie(bool secure);

}  // namespace spannung::server
