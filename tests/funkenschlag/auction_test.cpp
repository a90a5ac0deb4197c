// Phase 2: FS-AUCTION, its rulings and its decisions.
#include <algorithm>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Phase 2 of round 4, turn order by seat. Everybody has 100 Elektro and one plant from 03 on.
Position auctions(int players = 3) {
  Position p({.players = players});
  p.round(4).order({}).market({7, 8, 9, 10, 11, 12, 14, 15}).pile({16, 17, 18, 19, 20, 21, -1});
  for (int seat = 0; seat < players; ++seat) {
    p.state().order.push_back(Seat::of(seat));
    p.plants(seat, {3 + seat}).money(seat, 100);
  }
  return p.turnTo(Stage::openAuction, 0);
}

Position roundOne(std::initializer_list<int> order) {
  Deal deal;
  for (const int seat : order) deal.order.push_back(Seat::of(seat));
  return Position({.players = static_cast<int>(order.size())}, "germany", deal);
}

// Seat 0 of three is the last who may buy; it owns these plants.
Position lastBuyer(std::initializer_list<int> plants) {
  Position p = auctions();
  p.order({1, 2, 0}).plants(0, plants);
  return p.turnTo(Stage::openAuction, 0);
}

// The seats that decide while each raises by one, beginning with the seat to act now.
std::vector<int> biddersFrom(Position& p, int amount, int bids) {
  std::vector<int> seats;
  for (int i = 0; i < bids; ++i) {
    seats.push_back(p.actor());
    p.play("bid " + std::to_string(amount + i));
  }
  return seats;
}

// The plants that left the market by events of the last move, in their sequence.
std::vector<int> plantsTold(const Position& p, EventKind kind) {
  std::vector<int> numbers;
  for (const Event& event : p.events())
    if (event.kind == static_cast<std::uint16_t>(kind))
      numbers.push_back(p.tables().number(Card::plant(event.operands[0])));
  return numbers;
}

// --- Who may buy ---

TEST(Auction, FS_AUCTION_01_who_has_bought_neither_opens_nor_bids_again) {
  Position p = auctions();
  p.play({"nominate 7", "bid 7", "pass", "pass"});  // seat 0
  EXPECT_EQ(p.actor(), 1);
  p.play({"nominate 8", "bid 8"});
  EXPECT_THAT(biddersFrom(p, 9, 3), ElementsAre(2, 1, 2));
  p.play("pass");  // sold to seat 2
  EXPECT_EQ(p.actor(), 1);
}

TEST(Auction, FS_AUCTION_01_one_plant_a_round_in_every_game) {
  for (std::uint8_t seed = 0; seed < 6; ++seed) {
    Position p({.players = 2 + seed % 5}, "germany", {}, seed);
    std::map<int, int> bought;
    int round = 1;
    playAtRandom(p, seed, 400, [&] {
      for (const Event& event : p.events()) {
        if (event.kind == static_cast<std::uint16_t>(EventKind::roundStarted)) bought.clear();
        if (event.kind == static_cast<std::uint16_t>(EventKind::plantBought)) {
          EXPECT_EQ(++bought[event.seat.index()], 1);
        }
      }
      round = p.state().round;
    });
    EXPECT_GT(round, 3);
  }
}

TEST(Auction, FS_AUCTION_02_the_foremost_active_player_opens) {
  Position p = auctions();
  p.order({2, 0, 1}).turnTo(Stage::openAuction, 2);
  EXPECT_EQ(p.actor(), 2);
  p.play("pass");
  EXPECT_EQ(p.actor(), 0);
  p.play({"nominate 7", "bid 7", "pass"});
  EXPECT_EQ(p.actor(), 1);
}

TEST(Auction, FS_AUCTION_02_without_an_active_player_the_phase_closes) {
  Position p = auctions();
  p.play({"pass", "nominate 7", "bid 7", "pass"});
  EXPECT_EQ(p.stage(), Stage::openAuction);
  p.play("nominate 8");
  EXPECT_EQ(p.stage(), Stage::buyResources);
  EXPECT_EQ(p.actor(), 2);
}

// --- Opening ---

