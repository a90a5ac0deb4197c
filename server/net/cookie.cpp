#include "server/net/cookie.h"

#include <array>

#include <fmt/format.h>
#include <sodium.h>

#include "games/digest.h"

namespace spannung::server {
namespace {

constexpr int kYear = 365 * 24 * 3600;

std::string cookieWith(std::string_view value, int maxAge, bool secure) {
  return fmt::format("{}={}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{}", kCookieName, value,
                     maxAge, secure ? "; Secure" : "");
}

}  // namespace

std::string CookieSigner::signatureOf(std::string_view person) const {
  // The key may have any length; HMAC takes one of 32 bytes.
  const Digest key = sha256(key_);
  Digest signature{};
  crypto_auth_hmacsha256(signature.data(), reinterpret_cast<const unsigned char*>(person.data()),
                         person.size(), key.data());
  return hexText(signature);
}

std::string CookieSigner::sign(std::string_view person) const {
  return fmt::format("{}.{}", person, signatureOf(person));
}

std::optional<std::string> CookieSigner::verify(std::string_view value) const {
  const std::size_t dot = value.rfind('.');
  if (dot == std::string_view::npos) return std::nullopt;
  const std::string_view person = value.substr(0, dot);
  const std::string_view given = value.substr(dot + 1);
  const std::string expected = signatureOf(person);
  if (given.size() != expected.size()) return std::nullopt;
  if (sodium_memcmp(given.data(), expected.data(), expected.size()) != 0) return std::nullopt;
  return std::string(person);
}

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

std::string settingCookie(const std::string& value, bool secure) {
  return cookieWith(value, kYear, secure);
}

std::string clearingCookie(bool secure) { return cookieWith("", 0, secure); }

}  // namespace spannung::server
