#include "engine/core/rng.h"

#include <bit>

namespace spannung {
namespace {

void quarterRound(ChaChaBlock& x, int a, int b, int c, int d) {
  const auto at = [&x](int i) -> std::uint32_t& { return x[static_cast<std::size_t>(i)]; };
  at(a) += at(b), at(d) = std::rotl(at(d) ^ at(a), 16);
  at(c) += at(d), at(b) = std::rotl(at(b) ^ at(c), 12);
  at(a) += at(b), at(d) = std::rotl(at(d) ^ at(a), 8);
  at(c) += at(d), at(b) = std::rotl(at(b) ^ at(c), 7);
}

void doubleRound(ChaChaBlock& x) {
  for (int i = 0; i < 4; ++i) quarterRound(x, i, 4 + i, 8 + i, 12 + i);
  for (int i = 0; i < 4; ++i)
    quarterRound(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
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
