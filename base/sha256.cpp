#include "base/sha256.h"

#include <algorithm>
#include <bit>

namespace spannung {
namespace {

constexpr std::size_t kRounds = 64;
constexpr std::size_t kLengthAt = Sha256::kBlock - 8;  // where the last block says how long it is

constexpr std::array<std::uint32_t, kRounds> kConstants = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using Word = std::uint32_t;

Word mixed(Word x, int first, int second, int third) {
  return std::rotr(x, first) ^ std::rotr(x, second) ^ std::rotr(x, third);
}
Word shiftedMix(Word x, int first, int second, int shift) {
  return std::rotr(x, first) ^ std::rotr(x, second) ^ (x >> shift);
}

Word wordAt(const unsigned char* bytes) {
  return Word{bytes[0]} << 24U | Word{bytes[1]} << 16U | Word{bytes[2]} << 8U | Word{bytes[3]};
}

std::array<Word, kRounds> scheduleOf(const unsigned char* block) {
  std::array<Word, kRounds> words;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled below
  for (std::size_t i = 0; i < 16; ++i) words[i] = wordAt(block + 4 * i);
  for (std::size_t i = 16; i < kRounds; ++i)
    words[i] = shiftedMix(words[i - 2], 17, 19, 10) + words[i - 7] +
               shiftedMix(words[i - 15], 7, 18, 3) + words[i - 16];
  return words;
}

// One round; only d and h change.
inline void turn(Word a, Word b, Word c, Word& d, Word e, Word f, Word g, Word& h, Word added) {
  h += mixed(e, 6, 11, 25) + (g ^ (e & (f ^ g))) + added;
  d += h;
  h += mixed(a, 2, 13, 22) + ((a & b) | (c & (a | b)));
}

}  // namespace

void Sha256::mix(const unsigned char* block) {
  const auto words = scheduleOf(block);
  auto [a, b, c, d, e, f, g, h] = state_;
  // Names go round instead of values.
  for (std::size_t i = 0; i < kRounds; i += state_.size()) {
    turn(a, b, c, d, e, f, g, h, kConstants[i] + words[i]);
    turn(h, a, b, c, d, e, f, g, kConstants[i + 1] + words[i + 1]);
    turn(g, h, a, b, c, d, e, f, kConstants[i + 2] + words[i + 2]);
    turn(f, g, h, a, b, c, d, e, kConstants[i + 3] + words[i + 3]);
    turn(e, f, g, h, a, b, c, d, kConstants[i + 4] + words[i + 4]);
    turn(d, e, f, g, h, a, b, c, kConstants[i + 5] + words[i + 5]);
    turn(c, d, e, f, g, h, a, b, kConstants[i + 6] + words[i + 6]);
    turn(b, c, d, e, f, g, h, a, kConstants[i + 7] + words[i + 7]);
  }
  const std::array<Word, 8> after = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < after.size(); ++i) state_[i] += after[i];
}

void Sha256::add(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto at = static_cast<std::size_t>(length_ % kBlock);
    const std::string_view part = bytes.substr(0, kBlock - at);
    std::copy(part.begin(), part.end(), waiting_.begin() + static_cast<std::ptrdiff_t>(at));
    length_ += part.size();
    bytes.remove_prefix(part.size());
    if (length_ % kBlock == 0) mix(waiting_.data());
  }
}

// A one, zeros, and the length in bits at the end of a block.
void Sha256::pad() {
  auto at = static_cast<std::size_t>(length_ % kBlock);
  waiting_[at++] = 0x80;
  if (at > kLengthAt) {
    std::fill(waiting_.begin() + static_cast<std::ptrdiff_t>(at), waiting_.end(), 0);
    mix(waiting_.data());
    at = 0;
  }
  std::fill(waiting_.begin() + static_cast<std::ptrdiff_t>(at), waiting_.end(), 0);
  const std::uint64_t bits = length_ * 8;
  for (std::size_t i = 0; i < sizeof(bits); ++i)
    waiting_[kLengthAt + i] = static_cast<unsigned char>(bits >> (56U - 8U * i));
  mix(waiting_.data());
}

std::array<std::uint8_t, Sha256::kBytes> Sha256::digest() const {
  Sha256 padded = *this;
  padded.pad();
  std::array<std::uint8_t, kBytes> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<std::uint8_t>(padded.state_[i / 4] >> (24U - 8U * (i % 4)));
  return bytes;
}

}  // namespace spannung
