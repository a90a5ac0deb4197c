// The solo opponent.
#include <algorithm>

#include "engine/pampero/rival.h"
#include "engine/pampero/scoring_phase.h"
#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

// The player is first in turn order, so VJ has done nothing yet.
Table soloTable() {
  Deal deal;
  deal[DealPart::order].push_back(0);
  deal[DealPart::order].push_back(1);
  return Table(Table::optionsFor(1), deal);
}

// A solo game whose next card of VJ is as the test wants it.
class Solo : public ::testing::Test {
 protected:
  Solo() {
    table_.beginTurnOf(kSoloSeat);
    card_.sectors = sectors({"A1", "B1", "C", "A2", "A3", "B2"});
  }

  static SectorOrder sectors(const std::vector<std::string>& ids) {
    SectorOrder order;
    for (const std::string& id : ids)
      for (const SectorIndex sector : pack().content.sectors.keys())
        if (pack().content.sectors[sector].id == id) order.push_back(sector);
    return order;
  }

  bool does(RivalAction action) {
    NoSink silence;
    Play<NoSink> play{table_.tables(), table_.state(), silence};
    return rivalDoes(play, card_, action);
  }
  template <class Action>
  void run(Action action) {
    NoSink silence;
    Play<NoSink> play{table_.tables(), table_.state(), silence};
    action(play);
  }
  void putOnTop(std::string_view id) {
    const auto card = static_cast<std::uint8_t>(table_.number("rival_card", id));
    rival().deck.erase(card);
    rival().deck.push_back(card);
  }
  Player& vj() { return table_.state().player(kRivalSeat); }
  Rival& rival() { return table_.state().rival; }
  int marker(Market market) { return rival().majority[indexOf(market)]; }
  bool stands(SiteMask pieces, std::string_view site) { return holds(pieces, table_.site(site)); }

  Table table_ = soloTable();
  RivalCard card_;
};

TEST_F(Solo, PA_SOLO_01_setup) {
  Table table = soloTable();
  EXPECT_EQ(table.game().seats(), 2);
  EXPECT_EQ(table.state().actor(), kSoloSeat) << "the player chooses first";
  table.play({"place A2-m1"});
  EXPECT_TRUE(holds(table.state().player(kRivalSeat).bulldozers, table.site("A2-m2")));
  EXPECT_EQ(table.state().player(kRivalSeat).step(), 1);
  EXPECT_EQ(table.state().player(kRivalSeat).batteries, 0);
  EXPECT_EQ(table.state().player(kRivalSeat).hand, 0U);
}

TEST_F(Solo, PA_SOLO_02_difficulty_and_reshuffling) {
  for (std::uint8_t difficulty = 0; difficulty < 4; ++difficulty) {
    Options options = Table::optionsFor(1);
    options.difficulty = difficulty;
    const int money = Table(options).state().player(kRivalSeat).money;
    EXPECT_EQ(money, (std::array{20, 50, 75, 100}[difficulty]));
  }
  EXPECT_EQ(rival().deck.count(), 18);
  rival().deck.clear();
  run([](auto& play) { revealRivalCard(play); });
  EXPECT_EQ(rival().deck.count(), 17) << "all 18 were shuffled anew";
  EXPECT_FALSE(std::is_sorted(rival().deck.begin(), rival().deck.end()));
  EXPECT_EQ(rival().majority, (std::array<std::uint8_t, kMajorityTracks>{}));
}

TEST_F(Solo, PA_SOLO_03_the_player_discards_a_tile) {
  table_.putBulldozer(kSoloSeat, "A1-t1");
  table_.putBonusTile("c3", "extra-bulldozer");
  table_.putBonusTile("c4", "stronger-rotor");
  table_.play({"play tower t1A", "pay money", "field a1", "field a2"});
  EXPECT_EQ(table_.stage(), Stage::discardTile);
}

TEST_F(Solo, PA_SOLO_04_the_first_possible_action) {
  const auto& cards = pack().content.solo.cards;
  for (std::uint8_t i = 0; i < cards.size(); ++i) {
    Table table = soloTable();
    table.beginTurnOf(kSoloSeat);
    table.state().rival.deck.clear();
    table.state().rival.deck.push_back(i);
    NoSink silence;
    Play<NoSink> play{table.tables(), table.state(), silence};
    const int before = table.state().player(kRivalSeat).timeline;
    rivalTurn(play);
    const int moved = table.state().player(kRivalSeat).timeline - before;
    EXPECT_GE(moved, cards[i].retrieves ? 1 : 0) << cards[i].id;
    EXPECT_EQ(table.state().lowerRow.contains(kRivalSeat), moved > 0) << cards[i].id;
  }
}

