// Up to version 2 of the schema a cookie was the id of a person with a signature, and good for
// ever. Whoever has one shall not lose their games: it becomes the token of a session.
#pragma once

#include <string>
#include <string_view>

#include "server/store/connection.h"

namespace spannung::server {

// What the cookie of a person was.
std::string signedCookie(std::string_view person, std::string_view key);

// Opens a session for everybody's cookie, and forgets the key.
Expected<void> keepSignedCookies(Connection& connection);

}  // namespace spannung::server