TEST(Auction, FS_AUCTION_03_the_opener_may_pass_and_is_passed_out) {
  Position p = auctions();
  ASSERT_TRUE(p.offers("pass"));
  p.play("pass");
  EXPECT_FALSE(p.state().mayBuyPlant.contains(Seat::of(0)));
  EXPECT_EQ(p.actor(), 1);
}

TEST(Auction, FS_AUCTION_03_the_first_bid_is_at_least_the_number) {
  Position p = auctions();
  p.play("nominate 8");
  EXPECT_EQ(p.actor(), 0);
  EXPECT_EQ(p.check("bid 7"), refuse(Reason::openingBidTooLow, 7, 8));
  EXPECT_EQ(p.ruleAgainst("bid 7"), "FS-AUCTION-03");
  EXPECT_FALSE(p.offers("bid 7"));
  EXPECT_TRUE(p.offers("bid 8"));
}

TEST(Auction, FS_AUCTION_03_the_first_bid_is_at_most_the_openers_money) {
  Position p = auctions();
  p.money(0, 20).play("nominate 8");
  EXPECT_TRUE(p.offers("bid 20"));
  EXPECT_FALSE(p.offers("bid 21"));
  EXPECT_EQ(p.check("bid 21"), refuse(Reason::bidOverMoney, 21, 20));
}

TEST(Auction, FS_AUCTION_03_a_plant_one_cannot_pay_for_is_not_nominated) {
  Position p = auctions();
  p.money(0, 8);
  EXPECT_TRUE(p.offers("nominate 8"));
  EXPECT_FALSE(p.offers("nominate 9"));
  EXPECT_EQ(p.check("nominate 9"), refuse(Reason::plantTooExpensive, p.plant(9).index(), 9, 8));
  EXPECT_EQ(p.ruleAgainst("nominate 9"), "FS-AUCTION-03");
}

TEST(Auction, FS_AUCTION_03_only_a_plant_of_the_market_is_nominated) {
  const Position p = auctions();
  EXPECT_EQ(p.check("nominate 20"), refuse(Reason::plantNotInMarket, p.plant(20).index()));
  EXPECT_EQ(p.check("nominate 3"), refuse(Reason::plantNotInMarket, p.plant(3).index()));
  EXPECT_EQ(p.ruleAgainst("nominate 20"), "FS-AUCTION-03");
}

TEST(Auction, FS_AUCTION_03_who_nominates_makes_the_first_bid) {
  Position p = auctions();
  p.play("nominate 8");
  EXPECT_EQ(p.check("pass"), refuse(Reason::mustBidOnNomination, p.plant(8).index()));
  EXPECT_EQ(p.ruleAgainst("pass"), "FS-AUCTION-03");
  EXPECT_FALSE(p.offers("pass"));
}

TEST(Auction, FS_AUCTION_04_in_steps_1_and_2_only_the_four_lowest_are_current) {
  for (const int step : {1, 2}) {
    Position p = auctions();
    p.step(step);
    for (const int current : {7, 8, 9, 10})
      EXPECT_TRUE(p.offers("nominate " + std::to_string(current)));
    for (const int future : {11, 12, 14, 15}) {
      const std::string move = "nominate " + std::to_string(future);
      EXPECT_EQ(p.check(move), refuse(Reason::plantInFutureMarket, p.plant(future).index()));
      EXPECT_EQ(p.ruleAgainst(move), "FS-AUCTION-04");
      EXPECT_FALSE(p.offers(move));
    }
  }
}

TEST(Auction, FS_AUCTION_04_in_step_3_every_plant_is_current) {
  Position p = auctions();
  p.step(3).market({20, 21, 22, 23, 24, 25}).pile({});
  EXPECT_THAT(p.legal(), ElementsAre("pass", "nominate 20", "nominate 21", "nominate 22",
                                     "nominate 23", "nominate 24", "nominate 25"));
}

