// Plants, what they burn and store, and fuel that no longer fits: FS-PLANT.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/funkenschlag/storage.h"
#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::ElementsAre;

struct PrintedPlant {
  int number;
  PlantKind kind;
  int burns;
  int stores;
  int powers;
};

constexpr PlantKind kCoal = PlantKind::coal;
constexpr PlantKind kOil = PlantKind::oil;
constexpr PlantKind kGarbage = PlantKind::garbage;
constexpr PlantKind kUranium = PlantKind::uranium;
constexpr PlantKind kHybrid = PlantKind::hybrid;
constexpr PlantKind kEco = PlantKind::eco;
constexpr PlantKind kFusion = PlantKind::fusion;

// As printed on the cards.
constexpr PrintedPlant kPlants[] = {
    {3, kOil, 2, 4, 1},      {4, kCoal, 2, 4, 1},     {5, kHybrid, 2, 4, 1},
    {6, kGarbage, 1, 2, 1},  {7, kOil, 3, 6, 2},      {8, kCoal, 3, 6, 2},
    {9, kOil, 1, 2, 1},      {10, kCoal, 2, 4, 2},    {11, kUranium, 1, 2, 2},
    {12, kHybrid, 2, 4, 2},  {13, kEco, 0, 0, 1},     {14, kGarbage, 2, 4, 2},
    {15, kCoal, 2, 4, 3},    {16, kOil, 2, 4, 3},     {17, kUranium, 1, 2, 2},
    {18, kEco, 0, 0, 2},     {19, kGarbage, 2, 4, 3}, {20, kCoal, 3, 6, 5},
    {21, kHybrid, 2, 4, 4},  {22, kEco, 0, 0, 2},     {23, kUranium, 1, 2, 3},
    {24, kGarbage, 2, 4, 4}, {25, kCoal, 2, 4, 5},    {26, kOil, 2, 4, 5},
    {27, kEco, 0, 0, 3},     {28, kUranium, 1, 2, 4}, {29, kHybrid, 1, 2, 4},
    {30, kGarbage, 3, 6, 6}, {31, kCoal, 3, 6, 6},    {32, kOil, 3, 6, 6},
    {33, kEco, 0, 0, 4},     {34, kUranium, 1, 2, 5}, {35, kOil, 1, 2, 5},
    {36, kCoal, 3, 6, 7},    {37, kEco, 0, 0, 4},     {38, kGarbage, 3, 6, 7},
    {39, kUranium, 1, 2, 6}, {40, kOil, 2, 4, 6},     {42, kCoal, 2, 4, 6},
    {44, kEco, 0, 0, 5},     {46, kHybrid, 3, 6, 7},  {50, kFusion, 0, 0, 6},
};

// The fuels that a plant of a kind accepts.
std::vector<Resource> fuelsOf(PlantKind kind) {
  switch (kind) {
    case PlantKind::coal: return {Resource::coal};
    case PlantKind::oil: return {Resource::oil};
    case PlantKind::garbage: return {Resource::garbage};
    case PlantKind::uranium: return {Resource::uranium};
    case PlantKind::hybrid: return {Resource::coal, Resource::oil};
    case PlantKind::eco:
    case PlantKind::fusion: return {};
  }
  return {};
}

bool accepts(PlantKind kind, Resource resource) {
  const std::vector<Resource> fuels = fuelsOf(kind);
  return std::find(fuels.begin(), fuels.end(), resource) != fuels.end();
}

// Seat 0 alone with these plants, ten cities and money enough, in phase 3 or 5. The resource market
// has everything.
Position owner(std::initializer_list<int> plants, Stage stage) {
  const bool has50 = std::find(plants.begin(), plants.end(), 50) != plants.end();
  Position p({.players = 2});
  p.round(4).order({1, 0}).plants(0, plants).plants(1, {has50 ? 44 : 50});
  p.money(0, 500).connectSome(0, 10);
  for (const Resource resource : kAllResources)
    p.resourceMarket(resource, resource == Resource::uranium ? 12 : 24);
  return p.turnTo(stage, 0);
}

