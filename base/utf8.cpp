#include "base/utf8.h"

#include <array>
#include <bit>

namespace spannung {
namespace {

bool isSurrogate(char32_t point) { return point >= 0xD800U && point <= 0xDFFFU; }

// Bytes of the character at the front of a text that is not empty; 0 if it is malformed.
std::size_t characterLength(std::string_view text) {
  constexpr std::array<char32_t, 5> kSmallest = {0, 0, 0x80, 0x800, 0x10000};
  const auto first = static_cast<unsigned char>(text.front());
  const auto length = static_cast<std::size_t>(std::countl_one(first));
  if (length == 0) return 1;
  if (length == 1 || length > 4 || length > text.size()) return 0;
  char32_t point = first & (0x7FU >> length);
  for (const char byte : text.substr(1, length - 1)) {
    if (!continuesCharacter(byte)) return 0;
    point = point << 6U | (static_cast<unsigned char>(byte) & 0x3FU);
  }
  const bool valid = point >= kSmallest[length] && point <= 0x10FFFFU && !isSurrogate(point);
  return valid ? length : 0;
}

}  // namespace

bool isUtf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = characterLength(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::string wellFormed(std::string_view text) {
  std::string repaired;
  while (!text.empty()) {
    const std::size_t length = characterLength(text);
    repaired += length == 0 ? "\uFFFD" : text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return repaired;
}

std::string shortened(std::string_view utf8, std::size_t maxBytes) {
  if (utf8.size() <= maxBytes) return std::string(utf8);
  std::size_t end = maxBytes;
  while (end > 0 && continuesCharacter(utf8[end])) --end;
  return std::string(utf8.substr(0, end)) + "…";
}

}  // namespace spannung
