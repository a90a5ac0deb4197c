// Phase 3: buying resources.
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::ElementsAre;

// Seat 2, last in turn order, shops first and has room for 4 coal; then seat 1 for 6 oil; then seat
// 0 for 6 coal.
Position threeShoppers() {
  Position p({.players = 3});
  p.round(2).order({0, 1, 2});
  p.plants(0, {8}).plants(1, {7}).plants(2, {10});
  return p.turnTo(Stage::buyResources, 2);
}

// One player with nearly boundless room for one resource; one of two in the game, so that four
// plants are allowed.
Position shopperFor(Resource resource) {
  Position p({.players = 2});
  p.round(2).order({0, 1}).plants(0, {5}).money(1, 500);
  switch (resource) {
    case Resource::coal: p.plants(1, {8, 20, 31, 36}); break;
    case Resource::oil: p.plants(1, {7, 16, 26, 32}); break;
    case Resource::garbage: p.plants(1, {14, 24, 30, 38}); break;
    case Resource::uranium: p.plants(1, {11, 17, 23, 28}); break;
  }
  return p.turnTo(Stage::buyResources, 1);
}

// What the tokens cost the player to move; the position stays as it is.
int costOf(Position p, Resource resource, int count) {
  const int seat = p.actor();
  const int before = p.player(seat).money;
  p.play(buyText(resource, count));
  return before - p.player(seat).money;
}

TEST(ResourceMarket, FS_MARKET_01_players_shop_in_reverse_turn_order) {
  Position p = threeShoppers();
  p.order({1, 2, 0}).turnTo(Stage::openAuction, 0).play("pass");  // the last one in phase 2
  ASSERT_EQ(p.stage(), Stage::buyResources);
  EXPECT_EQ(p.actor(), 0);
  p.play("done");
  EXPECT_EQ(p.actor(), 2);
  p.play("done");
  EXPECT_EQ(p.actor(), 1);
  p.play("done");
  EXPECT_EQ(p.stage(), Stage::build);
}

TEST(ResourceMarket, FS_MARKET_01_all_buying_happens_in_ones_only_turn) {
  Position p = threeShoppers();
  p.play({"buy coal 1", "done"});
  EXPECT_EQ(p.checkAs(2, "buy coal 1"), refuse(Reason::notYourTurn, 1));
  p.play({"done", "done"});
  EXPECT_EQ(p.stage(), Stage::build);
  EXPECT_EQ(p.checkAs(p.actor(), "buy coal 1"),
            refuse(Reason::wrongPhase, 4, static_cast<int>(MoveKind::buy),
                   static_cast<int>(Stage::build)));
}

TEST(ResourceMarket, FS_MARKET_01_may_leave_empty_handed) {
  Position p = threeShoppers();
  ASSERT_TRUE(p.offers("done"));
  p.play("done");
  EXPECT_EQ(p.player(2).money, 50);
  EXPECT_EQ(p.tokens(2, Resource::coal), 0);
}

TEST(ResourceMarket, FS_MARKET_02_the_count_left_tells_the_next_price) {
  for (const Resource resource : {Resource::coal, Resource::oil, Resource::garbage})
    for (int left = 1; left <= 24; ++left) {
      Position p = shopperFor(resource);
      p.resourceMarket(resource, left);
      // Three to a space, the dearest spaces are the last to be emptied.
      EXPECT_EQ(costOf(p, resource, 1), 8 - (left - 1) / 3)
          << buyText(resource, 1) << " of " << left;
    }
}

TEST(ResourceMarket, FS_MARKET_02_uranium_has_one_place_on_each_of_twelve_spaces) {
  const std::array<int, 12> prices = {16, 14, 12, 10, 8, 7, 6, 5, 4, 3, 2, 1};
  for (int left = 1; left <= 12; ++left) {
    Position p = shopperFor(Resource::uranium);
    p.resourceMarket(Resource::uranium, left);
    EXPECT_EQ(costOf(p, Resource::uranium, 1), prices[static_cast<std::size_t>(left - 1)]) << left;
  }
}

TEST(ResourceMarket, FS_MARKET_02_fourteen_coal_left_cost_4_4_and_then_5) {
  Position p = shopperFor(Resource::coal);
  p.resourceMarket(Resource::coal, 14);
  EXPECT_EQ(costOf(p, Resource::coal, 1), 4);
  EXPECT_EQ(costOf(p, Resource::coal, 2), 4 + 4);
  EXPECT_EQ(costOf(p, Resource::coal, 3), 4 + 4 + 5);
  EXPECT_EQ(costOf(p, Resource::coal, 14), 2 * 4 + 3 * (5 + 6 + 7 + 8));
}

