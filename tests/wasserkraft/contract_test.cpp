// The contract of engine/core/game.h over random games of every option set, with the conservation
// laws of Wasserkraft.
#include "tests/contract/contract.h"

#include <bit>

#include "engine/wasserkraft/ability.h"
#include "engine/wasserkraft/wheel.h"
#include "tests/contract/scale.h"
#include "tests/wasserkraft/position.h"

namespace spannung::wasserkraft::testing {
namespace {

using spannung::testing::ContractPlan;
using spannung::testing::expectContract;
using spannung::testing::scaled;

// What stands on the map, kind by kind, is what the company board lacks (WK-TURN-09).
void expectPieces(const Tables& tables, const State& state, Seat seat) {
  std::array<int, kStructures> onMap{};
  for (const Dam& dam : state.dams)
    if (dam.owner.is(seat)) {
      ++onMap[indexOf(Structure::base)];
      onMap[indexOf(Structure::elevation)] += dam.level - 1;
    }
  for (const Owner owner : state.conduits) onMap[indexOf(Structure::conduit)] += owner.is(seat);
  for (const Owner owner : state.powerhouses)
    onMap[indexOf(Structure::powerhouse)] += owner.is(seat);
  for (const Structure structure : kAllStructures) {
    EXPECT_EQ(onMap[indexOf(structure)], state.player(seat).count(structure));
    EXPECT_LE(onMap[indexOf(structure)], tables.components.costs.pieces[indexOf(structure)]);
  }
}

void expectOneOfEachPerBasin(const State& state, Seat seat) {
  for (int basin = 0; basin < kBasins; ++basin) {
    int bases = 0;
    for (int side = 0; side < kSidesPerBasin; ++side)
      bases += damOn(state, damAt(basin, side)).owner.is(seat);
    EXPECT_LE(bases, 1);
    int powerhouses = 0;
    for (int number = 0; number < kPowerhousesPerBasin; ++number)
      powerhouses +=
          state.powerhouses[static_cast<std::size_t>(powerhouseAt(basin, number))].is(seat);
    EXPECT_LE(powerhouses, 1);
  }
}

// Only a copied Graziano leaves a dam too full (WK-OFF-10).
void expectWaterFits(const Tables& tables, const State& state) {
  for (const Dam& dam : state.dams) {
    if (!dam.isThere()) {
      EXPECT_EQ(dam.water, 0);
      continue;
    }
    const bool mahiri =
        dam.owner.isSeat() && state.player(dam.owner.seat()).officer == Officer::mahiri;
    const int limit = mahiri && dam.level == 3 ? 4 : capacityOf(tables, state, dam);
    EXPECT_LE(dam.water, limit);
    EXPECT_LE(dam.level, tables.components.costs.highestDam);
  }
}

void expectWorkers(const Tables& tables, const State& state, Seat seat) {
  const Player& player = state.player(seat);
  int placed = player.bankWorkers;
  for (int i = 0; i < tables.spaces(); ++i)
    if (state.spaces[static_cast<std::size_t>(i)].is(seat)) placed += tables.space(i).workers;
  for (int i = 0; i < player.constructions; ++i)
    placed += tables.components.constructionSpaces[static_cast<std::size_t>(i)].workers;
  for (int i = 0; i < player.officerUses; ++i)
    placed += tables.components.officers.mahiriSpaces[static_cast<std::size_t>(i)].workers;
  EXPECT_EQ(placed + player.workers, tables.components.start.workers);
}

void expectSupplies(const State& state, Seat seat) {
  const Player& player = state.player(seat);
  EXPECT_GE(player.hydro, 0);
  EXPECT_GE(player.excavators, 0);
  EXPECT_GE(player.mixers, 0);
  EXPECT_TRUE(player.wheel[player.top] == Segment{}) << "the top of the wheel is always empty";
  for (int i = 0; i < kTiles; ++i) {
    const bool owned = (player.tiles & tileBit(Tile::of(i))) != 0;
    EXPECT_FALSE(owned && isOnWheel(player, Tile::of(i)));
  }
}

void expectPointsAddUp(const Tables& tables, const State& state, Seat seat) {
  int sum = tables.components.start.points;
  for (const int points : state.player(seat).pointsFrom) sum += points;
  EXPECT_EQ(sum, state.player(seat).points);
}

void expectContracts(const Tables& tables, const State& state) {
  ContractMask seen = 0;
  int places = 0;
  const auto see = [&](ContractIndex contract) {
    if (contract == kNoContract || contract >= tables.firstOfColour[indexOf(Colour::starting)])
      return;
    seen |= contractBit(contract);
    ++places;
  };
  for (const auto& stack : state.stacks)
    for (const ContractIndex contract : stack) see(contract);
  for (const auto& row : state.display)
    for (const ContractIndex contract : row) see(contract);
  for (const Player& player : state.players) {
    for (const ContractIndex contract : player.contracts) see(contract);
    for (int i = 0; i < tables.contracts(); ++i)
      if ((player.fulfilled & contractBit(i)) != 0) see(static_cast<ContractIndex>(i));
  }
  EXPECT_EQ(places, kStackSize * kStackColours);
  EXPECT_EQ(std::popcount(seen), kStackSize * kStackColours);
}

void expectAdvancedTiles(const Tables& tables, const State& state) {
  int tiles = std::popcount(state.patentsGone) + state.patentStack.count();
  for (const Tile tile : state.patents) tiles += tile.isNone() ? 0 : 1;
  for (const Player& player : state.players) tiles += advancedTiles(player);
  EXPECT_EQ(tiles, tables.options.isFull() ? kAdvancedTiles : 0);
}

void expectLaws(const Wasserkraft& game, const State& state) {
  const Tables& tables = game.tables();
  if (state.phase == Phase::setup) return;
  for (int i = 0; i < tables.options.players; ++i) {
    const Seat seat = Seat::of(i);
    expectPieces(tables, state, seat);
    expectOneOfEachPerBasin(state, seat);
    expectWorkers(tables, state, seat);
    expectSupplies(state, seat);
    expectPointsAddUp(tables, state, seat);
  }
  expectWaterFits(tables, state);
  expectContracts(tables, state);
  expectAdvancedTiles(tables, state);
}

std::string labelOf(const Options& options) {
  return std::to_string(options.players) + " players, mode " +
         std::to_string(static_cast<int>(options.mode)) + ", assignment " +
         std::to_string(static_cast<int>(options.assignment)) + ", printed mixers " +
         std::to_string(options.printedMixers);
}

class Contract : public ::testing::TestWithParam<std::tuple<int, Mode>> {};

TEST_P(Contract, WK_TURN_09_WK_GEN_11_holds_in_random_games_of_every_option_set) {
  const auto& [players, mode] = GetParam();
  for (const auto assignment : {Assignment::fixed, Assignment::drafted, Assignment::random})
    for (const bool printed : {false, true}) {
      const Options options{players, mode, assignment, printed};
      const Wasserkraft game = makeGame(options);
      expectContract<Wasserkraft>(game, {.label = labelOf(options),
                                         .games = scaled(3),
                                         .laws = expectLaws,
                                         .sweep = {56, 26, 4}});
    }
}

// Random players spend most of their workers in the bank. With full purses and yards they build,
// and the rarer corners of the rules come up: patents, copies, payments of every kind.
TEST_P(Contract, WK_TURN_09_holds_for_the_rich) {
  const auto& [players, mode] = GetParam();
  Components rich = builtInPack().components;
  rich.start.hydro = rich.officers.mahiriHydro = 60;
  rich.start.excavators = rich.start.mixers = rich.start.printedMixers = 40;
  const Options options{players, mode, Assignment::random, false};
  const Wasserkraft game(rich, builtInPack().map, options);
  expectContract<Wasserkraft>(game, {.label = "rich, " + labelOf(options),
                                     .games = scaled(10),
                                     .laws = expectLaws,
                                     .sweep = {56, 26, 4}});
}

INSTANTIATE_TEST_SUITE_P(EveryTable, Contract,
                         ::testing::Combine(::testing::Values(2, 3, 4),
                                            ::testing::Values(Mode::introductory, Mode::full)));

}  // namespace
}  // namespace spannung::wasserkraft::testing
