// Contracts, the grid board, and what a fulfilled contract brings.
#include <algorithm>

#include <gmock/gmock.h>

#include "engine/pampero/connections.h"
#include "engine/pampero/contracts.h"
#include "engine/pampero/counting.h"
#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

using ::testing::Contains;
using ::testing::Not;

// Blue's turn with energy to spend; Yellow's towers are out of the way.
Table atTheDesk(int players = 2) {
  Table table(players);
  table.beginTurnOf(kBlue);
  table.blue().energy = 10;
  table.blue().money = 60;
  for (int i = 1; i < players; ++i) table.state().player(Seat::of(i)).towers = 0;
  return table;
}

TEST(Contract, PA_CONTRACT_01_PA_FX_14_kinds_do_not_mix) {
  Table table = atTheDesk();
  table.play({"play contract t1A"});
  for (const std::string& move : table.legal()) {
    EXPECT_THAT(move, Not(::testing::HasSubstr("-r")));
    EXPECT_THAT(move, Not(::testing::HasSubstr(" s")));
  }
  EXPECT_EQ(table.refusal("contract A2-r1"), Reason::contractOfOtherKind);
  EXPECT_EQ(table.refusal("contract s01"), Reason::contractOfOtherKind);
}

TEST(Contract, PA_CONTRACT_02_PA_EX_34_markets_and_lucrative_contracts) {
  const auto tile = [](std::string_view id) -> const ContractTile& {
    for (const ContractTile& contract : pack().content.contracts)
      if (contract.id == id) return contract;
    throw std::runtime_error("no such contract");
  };
  EXPECT_EQ(tile("A1-c3").symbols.count(), 2) << "residential and industry";
  EXPECT_FALSE(tile("A1-c3").lucrative());
  EXPECT_TRUE(tile("A1-c2").lucrative());
  Table table(4);
  table.putContract(kBlue, "A1-c3", "c1a");
  for (const Market market : {Market::residential, Market::industry}) {
    Criterion criterion;
    criterion.what = Count::marketSymbols;
    criterion.markets = static_cast<MarketMask>(1U << indexOf(market));
    EXPECT_EQ(countOf(table.tables(), table.state(), kBlue, criterion), 1);
  }
}

TEST(Contract, PA_CONTRACT_03_PA_GRID_02_PA_AMB_21_everything_on_the_checklist) {
  Table table = atTheDesk();
  table.play({"play contract t1A"});
  EXPECT_EQ(table.refusal("contract B1-c1"), Reason::contractClosed) << "industry";
  EXPECT_EQ(table.refusal("contract A2-c2"), Reason::contractClosed)
      << "commerce without an arrow needs its market too";
  EXPECT_EQ(table.refusal("contract C-c1"), Reason::contractClosed);
  EXPECT_EQ(table.verdict("contract A1-c1"),
            refuse(Reason::noUsableTower, table.place("A1-c1"), table.number("sector", "A1")));
  table.blue().energy = 0;
  EXPECT_EQ(table.verdict("contract A2-c1"),
            refuse(Reason::contractUnaffordable, table.place("A2-c1"), 1, 0));
  table.blue().energy = 10;
  EXPECT_THAT(table.legal(), Not(Contains("contract A2-c2")));
  table.setStep(kBlue, 3);
  EXPECT_TRUE(table.mayPlay("contract A2-c2"));
  EXPECT_THAT(table.legal(), ::testing::IsSupersetOf({"contract A2-c1", "contract A2-c2"}))
      << "what was open stays open";
  EXPECT_EQ(table.refusal("contract B1-c1"), Reason::contractInOtherZone);
  table.state().available &= ~bit64(table.place("A2-c1"));
  EXPECT_EQ(table.refusal("contract A2-c1"), Reason::contractNotThere);
  EXPECT_EQ(stepNeeded(table.tables(), table.state(), table.place("C-c1")), 4) << "zone C";
}

