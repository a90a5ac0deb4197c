// Explicit deals: chance outcomes that are given instead of drawn.
#include <bit>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/funkenschlag/plant_market.h"
#include "games/funkenschlag/deal_text.h"
#include "games/funkenschlag/document.h"
#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::ElementsAre;

using Seats = FixedVector<Seat, kMaxSeats>;
using Cards = FixedVector<Card, kMaxPlants>;

Seats seats(std::initializer_list<int> indices) {
  Seats all;
  for (const int index : indices) all.push_back(Seat::of(index));
  return all;
}

Cards cards(std::initializer_list<int> numbers) {
  const Funkenschlag game = makeGame();
  Cards all;
  for (const int number : numbers) all.push_back(game.tables().plantNumbered(number));
  return all;
}

int indexOfPlant(int number) { return cards({number}).front().index(); }

RegionMask regions(std::initializer_list<std::string_view> ids) {
  return withRegions({}, ids).givenRegions;
}

Deal dealRegions(RegionMask mask, Deal deal = {}) {
  deal.regions = mask;
  return deal;
}
Deal dealOrder(const Seats& order, Deal deal = {}) {
  deal.order = order;
  return deal;
}
Deal dealRemoved(const Cards& removed, Deal deal = {}) {
  deal.removed = removed;
  return deal;
}
Deal dealPile(const Cards& topFirst, Deal deal = {}) {
  deal.pile = topFirst;
  return deal;
}
Deal dealStep3Pile(const Cards& topFirst, Deal deal = {}) {
  deal.step3Pile = topFirst;
  return deal;
}

Verdict checkFor(const Options& options, const Deal& deal) {
  return makeGame(options).checkDeal(deal);
}

std::string_view rule(const Verdict& verdict) { return kVocabulary.reasons[verdict.reason].rule; }

// With three players 8 plants are removed and 26 are in the pile, plant 13 among them.
constexpr Options kThree = {.players = 3};

// --- Refusals ---

TEST(Deal, FS_SETUP_02_regions_are_dealt_only_if_they_are_drawn) {
  const Deal deal = dealRegions(regions({"west", "southwest", "south"}));
  EXPECT_TRUE(checkFor(kThree, deal).fine());
  const Options given = withRegions(kThree, {"west", "southwest", "south"});
  const Options drafted = {.players = 3, .regionChoice = RegionChoice::drafted};
  EXPECT_EQ(checkFor(given, deal), refuse(Reason::dealRegionsNotRandom));
  EXPECT_EQ(checkFor(drafted, deal), refuse(Reason::dealRegionsNotRandom));
  EXPECT_EQ(rule(checkFor(given, deal)), "FS-SETUP-02");
}

TEST(Deal, FS_SETUP_02_wrong_number_of_regions_is_refused) {
  EXPECT_EQ(checkFor(kThree, dealRegions(regions({"west", "southwest"}))),
            refuse(Reason::dealRegionsCount, 2, 3));
  EXPECT_EQ(checkFor({.players = 4}, dealRegions(regions({"west", "southwest", "south"}))),
            refuse(Reason::dealRegionsCount, 3, 4));
  EXPECT_EQ(rule(refuse(Reason::dealRegionsCount)), "FS-SETUP-02");
}

TEST(Deal, FS_SETUP_02_regions_that_do_not_hang_together_are_refused) {
  const Deal torn = dealRegions(regions({"northwest", "northeast", "south"}));
  EXPECT_EQ(checkFor(kThree, torn), refuse(Reason::dealRegionsNotContiguous));
  EXPECT_EQ(rule(checkFor(kThree, torn)), "FS-SETUP-02");
  EXPECT_EQ(checkFor(kThree, dealRegions(0b11000001)),  // two that the map does not have
            refuse(Reason::dealRegionsNotContiguous));
}

