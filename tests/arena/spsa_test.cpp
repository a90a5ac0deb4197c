// The optimizer on problems whose answer is known.
#include "ai/tuning/spsa.h"

#include <cmath>

#include <gtest/gtest.h>

namespace spannung {
namespace {

const Parameters kStart = {{"near", 0.5, 0, 1}, {"wide", 20, -100, 100}, {"edge", 2, 1, 3}};
constexpr double kPeak[] = {0.8, -40, 3};

// The best is at the peak; distances count by range.
double worth(const Parameters& parameters) {
  double loss = 0;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const double range = parameters[i].high - parameters[i].low;
    loss += std::pow((parameters[i].value - kPeak[i]) / range, 2);
  }
  return -loss;
}

double chance(const Parameters& plus, const Parameters& minus) {
  constexpr double kSharpness = 40;
  return 1 / (1 + std::exp(kSharpness * (worth(minus) - worth(plus))));
}

void expectNear(const Parameters& found, double tolerance) {
  for (std::size_t i = 0; i < found.size(); ++i)
    EXPECT_NEAR(found[i].value, kPeak[i], tolerance * (found[i].high - found[i].low))
        << found[i].name;
}

TEST(Spsa, FindsThePeakOfAToyProblem) {
  const auto exact = [](const Parameters& plus, const Parameters& minus, int) {
    return Expected<double>(chance(plus, minus));
  };
  const auto found = improved(kStart, {.iterations = 400}, exact);
  ASSERT_TRUE(found.has_value());
  expectNear(*found, 0.03);
}

// Twenty games a step, each won or lost.
TEST(Spsa, FindsItThroughTheNoiseOfGames) {
  Rng rng = Rng::fromSeed({});
  Dice dice(rng);
  const auto noisy = [&dice](const Parameters& plus, const Parameters& minus, int) {
    constexpr int kGames = 20;
    constexpr std::uint32_t kParts = 1'000'000;
    int won = 0;
    for (int game = 0; game < kGames; ++game)
      won += dice.below(kParts) < chance(plus, minus) * kParts;
    return Expected<double>(static_cast<double>(won) / kGames);
  };
  const auto found = improved(kStart, {.iterations = 1000}, noisy);
  ASSERT_TRUE(found.has_value());
  expectNear(*found, 0.1);
  EXPECT_GT(worth(*found), worth(kStart) / 10);
}

TEST(Spsa, NeverLeavesTheRanges) {
  const auto biased = [](const Parameters& plus, const Parameters& minus, int) {
    for (const Parameters& side : {plus, minus})
      for (const Parameter& parameter : side) {
        EXPECT_GE(parameter.value, parameter.low);
        EXPECT_LE(parameter.value, parameter.high);
      }
    return Expected<double>(plus[0].value > minus[0].value ? 1 : 0);
  };
  const auto found = improved(kStart, {.iterations = 200, .step = 5}, biased);
  ASSERT_TRUE(found.has_value());
  EXPECT_DOUBLE_EQ((*found)[0].value, 1);
}

TEST(Spsa, TheSeedDecidesTheWay) {
  const auto exact = [](const Parameters& plus, const Parameters& minus, int) {
    return Expected<double>(chance(plus, minus));
  };
  const Seed other = {1};
  EXPECT_EQ(improved(kStart, {.iterations = 9}, exact), improved(kStart, {.iterations = 9}, exact));
  EXPECT_NE(improved(kStart, {.iterations = 9}, exact),
            improved(kStart, {.iterations = 9, .seed = other}, exact));
}

TEST(Spsa, AProblemEndsIt) {
  int calls = 0;
  const auto broken = [&calls](const Parameters&, const Parameters&, int) -> Expected<double> {
    ++calls;
    return problem("bots", "unknown_bot");
  };
  EXPECT_EQ(improved(kStart, {.iterations = 9}, broken).error().code, "unknown_bot");
  EXPECT_EQ(calls, 1);
}

}  // namespace
}  // namespace spannung