TEST(Auction, FS_AUCTION_04_the_step_3_card_is_never_nominated) {
  Position p = auctions(4);
  p.step(2).market({20, 21, 22, 23}).pile({-1});
  p.play({"nominate 20", "bid 20", "pass", "pass", "pass"});
  ASSERT_THAT(p.marketNumbers(), ElementsAre(21, 22, 23, 99));  // one of the four lowest
  EXPECT_THAT(p.legal(), ElementsAre("pass", "nominate 21", "nominate 22", "nominate 23"));
  EXPECT_EQ(p.game().check(p.state(), p.state().actor, nominate(Card::step3())),
            refuse(Reason::noSuchPlant));
}

TEST(Auction, FS_AUCTION_04_of_a_market_of_one_plant_and_the_card_only_the_plant_is_current) {
  Position p = auctions(4);
  p.step(2).market({20, 21}).pile({-1}).play({"nominate 20", "bid 20", "pass", "pass", "pass"});
  ASSERT_THAT(p.marketNumbers(), ElementsAre(21, 99));
  EXPECT_THAT(p.legal(), ElementsAre("pass", "nominate 21"));
}

TEST(Auction, FS_AUCTION_05_passing_out_is_final) {
  Position p = auctions();
  p.play({"pass", "nominate 7", "bid 7"});
  EXPECT_EQ(p.checkAs(0, "bid 8"), refuse(Reason::notYourTurn, 2));
  p.play("bid 8");
  EXPECT_EQ(p.actor(), 1);  // not seat 0
  p.play("pass");           // sold to seat 2
  EXPECT_EQ(p.actor(), 1);  // neither does seat 0 open again
  p.play("pass");
  EXPECT_EQ(p.stage(), Stage::buyResources);
  EXPECT_THAT(p.plantNumbers(0), ElementsAre(3));
}

// --- Bidding ---

TEST(Auction, FS_AUCTION_06_bidding_begins_clockwise_from_the_opener_and_includes_it) {
  Position p = auctions(4);
  p.order({2, 0, 1, 3}).turnTo(Stage::openAuction, 2).play({"nominate 7", "bid 7"});
  EXPECT_THAT(biddersFrom(p, 8, 6), ElementsAre(3, 0, 1, 2, 3, 0));
}

TEST(Auction, FS_AUCTION_06_a_bid_is_above_the_highest_and_within_ones_money) {
  Position p = auctions();
  p.money(1, 30).play({"nominate 7", "bid 12"});
  ASSERT_EQ(p.actor(), 1);
  EXPECT_EQ(p.check("bid 12"), refuse(Reason::bidNotHigher, 12, 12));
  EXPECT_EQ(p.check("bid 7"), refuse(Reason::bidNotHigher, 7, 12));
  EXPECT_EQ(p.check("bid 31"), refuse(Reason::bidOverMoney, 31, 30));
  EXPECT_TRUE(p.check("bid 13").fine());
  EXPECT_TRUE(p.check("bid 30").fine());
  EXPECT_EQ(p.ruleAgainst("bid 12"), "FS-AUCTION-06");
  EXPECT_EQ(p.ruleAgainst("bid 31"), "FS-AUCTION-06");
}

TEST(Auction, FS_AUCTION_06_who_cannot_raise_passes) {
  Position p = auctions();
  p.money(1, 12).play({"nominate 7", "bid 12"});
  EXPECT_EQ(p.actor(), 2);
  EXPECT_EQ(p.countTold(EventKind::bidPassed), 1);
  EXPECT_FALSE(p.state().bidders.contains(Seat::of(1)));
}

TEST(Auction, FS_AUCTION_06_a_pass_ends_this_auction_only) {
  Position p = auctions(4);
  p.play({"nominate 7", "bid 7", "pass"});                     // seat 1 drops out
  EXPECT_THAT(biddersFrom(p, 8, 4), ElementsAre(2, 3, 0, 2));  // and is skipped
  p.play({"pass", "pass"});                                    // sold to seat 2
  EXPECT_EQ(p.actor(), 0);
  p.play({"nominate 8", "bid 8"});
  EXPECT_EQ(p.actor(), 1);  // back again
}

TEST(Auction, FS_AMB_17_no_bid_exceeds_2000_elektro) {
  Position p = auctions();
  p.money(0, 5000).play("nominate 7");
  EXPECT_TRUE(p.check("bid 2000").fine());
  EXPECT_EQ(p.check("bid 2001"), refuse(Reason::bidOverLimit, 2001, 2000));
}