TEST(Deal, FS_SETUP_04_a_turn_order_names_every_seat_once) {
  const auto check = [](std::initializer_list<int> order) {
    return checkFor(kThree, dealOrder(seats(order)));
  };
  EXPECT_TRUE(check({2, 0, 1}).fine());
  EXPECT_EQ(check({2, 0}), refuse(Reason::dealOrder, 2, 3));
  EXPECT_EQ(check({2, 0, 0}), refuse(Reason::dealOrder, 3, 3));
  EXPECT_EQ(check({2, 0, 3}), refuse(Reason::dealOrder, 3, 3));
  EXPECT_EQ(check({2, 0, 1, 1}), refuse(Reason::dealOrder, 4, 3));
  EXPECT_EQ(rule(refuse(Reason::dealOrder)), "FS-SETUP-04");
}

TEST(Deal, FS_SETUP_07_no_more_plants_are_removed_than_the_table_says) {
  const auto check = [](int players, std::initializer_list<int> removed) {
    return checkFor({.players = players}, dealRemoved(cards(removed)));
  };
  EXPECT_TRUE(check(3, {14, 15, 16, 17, 18, 19, 20, 21}).fine());
  EXPECT_EQ(check(3, {14, 15, 16, 17, 18, 19, 20, 21, 22}), refuse(Reason::dealRemovedCount, 9, 8));
  EXPECT_EQ(check(4, {14, 15, 16, 17, 18}), refuse(Reason::dealRemovedCount, 5, 4));
  EXPECT_EQ(check(6, {14}), refuse(Reason::dealRemovedCount, 1, 0));
  EXPECT_EQ(rule(refuse(Reason::dealRemovedCount)), "FS-SETUP-07");
}

const std::initializer_list<int> kTopOf26 = {13, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
                                             24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36};

// 33 plants are shuffled, 8 of them removed; plant 13 comes on top of the other 25.
TEST(Deal, FS_SETUP_07_FS_AMB_05_the_pile_is_not_longer_than_the_cards_there_are) {
  Deal deal = dealPile(cards(kTopOf26));
  EXPECT_TRUE(checkFor(kThree, deal).fine());
  deal.pile.push_back(cards({37}).front());
  EXPECT_EQ(checkFor(kThree, deal), refuse(Reason::dealPileLength, 27, 26));
  EXPECT_TRUE(checkFor({.players = 4}, deal).fine());
  EXPECT_EQ(rule(refuse(Reason::dealPileLength)), "FS-SETUP-07");
}

TEST(Deal, FS_SETUP_07_plant_13_lies_on_top) {
  EXPECT_TRUE(checkFor(kThree, dealPile(cards({13, 20}))).fine());
  EXPECT_EQ(checkFor(kThree, dealPile(cards({20, 13}))),
            refuse(Reason::dealPileTop, indexOfPlant(20), indexOfPlant(13)));
  EXPECT_EQ(rule(refuse(Reason::dealPileTop)), "FS-SETUP-07");
}

TEST(Deal, FS_SETUP_07_plants_of_the_first_market_are_neither_in_the_pile_nor_removed) {
  EXPECT_EQ(checkFor(kThree, dealPile(cards({13, 10}))),
            refuse(Reason::dealPlantNotInPile, indexOfPlant(10)));
  EXPECT_EQ(checkFor(kThree, dealRemoved(cards({14, 3}))),
            refuse(Reason::dealPlantNotInPile, indexOfPlant(3)));
  EXPECT_EQ(rule(refuse(Reason::dealPlantNotInPile)), "FS-SETUP-07");
}

TEST(Deal, FS_AMB_05_plant_13_cannot_be_dealt_away) {
  EXPECT_EQ(checkFor(kThree, dealRemoved(cards({13}))),
            refuse(Reason::dealPlantNotInPile, indexOfPlant(13)));
}

TEST(Deal, FS_SETUP_07_the_step_3_card_is_not_dealt) {
  Deal deal = dealPile(cards({13}));
  deal.pile.push_back(Card::step3());
  EXPECT_EQ(reasonOf(checkFor(kThree, deal)), Reason::dealPlantNotInPile);
}

