#include "server/store/signed_cookies.h"

#include <chrono>

#include <fmt/format.h>
#include <sodium.h>

#include "base/digest.h"

namespace spannung::server {
namespace {

std::string millisecondsNow() {
  using std::chrono::duration_cast, std::chrono::milliseconds, std::chrono::system_clock;
  return std::to_string(
      duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count());
}

Expected<void> keepCookieOf(Connection& connection, const std::string& person,
                            const std::string& key, const std::string& now) {
  const auto kept =
      connection.run({"insert into sessions (token, person, created, used) values ($1, $2, $3, $3) "
                      "on conflict do nothing",
                      {hexText(sha256(signedCookie(person, key))), person, now}});
  if (!kept) return tl::unexpected(kept.error());
  return {};
}

}  // namespace

std::string signedCookie(std::string_view person, std::string_view key) {
  const Digest hashed = sha256(key);
  Digest signature{};
  crypto_auth_hmacsha256(signature.data(), reinterpret_cast<const unsigned char*>(person.data()),
                         person.size(), hashed.data());
  return fmt::format("{}.{}", person, hexText(signature));
}

Expected<void> keepSignedCookies(Connection& connection) {
  const auto key = connection.run({"select value from settings where name = 'cookie_key'"});
  if (!key) return tl::unexpected(key.error());
  if (key->rows.empty()) return {};  // no server has ever run on it
  const auto people = connection.run({"select id from people"});
  if (!people) return tl::unexpected(people.error());
  const std::string now = millisecondsNow();
  for (const Row& person : people->rows)
    if (const auto kept = keepCookieOf(connection, person[0], key->rows[0][0], now); !kept)
      return kept;
  const auto gone = connection.run({"delete from settings where name = 'cookie_key'"});
  if (!gone) return tl::unexpected(gone.error());
  return {};
}

}  // namespace spannung::server
