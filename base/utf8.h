// What JSON demands of its bytes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace spannung {

// A byte that is not the first of its character.
constexpr bool continuesCharacter(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

bool isUtf8(std::string_view text);
// With U+FFFD in place of every byte that belongs to no character.
std::string wellFormed(std::string_view text);

// For messages that repeat what somebody sent: at most `maxBytes` of it, cut between characters.
std::string shortened(std::string_view utf8, std::size_t maxBytes = 60);

}  // namespace spannung
