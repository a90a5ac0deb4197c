// Wind farms, towers and the tower bonus board.
#include "engine/pampero/building.h"

#include <gmock/gmock.h>

#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

using ::testing::Each;
using ::testing::Not;

// Blue has just built a tower on the site and chooses bonus fields.
Table afterTower(std::string_view site, int players = 2, std::string_view field = "t1A") {
  Table table(players);
  table.beginTurnOf(kBlue);
  table.blue().money = 50;
  table.putBulldozer(kBlue, site);
  table.play({"play tower " + std::string(field)});
  if (table.stage() == Stage::choosePayment) table.play({"pay money"});
  return table;
}

TEST(WindFarm, PA_WIND_01_PA_AMB_01_PA_FX_13_on_wind_and_mixed_sites_while_the_stock_lasts) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A1-t1");
  EXPECT_EQ(table.refusal("play wind t1A"), Reason::cardNeedsBulldozer) << "a tower site";
  table.putBulldozer(kBlue, "A1-w1");
  table.putBulldozer(kBlue, "A1-m1");
  table.play({"play wind t1A"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"build A1-m1", "build A1-w1"}));
  EXPECT_EQ(table.refusal("build A1-t1"), Reason::siteForTowers);
  table.putTower(kYellow, "A2-m1");
  EXPECT_EQ(table.verdict("build A2-m1"),
            refuse(Reason::siteBuiltOn, table.site("A2-m1"), kYellow.index()));
  EXPECT_EQ(table.refusal("build A3-m1"), Reason::noUsableBulldozer);
  EXPECT_EQ(table.refusal("build B1-w1"), Reason::siteInOtherZone);
  Table none(2);
  none.beginTurnOf(kBlue);
  none.putBulldozer(kBlue, "A1-w1");
  none.blue().windFarms = 0x7FFULL << 48U;
  EXPECT_EQ(none.refusal("play wind t1A"), Reason::cardNeedsPiece);
}

TEST(WindFarm, PA_WIND_01_PA_TOWER_01_whichever_company_has_built_there) {
  Table table(4);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A1-w1");
  table.putBulldozer(kBlue, "A1-m1");
  table.play({"play wind t1A"});
  for (int owner = 0; owner < 4; ++owner) {
    Table built = table;
    built.putTower(Seat::of(owner), "A2-m1");
    EXPECT_EQ(built.verdict("build A2-m1"),
              refuse(Reason::siteBuiltOn, built.site("A2-m1"), owner));
  }
}

TEST(WindFarm, PA_WIND_02_PA_WIND_03_energy_of_the_field_once) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.blue().windFarmEnergy = 1;
  table.putBulldozer(kBlue, "B1-w1");
  table.play({"play wind u1B"});
  EXPECT_EQ(table.blue().energy, 5) << "1 + 3 of the field + 1 of the tile";
  table.play({"move B1-w1 public"});
  table.finishYear(kYellow);
  EXPECT_EQ(table.blue().energy, 5) << "nothing later";
}

TEST(WindFarm, PA_WIND_04_PA_FX_19_PA_DEC_12_a_second_one_is_optional_and_free) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.giveCard(kBlue, "twin-turbine");
  table.putBulldozer(kBlue, "A1-w1");
  table.putBulldozer(kBlue, "B1-w1");
  table.putBulldozer(kYellow, "B2-w1");
  table.play({"play twin-turbine t1A"});
  ASSERT_EQ(table.stage(), Stage::chooseSite);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"skip", "build B1-w1"})) << "own ones only";
  Table declined = table;
  table.play({"build B1-w1"});
  EXPECT_EQ(table.blue().money, 20);
  EXPECT_EQ(table.blue().energy, 4) << "1 + 1 of the field + 2 of the card";
  EXPECT_EQ(table.stage(), Stage::leaveSite);
  declined.play({"skip"});
  EXPECT_EQ(declined.blue().energy, 2) << "the energy belongs to the second wind farm";
}

TEST(Tower, PA_TOWER_01_PA_GRID_01_PA_CARD_14_the_seventh_is_the_last) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A1-t1");
  table.setStep(kBlue, 7);
  EXPECT_EQ(table.refusal("play tower t1A"), Reason::cardNeedsPiece);
  Table wind(2);
  wind.beginTurnOf(kBlue);
  wind.putBulldozer(kBlue, "A1-w1");
  EXPECT_EQ(wind.refusal("play tower t1A"), Reason::cardNeedsBulldozer) << "a wind site";
}