TEST(Deal, FS_SETUP_07_no_plant_is_dealt_twice) {
  const Verdict twice20 = refuse(Reason::dealPlantTwice, indexOfPlant(20));
  EXPECT_EQ(checkFor(kThree, dealRemoved(cards({20, 21, 20}))), twice20);
  EXPECT_EQ(checkFor(kThree, dealPile(cards({13, 20, 20}))), twice20);
  EXPECT_EQ(checkFor(kThree, dealPile(cards({13, 20}), dealRemoved(cards({20})))), twice20);
  EXPECT_EQ(checkFor(kThree, dealPile(cards({13, 13}))),
            refuse(Reason::dealPlantTwice, indexOfPlant(13)));
  EXPECT_EQ(rule(twice20), "FS-SETUP-07");
}

TEST(Deal, the_order_after_the_step_3_shuffle_names_no_removed_plant_and_none_twice) {
  EXPECT_TRUE(checkFor(kThree, dealStep3Pile(cards({50, 10, 46}))).fine());
  EXPECT_EQ(checkFor(kThree, dealStep3Pile(cards({50, 46, 50}))),
            refuse(Reason::dealPlantTwice, indexOfPlant(50)));
  EXPECT_EQ(checkFor(kThree, dealStep3Pile(cards({50, 46}), dealRemoved(cards({46})))),
            refuse(Reason::dealPlantNotInPile, indexOfPlant(46)));
}

TEST(Deal, nothing_given_is_a_deal) {
  for (int players = 2; players <= 6; ++players)
    EXPECT_TRUE(checkFor({.players = players}, {}).fine());
}

// --- What is given is taken ---

TEST(Deal, FS_SETUP_07_a_whole_deal_is_taken_as_it_is) {
  Deal deal = dealRegions(regions({"west", "southwest", "south"}));
  deal = dealOrder(seats({2, 0, 1}), deal);
  deal = dealRemoved(cards({37, 38, 39, 40, 42, 44, 46, 50}), deal);
  deal = dealPile(cards(kTopOf26), deal);
  ASSERT_TRUE(checkFor(kThree, deal).fine());
  const Position p(kThree, "germany", deal);
  EXPECT_EQ(p.state().regions, deal.regions);
  EXPECT_THAT(p.orderSeats(), ElementsAre(2, 0, 1));
  EXPECT_EQ(p.actor(), 2);
  std::vector<int> pile = kTopOf26;
  pile.push_back(99);
  EXPECT_EQ(p.pileNumbers(), pile);
  for (const Card card : deal.removed) EXPECT_NE(p.state().removedUnseen & plantBit(card), 0U);
}

TEST(Deal, FS_SETUP_07_the_top_of_the_pile_alone_may_be_given) {
  const Position p(kThree, "germany", dealPile(cards({13, 50, 11})));
  EXPECT_EQ(p.pileNumbers().size(), 27U);
  EXPECT_EQ(p.pileNumbers()[0], 13);
  EXPECT_EQ(p.pileNumbers()[1], 50);
  EXPECT_EQ(p.pileNumbers()[2], 11);
  EXPECT_EQ(p.pileNumbers().back(), 99);
}

TEST(Deal, some_of_the_removed_plants_alone_may_be_given) {
  const Deal deal = dealRemoved(cards({50, 11}));
  for (int seed = 0; seed < 30; ++seed) {
    const Position p(kThree, "germany", deal, static_cast<std::uint8_t>(seed));
    EXPECT_EQ(std::popcount(p.state().removedUnseen), 8);
    for (const Card card : deal.removed) {
      EXPECT_NE(p.state().removedUnseen & plantBit(card), 0U);
      EXPECT_FALSE(p.state().pile.contains(card));
    }
  }
}

// --- What is not given stays as the seed has it ---