// Blue has paid for a contract and looks for a transformer; one contract lies on the grid.
Table beforeLaying() {
  Table table = atTheDesk();
  table.setStep(kBlue, 2);
  table.putContract(kBlue, "A1-c1", "c1a");
  table.play({"play contract t1A", "contract A2-c1"});
  EXPECT_EQ(table.stage(), Stage::layTile);
  return table;
}

TEST(Contract, PA_CONTRACT_04_one_after_the_other) {
  Table table = beforeLaying();
  EXPECT_EQ(table.blue().energy, 9) << "1 for the contract";
  EXPECT_EQ(table.blue().income[0], 0) << "not before it lies there";
  table.play({"lay c2a free"});
  EXPECT_EQ(table.blue().income[0], 1) << "one residential arrow";
  EXPECT_TRUE(holds(table.blue().contracts, table.place("A2-c1")));
  EXPECT_FALSE(holds(table.state().available, table.place("A2-c1")));
}

TEST(Contract, PA_GRID_03_PA_GRID_05_PA_DEC_04_joined_to_what_lies_there) {
  const Table table = beforeLaying();
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"lay c1b n1", "lay c2a free"}));
  EXPECT_EQ(table.refusal("lay c1a free"), Reason::transformerGone);
  EXPECT_EQ(table.refusal("lay c3a free"), Reason::columnClosed);
  EXPECT_EQ(table.refusal("lay c1c free"), Reason::notJoined);
  EXPECT_EQ(table.verdict("lay c2a n1"),
            refuse(Reason::lineNotUsable, table.number("line", "n1"),
                   table.number("transformer", "c1a"), table.number("transformer", "c1b")));
  EXPECT_EQ(table.refusal("lay c2a n7"), Reason::lineNotUsable) << "the last line exists";
}

TEST(Contract, PA_GRID_06_the_bonus_of_a_transformer) {
  Table table = beforeLaying();
  const int batteries = table.blue().batteries;
  Table other = table;
  table.play({"lay c2a free"});
  EXPECT_EQ(table.blue().batteries, batteries + 1);
  other.play({"lay c1b n1"});
  EXPECT_EQ(other.blue().batteries, batteries) << "c1b has none";
}

TEST(Contract, PA_GRID_03_the_first_goes_to_a_start_arrow) {
  Table table = atTheDesk();
  table.play({"play contract t1A", "contract A2-c1"});
  EXPECT_EQ(table.legal(),
            (std::vector<std::string>{"lay c1a free", "lay c1b free", "lay c1c free"}));
}

// Blue's only way to a transformer is a network line.
Table besideOneLine(int energy) {
  Table table = atTheDesk();
  table.putContract(kBlue, "A1-c1", "c1a");
  table.blue().energy = static_cast<std::uint8_t>(energy);
  return table;
}

TEST(Contract, PA_GRID_04_PA_GRID_07_PA_EX_08_a_line_leads_to_another_transformer) {
  Table table = besideOneLine(3);
  table.play({"play contract t1A", "contract A2-c1"});
  EXPECT_TRUE(table.happened("network_covered seat 1 n1")) << "the only way, so no choice";
  EXPECT_EQ(table.blue().coveredLines, 1);
}

TEST(Contract, PA_GRID_07_a_line_costs_energy_that_is_not_spent_on_contracts) {
  Table table = besideOneLine(3);
  table.play({"play contract t1A", "contract A2-c1"});
  EXPECT_EQ(table.blue().energy, 1) << "1 for the contract, 1 for the line";
  EXPECT_EQ(table.blue().energySpent, 1) << "the line does not count";
}

TEST(Contract, PA_GRID_07_a_free_line_costs_nothing) {
  Table table = beforeLaying();
  const int energy = table.blue().energy;
  table.play({"lay c2a free"});
  EXPECT_EQ(table.blue().energy, energy);
  EXPECT_EQ(table.blue().coveredLines, 0);
}

// Blue with contracts on these transformer spaces.
Player withContractsOn(const Table& table, const std::vector<std::string>& spaces) {
  Player player;
  for (const std::string& space : spaces)
    player.filled |= bit32(table.number("transformer", space));
  return player;
}