TEST_F(Solo, PA_SOLO_04_it_does_one_thing_in_its_turn) {
  putOnTop("vj-1");
  const int cards = rival().deck.count();
  table_.play({"battery"});
  EXPECT_EQ(rival().deck.count(), cards - 1);
  EXPECT_EQ(table_.state().actor(), kSoloSeat);
  EXPECT_EQ(vj().step(), 2) << "the tower, which comes first";
  EXPECT_EQ(std::popcount(vj().windFarms), 1);
  EXPECT_EQ(vj().contracts, 0U);
  EXPECT_FALSE(rival().passUsed);
}

TEST_F(Solo, PA_SOLO_04_it_passes_if_nothing_is_possible) {
  putOnTop("vj-17");
  table_.state().specialActions = {};
  table_.setStep(kRivalSeat, 7);
  vj().windFarms = 0x7FFULL << 48U;
  run([](auto& play) { rivalTurn(play); });
  EXPECT_TRUE(rival().passUsed);
}

TEST_F(Solo, PA_SOLO_05_sector_C_waits_for_four_towers) {
  EXPECT_EQ(sectorOrder(table_.tables(), table_.state(), card_).count(), 5);
  table_.setStep(kRivalSeat, 4);
  EXPECT_EQ(sectorOrder(table_.tables(), table_.state(), card_), card_.sectors);
}

TEST_F(Solo, PA_SOLO_06_towers_and_wind_farms) {
  EXPECT_TRUE(does(RivalAction::tower));
  EXPECT_TRUE(stands(vj().towers, "A1-t1")) << "a tower site before the mixed one";
  EXPECT_EQ(rival().majority[kMarkets], 1);
  EXPECT_TRUE(does(RivalAction::wind));
  EXPECT_TRUE(stands(vj().windFarms, "A1-w1"));
  EXPECT_TRUE(does(RivalAction::tower));
  EXPECT_TRUE(stands(vj().towers, "A1-m1"));
  table_.setStep(kRivalSeat, 7);
  EXPECT_FALSE(does(RivalAction::tower));
}

TEST_F(Solo, PA_SOLO_06_beside_its_own_bulldozer_and_not_beside_others) {
  table_.putBulldozer(kRivalSeat, "A1-m1");
  table_.putBulldozer(kSoloSeat, "A1-t1");
  EXPECT_TRUE(does(RivalAction::tower));
  EXPECT_TRUE(stands(vj().towers, "A1-m1"));
}

TEST_F(Solo, PA_SOLO_07_tiles) {
  card_.tileRow = 1;
  table_.putBonusTile("a1", "remote-growth");
  table_.putBonusTile("a2", "residential-growth");
  table_.putBonusTile("a3", "residential-growth");
  table_.putBonusTile("b4", "seed-funding");
  table_.putBonusTile("a5", "commerce-growth");
  EXPECT_TRUE(does(RivalAction::tower));
  EXPECT_EQ(marker(Market::residential), 2) << "the pair with the highest columns of zone A";
  EXPECT_EQ(marker(Market::remote), 0);
  EXPECT_EQ(marker(Market::commerce), 0) << "zone B is closed for a tower in A";
  EXPECT_TRUE(does(RivalAction::tower));
  EXPECT_EQ(table_.state().bonusTiles[15], kNone) << "no pair: the first single tile by rows";
  EXPECT_NE(table_.state().bonusTiles[0], kNone);
}

TEST_F(Solo, PA_SOLO_07_even_the_tile_of_the_first_column) {
  table_.putBonusTile("a1", "remote-growth");
  EXPECT_TRUE(does(RivalAction::tower));
  EXPECT_EQ(table_.state().bonusTiles[0], kNone);
  EXPECT_EQ(marker(Market::remote), 1);
}

TEST_F(Solo, PA_SOLO_07_the_growth_programme_moves_the_market_of_the_card) {
  card_.market = Market::industry;
  card_.sectors = sectors({"C"});
  table_.setStep(kRivalSeat, 4);
  table_.putBonusTile("a12", "growth-programme");
  EXPECT_TRUE(does(RivalAction::tower));
  EXPECT_EQ(marker(Market::industry), 1);
}

TEST_F(Solo, PA_SOLO_08_its_bulldozer_moves_on) {
  table_.putBulldozer(kRivalSeat, "A1-t1");
  EXPECT_TRUE(does(RivalAction::tower));
  EXPECT_TRUE(stands(vj().bulldozers, "B1-m1")) << "the next sector of the card, lowest name";
  vj().bulldozers = 0;
  vj().inPublicArea = 1;
  EXPECT_TRUE(does(RivalAction::wind));
  EXPECT_EQ(vj().inPublicArea, 0) << "out of the public area when VJ builds";
  EXPECT_TRUE(stands(vj().bulldozers, "B1-m1"));
}