State dealt(const Deal& deal) { return makeGame(kThree).initial(seedNumber(7), deal); }

TEST(Deal, given_regions_leave_order_and_pile_as_the_seed_has_them) {
  const State drawn = dealt({});
  for (const auto& other :
       {regions({"west", "southwest", "south"}), regions({"west", "east", "south"})}) {
    State given = dealt(dealRegions(other));
    EXPECT_EQ(given.regions, other);
    given.regions = drawn.regions;
    EXPECT_TRUE(given == drawn);
  }
}

TEST(Deal, a_given_order_leaves_regions_and_pile_as_the_seed_has_them) {
  const State drawn = dealt({});
  for (const auto& order : {seats({0, 1, 2}), seats({2, 1, 0})}) {
    State given = dealt(dealOrder(order));
    EXPECT_EQ(given.order, order);
    EXPECT_EQ(given.actor, order.front());
    given.order = drawn.order;
    given.actor = drawn.actor;
    EXPECT_TRUE(given == drawn);
  }
}

TEST(Deal, FS_SETUP_07_given_plants_leave_the_others_in_the_sequence_of_the_seed) {
  const State drawn = dealt({});
  // What the seed has anyway, given in part: nothing changes.
  Deal same;
  for (int i = 0; i < 6; ++i)
    same.pile.push_back(drawn.pile[drawn.pile.size() - 1U - static_cast<std::size_t>(i)]);
  for (int i = 0; i < kMaxPlants && same.removed.count() < 3; ++i)
    if ((drawn.removedUnseen >> i & 1U) != 0) same.removed.push_back(Card::plant(i));
  ASSERT_TRUE(checkFor(kThree, same).fine());
  EXPECT_TRUE(dealt(same) == drawn);

  // A card from further down moved to the top: the rest closes up.
  const Card moved = drawn.pile[5];
  State expected = drawn;
  expected.pile.erase(moved);
  expected.pile.insertAt(expected.pile.size() - 1, moved);
  Cards pile = cards({13});
  pile.push_back(moved);
  EXPECT_TRUE(dealt(dealPile(pile)) == expected);
}

TEST(Deal, given_plants_leave_the_step_3_shuffle_as_the_seed_has_it) {
  EXPECT_EQ(dealt(dealPile(cards(kTopOf26))).rng, dealt({}).rng);
}

// --- The step 3 shuffle ---

// The pile after the step 3 card turned up above 20 to 25.
std::vector<int> shuffledPile(const Deal& deal, std::uint8_t seed = 1) {
  Position p(kThree, "germany", deal, seed);
  p.round(5).step(2).order({0, 1, 2}).plants(0, {3}).plants(1, {4}).plants(2, {5});
  p.market({26, 27, 28, 29, 30, 31, 32, 33}).pile({-1, 20, 21, 22, 23, 24, 25});
  p.money(2, 100).turnTo(Stage::openAuction, 2).play("nominate 26");
  EXPECT_TRUE(p.told(EventKind::step3CardDrawn));
  return p.pileNumbers();
}

TEST(Deal, FS_SETUP_07_FS_STEP3_01_a_given_order_after_the_step_3_shuffle_is_respected) {
  EXPECT_THAT(shuffledPile(dealStep3Pile(cards({23, 20, 25, 21, 24, 22}))),
              ElementsAre(23, 20, 25, 21, 24, 22));
}

TEST(Deal, plants_that_are_not_in_the_pile_by_then_are_passed_over) {
  EXPECT_THAT(shuffledPile(dealStep3Pile(cards({23, 50, 20, 26, 25, 21, 3, 24, 22}))),
              ElementsAre(23, 20, 25, 21, 24, 22));
}