TEST(Contract, PA_GRID_03_joined_by_a_thick_line_or_a_covered_one) {
  const Table table(2);
  const auto space = [&table](std::string_view id) {
    return bit32(table.number("transformer", id));
  };
  const Tables& tables = table.tables();
  EXPECT_EQ(freelyJoined(tables, {}), space("c1a") | space("c1b") | space("c1c"));
  EXPECT_EQ(freelyJoined(tables, withContractsOn(table, {"c1c"})), space("c2d"));
  EXPECT_EQ(freelyJoined(tables, withContractsOn(table, {"c7b"})), space("c6b"));
  Player player = withContractsOn(table, {"c1a"});
  player.coveredLines = 3;
  EXPECT_EQ(freelyJoined(tables, player), space("c2a") | space("c1b"))
      << "the second line does not begin at a contract";
}

TEST(Contract, PA_GRID_04_where_a_line_leads_that_is_not_covered) {
  const Table table(2);
  const std::uint32_t c1b = bit32(table.number("transformer", "c1b"));
  Player player = withContractsOn(table, {"c1a"});
  EXPECT_EQ(farEnd(table.tables(), player, 0), c1b);
  EXPECT_EQ(farEnd(table.tables(), player, 1), 0U) << "from nowhere";
  player.coveredLines = 2;
  EXPECT_EQ(farEnd(table.tables(), player, 0), c1b) << "only the other one is covered";
  player.coveredLines = 1;
  EXPECT_EQ(farEnd(table.tables(), player, 0), 0U);
}

TEST(Contract, PA_GRID_03_PA_GRID_04_PA_GRID_05_a_line_is_paid_once) {
  Table table = besideOneLine(1);
  EXPECT_EQ(table.refusal("play contract t1A"), Reason::cardNeedsSpace)
      << "the line has to be paid as well";
  table.blue().coveredLines = 1;
  EXPECT_TRUE(table.mayPlay("play contract t1A")) << "a covered line is free";
}

TEST(Contract, PA_CARD_14_the_line_to_a_transformer_has_to_be_paid_as_well) {
  EXPECT_FALSE(besideOneLine(1).mayPlay("play contract t1A"));
  EXPECT_TRUE(besideOneLine(2).mayPlay("play contract t1A"));
}

TEST(Contract, PA_CARD_14_one_contract_over_one_line_is_enough) {
  Table table = atTheDesk();
  table.putContract(kBlue, "A2-c1", "c1a");
  table.blue().towers = bit64(table.site("A1-t1"));
  table.state().available &= ~bit64(table.place("A1-c2"));
  table.blue().energy = 2;
  EXPECT_TRUE(table.mayPlay("play contract t1A")) << "A1-c1, the first of the board";
  table.blue().energy = 1;
  EXPECT_FALSE(table.mayPlay("play contract t1A"));
}

TEST(Contract, PA_CONTRACT_05_a_standard_contract_takes_energy_alone) {
  const Table table = atTheDesk();
  const Prices prices =
      pricesOf(table.tables(), table.state(), table.state().player(kBlue), table.place("B1-c4"), 0);
  ASSERT_EQ(prices.count(), 1);
  EXPECT_EQ(prices[0], (Price{0, 5, 0}));
}

TEST(Contract, PA_CONTRACT_05_PA_AMB_12_PA_CRIT_10_what_energy_is_paid) {
  Table table = atTheDesk();
  Player& blue = table.blue();
  const auto energyOf = [&](std::string_view place, int discount) {
    return pricesOf(table.tables(), table.state(), blue, table.place(place), discount)[0].energy;
  };
  EXPECT_EQ(energyOf("B1-c4", 0), 5);
  EXPECT_EQ(energyOf("B1-c4", 2), 3);
  blue.contractEnergy[0] = -1;
  blue.leastContractEnergy = 1;
  EXPECT_EQ(energyOf("B1-c4", 2), 2);
  EXPECT_EQ(energyOf("A2-c1", 0), 1) << "never below its minimum";
  EXPECT_EQ(energyOf("A2-c3", 2), 1) << "a cost never falls below 1";
  blue.contractEnergy[0] = -2;
  blue.leastContractEnergy = 0;
  table.setStep(kBlue, 3);
  table.play({"play contract t1A", "contract A2-c2", "lay c1a free"});
  EXPECT_EQ(blue.energySpent, 1) << "as paid, not as printed";
}