TEST(Tower, PA_TOWER_02_PA_EX_04_PA_TOWER_09_the_second_tower) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putOnBoard(kBlue, "wind", 0);
  table.putBulldozer(kBlue, "B1-t1");
  table.putBonusTile("a4", "remote-growth");
  table.putBonusTile("a5", "commerce-growth");
  table.putBonusTile("b1", "residential-growth");
  table.putBonusTile("b5", "industry-growth");
  table.putBonusTile("b9", "specialist");
  table.blue().batteries = 2;
  table.play({"play tower t2B"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"pay money", "pay instead"}));
  table.play({"pay money", "field a4", "field a5"});
  EXPECT_EQ(table.blue().money, 15);
  EXPECT_EQ(table.blue().step(), 2);
  EXPECT_EQ(table.blue().energy, 2) << "the bonus of tower 2, nothing of the field";
  EXPECT_EQ(table.blue().income[indexOf(Market::remote)], 1);
  EXPECT_EQ(table.blue().income[indexOf(Market::commerce)], 1);
  const auto slot = [&](std::string_view tile) {
    return static_cast<std::size_t>(table.number("slot", tile));
  };
  EXPECT_EQ(table.blue().slots[slot("remote-growth")], slot("remote-growth"));
  EXPECT_EQ(table.blue().slots[slot("commerce-growth")], slot("commerce-growth"));
  EXPECT_EQ(table.stage(), Stage::discardTile);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"discard b1", "discard b5"}));
  table.play({"discard b5"});
  EXPECT_EQ(table.stage(), Stage::leaveSite);
}

TEST(Tower, PA_TOWER_03_PA_AMB_09_PA_DEC_06_fields_of_open_zones) {
  Table inA = afterTower("A1-t1");
  EXPECT_EQ(inA.legal().size(), 12U);
  EXPECT_EQ(inA.refusal("field a5"), Reason::fieldOutsideZones);
  inA.play({"field a4"});
  EXPECT_EQ(inA.legal(), (std::vector<std::string>{"field a3", "field b4"}));
  EXPECT_EQ(inA.refusal("field a1"), Reason::fieldsNotAdjacent);
  Table inB = afterTower("B1-t1", 2, "u1B");
  EXPECT_EQ(inB.legal().size(), 24U);
  inB.play({"field a4"});
  EXPECT_TRUE(inB.mayPlay("field a5")) << "across the border";
}

TEST(Tower, PA_TOWER_03_PA_AMB_01_building_in_a_closed_zone_C) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putOnBoard(kBlue, "wind", 5);
  table.putBulldozer(kBlue, "C-t1");
  table.play({"play tower u2C"});
  EXPECT_EQ(table.blue().step(), 2) << "zone C opens with tower 4, but only for contracts";
  EXPECT_EQ(table.legal().size(), 36U);
}

TEST(Tower, PA_TOWER_04_two_fields_and_the_first_is_resolved_first) {
  Table table = afterTower("A1-t1", 3);
  EXPECT_FALSE(table.mayPlay("skip")) << "two fields are a must";
  table.play({"field b3"});
  EXPECT_FALSE(table.mayPlay("skip"));
  EXPECT_FALSE(table.mayPlay("field b3")) << "two different ones";
  table.play({"field a3"});
  EXPECT_EQ(table.events().front(), "bonus_printed seat 1 b3");
  EXPECT_TRUE(table.happened("bonus_printed seat 1 a3"));
}

TEST(Tower, PA_TOWER_04_the_last_field_has_neighbours) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putOnBoard(kBlue, "wind", 5);
  table.putBulldozer(kBlue, "C-t1");
  table.play({"play tower u2C", "field c11"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"field b11", "field c10", "field c12"}));
}

