#include "engine/core/rng.h"

#include <bit>

namespace spannung {
namespace {

// Four words at once: the sixteen words of a block are the four rows of a square.
using Row [[gnu::vector_size(16)]] = std::uint32_t;

Row rotated(Row row, unsigned bits) { return row << bits | row >> (32U - bits); }

struct Square {
  Row a, b, c, d;

  // The quarter round, on all four columns.
  void mixColumns() {
    a += b, d = rotated(d ^ a, 16);
    c += d, b = rotated(b ^ c, 12);
    a += b, d = rotated(d ^ a, 8);
    c += d, b = rotated(b ^ c, 7);
  }
  // The same on the diagonals: turn them into columns, mix, and turn them back.
  void mixDiagonals() {
    b = __builtin_shufflevector(b, b, 1, 2, 3, 0);
    c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
    d = __builtin_shufflevector(d, d, 3, 0, 1, 2);
    mixColumns();
    b = __builtin_shufflevector(b, b, 3, 0, 1, 2);
    c = __builtin_shufflevector(c, c, 2, 3, 0, 1);
    d = __builtin_shufflevector(d, d, 1, 2, 3, 0);
  }
};
static_assert(sizeof(Square) == sizeof(ChaChaBlock));

}  // namespace

ChaChaKey chachaKey(const Seed& seed) {
  ChaChaKey key{};
  for (std::size_t i = 0; i < seed.size(); ++i)
    key[i / 4] |= std::uint32_t{seed[i]} << (8U * (i % 4));
  return key;
}

ChaChaBlock chachaBlock(const ChaChaKey& key, std::uint64_t counter) {
  const Square start{
      {0x61707865U, 0x3320646EU, 0x79622D32U, 0x6B206574U},  // "expand 32-byte k"
      {key[0], key[1], key[2], key[3]},
      {key[4], key[5], key[6], key[7]},
      {static_cast<std::uint32_t>(counter), static_cast<std::uint32_t>(counter >> 32U), 0, 0}};
  Square square = start;
  for (int round = 0; round < 10; ++round) {
    square.mixColumns();
    square.mixDiagonals();
  }
  square.a += start.a, square.b += start.b, square.c += start.c, square.d += start.d;
  return std::bit_cast<ChaChaBlock>(square);
}

void Dice::refill(std::uint64_t block) {
  block_ = chachaBlock(rng_.key, block);
  cached_ = block;
}

}  // namespace spannung
