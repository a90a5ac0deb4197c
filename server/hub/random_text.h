// Names that nobody can guess.
#pragma once

#include <string>

namespace spannung::server {

// 20 small letters and digits, 100 bits of chance: ids of tables and people.
std::string randomId();
// 64 hexadecimal digits: what a cookie proves with who somebody is.
std::string randomToken();
// What the server adds to a shuffle for somebody who sent nothing.
std::string randomNonce();

}  // namespace spannung::server