TEST(Auction, FS_AMB_17_nobody_bids_more_than_the_own_money) {
  Position p = auctions();
  p.money(0, 11).money(1, 13).play("nominate 7");
  EXPECT_EQ(p.legal().back(), "bid 11");
  EXPECT_EQ(p.check("bid 12"), refuse(Reason::bidOverMoney, 12, 11));
  p.play("bid 11");
  EXPECT_EQ(p.legal().back(), "bid 13");
  EXPECT_EQ(p.check("bid 14"), refuse(Reason::bidOverMoney, 14, 13));
}

TEST(Auction, FS_AMB_25_bidding_follows_the_seats_nominating_the_turn_order) {
  Position p = auctions();
  p.order({0, 2, 1}).turnTo(Stage::openAuction, 0).play({"nominate 7", "bid 7"});
  EXPECT_EQ(p.actor(), 1);  // next seat
  p.play({"pass", "pass"});
  EXPECT_EQ(p.actor(), 2);  // next in turn order
}

TEST(Auction, FS_EX_24_clockwise) {
  constexpr int kA = 0;
  constexpr int kB = 1;
  constexpr int kC = 2;
  constexpr int kD = 3;
  Position p = auctions(4);
  p.order({kC, kA, kD, kB}).turnTo(Stage::openAuction, kC).play({"nominate 7", "bid 7"});
  EXPECT_THAT(biddersFrom(p, 8, 5), ElementsAre(kD, kA, kB, kC, kD));
}

// --- Sales ---

TEST(Auction, FS_AUCTION_07_the_last_bidder_pays_the_highest_bid_and_takes_the_plant) {
  Position p = auctions();
  p.play({"nominate 8", "bid 10", "bid 15", "pass", "bid 21", "pass"});
  EXPECT_EQ(p.player(0).money, 100 - 21);
  EXPECT_THAT(p.plantNumbers(0), ElementsAre(3, 8));
  EXPECT_EQ(p.player(1).money, 100);
  EXPECT_EQ(p.player(2).money, 100);
  EXPECT_FALSE(p.state().mayBuyPlant.contains(Seat::of(0)));
  for (const int viewer : {1, 2})  // visible to all
    EXPECT_EQ(p.game().redacted(p.state(), Viewer::seat(Seat::of(viewer))).player(Seat::of(0)),
              p.player(0));
}

TEST(Auction, FS_AUCTION_08_the_only_active_player_pays_the_number) {
  Position p = auctions();
  p.play({"pass", "pass", "nominate 10"});
  EXPECT_EQ(p.player(2).money, 100 - 10);
  EXPECT_THAT(p.plantNumbers(2), ElementsAre(5, 10));
  EXPECT_FALSE(p.told(EventKind::bidMade));
}

TEST(Auction, FS_AUCTION_08_a_rival_makes_it_an_auction_among_all_active_players) {
  Position p = auctions(4);
  p.play({"pass", "nominate 10"});
  EXPECT_EQ(p.stage(), Stage::openingBid);
  EXPECT_THAT(p.plantNumbers(1), ElementsAre(4)) << "not sold at its number";
  p.play("bid 11");
  EXPECT_THAT(biddersFrom(p, 12, 4), ElementsAre(2, 3, 1, 2));
}

TEST(Auction, FS_AMB_18_the_last_player_cannot_choose_another_amount) {
  Position p = auctions();
  p.play({"pass", "pass"});
  EXPECT_THAT(p.legal(),
              ElementsAre("pass", "nominate 7", "nominate 8", "nominate 9", "nominate 10"));
  EXPECT_EQ(p.refusal("bid 12"), Reason::wrongPhase);
  p.play("nominate 9");
  EXPECT_EQ(p.stage(), Stage::buyResources);
  EXPECT_EQ(p.player(2).money, 100 - 9);
}