TEST(Contract, PA_CONTRACT_06_lost_arrows_do_not_matter) {
  Table table = atTheDesk();
  table.setIncome(kBlue, {2, 0, 0, 0, 0});
  table.play({"play contract t1A", "contract A2-c1", "lay c1a free"});
  EXPECT_EQ(table.blue().income[0], 2);
  EXPECT_TRUE(holds(table.blue().contracts, table.place("A2-c1")));
}

TEST(Contract, PA_CONTRACT_04_PA_CONTRACT_07_PA_DEC_05_a_linked_contract_of_the_same_sector) {
  Table table = atTheDesk();
  table.setStep(kBlue, 3);
  table.play({"play contract t1A", "contract A2-c2", "lay c1a free"});
  ASSERT_EQ(table.stage(), Stage::fulfilLinked);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"contract A2-c3", "skip"}));
  EXPECT_EQ(table.refusal("contract A2-c1"), Reason::notLinked);
  const int money = table.blue().money;
  table.play({"contract A2-c3", "lay c2a free"});
  EXPECT_EQ(table.blue().money, money) << "the zone value is not paid again";
  EXPECT_EQ(table.blue().energy, 6) << "2 + 2 energy";
  EXPECT_NE(table.stage(), Stage::fulfilLinked) << "one an action (PA-CONTRACT-08)";
}

TEST(Contract, PA_CONTRACT_08_PA_AMB_07_PA_AMB_08_a_link_across_sectors_needs_one_colour) {
  Table table = atTheDesk();
  table.setStep(kBlue, 4);
  table.putTower(kBlue, "B2-t1");
  table.putTower(kYellow, "B2-m1");
  table.putTower(kYellow, "C-t1");
  table.play({"play contract u1B", "contract B2-c2"});
  Table foreign = table;
  table.play({"tower 1", "lay c1a free"});
  EXPECT_NE(table.stage(), Stage::fulfilLinked) << "Blue has no tower in C";
  const int yellow = foreign.yellow().money;
  foreign.play({"tower 2", "lay c1a free"});
  ASSERT_EQ(foreign.stage(), Stage::fulfilLinked);
  EXPECT_TRUE(foreign.mayPlay("contract C-c1")) << "in another zone than the field";
  foreign.play({"contract C-c1", "lay c2a free"});
  EXPECT_EQ(foreign.yellow().money, yellow + 10) << "nothing extra for the second";
}

// Blue has fulfilled B2-c2, which is linked to a contract in C; it has towers in both sectors.
Table besideLink(int step, int energy) {
  Table table = atTheDesk();
  table.putTower(kBlue, "B2-t1");
  table.putTower(kBlue, "C-t1");
  table.setStep(kBlue, step);
  table.blue().energy = static_cast<std::uint8_t>(energy);
  table.play({"play contract u1B", "contract B2-c2", "lay c1a free"});
  return table;
}

TEST(Contract, PA_CONTRACT_07_a_linked_contract_has_to_be_open_and_paid) {
  EXPECT_EQ(besideLink(4, 7).stage(), Stage::fulfilLinked) << "3 + 4 energy";
  EXPECT_NE(besideLink(4, 6).stage(), Stage::fulfilLinked) << "too little energy";
  EXPECT_NE(besideLink(3, 7).stage(), Stage::fulfilLinked) << "zone C is closed";
}