TEST(ResourceMarket, FS_MARKET_02_at_least_one_token_of_a_real_kind) {
  Position p = threeShoppers();
  const int coal = static_cast<int>(Resource::coal);
  EXPECT_EQ(p.check("buy coal 0"), refuse(Reason::countNotPositive, coal, 0));
  EXPECT_EQ(p.ruleAgainst("buy coal 0"), "FS-MARKET-02");
  for (const int nonsense : {-1, 4, 99}) {
    const Move move = makeMove(MoveKind::buy, nonsense, 1);
    EXPECT_EQ(p.game().check(p.state(), Seat::of(2), move), refuse(Reason::noSuchResource));
  }
  const Move negative = makeMove(MoveKind::buy, coal, -2);
  EXPECT_EQ(p.game().check(p.state(), Seat::of(2), negative),
            refuse(Reason::countNotPositive, coal, -2));
}

TEST(ResourceMarket, FS_AMB_16_always_the_cheapest_token) {
  Position p = threeShoppers();
  // Nobody can name a space: four coal of a fresh market are the three at 1 and one at 2.
  p.play("buy coal 4");
  EXPECT_EQ(p.player(2).money, 50 - (1 + 1 + 1 + 2));
  EXPECT_EQ(p.events().front(), makeEvent(EventKind::resourceBought, Seat::of(2),
                                          static_cast<int>(Resource::coal), 4, 5));
  p.play("buy oil 1");
  EXPECT_EQ(p.player(1).money, 50 - 3);
  p.play({"done", "buy coal 1"});
  EXPECT_EQ(p.player(0).money, 50 - 2) << "the next coal lies on space 2";
}

TEST(ResourceMarket, FS_MARKET_03_no_more_than_the_plants_store) {
  Position p = threeShoppers();
  p.stored(2, Resource::coal, 1);
  EXPECT_EQ(p.check("buy coal 4"), refuse(Reason::noStorage, 0, 4, 3));
  EXPECT_EQ(p.ruleAgainst("buy coal 4"), "FS-MARKET-03");
  EXPECT_THAT(p.legal(), ElementsAre("done", "buy coal 1", "buy coal 2", "buy coal 3"));
  EXPECT_TRUE(p.check("buy coal 3").fine()) << "all that fits";
}

TEST(ResourceMarket, FS_MARKET_03_fuel_that_no_plant_takes_is_not_for_sale) {
  Position p = threeShoppers();
  EXPECT_EQ(p.check("buy oil 1"), refuse(Reason::noStorage, 1, 1, 0));
  EXPECT_EQ(p.check("buy garbage 1"), refuse(Reason::noStorage, 2, 1, 0));
  EXPECT_EQ(p.check("buy uranium 1"), refuse(Reason::noStorage, 3, 1, 0));
  p.plants(2, {13});  // stores nothing at all
  EXPECT_THAT(p.legal(), ElementsAre("done"));
}

TEST(ResourceMarket, FS_MARKET_03_every_token_counts_against_the_shared_room_of_a_hybrid) {
  Position p = threeShoppers();
  p.plants(2, {10, 5});  // 4 coal, and 4 coal or oil
  p.play("buy coal 5");
  EXPECT_EQ(p.check("buy oil 4"), refuse(Reason::noStorage, 1, 4, 3));
  EXPECT_TRUE(p.offers("buy oil 3"));
  p.play("buy oil 2");
  EXPECT_EQ(p.check("buy coal 2"), refuse(Reason::noStorage, 0, 2, 1));
  EXPECT_TRUE(p.offers("buy coal 1"));
}

// Coal, oil, garbage, uranium; each amount is on the market, fits and can be paid with 100.
TEST(ResourceMarket, FS_MARKET_04_a_shopping_list_may_be_bought_in_any_sequence) {
  const auto shopper = [] {
    Position p({.players = 2});
    p.round(2).order({0, 1}).plants(0, {4}).plants(1, {10, 5, 14, 11}).money(1, 100);
    return p.turnTo(Stage::buyResources, 1);
  };
  std::array<std::string, 4> list = {"buy coal 5", "buy garbage 3", "buy oil 2", "buy uranium 1"};
  const int total = (3 * 1 + 2 * 2) + 3 * 7 + 2 * 3 + 14;
  do {
    Position p = shopper();
    for (const std::string& item : list) p.play(item);
    EXPECT_EQ(p.player(1).money, 100 - total);
    EXPECT_EQ(p.tokens(1, Resource::coal), 5);
    EXPECT_EQ(p.tokens(1, Resource::oil), 2);
    EXPECT_EQ(p.tokens(1, Resource::garbage), 3);
    EXPECT_EQ(p.tokens(1, Resource::uranium), 1);
  } while (std::next_permutation(list.begin(), list.end()));
}

TEST(ResourceMarket, FS_MARKET_04_one_by_one_costs_the_same_as_at_once) {
  Position atOnce = threeShoppers();
  Position oneByOne = atOnce;
  atOnce.play("buy coal 4");
  oneByOne.play({"buy coal 1", "buy coal 2", "buy coal 1"});
  EXPECT_EQ(atOnce.state().player(Seat::of(2)), oneByOne.state().player(Seat::of(2)));
  EXPECT_EQ(atOnce.state().onMarket, oneByOne.state().onMarket);
}

