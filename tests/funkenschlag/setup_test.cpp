// Setting up the table: FS-SETUP, the draft of regions and the player-count table.
#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/funkenschlag/resource_market.h"
#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

constexpr int kSomeSeeds = 40;

Seed seedOf(int number) {
  Seed seed = seedNumber(static_cast<std::uint8_t>(number % 256));
  seed[1] = static_cast<std::uint8_t>(number / 256);
  return seed;
}

int regionsInPlay(const State& state) { return std::popcount(state.regions); }

std::set<std::string> regionNames(const Tables& tables, RegionMask regions) {
  std::set<std::string> names;
  for (const RegionIndex region : tables.map.regions.keys())
    if (holds(regions, region)) names.insert(tables.map.regions[region].id);
  return names;
}

int plantCount(PlantMask plants) { return std::popcount(plants); }

// What the printed player-count table says.
struct PlayerCount {
  int players;
  int regions;
  int removed;
  int pile;
  int plantLimit;
  int step2Cities;
  int endCities;
};
constexpr std::array<PlayerCount, 5> kPlayerCountTable = {{
    {2, 3, 8, 27, 4, 10, 21},
    {3, 3, 8, 27, 3, 7, 17},
    {4, 4, 4, 31, 3, 7, 17},
    {5, 5, 0, 35, 3, 7, 15},
    {6, 5, 0, 35, 3, 6, 14},
}};

// --- Map, players and regions ---

TEST(Setup, FS_SETUP_01_two_to_six_play_on_either_map_and_only_the_map_differs) {
  for (int players = 2; players <= 6; ++players) {
    Position germany({.players = players}, "germany");
    Position usa({.players = players}, "usa");
    EXPECT_EQ(germany.game().seats(), players);
    EXPECT_EQ(germany.tables().map.cities.size(), 42U);
    EXPECT_EQ(usa.tables().map.cities.size(), 42U);
    for (int i = 0; i < players; ++i)  // the auctions of round 1, each plant at its number
      for (Position* p : {&germany, &usa}) {
        p->play("nominate " + std::to_string(3 + i));
        while (p->stage() == Stage::openingBid || p->stage() == Stage::bid) p->play(p->legal()[0]);
      }
    State onOtherMap = usa.state();
    onOtherMap.regions = germany.state().regions;
    EXPECT_TRUE(germany.state() == onOtherMap) << players << " players";
  }
}

TEST(Setup, FS_SETUP_02_as_many_regions_as_the_number_of_players_asks_for) {
  for (const PlayerCount& row : kPlayerCountTable)
    for (const std::string_view map : {"germany", "usa"}) {
      const Position p({.players = row.players}, map);
      EXPECT_EQ(regionsInPlay(p.state()), row.regions) << row.players << " players, " << map;
      for (const Region& region : p.tables().map.regions)
        EXPECT_EQ(std::count_if(p.tables().map.cities.begin(), p.tables().map.cities.end(),
                                [&](const City& city) {
                                  return p.tables().map.regions[city.region].id == region.id;
                                }),
                  7);
    }
}

using Borders = std::map<std::string, std::set<std::string>>;

const Borders kGermanBorders = {{"northwest", {"northeast", "west", "east"}},
                                {"northeast", {"northwest", "east"}},
                                {"west", {"northwest", "east", "southwest"}},
                                {"east", {"northwest", "northeast", "west", "southwest", "south"}},
                                {"southwest", {"west", "east", "south"}},
                                {"south", {"east", "southwest"}}};
const Borders kAmericanBorders = {{"northwest", {"southwest", "south", "midwest"}},
                                  {"southwest", {"northwest", "south"}},
                                  {"south", {"northwest", "southwest", "midwest", "southeast"}},
                                  {"midwest", {"northwest", "south", "northeast", "southeast"}},
                                  {"northeast", {"midwest", "southeast"}},
                                  {"southeast", {"south", "midwest", "northeast"}}};

bool hangTogether(const std::set<std::string>& regions, const Borders& borders) {
  std::set<std::string> reached = {*regions.begin()};
  for (std::size_t before = 0; before != reached.size();) {
    before = reached.size();
    for (const std::string& from : std::set(reached))
      for (const std::string& to : borders.at(from))
        if (regions.contains(to)) reached.insert(to);
  }
  return reached == regions;
}

