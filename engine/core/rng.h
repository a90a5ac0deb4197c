// Everything random: a counter-based cryptographic generator, small enough to live in a state.
//
// The stream of a 32-byte key is the ChaCha20 keystream (original variant: 64-bit block counter
// starting at 0, nonce 0), read as little-endian 32-bit words. Word i of the stream depends on the
// key and on i alone, so a record replays bit for bit on any machine, and nobody can work out the
// hidden rest of a deck from the cards already seen.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace spannung {

using Seed = std::array<std::uint8_t, 32>;
using ChaChaBlock = std::array<std::uint32_t, 16>;
using ChaChaKey = std::array<std::uint32_t, 8>;

ChaChaKey chachaKey(const Seed& seed);
ChaChaBlock chachaBlock(const ChaChaKey& key, std::uint64_t counter);

// The generator as a state keeps it: the key and how many words have been drawn.
struct Rng {
  ChaChaKey key{};
  std::uint64_t drawn = 0;

  static Rng fromSeed(const Seed& seed) { return Rng{chachaKey(seed), 0}; }
  bool operator==(const Rng&) const = default;
};

// Draws from a generator, one block at a time. Lives on the stack of whoever draws.
class Dice {
 public:
  explicit Dice(Rng& rng) : rng_(rng) {}

  std::uint32_t word() {
    const std::uint64_t block = rng_.drawn / 16;
    if (block != cached_) [[unlikely]]
      refill(block);
    return block_[rng_.drawn++ % 16];
  }

  // Uniform in [0, bound), bound >= 1. Multiplies a word by the bound, takes the upper half, and
  // draws again in the few cases that would make some outcomes likelier than others.
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{word()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {  // else it cannot be one of those cases
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold)
        product = std::uint64_t{word()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

 private:
  void refill(std::uint64_t block);

  static constexpr std::uint64_t kNoBlock = ~std::uint64_t{0};
  Rng& rng_;
  std::uint64_t cached_ = kNoBlock;
  ChaChaBlock block_{};
};

// Fisher-Yates from the last place down: place i swaps with one of the places 0..i.
template <class T>
void shuffle(std::span<T> items, Dice& dice) {
  for (std::size_t i = items.size(); i > 1; --i) {
    const std::size_t j = dice.below(static_cast<std::uint32_t>(i));
    std::swap(items[i - 1], items[j]);
  }
}

}  // namespace spannung