TEST(ResourceMarket, FS_MARKET_04_the_total_must_be_paid) {
  Position p = threeShoppers();
  p.money(2, 4);  // four coal cost 1 + 1 + 1 + 2
  EXPECT_EQ(p.check("buy coal 4"), refuse(Reason::resourcesUnaffordable, 0, 5, 4));
  EXPECT_EQ(p.ruleAgainst("buy coal 4"), "FS-MARKET-04");
  EXPECT_THAT(p.legal(), ElementsAre("done", "buy coal 1", "buy coal 2", "buy coal 3"));
  p.money(2, 5);
  EXPECT_TRUE(p.offers("buy coal 4"));
  p.play("buy coal 4");
  EXPECT_EQ(p.player(2).money, 0);
}

TEST(ResourceMarket, FS_MARKET_05_what_is_sold_out_cannot_be_had) {
  Position p = threeShoppers();
  p.resourceMarket(Resource::coal, 2).money(2, 500);
  EXPECT_EQ(p.check("buy coal 3"), refuse(Reason::soldOut, 0, 3, 2));
  EXPECT_EQ(p.ruleAgainst("buy coal 3"), "FS-MARKET-05");
  EXPECT_THAT(p.legal(), ElementsAre("done", "buy coal 1", "buy coal 2"));
  EXPECT_TRUE(p.check("buy coal 2").fine()) << "all that is there";
  p.resourceMarket(Resource::coal, 0);
  ASSERT_EQ(p.supply(Resource::coal), 24);
  EXPECT_EQ(p.check("buy coal 1"), refuse(Reason::soldOut, 0, 1, 0));
  EXPECT_THAT(p.legal(), ElementsAre("done"));
}

TEST(ResourceMarket, FS_MARKET_05_the_bank_takes_the_money) {
  Position p = threeShoppers();
  p.play("buy coal 3");
  EXPECT_EQ(p.player(2).money, 47);
  EXPECT_EQ(p.player(1).money, 50);
  EXPECT_EQ(p.player(0).money, 50);
}

TEST(ResourceMarket, FS_AMB_08_sold_out_coal_does_not_come_from_the_supply_for_8_in_the_usa) {
  Position p({.players = 3}, "usa");
  p.round(2).order({0, 1, 2}).plants(0, {8}).plants(1, {7}).plants(2, {10, 5}).money(2, 500);
  p.resourceMarket(Resource::coal, 0).turnTo(Stage::buyResources, 2);
  EXPECT_EQ(p.refusal("buy coal 1"), Reason::soldOut);
  EXPECT_FALSE(p.offers("buy coal 1"));
  EXPECT_TRUE(p.offers("buy oil 1"));
}

TEST(ResourceMarket, FS_MARKET_06_nothing_is_added_while_phase_3_lasts) {
  Position p = threeShoppers();
  p.resourceMarket(Resource::coal, 8);
  p.play("buy coal 4");
  EXPECT_EQ(p.onMarket(Resource::coal), 4);
  EXPECT_EQ(p.supply(Resource::coal), 16);
  p.play("buy oil 6");
  EXPECT_EQ(p.onMarket(Resource::oil), 12);
  EXPECT_EQ(p.supply(Resource::oil), 6);
  p.play("buy coal 4");  // the last, so the phase ends
  EXPECT_EQ(p.stage(), Stage::build);
  EXPECT_EQ(p.onMarket(Resource::coal), 0);
  EXPECT_EQ(p.supply(Resource::coal), 16);
  EXPECT_FALSE(p.told(EventKind::resourceRefilled));
}

TEST(ResourceMarket, FS_DEC_07_buy_as_often_as_you_like_then_done) {
  Position p = threeShoppers();
  p.plants(2, {6, 12});  // 2 garbage; 4 coal or oil
  p.money(2, 15);
  EXPECT_THAT(p.legal(), ElementsAre("done", "buy coal 1", "buy coal 2", "buy coal 3", "buy coal 4",
                                     "buy oil 1", "buy oil 2", "buy oil 3", "buy oil 4",
                                     "buy garbage 1", "buy garbage 2"));
  p.play({"buy oil 1", "buy garbage 1", "buy oil 1"});
  ASSERT_EQ(p.actor(), 2);
  EXPECT_EQ(p.player(2).money, 15 - 3 - 7 - 3);
  EXPECT_THAT(p.legal(), ElementsAre("done", "buy coal 1", "buy coal 2"));
  p.play("done");
  EXPECT_EQ(p.actor(), 1);
}

TEST(ResourceMarket, FS_DEC_07_whoever_cannot_buy_a_single_token_is_skipped) {
  Position p = threeShoppers();
  p.stored(1, Resource::oil, 6);  // full
  p.play("done");
  EXPECT_EQ(p.actor(), 0);
  p.play("buy coal 6");  // and now full
  EXPECT_EQ(p.stage(), Stage::build);
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