// What follows a contract on a place whose links are as given.
bool offersLink(PlaceMask linked, bool mayLink) {
  Table table = atTheDesk();
  Tables tables = table.tables();
  const PlaceIndex place = table.place("A2-c1");
  const Task task = taskFor(Stage::layTile, kBlue, place, 0, mayLink ? 1 : 0);
  tables.linked[place] = linked;
  NoSink silence;
  Play<NoSink> play{tables, table.state(), silence};
  pushConsequences(play, task, 0);
  const auto& agenda = table.state().agenda;
  return std::any_of(agenda.begin(), agenda.end(),
                     [](const Task& next) { return next.stage == Stage::fulfilLinked; });
}

TEST(Contract, PA_CONTRACT_04_PA_CONTRACT_08_a_link_is_followed_once) {
  EXPECT_TRUE(offersLink(1, true));
  EXPECT_FALSE(offersLink(1, false)) << "this one was the linked contract";
  EXPECT_FALSE(offersLink(0, true));
}

// Blue fulfils the first of a pair in A1.
Table withPair() {
  Table table = atTheDesk();
  table.setStep(kBlue, 2);
  table.putTower(kBlue, "A1-t1");
  table.play({"play contract t1A", "contract A1-c4"});
  return table;
}

TEST(Contract, PA_CONTRACT_09_one_that_is_gone_does_not_go_again) {
  Table table = withPair();
  table.state().available &= ~bit64(table.place("A1-c5"));
  table.play({"lay c1a free"});
  EXPECT_THAT(table.events(), Not(Contains(::testing::StartsWith("contract_removed"))));
}

TEST(Contract, PA_CONTRACT_04_then_a_connection_tile_is_offered) {
  Table table = withPair();
  table.putContract(kYellow, "A1-c1", "c1a");
  table.play({"lay c1a free"});
  ASSERT_EQ(table.stage(), Stage::takeConnection);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"take ka1", "skip"}));
}

TEST(Contract, PA_CONTRACT_04_PA_CONTRACT_09_PA_CONN_03_the_other_of_a_pair_goes) {
  Table table = atTheDesk();
  table.setStep(kBlue, 2);
  table.putTower(kBlue, "A1-t1");
  table.play({"play contract t1A", "contract A1-c4", "lay c1a free"});
  EXPECT_FALSE(holds(table.state().available, table.place("A1-c5")));
  EXPECT_FALSE(holds(table.state().fulfilled, table.place("A1-c5")));
  EXPECT_EQ(openLines(table.tables(), table.state(), table.number("connection", "ka1")), 1);
}

TEST(Contract, PA_REMOTE_01_PA_REMOTE_02_PA_EX_13_prices_of_remote_contracts) {
  const Table any(2);
  Deal deal;
  deal[DealPart::remote].push_back(
      static_cast<std::uint8_t>(any.number("contract_tile", "remote-4")));
  Table table(Table::optionsFor(2), deal);
  table.beginTurnOf(kBlue);
  table.blue().energy = 5;
  table.blue().batteries = 3;
  table.blue().contractEnergy[0] = -1;
  table.yellow().towers = 0;
  table.putTower(kBlue, "A1-t1");
  table.play({"play remote t1A", "contract A1-r1"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"price 1", "price 2"}));
  Table batteries = table;
  table.play({"price 1", "lay c1a free"});
  EXPECT_EQ(table.blue().energy, 3) << "no discount for remote ones";
  EXPECT_EQ(table.blue().batteries, 3);
  EXPECT_EQ(table.blue().energySpent, 2);
  const int supply = batteries.state().batteries;
  batteries.play({"price 2", "lay c1a free"});
  EXPECT_EQ(batteries.blue().energy, 5);
  EXPECT_EQ(batteries.blue().batteries, 2);
  EXPECT_EQ(batteries.state().batteries, supply + 1);
  EXPECT_EQ(batteries.blue().energySpent, 0);
}

// Blue may fulfil a solar contract; the first two are gone.
Table atTheSolarDisplay() {
  Table table = atTheDesk(4);
  table.giveCard(kBlue, "solar-technician");
  table.state().available &= ~(bit64(table.place("s01")) | bit64(table.place("s02")));
  table.blue().energy = 0;
  table.blue().towers = bit64(50);
  table.play({"play solar-technician t1A"});
  return table;
}

