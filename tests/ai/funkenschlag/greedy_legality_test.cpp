// The greedy player keeps the rules at every table and does not peek.
#include <gtest/gtest.h>

#include "engine/funkenschlag/state.h"
#include "tests/ai/bot_table.h"
#include "tests/contract/option_sets.h"
#include "tests/contract/scale.h"

namespace spannung::testing {
namespace {

// A match stops with a problem at the first illegal move, so finishing is the proof.
TEST(GreedyLegality, PlaysWholeGamesOfEveryOptionSet) {
  for (const Values& options : someOptionSets(*library().find("funkenschlag"))) {
    const auto mixed = simulated(planOf(options, {"greedy", "random"}, scaled(4)));
    EXPECT_EQ(mixed.games.size(), static_cast<std::size_t>(scaled(4)));
    const auto among = simulated(planOf(options, {"greedy"}, scaled(4)));
    EXPECT_EQ(among.games.size(), static_cast<std::size_t>(scaled(4)));
  }
}

// Plays on by what the bot does, and looks at each position with other hidden cards and, if money
// is concealed, other purses.
void expectSameChoices(const Values& options, const Seed& seed) {
  const auto game = funkenschlagWith(options);
  const AnyGame& rules = game->rules();
  Rng rng = Rng::fromSeed(seed);
  Dice dice(rng);
  auto ignore = [](const Event&) {};
  int differing = 0;
  for (AnyState state = rules.initial(seed); !rules.finished(state);) {
    const Seat seat = rules.active(state).first();
    const Move move = choiceOf("greedy", *game, state, seat);
    AnyState other = state;
    rules.determinize(other, Viewer::seat(seat), dice);
    differing += rules.equal(state, other) ? 0 : 1;
    ASSERT_EQ(move, choiceOf("greedy", *game, other, seat)) << rules.text(move);
    rules.apply(state, seat, move, EventSink(ignore));
  }
  EXPECT_GT(differing, 0);
}

TEST(GreedyLegality, TheHiddenPileDoesNotChangeAChoice) {
  for (int i = 0; i < scaled(10); ++i)
    expectSameChoices({{"players", "4"}}, derivedSeed({}, "pile", static_cast<unsigned>(i)));
}

TEST(GreedyLegality, ConcealedMoneyDoesNotChangeAChoice) {
  for (int i = 0; i < scaled(10); ++i)
    expectSameChoices({{"players", "3"}, {"money", "concealed"}},
                      derivedSeed({}, "money", static_cast<unsigned>(i)));
}

// Everything that is hidden is scrambled by hand: only the redaction may save the bot from it.
TEST(GreedyLegality, AScrambledPileIsTheSameView) {
  using funkenschlag::State;
  const auto game = funkenschlagWith({{"players", "5"}});
  AnyState state = game->rules().initial(parseSeed("pile"));
  AnyState other = state;
  auto& pile = other.as<State>().pile;
  for (std::size_t low = 1, high = pile.size() - 2; low < high; ++low, --high)
    std::swap(pile[low], pile[high]);
  ASSERT_FALSE(game->rules().equal(state, other));
  const Seat seat = game->rules().active(state).first();
  const Viewer viewer = Viewer::seat(seat);
  EXPECT_TRUE(game->rules().equal(game->rules().redacted(state, viewer),
                                  game->rules().redacted(other, viewer)));
  EXPECT_EQ(choiceOf("greedy", *game, state, seat), choiceOf("greedy", *game, other, seat));
}

}  // namespace
}  // namespace spannung::testing
