#include "tests/powerline/example_games.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/powerline/network.h"
#include "tests/powerline/position.h"

namespace spannung::powerline::testing {
namespace {

int boardNamed(std::string_view id) {
  const auto& boards = builtInPack().content.boards;
  const auto found = std::ranges::find(boards, id, &Board::id);
  return static_cast<int>(found - boards.begin());
}

Options optionsOf(const ExampleGame& game) {
  Options options = solo();
  options.boards.push_back(static_cast<std::uint8_t>(boardNamed(game.board)));
  options.adventureIsland = game.adventureIsland;
  if (game.limited) options.limited = SeatMask::firstSeats(1);
  return game.printedCards ? options : withCards(options, game.cards);
}

void expectEnd(const Position& p, const ExampleGame& game) {
  std::vector<std::string_view> lines;
  for (const LineIndex line : p.tables().map.lines.keys())
    if (isComplete(p.tables(), p.player().lines, line)) lines.push_back(p.tables().line(line).id);
  EXPECT_EQ(lines, game.completeLines);
  std::vector<std::string_view> plants;
  const LineMask complete = completeLines(p.tables(), p.player().lines);
  for (const PlantIndex plant : p.tables().map.plants.keys())
    if (isPlantComplete(p.tables(), plant, complete)) plants.push_back(p.tables().plant(plant).id);
  EXPECT_EQ(plants, game.completePlants);
  EXPECT_TRUE(p.game().finished(p.state()));
}

void expectGame(const ExampleGame& game) {
  Position p(optionsOf(game));
  int number = 1;
  for (const ExampleRound& round : game.rounds) {
    SCOPED_TRACE("round " + std::to_string(number++));
    p.dice(round.dice).play(0, round.plan);
    EXPECT_EQ(p.player().score, round.score);
    EXPECT_EQ(p.player().jokers, round.jokers);
    EXPECT_TRUE(std::ranges::equal(p.player().columns, round.columns));
  }
  expectEnd(p, game);
}

TEST(ExampleGames, base_game) { expectGame(baseGame()); }
TEST(ExampleGames, limits_island_and_special_contracts) {
  expectGame(limitsIslandAndSpecialContracts());
}
TEST(ExampleGames, contracts) { expectGame(contracts()); }

// Finished plans by number of workers.
using PlanCounts = std::array<int, kWorkers>;

void countPlans(const Powerline& game, const State& state, PlanCounts& counts) {
  MoveList moves;
  game.legal(state, Seat::of(0), moves);
  NoSink silence;
  for (const Move move : moves) {
    if (kindOf(move) == MoveKind::takeBack || kindOf(move) == MoveKind::vacation) continue;
    if (kindOf(move) == MoveKind::done) {
      ++counts[state.player(Seat::of(0)).plan.placements.size() - 1];
      continue;
    }
    State next = state;
    game.apply(next, Seat::of(0), move, silence);
    countPlans(game, next, counts);
  }
}

PlanCounts planCounts(const Position& p) {
  PlanCounts counts{};
  countPlans(p.game(), p.state(), counts);
  return counts;
}

struct CountedBoard {
  int board;
  bool limited;
  PlanCounts counts;
};

TEST(ExampleGames, so_many_plans_are_possible_on_a_fresh_board) {
  for (const CountedBoard& expected : {CountedBoard{0, false, {8, 35, 157, 515, 1448, 3327}},
                                       CountedBoard{0, true, {8, 15, 97, 206, 1448, 3327}},
                                       CountedBoard{1, false, {9, 34, 138, 528, 1436, 3478}},
                                       CountedBoard{1, true, {9, 15, 86, 216, 1436, 3478}},
                                       CountedBoard{2, false, {9, 34, 150, 491, 1303, 3338}},
                                       CountedBoard{2, true, {9, 16, 92, 206, 1303, 3338}},
                                       CountedBoard{3, false, {9, 40, 156, 475, 1447, 3469}},
                                       CountedBoard{3, true, {9, 19, 103, 208, 1447, 3469}},
                                       CountedBoard{4, false, {8, 35, 161, 531, 1455, 3453}},
                                       CountedBoard{4, true, {8, 15, 95, 218, 1455, 3453}},
                                       CountedBoard{5, false, {9, 41, 169, 510, 1386, 3503}},
                                       CountedBoard{5, true, {9, 19, 110, 224, 1386, 3503}}}) {
    Options options = solo();
    options.boards.push_back(static_cast<std::uint8_t>(expected.board));
    if (expected.limited) options.limited = SeatMask::firstSeats(1);
    Position p(options);
    EXPECT_EQ(planCounts(p.dice({1, 2, 3, 4, 5, 6})), expected.counts) << expected.board;
  }
}

TEST(ExampleGames, so_many_plans_are_possible_in_the_middle_of_a_game) {
  Options options = solo();
  options.boards.push_back(1);
  Position p(options);
  p.complete({"gullmeadow"}).build("cornton", "solar_slope", 2);
  p.build("lanternport", "hydro_rapids", 6).jokers(1).columns({0, 1, 0, 2, 0, 0});
  EXPECT_EQ(planCounts(p.dice({6, 6, 1, 3, 5, 2})), (PlanCounts{0, 208, 0, 3565, 0, 0}));
}

}  // namespace
}  // namespace spannung::powerline::testing