TEST(Contract, PA_SOLAR_01_PA_SOLAR_03_neither_energy_nor_a_tower_in_the_sector) {
  Table table = atTheSolarDisplay();
  table.play({"contract s10", "lay c1b free"});
  EXPECT_EQ(table.blue().money, 55) << "the card is paid, nothing else";
  EXPECT_TRUE(holds(table.blue().contracts, table.place("s10")));
  EXPECT_EQ(table.blue().batteries, 2) << "the second step of the card";
}

TEST(Contract, PA_SOLAR_02_PA_EX_16_over_empty_nodes_to_the_first_tile) {
  const Table table = atTheSolarDisplay();
  EXPECT_EQ(table.legal(),
            (std::vector<std::string>{"contract s03", "contract s04", "contract s10"}));
  EXPECT_EQ(table.refusal("contract s05"), Reason::solarNotReached);
  PlaceMask reached = 0;
  for (const char* node : {"s03", "s04", "s10"}) reached |= bit64(table.place(node));
  EXPECT_EQ(reachableSolar(table.tables(), table.state()), reached);
}

// Blue with two towers fulfils a contract with two residential arrows.
Table withTwoArrows(int column) {
  Table table = atTheDesk();
  table.putTower(kBlue, "A1-t1");
  EXPECT_EQ(table.blue().step(), 2);
  table.blue().reachedSpecial = 3;
  table.setIncome(kBlue, {column, 0, 0, 0, 0});
  table.play({"play contract t1A", "contract A1-c2", "lay c1a free"});
  return table;
}

TEST(Income, PA_INCOME_01_PA_INCOME_05_every_arrow_is_a_step) {
  Table table = withTwoArrows(1);
  EXPECT_EQ(table.blue().income[0], 3);
  EXPECT_EQ(table.blue().income[1], 0);
}

TEST(Income, PA_INCOME_02_PA_EX_09_what_goes_beyond_the_open_columns_is_lost) {
  Table table = withTwoArrows(3);
  EXPECT_EQ(table.blue().income[0], 4);
  EXPECT_TRUE(table.happened("income_lost seat 1 residential 1"));
}

TEST(Income, PA_INCOME_03_PA_EX_10_PA_AMB_13_the_first_marker_in_a_special_column) {
  Table table = atTheDesk();
  table.setStep(kBlue, 2);
  table.setIncome(kBlue, {0, 0, 0, 0, 3});
  table.giveTile(kBlue, "long-distance-line");
  table.giveTile(kBlue, "resort-link");
  table.giveCard(kBlue, "control-centre");
  table.play({"play control-centre t1A", "tile long-distance-line"});
  ASSERT_EQ(table.stage(), Stage::takeSpecial);
  table.play({table.legal().front()});
  EXPECT_EQ(table.blue().specialsTaken, 2);
  table.blue().income[indexOf(Market::recreation)] = 3;
  table.play({"tile resort-link"});
  EXPECT_EQ(table.blue().income[indexOf(Market::recreation)], 4);
  EXPECT_NE(table.stage(), Stage::takeSpecial) << "nothing for the second marker";
}

TEST(Income, PA_INCOME_03_the_last_special_column_too) {
  Table table = atTheDesk();
  table.setStep(kBlue, 5);
  table.setIncome(kBlue, {8, 0, 0, 0, 0});
  table.blue().reachedSpecial = 1;
  table.giveTile(kBlue, "village-link");
  table.play({"play operations t1A", "tile village-link"});
  EXPECT_EQ(table.blue().income[0], 9);
  EXPECT_EQ(table.stage(), Stage::takeSpecial);
}

TEST(Income, PA_INCOME_04_PA_EX_11_arrows_across_tracks) {
  Table table = atTheDesk();
  table.setStep(kBlue, 2);
  table.setIncome(kBlue, {0, 0, 2, 0, 0});
  table.giveTile(kBlue, "shopping-centre");
  table.play({"play operations t1A", "tile shopping-centre"});
  EXPECT_EQ(table.blue().income[indexOf(Market::commerce)], 3);
  EXPECT_EQ(table.blue().income[indexOf(Market::recreation)], 1);
}