TEST(Auction, FS_AMB_18_active_players_without_money_still_make_it_an_auction) {
  Position p = auctions();
  p.money(1, 0).money(2, 0).play("nominate 9");
  EXPECT_EQ(p.stage(), Stage::openingBid);
  p.play("bid 11");
  EXPECT_EQ(p.countTold(EventKind::bidPassed), 2);
  EXPECT_EQ(p.player(0).money, 100 - 11);
  EXPECT_THAT(p.plantNumbers(0), ElementsAre(3, 9));
}

TEST(Auction, FS_AUCTION_09_discard_fuel_replacement_next_opener) {
  Position p = auctions();
  p.plants(0, {5, 12, 13}).plants(2, {4}).market({11, 14, 15, 22, 23, 24, 25, 26});
  p.stored(0, Resource::coal, 3).stored(0, Resource::oil, 3);
  p.play({"nominate 11", "bid 11", "pass", "pass"});
  EXPECT_EQ(p.stage(), Stage::discardPlant);
  p.play("discard plant 12");
  EXPECT_EQ(p.stage(), Stage::discardResource);
  EXPECT_FALSE(p.told(EventKind::plantDrawn));
  p.play("discard coal").play("discard oil");
  EXPECT_EQ(plantsTold(p, EventKind::plantDrawn), std::vector{16});
  EXPECT_EQ(p.stage(), Stage::openAuction);
  EXPECT_EQ(p.actor(), 1);
}

TEST(Auction, FS_AUCTION_09_nothing_of_the_auction_outlasts_the_sale) {
  Position p = auctions();
  p.play({"nominate 8", "bid 10", "bid 12", "pass", "pass"});
  ASSERT_EQ(p.stage(), Stage::openAuction);
  EXPECT_TRUE(p.state().bidders.empty());
  EXPECT_EQ(p.state().onOffer, Card{});
  EXPECT_EQ(p.state().highestBidder, Seat::none());
  EXPECT_EQ(p.state().highestBid, 0);
}

TEST(Auction, FS_AUCTION_09_an_outbid_opener_opens_again) {
  Position p = auctions();
  p.play({"nominate 8", "bid 8", "bid 9", "pass", "pass"});
  EXPECT_THAT(p.plantNumbers(1), ElementsAre(4, 8));
  EXPECT_EQ(p.stage(), Stage::openAuction);
  EXPECT_EQ(p.actor(), 0);
}

TEST(Auction, FS_AMB_20_the_buyer_discards_before_the_replacement_is_turned_up) {
  Position p = lastBuyer({5, 12, 13});
  p.market({11, 14, 15, 22, 23, 24, 25, 26});
  p.stored(0, Resource::coal, 4).stored(0, Resource::oil, 4).play("nominate 11");
  const std::vector<int> pile = p.pileNumbers();
  ASSERT_EQ(pile.front(), 16);
  EXPECT_EQ(p.stage(), Stage::discardPlant);
  p.play("discard plant 5");
  ASSERT_EQ(p.stage(), Stage::discardResource);
  EXPECT_EQ(p.pileNumbers(), pile);
  EXPECT_THAT(p.marketNumbers(), ElementsAre(14, 15, 22, 23, 24, 25, 26));
  while (p.stage() == Stage::discardResource) p.play("discard coal");
  EXPECT_THAT(p.marketNumbers(), ElementsAre(14, 15, 16, 22, 23, 24, 25, 26));
}

TEST(Auction, FS_EX_23_opening_again) {
  constexpr int kP = 0;
  constexpr int kQ = 1;
  constexpr int kR = 2;
  Position p = auctions();
  p.play({"nominate 8", "bid 8", "pass", "bid 9", "pass"});
  ASSERT_THAT(p.plantNumbers(kR), ElementsAre(5, 8));
  EXPECT_EQ(p.actor(), kP);
  Position wins = p;
  EXPECT_EQ(wins.play({"nominate 9", "bid 9", "pass"}).actor(), kQ);
  EXPECT_EQ(p.play("pass").actor(), kQ);
}

// --- Round 1 ---

TEST(Auction, FS_AUCTION_10_in_round_1_the_opener_must_buy) {
  const Position p = roundOne({1, 0, 2});
  EXPECT_EQ(p.check("pass"), refuse(Reason::mustBuyInRoundOne));
  EXPECT_EQ(p.ruleAgainst("pass"), "FS-AUCTION-10");
  EXPECT_FALSE(p.offers("pass"));
}

