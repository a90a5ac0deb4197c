// Bulldozers.
#include <gmock/gmock.h>

#include "engine/pampero/bulldozers.h"
#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

using ::testing::Contains;
using ::testing::Not;

// Operations with one bulldozer that may move twice; the connection tile is left alone.
Table onTheMove(std::string_view site) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, site);
  table.play({"play operations t1A", "skip"});
  EXPECT_EQ(table.stage(), Stage::moveBulldozer);
  return table;
}

TEST(Bulldozer, PA_DOZER_04_PA_DOZER_10_PA_EX_07_where_one_move_leads) {
  Table table = onTheMove("A2-m1");
  table.putBulldozer(kYellow, "A2-m2");
  EXPECT_EQ(table.refusal("move A2-m1 A2-m2"), Reason::spotNotFree);
  EXPECT_TRUE(table.mayPlay("move A2-m1 public"));
  EXPECT_TRUE(table.mayPlay("move A2-m1 pk2"));
  EXPECT_TRUE(table.mayPlay("move A2-m1 B1-t1"));
  EXPECT_TRUE(table.mayPlay("move A2-m1 A2-m3"));
  EXPECT_EQ(table.refusal("move A2-m1 C-m1"), Reason::spotTooFar);
  EXPECT_EQ(table.refusal("move B1-t1 public"), Reason::noBulldozerThere);
}

TEST(Bulldozer, PA_DOZER_02_PA_DOZER_03_PA_AMB_14_what_a_free_site_is) {
  Table table = onTheMove("A1-m1");
  table.putTower(kYellow, "A1-t1");
  EXPECT_EQ(table.refusal("move A1-m1 A1-t1"), Reason::spotNotFree);
  EXPECT_EQ(table.refusal("move A1-m1 A2-st1"), Reason::spotNotFree);
  table.state().player(kYellow).towers &= ~bit64(table.site("A2-st2"));
  EXPECT_EQ(table.refusal("move A1-m1 A2-st2"), Reason::spotNotFree)
      << "a start site, though empty";
  EXPECT_TRUE(onTheMove("A1-w1").mayPlay("move A1-w1 A1-m1")) << "the first site of the board";
}

TEST(Bulldozer, PA_DOZER_01_PA_DOZER_04_from_the_public_area_anywhere) {
  Table table = onTheMove("A2-m1");
  table.play({"move A2-m1 public"});
  EXPECT_EQ(table.blue().inPublicArea, 1);
  EXPECT_TRUE(table.mayPlay("move public C-m1")) << "the second arrow";
  EXPECT_EQ(table.refusal("move public public"), Reason::spotTooFar);
  table.play({"move public C-m1"});
  EXPECT_TRUE(holds(table.blue().bulldozers, table.site("C-m1")));
}

TEST(Bulldozer, PA_DOZER_05_PA_FX_40_parking_gives_its_bonus_and_keeps_the_bulldozer) {
  Table table = onTheMove("A2-m1");
  table.play({"move A2-m1 pk2"});
  EXPECT_EQ(table.blue().energy, 4);
  EXPECT_NE(table.stage(), Stage::moveBulldozer) << "its second arrow is lost";
  EXPECT_EQ(table.blue().parked, 2);
  Table other = onTheMove("A2-m1");
  other.yellow().parked = 2;
  EXPECT_EQ(other.refusal("move A2-m1 pk2"), Reason::spotNotFree);
  EXPECT_EQ(table.blue().bulldozersOut(), 1);
}

TEST(Bulldozer, PA_DOZER_06_PA_DEC_09_PA_FX_08_different_bulldozers_with_their_own_arrows) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.giveCard(kBlue, "control-centre");
  table.putBulldozer(kBlue, "A2-m1");
  table.putBulldozer(kBlue, "B1-m1");
  table.play({"play control-centre t1A", "skip"});
  ASSERT_EQ(table.stage(), Stage::moveBulldozer);
  EXPECT_THAT(table.legal(), Not(Contains(::testing::StartsWith("move public"))));
  table.play({"move A2-m1 A2-m2"});
  EXPECT_EQ(table.refusal("move B1-m1 C-m1"), Reason::bulldozerMoved) << "one after the other";
  table.play({"move A2-m2 A2-m3"});
  EXPECT_EQ(table.refusal("move A2-m3 A2-m1"), Reason::bulldozerMoved) << "two arrows each";
  table.play({"move B1-m1 C-m1", "skip"});
  EXPECT_NE(table.stage(), Stage::moveBulldozer) << "moves may be forfeited";
}