int runCount(const Position& p) {
  const auto moves = p.legal();
  return static_cast<int>(std::count_if(
      moves.begin(), moves.end(), [](const std::string& move) { return move.starts_with("run"); }));
}

// --- Cards ---

TEST(Plant, FS_PLANT_07_hybrids_take_what_the_others_cannot) {
  Storage storage;
  storage.byKind[PlantKind::coal] = 2;
  storage.byKind[PlantKind::hybrid] = 4;
  Player player;
  player.stored[Resource::coal] = 3;  // one of them on the hybrid
  EXPECT_EQ(roomFor(storage, player, Resource::coal), 3);
  EXPECT_EQ(roomFor(storage, player, Resource::oil), 3);
  EXPECT_EQ(roomFor(storage, player, Resource::garbage), 0);
  player.stored[Resource::oil] = 2;
  EXPECT_EQ(roomFor(storage, player, Resource::coal), 1);
  EXPECT_EQ(roomFor(storage, player, Resource::oil), 1);
}

TEST(Plant, FS_PLANT_01_the_42_cards) {
  const Funkenschlag game = makeGame();
  ASSERT_EQ(std::size(kPlants), game.tables().components.plants.size());
  for (const PrintedPlant& printed : kPlants) {
    const Card plant = game.tables().plantNumbered(printed.number);
    ASSERT_TRUE(plant.isPlant()) << printed.number;
    const PlantCard& card = game.tables().card(plant);
    EXPECT_EQ(card.number, printed.number);
    EXPECT_EQ(card.kind, printed.kind) << printed.number;
    EXPECT_EQ(card.fuelNeeded, printed.burns) << printed.number;
    EXPECT_EQ(card.citiesPowered, printed.powers) << printed.number;
  }
}

TEST(Plant, FS_PLANT_01_the_number_is_the_lowest_bid) {
  for (const PrintedPlant& printed : kPlants) {
    Position p({.players = 2});
    p.round(4).order({0, 1}).market({printed.number}).money(0, 60);
    p.turnTo(Stage::openAuction, 0).play("nominate " + std::to_string(printed.number));
    ASSERT_EQ(p.stage(), Stage::openingBid);
    EXPECT_EQ(p.legal().front(), "bid " + std::to_string(printed.number));
    EXPECT_EQ(p.refusal("bid " + std::to_string(printed.number - 1)), Reason::openingBidTooLow);
  }
}

TEST(Plant, FS_PLANT_01_the_number_fixes_the_place_in_the_market) {
  Position p({.players = 2});
  p.round(4).order({1, 0}).market({10, 12, 14, 16, 18, 20, 22, 24}).pile({15, 50, -1});
  p.plants(1, {3}).turnTo(Stage::openAuction, 0).play("nominate 10");
  EXPECT_THAT(p.marketNumbers(), ElementsAre(12, 14, 15, 16, 18, 20, 22, 24));
}

TEST(Plant, FS_PLANT_01_a_plant_that_does_not_exist_is_refused) {
  const Position p({.players = 2});
  for (const int index : {-1, 42, 240})
    EXPECT_EQ(p.game().check(p.state(), p.state().actor, makeMove(MoveKind::nominate, index)),
              refuse(Reason::noSuchPlant));
  EXPECT_EQ(kVocabulary.reasons[static_cast<std::size_t>(Reason::noSuchPlant)].rule, "FS-PLANT-01");
}

// --- Running ---