TEST(Auction, FS_AUCTION_10_round_1_gives_everybody_exactly_one_plant_and_strands_nobody) {
  for (std::uint8_t seed = 0; seed < 30; ++seed) {
    const int players = 2 + seed % 5;
    Position p({.players = players}, "germany", {}, seed);
    playAtRandom(p, seed, 200, [&] {
      if (p.stage() == Stage::openAuction && p.state().round == 1) {
        ASSERT_FALSE(p.offers("pass"));
        EXPECT_LE(p.marketNumbers().front(), 8);
      }
      if (p.state().round > 1 || phaseOf(p.stage()) != 3) return;
      for (int seat = 0; seat < players; ++seat) EXPECT_EQ(p.plantNumbers(seat).size(), 1U);
    });
  }
}

TEST(Auction, FS_AUCTION_10_even_the_last_of_six_finds_a_plant_for_8) {
  Position p = roundOne({0, 1, 2, 3, 4, 5});
  for (int number = 3; number < 8; ++number) {
    p.play("nominate " + std::to_string(number)).play("bid " + std::to_string(number));
    while (p.stage() == Stage::bid) p.play("pass");
  }
  EXPECT_EQ(p.actor(), 5);
  EXPECT_TRUE(p.offers("nominate 8"));
}

TEST(Auction, FS_AMB_29_in_round_1_one_may_pass_on_others_bids) {
  Position p = roundOne({1, 0, 2});
  p.play({"nominate 4", "bid 4"});
  EXPECT_TRUE(p.offers("pass"));
  p.play("pass").play("pass");
  EXPECT_THAT(p.plantNumbers(1), ElementsAre(4));
  EXPECT_EQ(p.refusal("pass"), Reason::mustBuyInRoundOne);  // seat 0 opens now
}

// --- Plant limit ---

TEST(Auction, FS_AUCTION_07_FS_AUCTION_11_beyond_three_plants_an_older_one_goes_out_of_the_game) {
  Position p = lastBuyer({3, 13, 5});
  p.play("nominate 10");
  EXPECT_EQ(p.stage(), Stage::discardPlant);
  EXPECT_EQ(p.actor(), 0);
  p.play("discard plant 13");
  EXPECT_THAT(p.plantNumbers(0), ElementsAre(3, 5, 10));
  EXPECT_TRUE(p.isOut(13));
}

TEST(Auction, FS_AUCTION_11_the_new_plant_stays) {
  Position p = lastBuyer({3, 13, 5});
  p.play("nominate 10");
  EXPECT_EQ(p.check("discard plant 10"), refuse(Reason::discardNewest, p.plant(10).index()));
  EXPECT_EQ(p.check("discard plant 7"), refuse(Reason::discardNotOwned, p.plant(7).index()));
  EXPECT_EQ(p.ruleAgainst("discard plant 10"), "FS-AUCTION-11");
  EXPECT_EQ(p.ruleAgainst("discard plant 7"), "FS-AUCTION-11");
  EXPECT_EQ(p.game().check(p.state(), Seat::of(0), makeMove(MoveKind::discardPlant, 42)),
            refuse(Reason::noSuchPlant));
}

TEST(Auction,
     FS_AUCTION_07_FS_AUCTION_11_a_third_plant_or_a_fourth_of_two_players_is_within_the_limit) {
  Position three = lastBuyer({3, 13});
  EXPECT_EQ(three.play("nominate 10").stage(), Stage::buyResources);
  Position two = auctions(2);
  two.plants(1, {5, 6, 13}).play("pass").play("nominate 10");
  EXPECT_EQ(two.stage(), Stage::buyResources);
  EXPECT_THAT(two.plantNumbers(1), ElementsAre(5, 6, 13, 10));
  two.turnTo(Stage::openAuction, 1).play("nominate 8");
  EXPECT_EQ(two.stage(), Stage::discardPlant);
}