TEST(Tower, PA_TOWER_05_printed_bonuses_stay) {
  Table table = afterTower("A1-t1", 3);
  table.play({"field a1", "field a2"});
  EXPECT_EQ(table.blue().money, 47);
  table.beginTurnOf(kYellow);
  table.putBulldozer(kYellow, "A1-t1");
  table.state().player(kBlue).towers &= ~bit64(table.site("A1-t1"));
  table.yellow().money = 50;
  table.play({"play tower t1A", "pay money", "field a1", "field a2"});
  EXPECT_EQ(table.yellow().money, 47);
}

TEST(Tower, PA_FX_01_PA_FX_02_PA_FX_03_money_energy_and_batteries) {
  Table table = afterTower("A1-t1", 3);
  table.play({"field a1", "field a2"});
  EXPECT_EQ(table.blue().money, 47) << "50 - 5 + 2";
  EXPECT_EQ(table.blue().energy, 3) << "1 + 1 for the tower + 1";
  Table again = afterTower("A1-t1", 3);
  again.play({"field b3", "field a3"});
  EXPECT_EQ(again.blue().batteries, 2);
}

// Blue has chosen two fields with tiles of kinds that it has a slot for; that of the first is full.
Table beforeSlot() {
  Table table(3);
  table.beginTurnOf(kBlue);
  const auto residential = static_cast<std::uint8_t>(table.number("slot", "residential-growth"));
  table.blue().slots[residential] = residential;
  table.putBulldozer(kBlue, "A1-t1");
  table.putBonusTile("a1", "residential-growth");
  table.putBonusTile("a2", "remote-growth");
  table.play({"play tower t1A", "pay money", "field a1", "field a2"});
  EXPECT_EQ(table.stage(), Stage::chooseSlot);
  return table;
}

TEST(Tower, PA_TOWER_06_PA_TOWER_07_PA_EX_37_a_full_slot_leads_to_the_nearest) {
  Table table = beforeSlot();
  const auto residential = static_cast<std::size_t>(table.number("slot", "residential-growth"));
  const auto remote = static_cast<std::size_t>(table.number("slot", "remote-growth"));
  EXPECT_EQ(table.legal(),
            (std::vector<std::string>{"slot remote-growth", "slot industry-growth"}));
  EXPECT_EQ(table.refusal("slot commerce-growth"), Reason::slotNotNearest);
  table.play({"slot remote-growth"});
  EXPECT_EQ(table.blue().slots[remote], residential);
  EXPECT_EQ(table.blue().income[indexOf(Market::residential)], 1);
}

TEST(Tower, PA_TOWER_05_PA_TOWER_06_PA_AMB_10_a_slot_with_another_tile_takes_nothing) {
  Table table = beforeSlot();
  table.play({"slot remote-growth"});
  EXPECT_TRUE(table.happened("bonus_tile_lost seat 1 remote-growth"));
  EXPECT_EQ(table.blue().income[indexOf(Market::remote)], 0);
  EXPECT_EQ(table.state().bonusTiles[1], kNone) << "lost, not left";
}

TEST(Tower, PA_TOWER_10_PA_FX_20_PA_FX_21_permanent_tiles) {
  Table table = afterTower("B1-t1", 3, "u1B");
  table.putBonusTile("a5", "zone-b-discount");
  table.putBonusTile("a4", "zone-a-discount");
  table.play({"field a4", "field a5"});
  EXPECT_EQ(table.blue().overlays, 1);
  EXPECT_EQ(table.state().overlays, 1);
  EXPECT_EQ(table.blue().zoneValue[0], -2);
}

TEST(Tower, PA_TOWER_10_without_an_overlay_a_discount_does_nothing) {
  Table table = afterTower("B1-t1", 3, "u1B");
  table.state().overlays = 0;
  table.putBonusTile("a5", "zone-b-discount");
  table.play({"field a5", "field a6"});
  EXPECT_EQ(table.blue().overlays, 0);
  EXPECT_EQ(table.state().overlays, 0);
}

TEST(Tower, PA_TOWER_08_a_final_tile_waits_for_the_end) {
  Table table = afterTower("B1-t1", 3, "u1B");
  table.putBonusTile("a6", "tower-premium");
  table.putBonusTile("a5", "zone-b-discount");
  const int money = table.blue().money;
  table.play({"field a5", "field a6"});
  EXPECT_EQ(table.blue().money, money);
  const auto slot = static_cast<std::size_t>(table.number("slot", "tower-premium"));
  EXPECT_EQ(table.blue().slots[slot], slot);
}