TEST(Setup, FS_SETUP_02_drawn_regions_hang_together) {
  for (const PlayerCount& row : kPlayerCountTable)
    for (const std::string map : {"germany", "usa"}) {
      const Funkenschlag game = makeGame({.players = row.players}, map);
      for (int seed = 0; seed < kSomeSeeds; ++seed) {
        const auto regions = regionNames(game.tables(), game.initial(seedOf(seed)).regions);
        EXPECT_TRUE(hangTogether(regions, map == "usa" ? kAmericanBorders : kGermanBorders));
      }
    }
}

TEST(Setup, FS_SETUP_02_every_permitted_set_is_drawn_equally_often) {
  const Funkenschlag game = makeGame({.players = 3});
  std::map<RegionMask, int> drawn;
  for (int seed = 0; seed < 1300; ++seed) ++drawn[game.initial(seedOf(seed)).regions];
  EXPECT_EQ(drawn.size(), 13U);
  for (const auto& [regions, times] : drawn) EXPECT_NEAR(times, 100, 40) << int{regions};
}

TEST(Setup, FS_SETUP_02_regions_may_be_given) {
  const Position p(withRegions({.players = 3}, {"west", "southwest", "south"}));
  EXPECT_THAT(regionNames(p.tables(), p.state().regions),
              UnorderedElementsAre("west", "southwest", "south"));
}

TEST(Setup, FS_SETUP_02_regions_may_be_drafted) {
  Position p({.players = 3, .regionChoice = RegionChoice::drafted});
  p.play({"region south", "region southwest", "region west"});
  EXPECT_THAT(regionNames(p.tables(), p.state().regions),
              UnorderedElementsAre("west", "southwest", "south"));
}

TEST(Setup, FS_AMB_03_regions_are_neighbours_if_a_link_joins_them) {
  for (const std::string map : {"germany", "usa"}) {
    const Funkenschlag game = makeGame({.players = 3}, map);
    const Tables& tables = game.tables();
    Borders borders;
    for (const RegionIndex region : tables.map.regions.keys()) {
      const std::string& id = tables.map.regions[region].id;
      borders[id] = regionNames(tables, tables.neighbours[region]);
      borders[id].erase(id);
    }
    EXPECT_EQ(borders, map == "usa" ? kAmericanBorders : kGermanBorders);
  }
}

TEST(Setup, FS_AMB_03_every_city_of_a_permitted_area_reaches_every_other) {
  for (const PlayerCount& row : kPlayerCountTable)
    for (const std::string_view map : {"germany", "usa"}) {
      const Funkenschlag game = makeGame({.players = row.players}, map);
      for (const Area& area : game.tables().areas)
        for (const CityIndex from : all<CityIndex>(kMaxCities))
          for (const CityIndex to : all<CityIndex>(kMaxCities))
            if (holds(area.cities, from) && holds(area.cities, to)) {
              EXPECT_NE(area.pathCost[from][to], kUnreachable);
            }
    }
}

TEST(Setup, FS_SETUP_03_everybody_may_start_anywhere_in_play_and_nowhere_else) {
  Position p(withRegions({.players = 3}, {"northwest", "northeast", "east"}));
  for (int seat = 0; seat < 3; ++seat) {
    p.turnTo(Stage::build, seat);
    for (const City& city : p.tables().map.cities) {
      const std::string& region = p.tables().map.regions[city.region].id;
      const bool inPlay = region == "northwest" || region == "northeast" || region == "east";
      EXPECT_EQ(p.offers("build " + city.id), inPlay) << city.id;
      EXPECT_EQ(p.check("build " + city.id), inPlay ? Verdict{} : refuse(Reason::cityNotInPlay));
    }
  }
  EXPECT_EQ(p.ruleAgainst("build essen"), "FS-SETUP-03");
}

TEST(Setup, FS_SETUP_03_no_way_leads_through_a_region_out_of_play) {
  Position without(withRegions({.players = 3}, {"northwest", "northeast", "east"}));
  without.connect(0, {"hannover"}).money(0, 100).turnTo(Stage::build, 0).play("build fulda");
  EXPECT_EQ(without.player(0).money, 100 - 10 - 32);

  Position with(withRegions({.players = 4}, {"northwest", "northeast", "east", "west"}));
  with.connect(0, {"hannover"}).money(0, 100).turnTo(Stage::build, 0).play("build fulda");
  EXPECT_EQ(with.player(0).money, 100 - 10 - 23);  // by way of Kassel
}

// --- Players ---

