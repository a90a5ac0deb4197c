// SHA-256 as in FIPS 180-4, of our own: so the rules need no library where there is none, and every
// build has the same. A test compares it with libsodium's.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace spannung {

class Sha256 {
 public:
  static constexpr std::size_t kBlock = 64;
  static constexpr std::size_t kBytes = 32;

  // More of the text; it may come in any parts.
  void add(std::string_view bytes);
  // Of all that was added.
  std::array<std::uint8_t, kBytes> digest() const;

 private:
  void pad();
  void mix(const unsigned char* block);

  std::array<std::uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<unsigned char, kBlock> waiting_{};  // less than a block
  std::uint64_t length_ = 0;                     // bytes
};

}  // namespace spannung
