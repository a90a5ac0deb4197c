// What scoring tiles and cards count.
#include "engine/pampero/counting.h"

#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

class Counting : public ::testing::Test {
 protected:
  int count(Count what) {
    return count(what, [](Criterion&) {});
  }
  template <class Change>
  int count(Count what, Change change) {
    Criterion criterion;
    criterion.what = what;
    change(criterion);
    return countOf(table_.tables(), table_.state(), kBlue, criterion);
  }
  Player& blue() { return table_.blue(); }

  Table table_{4};
};

TEST_F(Counting, PA_CRIT_01_PA_CRIT_02_batteries_and_energy) {
  blue().batteries = 4;
  blue().energy = 7;
  EXPECT_EQ(count(Count::batteries), 4);
  EXPECT_EQ(count(Count::energy), 7);
}

TEST_F(Counting, PA_CRIT_09_network_tiles) {
  blue().coveredLines = 5;
  EXPECT_EQ(count(Count::networkTiles), 2);
}

TEST_F(Counting, PA_CRIT_10_energy_spent) {
  blue().energySpent = 11;
  EXPECT_EQ(count(Count::energySpent), 11);
}

TEST_F(Counting, PA_CRIT_13_foreign_cards) {
  blue().foreignCards = 7;
  EXPECT_EQ(count(Count::foreignCards), 3);
}

TEST_F(Counting, PA_CRIT_03_PA_EX_21_contracts_by_kind_zone_and_value) {
  table_.putContract(kBlue, "A1-c1", "c1a");
  table_.putContract(kBlue, "A1-c2", "c1b");
  table_.putContract(kBlue, "B1-c2", "c1c");
  table_.putContract(kBlue, "A2-r1", "c2a");
  table_.putContract(kBlue, "s01", "c2b");
  table_.putContract(kBlue, "s10", "c2c");
  const KindMask standard = kindBit(ContractKind::standard);
  EXPECT_EQ(count(Count::contracts), 6);
  EXPECT_EQ(3 * count(Count::contracts, [&](Criterion& c) { c.kinds = standard | 2; }), 12);
  EXPECT_EQ(count(Count::contracts,
                  [&](Criterion& c) {
                    c.kinds = standard;
                    c.zones = 1;
                  }),
            2);
  EXPECT_EQ(count(Count::contracts, [](Criterion& c) { c.kinds = 4; }), 2);
  EXPECT_GE(count(Count::contracts, [](Criterion& c) { c.lucrative = true; }), 2)
      << "A1-c2 and B1-c2 at least";
}

TEST_F(Counting, PA_CRIT_04_PA_CONN_06_symbols_of_everything) {
  const auto residential = [this] {
    return count(Count::marketSymbols, [](Criterion& c) { c.markets = 1; });
  };
  EXPECT_EQ(residential(), 0);
  table_.putContract(kBlue, "A1-c2", "c1a");
  EXPECT_EQ(residential(), 1) << "two arrows, one symbol";
  const auto slot = static_cast<std::uint8_t>(table_.number("slot", "residential-growth"));
  blue().slots[slot] = slot;
  EXPECT_EQ(residential(), 2);
  table_.giveTile(kBlue, "village-link");
  EXPECT_EQ(residential(), 3);
  blue().foreignCards = bit32(table_.number("foreign", "brazil-8"));
  EXPECT_EQ(residential(), 4);
}

TEST_F(Counting, PA_CRIT_05_PA_EX_22_tower_tiles_by_zone) {
  for (const char* tile : {"industry-growth", "commerce-growth", "residential-growth"}) {
    const auto slot = static_cast<std::uint8_t>(table_.number("slot", tile));
    blue().slots[slot] = slot;
  }
  EXPECT_EQ(3 * count(Count::towerBonusTiles, [](Criterion& c) { c.zones = 2; }), 6);
  EXPECT_EQ(count(Count::towerBonusTiles), 3);
}

TEST_F(Counting, PA_CRIT_06_PA_EX_23_transformers_of_some_columns) {
  table_.putContract(kBlue, "A1-c1", "c5b");
  table_.putContract(kBlue, "s01", "c6a");
  table_.putContract(kBlue, "A1-c2", "c1a");
  EXPECT_EQ(5 * count(Count::transformers, [](Criterion& c) { c.columns = 0x30; }), 10);
}

TEST_F(Counting, PA_CRIT_07_PA_AMB_28_bolts_under_contracts) {
  table_.putContract(kBlue, "s01", "c6a");
  table_.putContract(kBlue, "A1-c2", "c1a");
  EXPECT_EQ(count(Count::boltMarks), 0);
  table_.putContract(kBlue, "A1-c1", "c5b");
  EXPECT_EQ(count(Count::boltMarks), 1);
}

TEST_F(Counting, PA_CRIT_08_PA_CRIT_14_pieces_and_sectors) {
  table_.putTower(kBlue, "B1-t1");
  table_.putTower(kBlue, "B2-t1");
  blue().windFarms |= bit64(table_.site("C-w1"));
  EXPECT_EQ(count(Count::towers), 3) << "the start tower included";
  EXPECT_EQ(count(Count::windFarms), 2);
  EXPECT_EQ(count(Count::sectorsWith), 3) << "A2, B1 and B2";
  EXPECT_EQ(count(Count::sectorsWith, [](Criterion& c) { c.windFarms = true; }), 2) << "A2 and C";
}

TEST_F(Counting, PA_CRIT_11_PA_CRIT_12_tiles_and_cards_used_or_not) {
  table_.giveTile(kBlue, "village-link");
  blue().tileAt[static_cast<std::size_t>(table_.number("connection_tile", "village-link"))] = 3;
  EXPECT_EQ(count(Count::connectionTiles), 2) << "with the start tile";
  blue().specialsTaken = 3;
  EXPECT_EQ(count(Count::specialCards), 3);
}

}  // namespace
}  // namespace spannung::pampero::testing