TEST(TwoCompanies, PA_TWO_01_PA_TWO_02_PA_DEC_07_one_more_tile_goes) {
  Table table = afterTower("A1-t1");
  table.putBonusTile("c3", "extra-bulldozer");
  table.putBonusTile("c4", "stronger-rotor");
  table.putBonusTile("a5", "commerce-growth");
  table.play({"field a1", "field a2"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"discard c3", "discard c4"}));
  EXPECT_EQ(table.refusal("discard a5"), Reason::fieldOutsideZones);
  EXPECT_EQ(table.refusal("discard a3"), Reason::noTileToDiscard);
  EXPECT_EQ(table.refusal("skip"), Reason::mustNotSkip);
  table.play({"discard c3"});
  EXPECT_EQ(table.state().bonusTiles[26], kNone);
  Table three = afterTower("A1-t1", 3);
  three.putBonusTile("c3", "extra-bulldozer");
  three.putBonusTile("c4", "stronger-rotor");
  three.play({"field a1", "field a2"});
  EXPECT_NE(three.stage(), Stage::discardTile);
}

TEST(TwoCompanies, PA_TWO_03_PA_ALT_07_PA_AMB_20_the_Rahdo_rule) {
  Options options = Table::optionsFor(2);
  options.rahdo = true;
  Table table(options);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A1-t1");
  for (const char* field : {"a1", "a4", "b2", "b3", "c2"})
    table.putBonusTile(field, "extra-bulldozer");
  table.putBonusTile("a5", "commerce-growth");
  table.play({"play tower t1A", "pay money"});
  Table column = table;
  table.state().bonusTiles[1] = kNone;
  table.play({"field a3", "field a2"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"discard a1", "discard a4"}));
  EXPECT_EQ(table.refusal("discard b2"), Reason::discardNotBeside);
  column.clearBonusBoard();
  column.putBonusTile("c3", "seed-funding");
  column.putBonusTile("a1", "seed-funding");
  column.play({"field a3", "field b3"});
  EXPECT_TRUE(column.happened("bonus_tile_discarded seat 1 seed-funding c3"))
      << "the third of the column, without a choice";
  EXPECT_TRUE(isBeside(2, 3, 4)) << "right beside";
  EXPECT_FALSE(isBeside(2, 3, 16)) << "another row";
}

class Slots : public ::testing::Test {
 protected:
  int slot(std::string_view tile) { return table_.number("slot", tile); }
  void put(std::string_view tile, std::string_view on) {
    table_.blue().slots[static_cast<std::size_t>(slot(on))] = static_cast<std::uint8_t>(slot(tile));
  }
  std::uint32_t slotsFor(std::string_view tile) {
    return pampero::slotsFor(table_.tables(), table_.blue(), slot(tile));
  }

  Table table_{2};
};

TEST_F(Slots, PA_TOWER_06_its_own_or_none_at_all) {
  EXPECT_EQ(slotsFor("efficient-grid"), bit32(slot("efficient-grid")));
  put("specialist", "efficient-grid");
  EXPECT_EQ(slotsFor("efficient-grid"), 0U) << "another tile lies there";
}

TEST_F(Slots, PA_TOWER_07_the_nearest_that_is_empty) {
  put("efficient-grid", "efficient-grid");
  put("specialist", "specialist");
  put("tower-premium", "tower-premium");
  EXPECT_EQ(slotsFor("efficient-grid"), bit32(slot("battery-plant"))) << "the last slot";
  for (const TowerTile& tile : pack().content.towerTiles) put(tile.id, tile.id);
  EXPECT_EQ(slotsFor("efficient-grid"), 0U) << "no slot is empty";
}

TEST(Tower, PA_TOWER_08_an_immediate_tile_works_at_once) {
  Table table = afterTower("A1-t1", 3);
  table.putBonusTile("a1", "seed-funding");
  const int batteries = table.blue().batteries;
  table.play({"field a1", "field a2"});
  EXPECT_EQ(table.blue().money, 47) << "50 - 5 + 2";
  EXPECT_EQ(table.blue().batteries, batteries + 1);
}

}  // namespace
}  // namespace spannung::pampero::testing
