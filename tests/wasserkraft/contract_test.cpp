// The contract of engine/core/game.h over random games of every option set, with the conservation
// laws of Wasserkraft.
#include "tests/contract/contract.h"

#include <bit>

#include "engine/wasserkraft/external_work.h"
#include "engine/wasserkraft/private_building.h"
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
  for (const auto& row : state.buildings)
    for (const Owner owner : row) onMap[indexOf(Structure::building)] += owner.is(seat);
  for (const Structure structure : kAllStructures) {
    EXPECT_EQ(onMap[indexOf(structure)], state.player(seat).count(structure));
    EXPECT_LE(onMap[indexOf(structure)], tables.components.costs.pieces[indexOf(structure)]);
  }
}

void expectOneOfEachPerBasin(const State& state, Seat seat) {
  for (const BasinIndex basin : all<BasinIndex>(kBasins)) {
    int bases = 0;
    for (int side = 0; side < kSidesPerBasin; ++side)
      bases += damOn(state, damAt(basin, side)).owner.is(seat);
    EXPECT_LE(bases, 1);
    int powerhouses = 0;
    for (int number = 0; number < kPowerhousesPerBasin; ++number)
      powerhouses += state.powerhouses[powerhouseAt(basin, number)].is(seat);
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

// Automas, and people whom their Mahiri leads, do not go by what is printed on a space.
bool goesByTiles(const State& state, Seat seat) {
  if (isAutoma(state.player(seat))) return true;
  for (const Player& player : state.players)
    if (isAutoma(player) && player.officer == Officer::mahiri) return true;
  return false;
}

int workersInBuildings(const Tables& tables, const State& state, Seat seat) {
  int workers = 0;
  for (const RowIndex row : all<RowIndex>(kRows))
    for (std::size_t i = 0; i < kUsesPerRow; ++i)
      if (state.uses[row][i].is(seat)) workers += buildingIn(tables, state, row).spaces[i].workers;
  return workers;
}

void expectWorkers(const Tables& tables, const State& state, Seat seat) {
  const Player& player = state.player(seat);
  EXPECT_LE(player.workers, tables.components.start.workers);
  if (goesByTiles(state, seat)) return;
  int placed = player.bankWorkers + workersInBuildings(tables, state, seat);
  for (int i = 0; i < tables.spaces(); ++i)
    if (state.spaces[static_cast<std::size_t>(i)].is(seat)) placed += tables.space(i).workers;
  for (int i = 0; i < player.constructions; ++i)
    placed += tables.components.constructionSpaces[static_cast<std::size_t>(i)].workers;
  for (int i = 0; i < player.officerUses; ++i)
    placed += player.officer == Officer::margot
                  ? tables.components.officers.margotSpace.workers
                  : tables.components.officers.mahiriSpaces[static_cast<std::size_t>(i)].workers;
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
  int sum = startPoints(tables, state.player(seat));
  for (const int points : state.player(seat).pointsFrom) sum += points;
  EXPECT_EQ(sum, state.player(seat).points);
}

void expectContracts(const Tables& tables, const State& state) {
  ContractMask seen = 0;
  int places = 0;
  const auto see = [&](ContractIndex contract) {
    if (contract.index() >= tables.firstOfColour[indexOf(Colour::starting)]) return;
    seen |= contractBit(contract);
    ++places;
  };
  for (const auto& stack : state.stacks)
    for (const ContractIndex contract : stack) see(contract);
  for (const auto& row : state.display)
    for (const ContractIndex contract : row) see(contract);
  for (const Player& player : state.players) {
    for (const ContractIndex contract : player.contracts) see(contract);
    for (const ContractIndex contract : tables.components.contracts.keys())
      if (holds(player.fulfilled, contract)) see(contract);
  }
  for (const ContractIndex contract : tables.components.contracts.keys())
    if (holds(state.contractsGone, contract)) see(contract);
  EXPECT_EQ(places, kStackSize * kStackColours);
  EXPECT_EQ(std::popcount(seen), kStackSize * kStackColours);
}

void expectAdvancedTiles(const Tables& tables, const State& state) {
  int tiles = std::popcount(state.patentsGone) + state.patentStack.count();
  for (const Tile tile : state.patents) tiles += tile.isNone() ? 0 : 1;
  for (const Player& player : state.players) tiles += advancedTiles(player);
  const int all = tables.options.leeghwater ? kAdvancedTiles : kBaseAdvancedTiles;
  EXPECT_EQ(tiles, tables.options.isFull() ? all : 0);
}

void expectWorks(const Tables& tables, const State& state) {
  if (!tables.options.leeghwater) return;
  int works = std::popcount(state.worksGone) + state.workStack.count();
  for (const WorkIndex work : state.works) works += work.isNone() ? 0 : 1;
  for (const Player& player : state.players) works += std::popcount(player.works);
  if (!state.turn.work.isNone() && positionOf(state, state.turn.work) < 0) ++works;
  EXPECT_EQ(works, kWorks);
}

void expectAutomaTiles(const Tables& tables, const State& state) {
  EXPECT_EQ(state.automaStack.count() + state.automaPile.count(),
            tables.hasAutomas ? kAutomaTiles : 0);
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
  expectWorks(tables, state);
  expectAutomaTiles(tables, state);
}

std::string levelsOf(const Options& options) {
  std::string levels;
  for (const Level level : options.levels) levels += std::to_string(static_cast<int>(level));
  return levels;
}

std::string labelOf(const Options& options) {
  return std::to_string(options.players) + " players, mode " +
         std::to_string(static_cast<int>(options.mode)) + ", assignment " +
         std::to_string(static_cast<int>(options.assignment)) + ", printed mixers " +
         std::to_string(options.readings.printedMixers) + ", Leeghwater " +
         std::to_string(options.leeghwater) + ", levels " + levelsOf(options);
}

class Contract : public ::testing::TestWithParam<std::tuple<int, Mode>> {};

TEST_P(Contract, WK_TURN_09_WK_GEN_11_holds_in_random_games_of_every_option_set) {
  const auto& [players, mode] = GetParam();
  for (const auto assignment : {Assignment::fixed, Assignment::drafted, Assignment::random})
    for (const bool printed : {false, true}) {
      const Options options{players, mode, assignment, {.printedMixers = printed}};
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
  const Options options{players, mode, Assignment::random};
  const Wasserkraft game(rich, builtInPack().map, options);
  expectContract<Wasserkraft>(game, {.label = "rich, " + labelOf(options),
                                     .games = scaled(10),
                                     .laws = expectLaws,
                                     .sweep = {56, 26, 4}});
}

INSTANTIATE_TEST_SUITE_P(EveryTable, Contract,
                         ::testing::Combine(::testing::Values(2, 3, 4),
                                            ::testing::Values(Mode::introductory, Mode::full)));

void expectContractOf(const Options& options, int games) {
  expectContract<Wasserkraft>(
      makeGame(options),
      {.label = labelOf(options), .games = games, .laws = expectLaws, .sweep = {24, 8, 4}});
}

constexpr Readings kEveryOtherReading{true, true, true, true, true, true,
                                      true, true, true, true, true};

// Every number of people and Automas, every level, with and without the expansion.
class AutomaContract : public ::testing::TestWithParam<std::tuple<int, int>> {};

TEST_P(AutomaContract, WK_TURN_09_WK_SETUP_02_holds_with_automas_of_every_level) {
  const auto& [players, automas] = GetParam();
  for (const Level level : {Level::easy, Level::normal, Level::hard, Level::veryHard})
    for (const bool leeghwater : {false, true})
      for (const auto assignment : {Assignment::drafted, Assignment::random}) {
        Options options{players, Mode::full, assignment};
        options.leeghwater = leeghwater;
        for (int i = players - automas; i < players; ++i)
          options.levels[static_cast<std::size_t>(i)] = level;
        expectContractOf(options, scaled(1));
      }
}

INSTANTIATE_TEST_SUITE_P(EveryTable, AutomaContract,
                         ::testing::Values(std::tuple{2, 1}, std::tuple{3, 1}, std::tuple{3, 2},
                                           std::tuple{4, 1}, std::tuple{4, 2}, std::tuple{4, 3}));

TEST(MixedContract, WK_AUTOMA_65_holds_with_automas_of_different_levels) {
  Options options{4, Mode::full, Assignment::random};
  options.leeghwater = true;
  options.levels = {Level::person, Level::veryHard, Level::easy, Level::hard};
  expectContractOf(options, scaled(4));
  options.readings = kEveryOtherReading;
  expectContractOf(options, scaled(4));
}

// What the option `wording = documents` chooses, and nothing else (WK-RULE-57).
constexpr Readings kLetter{.printedMixers = true,
                           .fixedEnergyDiscount = true,
                           .contractBeforeWater = true,
                           .trackEnds = true,
                           .objectiveAlways = true,
                           .reluctantAutomas = true,
                           .rightmostContract = true};

TEST(LetterContract, WK_RULE_57_holds_by_the_letter_of_the_documents) {
  for (const int automas : {0, 1, 3})
    for (const bool leeghwater : {false, true}) {
      Options options{4, Mode::full, Assignment::random, kLetter};
      options.leeghwater = leeghwater;
      for (int i = 4 - automas; i < 4; ++i)
        options.levels[static_cast<std::size_t>(i)] = Level::hard;
      expectContractOf(options, scaled(2));
    }
}

class LeeghwaterContract : public ::testing::TestWithParam<int> {};

TEST_P(LeeghwaterContract, WK_TURN_09_WK_LWP_01_holds_with_the_expansion) {
  for (const auto assignment : {Assignment::drafted, Assignment::random, Assignment::fixed})
    for (const bool readings : {false, true}) {
      Options options{GetParam(), Mode::full, assignment};
      options.leeghwater = true;
      if (readings) options.readings = kEveryOtherReading;
      expectContractOf(options, scaled(2));
    }
}

// With full purses and yards everything is built, used and taken.
TEST_P(LeeghwaterContract, WK_TURN_09_holds_for_the_rich) {
  Components rich = builtInPack().components;
  rich.start.hydro = rich.officers.mahiriHydro = 60;
  rich.start.excavators = rich.start.mixers = 40;
  Options options{GetParam(), Mode::full, Assignment::random};
  options.leeghwater = true;
  const Wasserkraft game(rich, builtInPack().map, options);
  expectContract<Wasserkraft>(game, {.label = "rich, " + labelOf(options),
                                     .games = scaled(8),
                                     .laws = expectLaws,
                                     .sweep = {24, 8, 4}});
}

INSTANTIATE_TEST_SUITE_P(EveryTable, LeeghwaterContract, ::testing::Values(2, 3, 4));

}  // namespace
}  // namespace spannung::wasserkraft::testing
