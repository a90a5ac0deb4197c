#include "engine/core/rng.h"

#include <bit>

namespace spannung {
namespace {

// Inlined by force: eight calls a round would cost more than the mixing.
[[gnu::always_inline]] inline void mix(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c,
                                       std::uint32_t& d) {
  a += b, d = std::rotl(d ^ a, 16);
  c += d, b = std::rotl(b ^ c, 12);
  a += b, d = std::rotl(d ^ a, 8);
  c += d, b = std::rotl(b ^ c, 7);
}

void doubleRound(ChaChaBlock& x) {
  mix(x[0], x[4], x[8], x[12]), mix(x[1], x[5], x[9], x[13]);
  mix(x[2], x[6], x[10], x[14]), mix(x[3], x[7], x[11], x[15]);
  mix(x[0], x[5], x[10], x[15]), mix(x[1], x[6], x[11], x[12]);
  mix(x[2], x[7], x[8], x[13]), mix(x[3], x[4], x[9], x[14]);
}

}  // namespace

ChaChaKey chachaKey(const Seed& seed) {
  ChaChaKey key{};
  for (std::size_t i = 0; i < seed.size(); ++i)
    key[i / 4] |= std::uint32_t{seed[i]} << (8U * (i % 4));
  return key;
}

ChaChaBlock chachaBlock(const ChaChaKey& key, std::uint64_t counter) {
  ChaChaBlock input{0x61707865U, 0x3320646EU, 0x79622D32U, 0x6B206574U};  // "expand 32-byte k"
  for (std::size_t i = 0; i < key.size(); ++i) input[4 + i] = key[i];
  input[12] = static_cast<std::uint32_t>(counter);
  input[13] = static_cast<std::uint32_t>(counter >> 32U);
  ChaChaBlock block = input;
  for (int round = 0; round < 10; ++round) doubleRound(block);
  for (std::size_t i = 0; i < block.size(); ++i) block[i] += input[i];
  return block;
}

}  // namespace spannung