TEST(Plant, FS_PLANT_02_a_run_takes_exactly_the_fuel_on_the_card_and_powers_its_cities) {
  const std::vector<int> payout = {10, 22, 33, 44, 54, 64, 73, 82};
  for (const PrintedPlant& printed : kPlants) {
    if (printed.kind == kHybrid || printed.burns == 0) continue;
    const Resource fuel = fuelsOf(printed.kind).front();
    const std::string run = "run " + std::to_string(printed.number);
    Position p = owner({printed.number, 13}, Stage::runPlants);
    const int index = p.plant(printed.number).index();
    p.stored(0, fuel, printed.burns - 1);
    EXPECT_EQ(p.check(run), refuse(Reason::notEnoughFuel, index, printed.burns, printed.burns - 1));
    EXPECT_FALSE(p.offers(run));
    EXPECT_EQ(p.ruleAgainst(run), "FS-PLANT-02");
    p.stored(0, fuel, printed.stores).play(run);
    EXPECT_EQ(p.tokens(0, fuel), printed.stores - printed.burns) << printed.number;
    p.play("done");
    EXPECT_EQ(p.player(0).money, 500 + payout[static_cast<std::size_t>(printed.powers)]);
  }
}

TEST(Plant, FS_PLANT_02_a_plant_runs_once_a_round) {
  for (const int number : {10, 13}) {
    const std::string run = "run " + std::to_string(number);
    Position p = owner({number, 18}, Stage::runPlants);
    p.stored(0, Resource::coal, 4).play(run);
    EXPECT_EQ(p.check(run), refuse(Reason::alreadyRun, p.plant(number).index()));
    EXPECT_EQ(p.ruleAgainst(run), "FS-PLANT-02");
    EXPECT_FALSE(p.offers(run));
  }
}

TEST(Plant, FS_PLANT_02_a_plant_powers_up_to_its_number_of_cities) {
  Position p({.players = 2});
  p.round(4).order({1, 0}).plants(0, {20, 13}).plants(1, {50}).stored(0, Resource::coal, 3);
  p.connectSome(0, 3).turnTo(Stage::runPlants, 0).play({"run 20", "done"});
  EXPECT_EQ(p.player(0).money, 50 + 44);  // five on the card, three connected
}

TEST(Plant, FS_EX_03_plant_14) {
  Position p = owner({14, 13}, Stage::runPlants);
  p.stored(0, Resource::garbage, 1);
  EXPECT_EQ(p.check("run 14"), refuse(Reason::notEnoughFuel, p.plant(14).index(), 2, 1));
  p.stored(0, Resource::garbage, 4).play("run 14");
  EXPECT_EQ(p.tokens(0, Resource::garbage), 2);
  EXPECT_EQ(p.refusal("run 14"), Reason::alreadyRun);
  p.play("done");
  EXPECT_EQ(p.player(0).money, 500 + 33);  // two cities

  Position buying = owner({14}, Stage::buyResources);
  EXPECT_TRUE(buying.offers("buy garbage 4"));
  EXPECT_EQ(buying.refusal("buy garbage 5"), Reason::noStorage);

  Position opening({.players = 2});
  opening.round(4).market({14}).turnTo(Stage::openAuction, opening.orderSeats().front());
  opening.play("nominate 14");
  EXPECT_EQ(opening.check("bid 13"), refuse(Reason::openingBidTooLow, 13, 14));
  EXPECT_TRUE(opening.offers("bid 14"));
}

TEST(Plant, FS_PLANT_03_a_hybrid_burns_any_mixture_of_coal_and_oil) {
  for (const PrintedPlant& printed : kPlants) {
    if (printed.kind != kHybrid) continue;
    Position full = owner({printed.number}, Stage::runPlants);
    full.stored(0, Resource::coal, printed.burns).stored(0, Resource::oil, printed.burns);
    EXPECT_EQ(runCount(full), printed.burns + 1) << printed.number;
    for (int coal = 0; coal <= printed.burns; ++coal) {
      Position p = full;
      p.play("run " + std::to_string(printed.number) + " coal " + std::to_string(coal) + " oil " +
             std::to_string(printed.burns - coal));
      EXPECT_EQ(p.tokens(0, Resource::coal), printed.burns - coal);
      EXPECT_EQ(p.tokens(0, Resource::oil), coal);
    }
  }
}