TEST(Bulldozer, PA_DOZER_07_PA_FX_07_gained_ones_come_to_the_public_area) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.setStep(kBlue, 2);
  table.putBulldozer(kBlue, "A1-t1");
  table.play({"play tower t1A", "pay money"});
  EXPECT_EQ(table.blue().inPublicArea, 1) << "the bonus of tower 3";
  Player& blue = table.blue();
  blue.inPublicArea = 4;
  NoSink silence;
  Play<NoSink> play{table.tables(), table.state(), silence};
  gainBulldozer(play, kBlue);
  EXPECT_EQ(blue.bulldozersOut(), 5) << "the store is empty";
}

TEST(Bulldozer, PA_DOZER_08_PA_AMB_02_a_used_one_moves_after_the_card) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A1-t1");
  table.play({"play tower t1A", "pay money"});
  EXPECT_EQ(table.stage(), Stage::firstField) << "the card comes first";
  EXPECT_TRUE(holds(table.blue().bulldozers, table.site("A1-t1")));
  table.play({"field a1", "field a2"});
  EXPECT_EQ(table.stage(), Stage::leaveSite);
  EXPECT_THAT(table.legal(), Not(Contains("move A1-t1 A1-t1")));
}

TEST(Bulldozer, PA_DOZER_09_one_that_left_already_need_not_move) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.giveCard(kBlue, "construction-crew");
  table.putBulldozer(kBlue, "A1-t1");
  table.play({"play construction-crew t1A", "pay money", "field a1", "field a2"});
  ASSERT_EQ(table.stage(), Stage::moveBulldozer);
  table.play({"move A1-t1 A1-m1"});
  EXPECT_NE(table.stage(), Stage::leaveSite);
  EXPECT_EQ(table.stage(), Stage::takeTurn);
}

TEST(Bulldozer, PA_DOZER_06_one_that_came_to_the_public_area_does_not_begin_anew) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.giveCard(kBlue, "control-centre");
  table.putBulldozer(kBlue, "A2-m1");
  table.putBulldozer(kBlue, "B1-m1");
  table.play({"play control-centre t1A", "skip", "move A2-m1 public", "skip"});
  ASSERT_EQ(table.stage(), Stage::moveBulldozer);
  EXPECT_EQ(table.refusal("move public C-m1"), Reason::bulldozerMoved);
  table.blue().inPublicArea = 2;
  EXPECT_TRUE(table.mayPlay("move public C-m1")) << "another one";
}

// Blue's bulldozer has been used and has to leave its site.
Table beforeLeaving() {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A2-w1");
  table.play({"play wind t1A"});
  EXPECT_EQ(table.stage(), Stage::leaveSite);
  return table;
}

TEST(Bulldozer, PA_DOZER_08_no_other_one_moves_instead) {
  Table table = beforeLeaving();
  table.putBulldozer(kBlue, "A2-m1");
  EXPECT_EQ(table.refusal("move A2-m1 public"), Reason::noBulldozerThere);
}

TEST(Bulldozer, PA_DOZER_08_PA_DATA_01_it_leaves_for_a_spot_that_exists) {
  const Table table = beforeLeaving();
  const auto reason = [&table](int from, int to) {
    return reasonOf(table.game().check(table.state(), kBlue, makeMove(MoveKind::move, from, to)));
  };
  EXPECT_EQ(reason(table.site("A2-w1").index(), kSpots), Reason::noSuchThing);
  EXPECT_EQ(reason(kSpots, kPublicArea), Reason::noSuchThing);
}

}  // namespace
}  // namespace spannung::pampero::testing