TEST(Deal, FS_STEP3_01_the_others_follow_as_the_seed_shuffles_them) {
  std::vector<int> others = shuffledPile({});
  std::erase(others, 22);
  std::erase(others, 24);
  const std::vector<int> pile = shuffledPile(dealStep3Pile(cards({24, 22})));
  ASSERT_EQ(pile.size(), 6U);
  EXPECT_EQ(pile[0], 24);
  EXPECT_EQ(pile[1], 22);
  EXPECT_EQ(std::vector(pile.begin() + 2, pile.end()), others);
}

// --- Plants of the pile of step 3 ---

// Whether chance takes plant 36 out of the game in one of many games whose deal names it.
bool everRemoves(int revision) {
  Options options = kThree;
  options.revision = revision;
  const Funkenschlag game = makeGame(options);
  const Card plant = game.tables().plantNumbered(36);
  for (std::uint8_t seed = 0; seed < 40; ++seed)
    if ((game.initial(Seed{seed}, dealStep3Pile(cards({36}))).removedUnseen & plantBit(plant)) != 0)
      return true;
  return false;
}

TEST(Step3Deal, FS_SETUP_07_plants_that_will_be_in_the_pile_are_not_removed) {
  EXPECT_TRUE(everRemoves(1)) << "as records of the first revision were played";
  EXPECT_FALSE(everRemoves(2));
}

TEST(Step3Deal, FS_SETUP_07_giving_a_plant_that_was_not_removed_changes_nothing_else) {
  const Funkenschlag game = makeGame(kThree);
  State plain = game.initial(Seed{5}, {});
  const Card kept = plain.pile.front().isPlant() ? plain.pile.front() : plain.pile[1];
  Deal deal;
  deal.step3Pile.push_back(kept);
  State given = game.initial(Seed{5}, deal);
  given.step3Order.clear();
  EXPECT_EQ(given, plain);
}

std::string contradicting(const Position& p) {
  const auto problem = contradictionOf(p.tables(), p.state());
  return problem ? problem->details.at("plant") : "";
}

TEST(Step3Deal, FS_STEP3_01_a_plant_that_was_bought_or_is_of_the_first_market_contradicts) {
  Position p(kThree);
  const int low = p.tables().number(p.state().pile[1]);
  const int deep = p.tables().number(p.state().pile[2]);
  p.state().step3Order = cards({low, deep});
  EXPECT_EQ(contradicting(p), "") << "both lie in the pile";
  p.plants(0, {low});
  EXPECT_EQ(contradicting(p), std::to_string(low));
  p.state().step3Order = cards({5});
  EXPECT_EQ(contradicting(p), "5");
}

TEST(Step3Deal, FS_STEP3_01_what_was_not_in_the_pile_when_it_was_shuffled_contradicts) {
  Position p(kThree);
  p.market({11, 12, 14, 15, 16, 17, 18, 40}).pile({36, -1}).state().step3Order = cards({36, 40});
  EXPECT_EQ(contradicting(p), "") << "plant 40 may still go under the pile";
  shufflePile(p.state());
  p.state().step3Card = Step3Card::gone;
  EXPECT_EQ(contradicting(p), "40");
  EXPECT_EQ(p.state().pile.back(), p.plant(36)) << "the other one is where it was given";
}

TEST(AuctionDocument, is_empty_while_the_buyer_discards) {
  Position p(kThree);
  p.turnTo(Stage::bid, 0).state().onOffer = p.plant(4);
  p.state().highestBid = 5;
  p.state().highestBidder = Seat::of(1);
  const auto auction = [&] { return stateDocument(p.game(), p.state()).at("auction").as_object(); };
  EXPECT_EQ(auction().at("plant"), 4);
  EXPECT_EQ(auction().at("highest_bidder"), 2);
  for (const Stage stage : {Stage::discardPlant, Stage::discardResource}) {
    p.state().stage = stage;
    EXPECT_TRUE(auction().at("plant").is_null());
    EXPECT_TRUE(auction().at("bidders").as_array().empty());
    EXPECT_TRUE(auction().at("highest_bid").is_null());
    EXPECT_TRUE(auction().at("highest_bidder").is_null());
  }
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