TEST(Auction, FS_AUCTION_12_fuel_of_the_discarded_plant_stays_as_far_as_it_fits) {
  Position p = lastBuyer({4, 14, 13});  // coal 4, garbage 4
  p.stored(0, Resource::coal, 3).stored(0, Resource::garbage, 4);
  const int supply = p.supply(Resource::garbage);
  Position keepsCoal = p;
  keepsCoal.play({"nominate 8", "discard plant 4"});  // 08 takes 6 coal
  EXPECT_EQ(keepsCoal.tokens(0, Resource::coal), 3);
  EXPECT_FALSE(keepsCoal.told(EventKind::resourceLost));
  p.play({"nominate 8", "discard plant 14"});
  EXPECT_EQ(p.tokens(0, Resource::garbage), 0);
  EXPECT_EQ(p.supply(Resource::garbage), supply + 4);
  EXPECT_EQ(p.player(0).money, 100 - 8);  // nothing for it
}

// --- The end of the phase ---

TEST(Auction, FS_AUCTION_13_a_if_nobody_bought_the_lowest_plant_is_replaced) {
  Position p = auctions();
  p.play({"pass", "pass", "pass"});
  EXPECT_TRUE(p.isOut(7));
  EXPECT_THAT(p.marketNumbers(), ElementsAre(8, 9, 10, 11, 12, 14, 15, 16));
  EXPECT_EQ(p.stage(), Stage::buyResources);
}

TEST(Auction, FS_AUCTION_07_FS_AUCTION_13_a_sale_keeps_the_lowest_plant_in_the_market) {
  Position p = auctions();
  p.play({"pass", "pass", "nominate 10"});
  ASSERT_EQ(p.stage(), Stage::buyResources);
  EXPECT_FALSE(p.isOut(7));
}

TEST(Auction, FS_AUCTION_13_a_sale_of_the_round_before_does_not_keep_the_lowest_plant) {
  Position p = auctions();
  p.play({"pass", "pass", "nominate 10"});
  while (p.state().round == 4) p.play("done");
  const int lowest = p.marketNumbers().front();
  p.play({"pass", "pass", "pass"});
  EXPECT_TRUE(p.isOut(lowest));
}

TEST(Auction, FS_AUCTION_13_nobody_may_buy_after_the_phase_even_if_it_was_skipped) {
  Position p = auctions();
  p.step(3).market({30}).pile({}).turnTo(Stage::runPlants, 2).play("done");  // 30 leaves
  ASSERT_EQ(p.stage(), Stage::buyResources);
  EXPECT_TRUE(p.state().mayBuyPlant.empty());
}

TEST(Auction, FS_AUCTION_13_b_in_round_1_the_order_is_set_anew) {
  Position p = roundOne({0, 1});
  p.play({"nominate 3", "bid 3", "pass", "nominate 6"});
  EXPECT_THAT(p.orderSeats(), ElementsAre(1, 0));

  Position later = auctions(2);
  later.play({"nominate 7", "bid 7", "pass", "nominate 10"});
  EXPECT_THAT(later.orderSeats(), ElementsAre(0, 1));
}

TEST(Auction, FS_AUCTION_13_c_the_step_3_card_leaves_with_the_lowest_plant) {
  Position p = auctions();
  p.step(2).pile({-1, 20, 21}).play({"nominate 8", "bid 8", "pass", "pass"});
  ASSERT_THAT(p.marketNumbers(), ElementsAre(7, 9, 10, 11, 12, 14, 15, 99));
  p.play({"pass", "pass"});
  EXPECT_THAT(p.marketNumbers(), ElementsAre(9, 10, 11, 12, 14, 15));
  EXPECT_EQ(p.state().step3Card, Step3Card::gone);
  EXPECT_TRUE(p.isOut(7));
  EXPECT_EQ(p.state().step, 3);
  EXPECT_EQ(p.stage(), Stage::buyResources);
}

TEST(Auction, FS_AUCTION_13_a_comes_before_c) {
  Position p = auctions();
  p.step(2).pile({-1, 20, 21}).play({"pass", "pass", "pass"});
  EXPECT_EQ(plantsTold(p, EventKind::plantRemoved), (std::vector{7, 8}));
  EXPECT_THAT(p.marketNumbers(), ElementsAre(9, 10, 11, 12, 14, 15));
  EXPECT_EQ(p.state().step, 3);
}