TEST(Plant, FS_PLANT_03_the_mixture_must_be_what_the_hybrid_needs) {
  Position p = owner({5, 4, 13}, Stage::runPlants);
  p.stored(0, Resource::coal, 4).stored(0, Resource::oil, 1);
  const int hybrid = p.plant(5).index();
  EXPECT_EQ(p.check("run 5 coal 1 oil 0"), refuse(Reason::mixWrongTotal, hybrid, 2, 1));
  EXPECT_EQ(p.check("run 5 coal 2 oil 1"), refuse(Reason::mixWrongTotal, hybrid, 2, 3));
  EXPECT_EQ(p.check("run 5"), refuse(Reason::mixWrongTotal, hybrid, 2, 0));
  EXPECT_EQ(p.check("run 5 coal 0 oil 2"), refuse(Reason::mixNotStored, hybrid, 0, 2));
  EXPECT_EQ(p.check("run 4 coal 2 oil 0"), refuse(Reason::mixNotForThisPlant, p.plant(4).index()));
  EXPECT_EQ(p.game().check(p.state(), Seat::of(0), run(p.plant(5), 3, -1)),
            refuse(Reason::mixWrongTotal, hybrid, 2, 2));
  EXPECT_EQ(p.ruleAgainst("run 5"), "FS-PLANT-03");
  EXPECT_EQ(p.ruleAgainst("run 4 coal 2 oil 0"), "FS-PLANT-03");
  EXPECT_THAT(p.legal(),
              ElementsAre("done", "run 5 coal 2 oil 0", "run 5 coal 1 oil 1", "run 4", "run 13"));
}

TEST(Plant, FS_EX_04_plant_05_runs_on_2_coal_2_oil_or_1_of_each) {
  Position p = owner({5}, Stage::runPlants);
  p.stored(0, Resource::coal, 2).stored(0, Resource::oil, 2);
  EXPECT_THAT(p.legal(), ElementsAre("done", "run 5 coal 2 oil 0", "run 5 coal 1 oil 1",
                                     "run 5 coal 0 oil 2"));
}

TEST(Plant, FS_PLANT_04_eco_and_fusion_plants_always_run_and_store_nothing) {
  for (const PrintedPlant& printed : kPlants) {
    if (printed.kind != kEco && printed.kind != kFusion) continue;
    Position p = owner({printed.number}, Stage::runPlants);
    p.play("run " + std::to_string(printed.number));
    p.turnTo(Stage::buyResources, 0);
    EXPECT_THAT(p.legal(), ElementsAre("done")) << printed.number;
    for (const Resource resource : kAllResources)
      EXPECT_EQ(p.check(buyText(resource, 1)),
                refuse(Reason::noStorage, static_cast<int>(resource), 1, 0));
  }
}

// --- Storage ---

TEST(Plant, FS_PLANT_05_a_plant_stores_twice_what_it_burns_of_the_kinds_it_accepts) {
  for (const PrintedPlant& printed : kPlants) {
    const Position p = owner({printed.number}, Stage::buyResources);
    for (const Resource resource : kAllResources) {
      const int room = accepts(printed.kind, resource) ? printed.stores : 0;
      if (room > 0) {
        EXPECT_TRUE(p.offers(buyText(resource, room))) << printed.number;
      }
      EXPECT_EQ(p.check(buyText(resource, room + 1)),
                refuse(Reason::noStorage, static_cast<int>(resource), room + 1, room))
          << printed.number;
    }
  }
}

TEST(Plant, FS_PLANT_05_coal_and_oil_share_the_room_of_a_hybrid) {
  for (int coal = 0; coal <= 4; ++coal) {
    Position p = owner({12}, Stage::buyResources);
    p.stored(0, Resource::coal, coal);
    if (coal < 4) {
      EXPECT_TRUE(p.offers(buyText(Resource::oil, 4 - coal)));
    }
    EXPECT_EQ(p.check(buyText(Resource::oil, 5 - coal)),
              refuse(Reason::noStorage, 1, 5 - coal, 4 - coal));
  }
}