TEST_F(Solo, PA_SOLO_09_the_player_uses_and_pays_VJ) {
  table_.putBulldozer(kRivalSeat, "A1-t1");
  const int money = vj().money;
  const int supply = table_.state().batteries;
  Table batteries = table_;
  table_.play({"play tower t1A", "pay money", "field a1", "field a2"});
  EXPECT_EQ(vj().money, money + 5);
  EXPECT_TRUE(stands(vj().bulldozers, "A1-m1")) << "the first free site of the sector";
  batteries.play({"play tower t1A", "pay instead", "field a1", "field a2"});
  EXPECT_EQ(batteries.state().batteries, supply + 1) << "VJ keeps no batteries";
  EXPECT_EQ(batteries.state().player(kRivalSeat).batteries, 0);
}

TEST_F(Solo, PA_SOLO_10_contracts) {
  vj().towers = 0;
  table_.putTower(kSoloSeat, "A1-t1");
  const int money = vj().money;
  EXPECT_TRUE(does(RivalAction::standard));
  EXPECT_TRUE(holds(vj().contracts, table_.place("A1-c2"))) << "two arrows, lowest number";
  EXPECT_EQ(marker(Market::residential), 1) << "a symbol, not its arrows";
  EXPECT_EQ(vj().money, money - 5) << "the player's tower";
  EXPECT_EQ(table_.state().player(kSoloSeat).money, 30);
  vj().money = 3;
  EXPECT_TRUE(does(RivalAction::standard));
  EXPECT_EQ(vj().money, 0) << "as far as it can";
  EXPECT_TRUE(holds(vj().contracts, table_.place("A1-c4")));
  EXPECT_FALSE(holds(table_.state().available, table_.place("A1-c5"))) << "the pair";
  EXPECT_TRUE(does(RivalAction::standard));
  EXPECT_EQ(std::popcount(vj().connectionTiles), 1) << "two lines of ka1 are open";
  table_.state().player(kSoloSeat).towers = 0;
  EXPECT_FALSE(does(RivalAction::remote)) << "no tower anywhere";
}

TEST_F(Solo, PA_SOLO_10_a_sector_without_contracts_is_passed_over) {
  table_.putTower(kRivalSeat, "A1-t1");
  table_.putTower(kRivalSeat, "B1-t1");
  for (const char* place : {"A1-c1", "A1-c2", "A1-c4", "A1-c5"})
    table_.state().available &= ~bit64(table_.place(place));
  EXPECT_TRUE(does(RivalAction::standard));
  EXPECT_TRUE(holds(vj().contracts, table_.place("B1-c4"))) << "four arrows, lowest number";
}

TEST_F(Solo, PA_SOLO_11_solar_contracts) {
  card_.solarArrow = 1;
  EXPECT_TRUE(does(RivalAction::solar));
  EXPECT_TRUE(holds(vj().contracts, table_.place("s06")));
  EXPECT_TRUE(does(RivalAction::solar));
  EXPECT_TRUE(holds(vj().contracts, table_.place("s07")));
  EXPECT_TRUE(does(RivalAction::solar));
  EXPECT_TRUE(holds(vj().contracts, table_.place("s08"))) << "the first branch";
  for (const char* node : {"s09", "s10"}) table_.state().available &= ~bit64(table_.place(node));
  EXPECT_TRUE(does(RivalAction::solar));
  EXPECT_TRUE(holds(vj().contracts, table_.place("s01"))) << "any other";
}

TEST_F(Solo, PA_SOLO_12_foreign_markets) {
  card_.country = 0;
  int most = 0;
  for (const std::uint8_t card : table_.state().foreign[0].open)
    most = std::max<int>(most, pack().content.foreignCards[card].batteries);
  const int money = vj().money;
  EXPECT_TRUE(does(RivalAction::sell));
  EXPECT_EQ(vj().money, money + 2 * most);
  EXPECT_EQ(table_.state().foreign[0].open.count(), 3);
  int markers = 0;
  for (int i = 0; i < kMarkets; ++i) markers += rival().majority[static_cast<std::size_t>(i)];
  EXPECT_EQ(markers, 2);
}

TEST_F(Solo, PA_SOLO_12_of_equal_cards_the_one_that_lies_there_longer) {
  CardMarket& market = table_.state().foreign[0];
  market.open.clear();
  for (const char* card : {"argentina-1", "argentina-3", "argentina-4"})
    market.open.push_back(static_cast<std::uint8_t>(table_.number("foreign", card)));
  EXPECT_TRUE(does(RivalAction::sell));
  EXPECT_EQ(vj().foreignCards, bit32(table_.number("foreign", "argentina-3")));
  EXPECT_FALSE(
      market.open.contains(static_cast<std::uint8_t>(table_.number("foreign", "argentina-3"))));
}

