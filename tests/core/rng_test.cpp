// The generator is a published cipher: an independent implementation must give the same stream.
#include "engine/core/rng.h"

#include <array>
#include <cstring>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>
#include <sodium.h>

namespace spannung {
namespace {

Seed countingSeed() {
  Seed seed{};
  std::iota(seed.begin(), seed.end(), std::uint8_t{0});
  return seed;
}

TEST(Rng, isTheChaCha20KeystreamWithNonceZero) {
  std::array<unsigned char, 640> stream{};
  const std::array<unsigned char, crypto_stream_chacha20_NONCEBYTES> nonce{};
  const Seed seed = countingSeed();
  crypto_stream_chacha20(stream.data(), stream.size(), nonce.data(), seed.data());
  Rng rng = Rng::fromSeed(seed);
  Dice dice(rng);
  for (std::size_t i = 0; i < stream.size(); i += 4) {
    const std::uint32_t expected = static_cast<std::uint32_t>(stream[i]) |
                                   static_cast<std::uint32_t>(stream[i + 1]) << 8U |
                                   static_cast<std::uint32_t>(stream[i + 2]) << 16U |
                                   static_cast<std::uint32_t>(stream[i + 3]) << 24U;
    ASSERT_EQ(dice.word(), expected) << "word " << i / 4;
  }
}

TEST(Rng, continuesWhereItStoodWhoeverDraws) {
  Rng once = Rng::fromSeed(countingSeed());
  Rng twice = once;
  Dice all(once);
  for (int i = 0; i < 20; ++i) all.word();
  Dice(twice).word();
  Dice rest(twice);
  for (int i = 1; i < 20; ++i) rest.word();
  EXPECT_EQ(once, twice);
  EXPECT_EQ(Dice(once).word(), Dice(twice).word());
}

TEST(Rng, belowStaysInRangeAndReachesEverything) {
  Rng rng = Rng::fromSeed(countingSeed());
  Dice dice(rng);
  std::array<int, 7> hits{};
  for (int i = 0; i < 7000; ++i) ++hits[dice.below(7)];
  for (const int hit : hits) EXPECT_NEAR(hit, 1000, 150);
  EXPECT_EQ(dice.below(1), 0U);
}

TEST(Rng, shuffleIsAPermutationAndEveryCardCanBeOnTop) {
  Rng rng = Rng::fromSeed(countingSeed());
  Dice dice(rng);
  std::array<int, 5> tops{};
  for (int i = 0; i < 5000; ++i) {
    std::array<int, 5> cards = {0, 1, 2, 3, 4};
    shuffle(std::span<int>(cards), dice);
    ++tops[static_cast<std::size_t>(cards[4])];
    ASSERT_EQ(std::accumulate(cards.begin(), cards.end(), 0), 10);
  }
  for (const int top : tops) EXPECT_NEAR(top, 1000, 150);
}

// Pins the documented procedure: whoever reimplements it can compare.
TEST(Rng, shuffleOfTenCardsFromTheCountingSeed) {
  Rng rng = Rng::fromSeed(countingSeed());
  Dice dice(rng);
  std::array<int, 10> cards{};
  std::iota(cards.begin(), cards.end(), 0);
  shuffle(std::span<int>(cards), dice);
  const std::vector<int> shuffled(cards.begin(), cards.end());
  EXPECT_EQ(shuffled, (std::vector<int>{0, 5, 9, 1, 7, 6, 2, 8, 3, 4}));
  EXPECT_EQ(rng.drawn, 9U);
}

}  // namespace
}  // namespace spannung