TEST(Auction, FS_EX_28_nobody_buys) {
  Position p = auctions();
  p.plants(2, {6}).market({7, 9, 11, 13, 14, 17, 20, 21}).pile({18, 22, -1});
  p.play({"pass", "pass", "pass"});
  EXPECT_TRUE(p.isOut(7));
  EXPECT_THAT(p.marketNumbers(), ElementsAre(9, 11, 13, 14, 17, 18, 20, 21));
}

TEST(Auction, FS_AUCTION_14_in_a_sold_out_market_the_others_have_to_pass) {
  Position p = auctions();
  p.step(3).market({30}).pile({}).play({"nominate 30", "bid 30", "pass", "pass"});
  EXPECT_THAT(p.plantNumbers(0), ElementsAre(3, 30));
  EXPECT_EQ(p.countTold(EventKind::auctionDeclined), 2);
  EXPECT_THAT(p.marketNumbers(), IsEmpty());
  EXPECT_EQ(p.stage(), Stage::buyResources);
}

TEST(Auction, FS_AUCTION_14_FS_AMB_24_an_empty_market_skips_phase_2_with_nothing_to_remove) {
  Position p = auctions();
  p.step(3).market({30}).pile({}).turnTo(Stage::runPlants, 2).play("done");  // 30 leaves
  EXPECT_EQ(p.state().round, 5);
  EXPECT_EQ(p.stage(), Stage::buyResources);
  EXPECT_FALSE(p.told(EventKind::auctionDeclined));
  EXPECT_EQ(plantsTold(p, EventKind::plantRemoved), std::vector{30});  // in phase 5
}

// --- Decisions ---

TEST(Auction, FS_DEC_02_pass_or_a_plant_of_the_current_market_one_could_pay_for) {
  Position p = auctions();
  EXPECT_THAT(p.legal(),
              ElementsAre("pass", "nominate 7", "nominate 8", "nominate 9", "nominate 10"));
  p.money(0, 9);
  EXPECT_THAT(p.legal(), ElementsAre("pass", "nominate 7", "nominate 8", "nominate 9"));
  p.step(3).market({7, 8, 9, 20, 21, 22}).money(0, 21);
  EXPECT_THAT(p.legal(), ElementsAre("pass", "nominate 7", "nominate 8", "nominate 9",
                                     "nominate 20", "nominate 21"));
  EXPECT_THAT(roundOne({0, 1}).legal(),
              ElementsAre("nominate 3", "nominate 4", "nominate 5", "nominate 6"));
}

TEST(Auction, FS_DEC_03_first_bid_from_the_number_up_to_all_the_money) {
  Position p = auctions();
  p.money(0, 12).play("nominate 9");
  EXPECT_EQ(p.actor(), 0);
  EXPECT_THAT(p.legal(), ElementsAre("bid 9", "bid 10", "bid 11", "bid 12"));
  Position alone = lastBuyer({3});
  alone.play("nominate 9");
  EXPECT_NE(alone.stage(), Stage::openingBid);  // the question does not arise
}

TEST(Auction, FS_DEC_04_pass_or_a_higher_bid_within_ones_money) {
  Position p = auctions();
  p.money(1, 13).play({"nominate 9", "bid 10"});
  EXPECT_EQ(p.actor(), 1);
  EXPECT_THAT(p.legal(), ElementsAre("pass", "bid 11", "bid 12", "bid 13"));
}

TEST(Auction, FS_DEC_05_discard_one_of_the_older_plants) {
  Position p = lastBuyer({3, 13, 5});
  p.play("nominate 10");
  EXPECT_THAT(p.legal(), ElementsAre("discard plant 3", "discard plant 13", "discard plant 5"));
  Position two = auctions(2);
  two.plants(1, {5, 6, 13, 20}).play({"pass", "nominate 10"});
  EXPECT_THAT(two.legal(), ElementsAre("discard plant 5", "discard plant 6", "discard plant 13",
                                       "discard plant 20"));
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