TEST(Plant, FS_EX_05_storage_of_plants_03_05_and_13) {
  Position oil = owner({3}, Stage::buyResources);
  oil.play("buy oil 4");
  EXPECT_EQ(oil.tokens(0, Resource::oil), 4);
  EXPECT_EQ(owner({3}, Stage::buyResources).refusal("buy oil 5"), Reason::noStorage);
  Position hybrid = owner({5}, Stage::buyResources);
  hybrid.play("buy coal 3");
  EXPECT_TRUE(hybrid.offers("buy oil 1"));
  EXPECT_EQ(hybrid.refusal("buy oil 2"), Reason::noStorage);
  EXPECT_THAT(owner({13}, Stage::buyResources).legal(), ElementsAre("done"));
}

TEST(Plant, FS_PLANT_06_tokens_shift_between_own_plants) {
  // The coal lies on the hybrid 05 until oil needs the room; then it moves to 04.
  Position p = owner({5, 4}, Stage::buyResources);
  p.stored(0, Resource::coal, 4);
  EXPECT_TRUE(p.offers("buy oil 4"));
  EXPECT_EQ(p.refusal("buy oil 5"), Reason::noStorage);
  // Two coal drive whichever plant the owner likes.
  Position running = owner({5, 4}, Stage::runPlants);
  running.stored(0, Resource::coal, 2);
  EXPECT_THAT(running.legal(), ElementsAre("done", "run 5 coal 2 oil 0", "run 4"));
}

template <class Numbers>
std::vector<Card> cardsOf(const Position& p, const Numbers& numbers) {
  std::vector<Card> cards;
  cards.reserve(numbers.size());
  for (const int number : numbers) cards.push_back(p.plant(number));
  return cards;
}

// Whether tokens can be laid out plant by plant, tried in every way.
bool canLayOut(const Tables& tables, const std::vector<Card>& plants, std::size_t from, int coal,
               int oil) {
  if (coal == 0 && oil == 0) return true;
  if (from == plants.size()) return false;
  const PlantCard& card = tables.card(plants[from]);
  const int room = 2 * card.fuelNeeded;
  for (int c = 0; c <= (accepts(card.kind, Resource::coal) ? std::min(room, coal) : 0); ++c)
    for (int o = 0; o <= (accepts(card.kind, Resource::oil) ? std::min(room - c, oil) : 0); ++o)
      if (canLayOut(tables, plants, from + 1, coal - c, oil - o)) return true;
  return false;
}

TEST(Plant, FS_PLANT_07_totals_say_exactly_what_fits_on_the_plants) {
  const std::initializer_list<int> hands[] = {{10, 5, 7}, {5, 12},        {4, 5, 29},
                                              {3, 9, 21}, {8, 46, 5, 35}, {5, 12, 29, 9},
                                              {4, 3},     {6, 5, 11}};
  for (const auto& hand : hands) {
    Position p = owner(hand, Stage::buyResources);
    const std::vector<Card> plants = cardsOf(p, hand);
    for (int coal = 0; coal <= 12; ++coal)
      for (int oil = 0; oil <= 12; ++oil) {
        if (!canLayOut(p.tables(), plants, 0, coal, oil)) continue;
        p.stored(0, Resource::coal, coal).stored(0, Resource::oil, oil);
        EXPECT_EQ(p.refusal("buy coal 1") == Reason::noStorage,
                  !canLayOut(p.tables(), plants, 0, coal + 1, oil))
            << coal << " coal, " << oil << " oil";
        EXPECT_EQ(p.refusal("buy oil 1") == Reason::noStorage,
                  !canLayOut(p.tables(), plants, 0, coal, oil + 1))
            << coal << " coal, " << oil << " oil";
      }
  }
}

TEST(Plant, FS_PLANT_07_garbage_and_uranium_have_their_own_room) {
  const Position p = owner({6, 14, 11, 5}, Stage::buyResources);
  EXPECT_TRUE(p.offers("buy garbage 6"));
  EXPECT_EQ(p.check("buy garbage 7"), refuse(Reason::noStorage, 2, 7, 6));
  EXPECT_TRUE(p.offers("buy uranium 2"));
  EXPECT_EQ(p.check("buy uranium 3"), refuse(Reason::noStorage, 3, 3, 2));
}

