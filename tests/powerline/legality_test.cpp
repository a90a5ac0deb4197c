// Is there always a legal plan? From every planning position that random games of all variants
// reach, every seat can finish, and no step ever leads into a dead end.
#include <algorithm>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/powerline/position.h"

namespace spannung::powerline::testing {
namespace {

constexpr std::array kWorkerNames = {"red", "yellow", "blue", "green", "white", "black"};

int smallestColumn(const Player& player) {
  int workers = 1;
  while (workers <= kWorkers && player.columns[static_cast<std::size_t>(workers - 1)] == 0)
    ++workers;
  return workers;
}

// The plan for whoever runs out of time (PL-LEGAL-04).
std::vector<Move> fallbackPlan(const Player& player) {
  std::vector<Move> moves;
  const int workers = smallestColumn(player);
  for (int i = 0; i < workers; ++i) moves.push_back(sendToIsland(static_cast<Worker>(i)));
  moves.push_back(player.hasVacation && workers >= 2 ? doneWithVacation() : done());
  return moves;
}

// Whether some sequence of legal moves from here finishes the plan; never takes back.
bool canFinish(const Powerline& game, State& state, Seat seat) {
  if (game.check(state, seat, done()).fine()) return true;
  MoveList moves;
  game.legal(state, seat, moves);
  for (const Move move : moves) {
    if (kindOf(move) != MoveKind::island) continue;  // the others only use up more lines
    NoSink silence;
    State next = state;
    game.apply(next, seat, move, silence);
    if (canFinish(game, next, seat)) return true;
  }
  return false;
}

void expectFallbackIsLegal(const Powerline& game, State state, Seat seat) {
  NoSink silence;
  while (!state.player(seat).plan.placements.empty()) game.apply(state, seat, takeBack(), silence);
  for (const Move move : fallbackPlan(state.player(seat))) {
    ASSERT_TRUE(game.check(state, seat, move).fine()) << game.text(move);
    game.apply(state, seat, move, silence);
  }
}

Options anyOptions() {
  Options options = players(*rc::gen::inRange(1, 7));
  for (int seat = 0; seat < options.players; ++seat)
    if (*rc::gen::arbitrary<bool>()) options.limited.add(Seat::of(seat));
  options.adventureIsland = *rc::gen::arbitrary<bool>();
  options.vacationTile = *rc::gen::arbitrary<bool>();
  options.cards = *rc::gen::element(CardChoice::printed, CardChoice::onePerColor,
                                    CardChoice::anyThree, CardChoice::mixed, CardChoice::special);
  return options;
}

Move randomMove(const Powerline& game, const State& state, Seat seat, Dice& dice) {
  MoveList moves;
  game.legal(state, seat, moves);
  return moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
}

RC_GTEST_PROP(Legality, PL_LEGAL_01_PL_LEGAL_02_PL_LEGAL_03_PL_LEGAL_04_PL_SIM_07_never_a_deadlock,
              ()) {
  const Powerline game(builtInPack().content, anyOptions());
  Rng rng = Rng::fromSeed(seedNumber(*rc::gen::arbitrary<std::uint8_t>()));
  Dice dice(rng);
  State state = game.initial(seedNumber(*rc::gen::arbitrary<std::uint8_t>()));
  NoSink silence;
  while (!game.finished(state)) {
    for (int i = 0; i < game.seats(); ++i) {
      const Seat seat = Seat::of(i);
      if (state.ready.contains(seat)) continue;
      RC_ASSERT(smallestColumn(state.player(seat)) <= kWorkers);
      RC_ASSERT(canFinish(game, state, seat));
      expectFallbackIsLegal(game, state, seat);
    }
    const Seat seat = game.active(state).first();
    game.apply(state, seat, randomMove(game, state, seat, dice), silence);
  }
}

TEST(Legality, PL_LEGAL_03_PL_EX_31_six_on_the_island_if_nothing_fits) {
  Position p;
  p.columns({0, 0, 0, 0, 0, 1}).score(2);
  for (std::size_t i = 0; i < kWorkerNames.size(); ++i) {
    EXPECT_NE(p.refusal(0, "done"), Reason::fine) << "only six are allowed";
    p.play(0, std::string("island ") + kWorkerNames[i]);
  }
  p.play(0, "done");
  EXPECT_EQ(p.player().score, 0) << "always payable";
}

// The fewest segments that power so many cities, and the most workers that can have been placed:
// energy tiles never run out (three to begin with, one more each round).
TEST(Legality, PL_LEGAL_05_energy_tiles_never_run_out) {
  const Map& map = builtInPack().content.map;
  std::vector<int> lengths;
  for (const Line& line : map.lines) lengths.push_back(line.length);
  std::sort(lengths.begin(), lengths.end());
  std::vector<int> columns;
  for (int column = kColumns; column > 0; --column)
    for (int i = 0;
         i < builtInPack().content.components.front.tiles[static_cast<std::size_t>(column - 1)];
         ++i)
      columns.push_back(column);
  int workers = 0;
  for (int round = 1; round <= 15; ++round) {
    workers += columns[static_cast<std::size_t>(round - 1)];
    int cities = 0;
    int segments = 0;
    for (const int length : lengths)
      if ((segments += length) <= workers) ++cities;
    EXPECT_LE(cities, 3 + round);
    EXPECT_LE(cities, 8);
  }
  EXPECT_EQ(workers, 51);
}

TEST(Legality, PL_LEGAL_06_scores_beyond_one_hundred_and_fifty_are_plain_numbers) {
  Position p;
  p.score(149).build("gullmeadow", "wind_north", 2).dice({4, 1, 1, 1, 1, 1});
  p.play(0, "place red gullmeadow wind_north,done");
  EXPECT_EQ(p.player().score, 152);
}

}  // namespace
}  // namespace spannung::powerline::testing
