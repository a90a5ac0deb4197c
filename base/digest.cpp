#include "base/digest.h"

#include <algorithm>

namespace spannung {
namespace {

std::string_view textOf(const Digest& digest) {
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

// The key as long as a block, each byte changed by `mark`.
std::string paddedKey(std::string_view key, unsigned mark) {
  std::string padded(Sha256::kBlock, '\0');
  const Digest shortened = key.size() > padded.size() ? sha256(key) : Digest{};
  if (key.size() > padded.size()) key = textOf(shortened);
  std::copy(key.begin(), key.end(), padded.begin());
  for (char& byte : padded) byte = static_cast<char>(static_cast<unsigned char>(byte) ^ mark);
  return padded;
}

}  // namespace

Digest sha256(std::string_view bytes) { return DigestPrefix(bytes).with({}); }

Digest hmacSha256(std::string_view key, std::string_view message) {
  constexpr unsigned kInner = 0x36;
  constexpr unsigned kOuter = 0x5C;
  const Digest inner = DigestPrefix(paddedKey(key, kInner)).with(message);
  return DigestPrefix(paddedKey(key, kOuter)).with(textOf(inner));
}

Digest DigestPrefix::with(std::string_view rest) const {
  Sha256 whole = begun_;
  whole.add(rest);
  return whole.digest();
}

std::string hexText(const Digest& digest) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * digest.size());
  for (const std::uint8_t byte : digest) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

}  // namespace spannung