TEST(Plant, FS_EX_20_what_fits_on_10_05_and_07) {
  const auto fits = [](int coal, int oil) {
    Position p = owner({10, 5, 7}, Stage::buyResources);
    p.play(buyText(Resource::coal, coal));
    return p.check(buyText(Resource::oil, oil)).fine();
  };
  EXPECT_TRUE(fits(8, 6));
  EXPECT_TRUE(fits(6, 8));
  EXPECT_TRUE(fits(5, 9));
  EXPECT_TRUE(fits(4, 10));
  EXPECT_FALSE(fits(6, 9));
  EXPECT_EQ(owner({10, 5, 7}, Stage::buyResources).refusal("buy coal 9"), Reason::noStorage);
}

// --- Fuel of a discarded plant ---

// Seat 0 owns three plants, is the last to buy, takes the eco plant 18 and must discard.
Position discarding(std::initializer_list<int> plants, int coal, int oil) {
  Position p({.players = 3});
  p.round(4).order({1, 2, 0}).market({18, 19, 20, 22, 23, 24, 25, 26});
  p.pile({27, 28, 30, 31, -1}).plants(0, plants).plants(1, {44}).plants(2, {50});
  p.stored(0, Resource::coal, coal).stored(0, Resource::oil, oil);
  p.turnTo(Stage::openAuction, 0).play("nominate 18");
  EXPECT_EQ(p.stage(), Stage::discardPlant);
  return p;
}

bool isAsked(const Position& p) { return p.stage() == Stage::discardResource; }

std::pair<int, int> coalAndOil(const Position& p) {
  return {p.tokens(0, Resource::coal), p.tokens(0, Resource::oil)};
}

TEST(Plant, FS_PLANT_08_garbage_and_uranium_above_their_room_return_to_the_supply) {
  Position p = discarding({14, 6, 11}, 0, 0);
  p.stored(0, Resource::garbage, 6).stored(0, Resource::uranium, 2);
  Position uranium = p;
  const int garbageSupply = p.supply(Resource::garbage);
  p.play("discard plant 14");
  EXPECT_EQ(p.tokens(0, Resource::garbage), 2);
  EXPECT_EQ(p.supply(Resource::garbage), garbageSupply + 4);
  EXPECT_EQ(p.tokens(0, Resource::uranium), 2);
  const int uraniumSupply = uranium.supply(Resource::uranium);
  uranium.play("discard plant 11");
  EXPECT_EQ(uranium.tokens(0, Resource::uranium), 0);
  EXPECT_EQ(uranium.supply(Resource::uranium), uraniumSupply + 2);
  EXPECT_EQ(uranium.tokens(0, Resource::garbage), 6);
}

// Every way the decisions can go, as what is left of coal and oil.
void collectOutcomes(const Position& p, std::set<std::pair<int, int>>& outcomes) {
  if (!isAsked(p)) {
    outcomes.insert(coalAndOil(p));
    return;
  }
  for (const std::string& move : p.legal()) {
    Position next = p;
    collectOutcomes(next.play(move), outcomes);
  }
}

