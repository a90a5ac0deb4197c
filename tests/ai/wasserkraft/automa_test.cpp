// Whole games against Automas: they end, they are plausible, and a stronger Automa scores more.
#include <cstdio>

#include <gtest/gtest.h>

#include "tests/contract/scale.h"
#include "tests/wasserkraft/position.h"

namespace spannung::wasserkraft::testing {
namespace {

using spannung::testing::scaled;

struct Averages {
  double automa = 0;
  double person = 0;
};

int playRandomly(const Wasserkraft& game, State& state, Dice& dice) {
  NoSink silence;
  int plies = 0;
  for (MoveList moves; !game.finished(state); ++plies) {
    game.legal(state, state.actor, moves);
    const Move move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    game.apply(state, state.actor, move, silence);
  }
  return plies;
}

// One person who plays at random against one Automa; the same deals for every level.
Averages averagesOf(Level level, bool leeghwater, int games) {
  Options options{.players = 2, .assignment = Assignment::random, .leeghwater = leeghwater};
  options.levels[1] = level;
  const Wasserkraft game = makeGame(options);
  Averages sum;
  for (int i = 0; i < games; ++i) {
    Seed seed{};
    seed[0] = static_cast<std::uint8_t>(i);
    seed[1] = static_cast<std::uint8_t>(i >> 8);
    State state = game.initial(seed);
    Rng rng{{static_cast<std::uint32_t>(i), 0xA0}, 0};
    Dice dice(rng);
    EXPECT_LT(playRandomly(game, state, dice), 1000);
    const int points = state.players[1].points;
    EXPECT_GT(points, 0) << "game " << i;
    EXPECT_LT(points, 300) << "game " << i;
    sum.automa += points;
    sum.person += state.players[0].points;
  }
  return {sum.automa / games, sum.person / games};
}

class AutomaStrength : public ::testing::TestWithParam<bool> {};

TEST_P(AutomaStrength, WK_AUTOMA_61_WK_AUTOMA_62_WK_AUTOMA_63_WK_AUTOMA_64_rises_with_the_level) {
  const int games = scaled(1000, 200);
  double weaker = 0;
  std::printf("%s, %d games a level\nlevel      Automa  random player\n",
              GetParam() ? "Leeghwater" : "base game", games);
  for (const auto& [level, name] : {std::pair{Level::easy, "easy"},
                                    {Level::normal, "normal"},
                                    {Level::hard, "hard"},
                                    {Level::veryHard, "very hard"}}) {
    const Averages averages = averagesOf(level, GetParam(), games);
    std::printf("%-10s %6.1f %14.1f\n", name, averages.automa, averages.person);
    EXPECT_GT(averages.automa, weaker) << name;
    weaker = averages.automa;
  }
}

INSTANTIATE_TEST_SUITE_P(WithAndWithout, AutomaStrength, ::testing::Values(false, true));

}  // namespace
}  // namespace spannung::wasserkraft::testing