// Blue has fulfilled a remote contract that is joined to connection space ka2.
Table besideConnection(bool othersWereThere) {
  Table table = atTheDesk(4);
  if (othersWereThere) table.putContract(kPurple, "A1-c3", "c1a");
  table.putTower(kBlue, "A1-t1");
  table.blue().batteries = 3;
  table.play({"play remote t1A", "contract A1-r1"});
  while (table.stage() != Stage::takeConnection && table.stage() != Stage::takeTurn)
    table.play({table.legal().front()});
  return table;
}

TEST(Connection, PA_CONN_01_PA_CONN_02_PA_EX_12_two_open_lines) {
  Table table = besideConnection(true);
  ASSERT_EQ(table.stage(), Stage::takeConnection);
  EXPECT_EQ(table.state().actor(), kBlue);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"take ka2", "skip"}));
  EXPECT_EQ(table.refusal("take ka1"), Reason::noConnectionOffered);
  table.play({"take ka2"});
  EXPECT_EQ(std::popcount(table.blue().connectionTiles), 2);
}

TEST(Connection, PA_CONN_01_PA_CONN_02_one_open_line_is_too_few) {
  const Table table = besideConnection(false);
  EXPECT_EQ(table.stage(), Stage::takeTurn);
  EXPECT_EQ(std::popcount(table.state().player(kBlue).connectionTiles), 1);
}

// On the boards of the pack no contract is joined to two connection spaces.
TEST(Connection, PA_CONN_02_of_several_spaces_one_after_the_other) {
  Table table = atTheDesk();
  Tables tables = table.tables();
  const PlaceIndex place = table.place("A2-c1");
  tables.connectionsOf[place] = 3;
  table.state().fulfilled = ~PlaceMask{0};
  State& state = table.state();
  NoSink silence;
  Play<NoSink> play{tables, state, silence};
  push(state, taskFor(Stage::offerConnections, kBlue, place));
  for (const int space : {0, 1}) {
    offerConnections(play);
    ASSERT_EQ(state.task().stage, Stage::takeConnection);
    EXPECT_EQ(state.task().a, space);
    state.agenda.pop_back();
    ASSERT_EQ(state.task().stage, Stage::offerConnections);
  }
  offerConnections(play);
  EXPECT_EQ(state.task().stage, Stage::takeTurn) << "there is no third";
}

TEST(Connection, PA_AMB_06_who_leaves_it_leaves_it_there) {
  Table table = besideConnection(true);
  ASSERT_EQ(table.stage(), Stage::takeConnection);
  table.play({"skip"});
  EXPECT_NE(table.state().connectionAt[1], kNone);
}

// Blue has played a card that lets it play a connection tile.
Table withConnectionTiles() {
  Table table = atTheDesk();
  table.giveTile(kBlue, "resort-link");
  table.play({"play operations t1A"});
  return table;
}

TEST(Connection, PA_FX_10_PA_ORDER_01_the_turn_order_disc_slides_down) {
  const Table table = withConnectionTiles();
  EXPECT_TRUE(table.state().lowerRow.contains(kBlue));
  EXPECT_FALSE(table.state().lowerRow.contains(kYellow));
}

TEST(Connection, PA_CONN_04_PA_FX_09_one_of_the_own_tiles_may_be_played) {
  Table table = withConnectionTiles();
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"tile resort-link", "tile start", "skip"}));
  table.play({"tile resort-link"});
  EXPECT_NE(table.stage(), Stage::playTile) << "one, not two";
}

// Two tiles may be played, then $2 follow.
TEST(Connection, PA_CONN_04_PA_FX_19_who_has_played_one_tile_may_stop_and_goes_on) {
  Table table = atTheDesk();
  table.giveTile(kBlue, "resort-link");
  const auto road = static_cast<std::size_t>(table.number("connection_tile", "access-road"));
  const StepList& steps = pack().content.connectionTiles[road].steps;
  table.state().agenda.push_back(taskOfSteps(kBlue, withoutFirst(steps)));
  Task task = taskFor(Stage::playTile, kBlue, 2);
  task.maySkip = true;
  table.state().agenda.push_back(task);
  table.play({"tile resort-link"});
  ASSERT_EQ(table.stage(), Stage::playTile) << "the second one";
  const int money = table.blue().money;
  table.play({"skip"});
  EXPECT_EQ(table.blue().money, money + 2);
}