TEST(Setup, FS_SETUP_04_everybody_starts_with_50_elektro_and_nothing_else) {
  Position p({.players = 6});
  for (int seat = 0; seat < 6; ++seat) {
    EXPECT_EQ(p.player(seat).money, 50);
    EXPECT_THAT(p.plantNumbers(seat), IsEmpty());
    EXPECT_THAT(p.player(seat).stored, Each(0));
    EXPECT_TRUE(p.player(seat).cities.empty());
    EXPECT_EQ(p.player(seat).network, 0U);
  }
  for (const Houses& houses : p.state().houses) EXPECT_EQ(houses.count(), 0);
}

TEST(Setup, FS_SETUP_04_every_first_turn_order_is_equally_likely) {
  const Funkenschlag game = makeGame({.players = 3});
  std::map<std::vector<int>, int> drawn;
  for (int seed = 0; seed < 600; ++seed) {
    std::vector<int> order;
    for (const Seat seat : game.initial(seedOf(seed)).order) order.push_back(seat.index());
    ++drawn[order];
  }
  EXPECT_EQ(drawn.size(), 6U);
  for (const auto& [order, times] : drawn) EXPECT_NEAR(times, 100, 40);
}

// --- Markets ---

// The prices of all tokens in the resource market, cheapest first.
std::vector<int> prices(const Position& p, Resource resource) {
  std::vector<int> all;
  for (int count = 1; count <= p.onMarket(resource); ++count)
    all.push_back(priceOfTokens(p.tables(), p.state(), resource, count) -
                  priceOfTokens(p.tables(), p.state(), resource, count - 1));
  return all;
}

TEST(Setup, FS_SETUP_05_resource_market_and_supply) {
  const Position p({.players = 4});
  EXPECT_THAT(prices(p, Resource::coal),
              ElementsAre(1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8));
  EXPECT_THAT(prices(p, Resource::oil),
              ElementsAre(3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8));
  EXPECT_THAT(prices(p, Resource::garbage), ElementsAre(7, 7, 7, 8, 8, 8));
  EXPECT_THAT(prices(p, Resource::uranium), ElementsAre(14, 16));
  EXPECT_EQ(p.supply(Resource::coal), 0);
  EXPECT_EQ(p.supply(Resource::oil), 6);
  EXPECT_EQ(p.supply(Resource::garbage), 18);
  EXPECT_EQ(p.supply(Resource::uranium), 10);
}

TEST(Setup, FS_EX_01_opening_prices) {
  const std::map<std::string, int> cheapest = {
      {"coal", 1}, {"oil", 3}, {"garbage", 7}, {"uranium", 14}};
  for (const auto& [resource, price] : cheapest) {
    Position p({.players = 2});
    p.plants(0, {4, 3, 6, 11}).turnTo(Stage::buyResources, 0).play("buy " + resource + " 1");
    EXPECT_EQ(p.player(0).money, 50 - price) << resource;
  }
}

TEST(Setup, FS_SETUP_06_first_market) {
  const Position p({.players = 4});
  EXPECT_THAT(p.marketNumbers(), ElementsAre(3, 4, 5, 6, 7, 8, 9, 10));
  EXPECT_THAT(p.currentNumbers(), ElementsAre(3, 4, 5, 6));
}

TEST(Setup, FS_SETUP_07_plant_13_on_top_step_3_card_at_the_bottom_and_some_plants_removed) {
  for (const PlayerCount& row : kPlayerCountTable)
    for (int seed = 0; seed < kSomeSeeds; ++seed) {
      const Position p({.players = row.players}, "germany", {}, static_cast<std::uint8_t>(seed));
      const std::vector<int> pile = p.pileNumbers();
      ASSERT_EQ(static_cast<int>(pile.size()), row.pile) << row.players << " players";
      EXPECT_EQ(pile.front(), 13);
      EXPECT_EQ(pile.back(), 99);
      EXPECT_EQ(plantCount(p.state().removedUnseen), row.removed);
      for (std::size_t i = 1; i + 1 < pile.size(); ++i) {
        EXPECT_GT(pile[i], 10);
        EXPECT_EQ(p.state().removedUnseen & plantBit(p.plant(pile[i])), 0U) << pile[i];
      }
      EXPECT_EQ(std::set(pile.begin(), pile.end()).size(), pile.size());
    }
}