TEST(Plant, FS_PLANT_08_exactly_the_excess_goes_and_only_what_spills_over) {
  struct Hand {
    std::array<int, 3> plants;          // the first is discarded
    int coalRoom, oilRoom, hybridRoom;  // of the others
  };
  const std::vector<Hand> hands = {{{5, 12, 13}, 0, 0, 4}, {{5, 12, 9}, 0, 2, 4},
                                   {{5, 12, 10}, 4, 0, 4}, {{7, 5, 13}, 0, 0, 4},
                                   {{5, 4, 9}, 4, 2, 0},   {{5, 29, 21}, 0, 0, 6}};
  for (const Hand& hand : hands)
    for (int coal = 0; coal <= 8; ++coal)
      for (int oil = 0; oil <= 8; ++oil) {
        Position p = discarding({hand.plants[0], hand.plants[1], hand.plants[2]}, 0, 0);
        if (!canLayOut(p.tables(), cardsOf(p, hand.plants), 0, coal, oil)) continue;
        p.stored(0, Resource::coal, coal).stored(0, Resource::oil, oil);

        const int spilledCoal = std::max(0, coal - hand.coalRoom);
        const int spilledOil = std::max(0, oil - hand.oilRoom);
        const int excess = std::max(0, spilledCoal + spilledOil - hand.hybridRoom);
        std::set<std::pair<int, int>> expected;
        for (int x = 0; x <= excess; ++x)
          if (x <= spilledCoal && excess - x <= spilledOil)
            expected.emplace(coal - x, oil - (excess - x));

        std::set<std::pair<int, int>> outcomes;
        collectOutcomes(p.play("discard plant " + std::to_string(hand.plants[0])), outcomes);
        EXPECT_EQ(outcomes, expected) << hand.plants[0] << ": " << coal << " coal, " << oil;
      }
}

TEST(Plant, FS_PLANT_08_asked_token_by_token_until_one_kind_no_longer_spills_over) {
  Position p = discarding({5, 12, 4}, 6, 6);  // left: C = 4, H = 4, so 2 coal and 6 oil spill over
  p.play("discard plant 5");
  ASSERT_TRUE(isAsked(p));
  const int oilSupply = p.supply(Resource::oil);
  p.play("discard coal");
  ASSERT_TRUE(isAsked(p));
  p.play("discard coal");  // no more coal spills over: two oil go by themselves
  EXPECT_FALSE(isAsked(p));
  EXPECT_EQ(coalAndOil(p), std::pair(4, 4));
  EXPECT_EQ(p.supply(Resource::oil), oilSupply + 2);
}

TEST(Plant, FS_PLANT_08_neither_garbage_nor_uranium_makes_room_for_coal_and_oil) {
  Position p = discarding({5, 12, 6}, 4, 4);
  p.stored(0, Resource::garbage, 2).play("discard plant 5");
  ASSERT_TRUE(isAsked(p));
  EXPECT_THAT(p.legal(), ElementsAre("discard coal", "discard oil"));
  EXPECT_TRUE(p.check("discard coal").fine());
  EXPECT_TRUE(p.check("discard oil").fine());
  EXPECT_EQ(p.check("discard garbage"), refuse(Reason::resourceNotInExcess, 2));
  EXPECT_EQ(p.check("discard uranium"), refuse(Reason::resourceNotInExcess, 3));
  EXPECT_EQ(p.ruleAgainst("discard garbage"), "FS-PLANT-08");
  for (const int nonsense : {-1, 4})
    EXPECT_EQ(p.game().check(p.state(), Seat::of(0), makeMove(MoveKind::discardResource, nonsense)),
              refuse(Reason::noSuchResource));
}

TEST(Plant, FS_PLANT_08_all_that_still_fits_is_kept) {
  Position p = discarding({13, 4, 9}, 4, 2);
  p.play("discard plant 13");
  EXPECT_FALSE(isAsked(p));
  EXPECT_FALSE(p.told(EventKind::resourceLost));
  EXPECT_EQ(coalAndOil(p), std::pair(4, 2));
}

TEST(Plant, FS_PLANT_08_only_one_way_to_do_it_is_not_asked) {
  // Without a hybrid all that spills over has to go: 1 coal and 1 oil.
  Position p = discarding({5, 4, 9}, 5, 3);
  p.play("discard plant 5");
  EXPECT_FALSE(isAsked(p));
  EXPECT_EQ(coalAndOil(p), std::pair(4, 2));
}

TEST(Plant, FS_EX_21_excess_without_a_choice) {
  Position p = discarding({5, 7, 13}, 0, 6);
  const int supply = p.supply(Resource::oil);
  p.play("discard plant 7");
  EXPECT_FALSE(isAsked(p));
  EXPECT_EQ(p.tokens(0, Resource::oil), 4);
  EXPECT_EQ(p.supply(Resource::oil), supply + 2);
}