TEST(Connection, PA_CONN_04_PA_EX_06_played_onto_a_card_until_that_comes_back) {
  Table table = withConnectionTiles();
  table.play({"tile resort-link"});
  EXPECT_EQ(table.blue().income[indexOf(Market::recreation)], 1);
  const auto tile = static_cast<std::size_t>(table.number("connection_tile", "resort-link"));
  EXPECT_EQ(table.blue().tileAt[tile], 0) << "on the first card space";
  table.beginTurnOf(kBlue);
  table.putOnBoard(kBlue, "wind", 5);
  table.play({"retrieve"});
  EXPECT_EQ(table.blue().tileAt[tile], kTileAvailable);
}

TEST(Connection, PA_CONN_06_the_start_tile_gives_energy_or_money) {
  Table table = withConnectionTiles();
  table.play({"tile start"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"option 1", "option 2"}));
  Table energy = table;
  table.play({"option 2"});
  EXPECT_EQ(table.blue().money, 63) << "$3 instead of energy";
  const int before = energy.blue().energy;
  energy.play({"option 1"});
  EXPECT_EQ(energy.blue().energy, before + 1);
}

TEST(Connection, PA_CONN_05_PA_FX_41_PA_FX_42_without_an_own_card_it_is_laid_aside) {
  Table table(4);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kYellow, "A2-w1");
  table.setStep(kYellow, 5);
  // The only transformer that Yellow can use lies under a bonus to play a connection tile.
  table.putContract(kYellow, "A1-c1", "c4c");
  table.yellow().filled |=
      table.tables().columnsUpTo[5] & ~bit32(table.number("transformer", "c5c"));
  table.play({"play wind t1A"});
  ASSERT_EQ(table.state().actor(), kYellow);
  table.play({"move A2-w1 pk7", "contract s01", "lay c5c free"});
  ASSERT_EQ(table.stage(), Stage::playTile);
  table.play({"tile start", "option 2"});
  const auto tile = static_cast<std::size_t>(table.tables().startTile());
  EXPECT_EQ(table.yellow().tileAt[tile], kTileAside);
  table.finishYear(kBlue);
  EXPECT_EQ(table.yellow().tileAt[tile], kTileAvailable);
}

TEST(Connection, PA_FX_41_a_bonus_contract_that_cannot_be_fulfilled_is_lost) {
  Table table(4);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kYellow, "A2-w1");
  table.yellow().filled = table.tables().columnsUpTo[1];
  table.yellow().energy = 0;
  table.play({"play wind t1A", "move A2-w1 pk7"});
  EXPECT_EQ(table.stage(), Stage::takeTurn);
}

TEST(Connection, PA_FX_41_a_bonus_is_bound_to_the_zone_of_the_own_card) {
  Table table = atTheDesk();
  const auto stepOf = [&table](std::string_view card) {
    return table.tables().card(table.card(card)).steps.first;
  };
  const auto zones = [&table](Seat seat, int step) {
    return planOfBonus(table.tables(), table.state(), {}, seat, step).zones;
  };
  const int inZone = stepOf("contract");
  EXPECT_EQ(zones(kBlue, inZone), kAllZones) << "no card at all";
  table.play({"play contract t1A"});
  EXPECT_EQ(zones(kBlue, inZone), zoneBit(Zone::a));
  EXPECT_EQ(zones(kYellow, inZone), kAllZones) << "it is not Yellow's card";
  EXPECT_EQ(zones(kBlue, stepOf("nationwide-contract")), kAllZones) << "the step says so";
}

}  // namespace
}  // namespace spannung::pampero::testing
