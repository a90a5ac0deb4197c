// What a table is played with from its first entry to its last, whatever has changed since.
#pragma once

#include <string>

namespace spannung::server {

struct GamePin {
  int revision = 1;       // of the rules
  std::string pack{};     // digest of the content (games/content_pack.h); empty: the built-in one
  std::string program{};  // the version of the program that began it, for whoever cannot play it

  bool operator==(const GamePin&) const = default;
};

}  // namespace spannung::server