TEST(Plant, FS_EX_22_excess_with_a_choice) {
  Position p = discarding({5, 12, 13}, 3, 3);
  p.play("discard plant 12");
  std::set<std::pair<int, int>> outcomes;
  collectOutcomes(p, outcomes);
  EXPECT_THAT(outcomes, ElementsAre(std::pair(1, 3), std::pair(2, 2), std::pair(3, 1)));

  Position withOilPlant = discarding({5, 12, 9}, 3, 3);
  withOilPlant.play("discard plant 12");
  EXPECT_FALSE(isAsked(withOilPlant));
  EXPECT_EQ(coalAndOil(withOilPlant), std::pair(3, 3));
}

TEST(Plant, FS_AMB_14_the_hybrids_room_is_used_in_full) {
  Position p = discarding({5, 7, 4}, 2, 8);  // left: C = 4, H = 4
  p.play("discard plant 7");
  EXPECT_FALSE(isAsked(p));
  EXPECT_EQ(coalAndOil(p), std::pair(2, 4));
}

TEST(Plant, FS_AMB_14_only_a_kind_that_spills_over_can_be_given_up) {
  Position p = discarding({5, 12, 13}, 3, 3);
  p.play("discard plant 12");
  EXPECT_TRUE(p.check("discard coal").fine());
  EXPECT_TRUE(p.check("discard oil").fine());
  EXPECT_EQ(p.check("discard garbage"), refuse(Reason::resourceNotInExcess, 2));
  EXPECT_EQ(p.game().check(p.state(), Seat::of(0), makeMove(MoveKind::discardResource, 4)),
            refuse(Reason::noSuchResource));
  EXPECT_EQ(p.ruleAgainst("discard uranium"), "FS-PLANT-08");

  // 4 coal fit on plant 10; only oil spills over, and it goes without a question.
  Position onlyOil = discarding({5, 7, 10}, 4, 8);
  onlyOil.play("discard plant 7");
  EXPECT_FALSE(isAsked(onlyOil));
  EXPECT_EQ(coalAndOil(onlyOil), std::pair(4, 4));
}

TEST(Plant, FS_AMB_15_what_fits_is_kept_without_a_question) {
  Position p = discarding({5, 12, 4}, 5, 2);  // 1 coal and 2 oil spill over into plant 05
  p.play("discard plant 12");
  EXPECT_FALSE(isAsked(p));
  EXPECT_EQ(coalAndOil(p), std::pair(5, 2));
  EXPECT_FALSE(p.told(EventKind::resourceLost));
}

TEST(Plant, FS_AMB_15_fuel_is_never_given_up_on_purpose) {
  for (const Stage stage :
       {Stage::openAuction, Stage::buyResources, Stage::build, Stage::runPlants}) {
    Position p = owner({5, 14}, stage);
    p.stored(0, Resource::coal, 2).stored(0, Resource::garbage, 2);
    for (const std::string move : {"discard coal", "discard garbage"}) {
      EXPECT_EQ(p.refusal(move), Reason::wrongPhase);
      EXPECT_FALSE(p.offers(move));
    }
  }
}

TEST(Plant, FS_DEC_06_excess_coal_or_oil_one_token_at_a_time) {
  Position p = discarding({5, 12, 13}, 3, 3);
  p.play("discard plant 12");
  EXPECT_EQ(p.actor(), 0);
  EXPECT_THAT(p.legal(), ElementsAre("discard coal", "discard oil"));
  p.play("discard oil");
  EXPECT_THAT(p.legal(), ElementsAre("discard coal", "discard oil"));
  EXPECT_EQ(coalAndOil(p), std::pair(3, 2));
  p.play("discard coal");
  EXPECT_FALSE(isAsked(p));
  EXPECT_EQ(coalAndOil(p), std::pair(2, 2));
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