TEST(Setup, FS_SETUP_07_every_plant_is_removed_and_lies_below_plant_13_equally_often) {
  const Funkenschlag game = makeGame({.players = 3});
  std::map<int, int> removed;
  std::map<int, int> second;
  for (int seed = 0; seed < 1320; ++seed) {
    const State state = game.initial(seedOf(seed));
    for (int i = 0; i < game.tables().plants(); ++i)
      if ((state.removedUnseen & plantBit(Card::plant(i))) != 0) ++removed[i];
    ++second[state.pile[state.pile.size() - 2].index()];
  }
  EXPECT_EQ(removed.size(), 33U);
  for (const auto& [plant, times] : removed) EXPECT_NEAR(times, 320, 80) << "plant " << plant;
  EXPECT_EQ(second.size(), 33U);
  for (const auto& [plant, times] : second) EXPECT_NEAR(times, 40, 28) << "plant " << plant;
}

// Records name a seed and no cards: every one of them depends on this.
TEST(Setup, FS_SETUP_07_a_seed_lays_the_same_pile_for_ever) {
  std::vector<int> pile = Position({.players = 3}).pileNumbers();
  pile.resize(6);
  EXPECT_THAT(pile, ElementsAre(13, 39, 19, 31, 32, 27));
}

TEST(Setup, FS_SETUP_07_nobody_sees_the_removed_plants) {
  const Position p({.players = 3});
  ASSERT_NE(p.state().removedUnseen, 0U);
  EXPECT_EQ(p.state().removedUnseen & p.state().outOfGame, 0U);
  for (const Viewer viewer : {Viewer::spectator(), Viewer::seat(Seat::of(0)),
                              Viewer::seat(Seat::of(1)), Viewer::seat(Seat::of(2))})
    EXPECT_EQ(p.game().redacted(p.state(), viewer).removedUnseen, 0U);
}

TEST(Setup, FS_AMB_05_plant_13_is_never_among_the_removed) {
  const Funkenschlag game = makeGame({.players = 2});
  const Card plant13 = game.tables().plantNumbered(13);
  for (int seed = 0; seed < 300; ++seed) {
    const State state = game.initial(seedOf(seed));
    ASSERT_EQ(state.removedUnseen & plantBit(plant13), 0U);
    ASSERT_EQ(state.pile.back(), plant13);
  }
}

TEST(Setup, FS_AMB_04_42_plants_and_one_step_3_card) {
  for (const PlayerCount& row : kPlayerCountTable) {
    const Position p({.players = row.players});
    const std::vector<int> pile = p.pileNumbers();
    EXPECT_EQ(p.tables().plants(), 42);
    EXPECT_EQ(p.marketNumbers().size() + pile.size() +
                  static_cast<std::size_t>(plantCount(p.state().removedUnseen)),
              43U);
    EXPECT_EQ(std::count(pile.begin(), pile.end(), 99), 1);
  }
}

TEST(Setup, FS_SETUP_08_play_begins_in_step_1_with_phase_2_of_round_1) {
  for (int seed = 0; seed < kSomeSeeds; ++seed) {
    const Position p({.players = 5}, "germany", {}, static_cast<std::uint8_t>(seed));
    EXPECT_EQ(p.state().step, 1);
    EXPECT_EQ(p.state().round, 1);
    EXPECT_EQ(p.stage(), Stage::openAuction);
    EXPECT_EQ(p.actor(), p.orderSeats().front());
  }
}

// --- The draft ---

TEST(Setup, FS_DEC_01_drawn_or_given_regions_leave_nothing_to_decide) {
  EXPECT_EQ(Position({.players = 3}).stage(), Stage::openAuction);
  EXPECT_EQ(Position(withRegions({.players = 3}, {"west", "southwest", "south"})).stage(),
            Stage::openAuction);
}

// Who picks when everybody takes the first region on offer.
std::vector<int> drafters(int players, std::initializer_list<int> order) {
  Deal deal;
  for (const int seat : order) deal.order.push_back(Seat::of(seat));
  Position p({.players = players, .regionChoice = RegionChoice::drafted}, "germany", deal);
  std::vector<int> seats;
  while (p.stage() == Stage::draftRegion) {
    seats.push_back(p.actor());
    p.play(p.legal().front());
  }
  EXPECT_EQ(p.actor(), *order.begin());
  EXPECT_EQ(p.stage(), Stage::openAuction);
  return seats;
}