TEST_F(Solo, PA_SOLO_12_its_markers_move_in_the_order_of_the_card) {
  putOnTop("vj-10");
  table_.state().foreign[1] = {};
  table_.state().foreign[1].open.push_back(
      static_cast<std::uint8_t>(table_.number("foreign", "brazil-8")));
  table_.play({"battery"});
  EXPECT_EQ(table_.firstOf("rival_marker"), "seat 2 residential 1") << "then recreation";
}

TEST_F(Solo, PA_SOLO_12_without_an_open_card_nothing_is_sold) {
  table_.state().foreign[0] = {};
  EXPECT_FALSE(does(RivalAction::sell));
}

TEST_F(Solo, PA_SOLO_13_a_scoring_card_if_the_card_says_so) {
  card_.specialIsScoring = true;
  const std::uint8_t oldest = table_.state().specialScorings.open[0];
  const auto actions = table_.state().specialActions.open;
  EXPECT_TRUE(does(RivalAction::special));
  EXPECT_FALSE(table_.state().specialScorings.open.contains(oldest));
  EXPECT_EQ(table_.state().specialActions.open, actions);
  table_.state().specialScorings = {};
  EXPECT_FALSE(does(RivalAction::special)) << "none lies open";
}

TEST_F(Solo, PA_SOLO_13_special_cards) {
  const std::uint8_t oldest = table_.state().specialActions.open[0];
  const int money = vj().money;
  EXPECT_TRUE(does(RivalAction::special));
  EXPECT_FALSE(table_.state().specialActions.open.contains(oldest));
  EXPECT_EQ(vj().money, money + 3);
  EXPECT_EQ(vj().specialsTaken, 1);
}

TEST_F(Solo, PA_SOLO_14_passing_in_turns) {
  const int money = vj().money;
  run([](auto& play) { rivalPasses(play); });
  EXPECT_EQ(vj().timeline, 1);
  EXPECT_TRUE(table_.state().lowerRow.contains(kRivalSeat));
  EXPECT_EQ(vj().money, money);
  run([](auto& play) { rivalPasses(play); });
  EXPECT_EQ(vj().timeline, 1);
  EXPECT_EQ(vj().money, money + 3);
}

TEST_F(Solo, PA_SOLO_15_consolidation) {
  rival().majority = {4, 6, 0, 15, 1, 9};
  const int money = vj().money;
  run([](auto& play) { rivalConsolidates(play); });
  EXPECT_EQ(vj().money, money + 4 + 5 + 0 + 9 + 1) << "the network brings nothing";
  EXPECT_EQ(vj().timeline, 1);
}

TEST_F(Solo, PA_SOLO_16_scoring) {
  rival().majority[kMarkets] = 7;
  rival().majority[0] = 5;
  vj().contracts = 0x1FF;
  const auto count = [this](Count what) {
    Criterion criterion;
    criterion.what = what;
    criterion.markets = 1;
    return countOf(table_.tables(), table_.state(), kRivalSeat, criterion);
  };
  EXPECT_EQ(count(Count::batteries), 3);
  EXPECT_EQ(count(Count::networkTiles), 3);
  EXPECT_EQ(count(Count::boltMarks), 3);
  EXPECT_EQ(count(Count::energy), 7);
  EXPECT_EQ(count(Count::energySpent), 14);
  EXPECT_EQ(count(Count::transformers), 2) << "nine contracts by four";
  EXPECT_EQ(count(Count::marketSymbols), 5);
  EXPECT_EQ(marketIncome(table_.tables(), table_.state(), kRivalSeat, Market::residential), 4);
  table_.setIncome(kSoloSeat, {2, 0, 0, 0, 0});
  EXPECT_EQ(marketIncome(table_.tables(), table_.state(), kSoloSeat, Market::residential), 2);
}

TEST_F(Solo, PA_SOLO_17_final_tiles) {
  rival().pile[static_cast<std::size_t>(table_.number("tower_tile", "tower-premium"))] = 2;
  rival().pile[static_cast<std::size_t>(table_.number("tower_tile", "remote-growth"))] = 1;
  const int money = vj().money;
  run([](auto& play) { rivalFinalTiles(play); });
  EXPECT_EQ(vj().money, money + 10);
}

TEST_F(Solo, PA_SOLO_18_more_money_than_VJ_wins) {
  State& state = table_.state();
  state.player(kSoloSeat).money = 101;
  vj().money = 100;
  EXPECT_TRUE(table_.game().result(state).isWinner(kSoloSeat));
  EXPECT_FALSE(table_.game().result(state).isWinner(kRivalSeat));
  vj().money = 101;
  EXPECT_TRUE(table_.game().result(state).isWinner(kRivalSeat)) << "shared with equal towers";
}

}  // namespace
}  // namespace spannung::pampero::testing
