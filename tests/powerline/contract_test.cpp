// The contract of engine/core/game.h over random games of every combination of variants, with the
// conservation laws of Powerline.
#include "tests/contract/contract.h"

#include <numeric>

#include "engine/powerline/scoring.h"
#include "tests/contract/scale.h"
#include "tests/powerline/position.h"

namespace spannung::powerline::testing {
namespace {

using spannung::testing::ContractPlan;
using spannung::testing::expectContract;
using spannung::testing::scaled;

int tilesLeft(const Player& player) {
  return std::accumulate(player.columns.begin(), player.columns.end(), 0);
}

int workersUsed(const Tables& tables, const Player& player) {
  int workers = 0;
  for (std::size_t column = 0; column < kColumns; ++column)
    workers += (tables.components.front.tiles[column] - player.columns[column]) *
               (static_cast<int>(column) + 1);
  return workers;
}

int tilesBuilt(const Player& player) {
  int tiles = 0;
  for (const LineWork work : player.lines) tiles += work.tiles();
  return tiles;
}

// One worker tile a round; every tile on a line had its worker; nobody owes points.
void expectLaws(const Powerline& game, const State& state) {
  const Tables& tables = game.tables();
  const int built = state.stage == Stage::finished ? state.round : state.round - 1;
  for (int i = 0; i < game.seats(); ++i) {
    const Player& player = state.player(Seat::of(i));
    EXPECT_EQ(tilesLeft(player), tables.components.rounds - built);
    EXPECT_LE(tilesBuilt(player), workersUsed(tables, player));
    EXPECT_GE(player.score, 0);
    for (const LineIndex line : tables.map.lines.keys())
      EXPECT_LE(player.lines[line].tiles(), tables.length(line));
  }
  EXPECT_LT(state.ready.count(), game.seats());
}

Options combination(int players, int variants, CardChoice cards) {
  Options options;
  options.players = players;
  options.cards = cards;
  if ((variants & 1) != 0) options.limited = SeatMask::firstSeats(players);
  options.adventureIsland = (variants & 2) != 0;
  options.vacationTile = (variants & 4) == 0;
  return options;
}

class Contract : public ::testing::TestWithParam<std::tuple<int, int>> {};

// PL-VAR-01: all combinations, also of solo games.
TEST_P(Contract, PL_VAR_01_holds_in_random_games_of_every_combination) {
  const auto& [players, variants] = GetParam();
  for (const CardChoice cards : {CardChoice::printed, CardChoice::onePerColor, CardChoice::anyThree,
                                 CardChoice::mixed, CardChoice::special}) {
    const Powerline game(builtInPack().content, combination(players, variants, cards));
    expectContract<Powerline>(
        game, {.label = std::to_string(players) + " players, variants " + std::to_string(variants) +
                        ", cards " + std::to_string(static_cast<int>(cards)),
               .games = scaled(1),
               .laws = expectLaws,
               .sweep = {8, 23, 2}});
  }
}

INSTANTIATE_TEST_SUITE_P(Powerline, Contract,
                         ::testing::Combine(::testing::Range(kMinPlayers, kMaxPlayers + 1),
                                            ::testing::Range(0, 8)));

TEST(Contract, stateIsSmallAndPinned) {
  static_assert(std::is_trivially_copyable_v<State>);
  EXPECT_LE(sizeof(State), 1536U);
}

}  // namespace
}  // namespace spannung::powerline::testing
