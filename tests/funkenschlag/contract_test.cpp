// The contract of engine/core/game.h over random games of every option set, with the conservation
// laws of Funkenschlag.
#include "tests/contract/contract.h"

#include <bit>

#include "engine/funkenschlag/plant_market.h"
#include "engine/funkenschlag/storage.h"
#include "tests/contract/scale.h"
#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using spannung::testing::ContractPlan;
using spannung::testing::expectContract;
using spannung::testing::scaled;

// FS-INV-01.
void expectTokensConserved(const Tables& tables, const State& state) {
  for (const Resource resource : kAllResources) {
    int tokens = state.onMarket[resource] + state.supply[resource];
    for (const Player& player : state.players) tokens += player.stored[resource];
    EXPECT_EQ(tokens, tables.track(resource).tokens);
  }
}

// FS-INV-02: every plant is in exactly one place.
void expectPlantsConserved(const Tables& tables, const State& state) {
  PlantMask seen = 0;
  int places = 0;
  const auto see = [&](Card card) {
    if (!card.isPlant()) return;
    seen |= plantBit(card);
    ++places;
  };
  for (const Card card : state.market) see(card);
  for (const Card card : state.pile) see(card);
  for (const Player& player : state.players)
    for (const Card card : player.plants) see(card);
  EXPECT_EQ(seen & (state.outOfGame | state.removedUnseen), 0U);
  EXPECT_EQ(state.outOfGame & state.removedUnseen, 0U);
  EXPECT_EQ(seen | state.outOfGame | state.removedUnseen, tables.allPlants);
  EXPECT_EQ(places, std::popcount(seen));
}

// FS-INV-06: houses match the players' networks.
void expectHousesConsistent(const Tables& tables, const State& state) {
  int houses = 0;
  for (const Houses& city : state.houses) {
    EXPECT_LE(city.count(), state.step);
    houses += city.count();
  }
  int cities = 0;
  for (const Player& player : state.players) {
    EXPECT_EQ(std::popcount(player.network), player.cities.count());
    EXPECT_GE(player.money, 0);
    EXPECT_LE(player.cities.count(), tables.components.cityLimit);
    cities += player.cities.count();
  }
  EXPECT_EQ(houses, cities);
}

void expectLaws(const Funkenschlag& game, const State& state) {
  expectTokensConserved(game.tables(), state);
  expectPlantsConserved(game.tables(), state);
  expectHousesConsistent(game.tables(), state);
}

std::string labelOf(std::string_view map, const Options& options) {
  return std::string(map) + ", " + std::to_string(options.players) + " players, regions " +
         std::to_string(static_cast<int>(options.regionChoice)) + ", money " +
         std::to_string(static_cast<int>(options.money));
}

void expectContractOf(std::string_view map, const Options& options) {
  const Funkenschlag game = makeGame(options, map);
  expectContract<Funkenschlag>(
      game, {.label = labelOf(map, options), .games = scaled(3), .laws = expectLaws});
}

Options withFirstSet(Options options, std::string_view map) {
  const auto& row = builtInPack().components.byPlayers[static_cast<std::size_t>(options.players)];
  options.givenRegions = contiguousSets(mapNamed(map), row.regions).front();
  return options;
}

class Contract : public ::testing::TestWithParam<std::tuple<std::string, int>> {};

TEST_P(Contract, holdsInRandomGamesOfEveryOptionSet) {
  const auto& [map, players] = GetParam();
  for (const auto regions : {RegionChoice::random, RegionChoice::given, RegionChoice::drafted})
    for (const auto money : {MoneyVisibility::open, MoneyVisibility::concealed}) {
      Options options{.players = players, .regionChoice = regions, .money = money};
      if (regions == RegionChoice::given) options = withFirstSet(options, map);
      expectContractOf(map, options);
    }
}

INSTANTIATE_TEST_SUITE_P(Funkenschlag, Contract,
                         ::testing::Combine(::testing::Values("germany", "usa"),
                                            ::testing::Range(kMinPlayers, kMaxPlayers + 1)));

TEST(Contract, stateIsSmallAndPinned) {
  static_assert(std::is_trivially_copyable_v<State>);
  EXPECT_LE(sizeof(State), 1024U);
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