TEST(Setup, FS_DEC_01_players_draft_in_turn_order) {
  EXPECT_THAT(drafters(2, {1, 0}), ElementsAre(1, 0, 1));
  EXPECT_THAT(drafters(3, {1, 2, 0}), ElementsAre(1, 2, 0));
  EXPECT_THAT(drafters(4, {3, 1, 0, 2}), ElementsAre(3, 1, 0, 2));
  EXPECT_THAT(drafters(5, {4, 2, 3, 0, 1}), ElementsAre(4, 2, 3, 0, 1));
  EXPECT_THAT(drafters(6, {5, 4, 3, 2, 1, 0}), ElementsAre(5, 4, 3, 2, 1));
}

TEST(Setup, FS_DEC_01_FS_SETUP_02_a_pick_keeps_the_regions_contiguous) {
  Position p({.players = 3, .regionChoice = RegionChoice::drafted});
  EXPECT_THAT(p.legal(), UnorderedElementsAre("region northwest", "region northeast", "region west",
                                              "region east", "region southwest", "region south"));
  p.play("region south");
  EXPECT_THAT(p.legal(), UnorderedElementsAre("region east", "region southwest"));
  EXPECT_EQ(p.check("region northwest"), refuse(Reason::regionNotAdjacent, 0));
  EXPECT_EQ(p.check("region south"), refuse(Reason::regionTaken, 5));
  EXPECT_EQ(p.game().check(p.state(), p.state().actor, makeMove(MoveKind::region, 6)),
            refuse(Reason::noSuchRegion));
  EXPECT_EQ(p.ruleAgainst("region northwest"), "FS-SETUP-02");
}

TEST(Setup, FS_DEC_01_number_of_permitted_sets) {
  const auto sets = [](std::string_view map, int players) {
    return makeGame({.players = players}, map).tables().areas.size();
  };
  EXPECT_EQ(sets("germany", 3), 13U);
  EXPECT_EQ(sets("usa", 3), 12U);
  for (const std::string_view map : {"germany", "usa"}) {
    EXPECT_EQ(sets(map, 4), 12U);
    EXPECT_EQ(sets(map, 5), 6U);
  }
}

// --- Where text and table disagree, the table is right ---

// Seat 0 leads, builds last and has `cities` cities when it is done.
Position afterBuilding(int players, int cities) {
  Position p({.players = players});
  p.order({0}).plants(0, {13}).money(0, 500);
  for (int seat = 1; seat < players; ++seat) p.state().order.push_back(Seat::of(seat));
  p.market({31, 32, 33, 34, 35, 36, 37, 38}).connectSome(0, cities - 1);
  p.turnTo(Stage::build, 0);
  p.play(p.legal().at(1));
  if (p.stage() == Stage::build) p.play("done");  // unless no city is left
  EXPECT_EQ(p.player(0).cities.count(), cities);
  return p;
}

TEST(Setup, FS_AMB_02_the_table_gives_regions_and_plant_limit) {
  for (const PlayerCount& row : kPlayerCountTable) {
    Position p({.players = row.players});
    EXPECT_EQ(regionsInPlay(p.state()), row.regions) << row.players << " players";
    const int buyer = p.orderSeats().back();  // alone: a plant costs its number
    p.round(2).turnTo(Stage::openAuction, buyer);
    for (const int owned : {20, 21, 22}) p.player(buyer).plants.push_back(p.plant(owned));
    p.play("nominate 3");
    EXPECT_EQ(p.stage() == Stage::discardPlant, row.plantLimit == 3) << row.players << " players";
  }
}

TEST(Setup, FS_AMB_02_the_table_says_when_step_2_begins_and_the_game_ends) {
  for (const PlayerCount& row : kPlayerCountTable) {
    EXPECT_EQ(afterBuilding(row.players, row.step2Cities - 1).state().step, 1) << row.players;
    EXPECT_EQ(afterBuilding(row.players, row.step2Cities).state().step, 2) << row.players;
    EXPECT_NE(afterBuilding(row.players, row.endCities - 1).stage(), Stage::finished);
    EXPECT_EQ(afterBuilding(row.players, row.endCities).stage(), Stage::finished) << row.players;
  }
}

TEST(Setup, FS_AMB_01_six_players_get_2_uranium_a_round_in_step_1) {
  Position p({.players = 6});
  p.order({0, 1, 2, 3, 4, 5});
  for (int seat = 0; seat < 6; ++seat) p.plants(seat, {20 + seat});
  p.turnTo(Stage::runPlants, 5).play("done");
  ASSERT_EQ(p.state().round, 2);
  EXPECT_EQ(p.onMarket(Resource::uranium), 2 + 2);
  EXPECT_EQ(p.supply(Resource::uranium), 10 - 2);
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
