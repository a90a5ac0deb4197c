// The turn of an Automa: tiles, the order of actions, workers, management, contracts, water.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/wasserkraft/automa_outlook.h"
#include "tests/wasserkraft/duel.h"

namespace spannung::wasserkraft::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

// A system of the Automa that yields `drops` x 3: basin 8, conduit of value 3 to basin 11.
void giveSystem(Duel& d, int drops) {
  d.dam("8-lower", 1, drops, drops).conduit("8-left", 1).powerhouse("11-1", 1);
}

// Nothing to build with: what is left are management and the bank.
void takeTiles(Duel& d) { d.tiles(1, {}); }

TEST(AutomaTurn, WK_AUTOMA_01_plays_by_the_normal_rules_where_nothing_else_is_said) {
  Duel d;
  d.dam("8-upper", 0).dam("8-lower", 0).automaTurn(3, 1);
  EXPECT_EQ(d.automa().excavators, 6 - 5) << "a base in the mountains, at its normal price";
  EXPECT_EQ(d.automa().count(Structure::base), 1);
}

TEST(AutomaTurn, WK_AUTOMA_17_the_turned_tile_gives_criteria_and_the_next_one_actions) {
  Duel d;
  d.automaTurn(9, 4);
  EXPECT_EQ(d.state().automaPile.back(), 3);
  EXPECT_EQ(d.state().automaStack.back(), 8);
  EXPECT_EQ(d.state().automaStack.count(), 19);
  EXPECT_EQ(d.countTold(EventKind::automaTurned), 1);
}

TEST(AutomaTurn, WK_AUTOMA_17_WK_RULE_49_passes_without_workers_whatever_tile_it_owns) {
  Duel d(Level::hard);
  d.tiles(1, {"powerhouse-1", "base-3"}).workers(1, 0).automaTurn(15, 1);
  EXPECT_TRUE(d.automa().passed);
  EXPECT_THAT(d.deeds(), IsEmpty());
}

TEST(AutomaTurn, WK_AUTOMA_18_WK_RULE_30_an_empty_stack_is_made_of_all_but_the_turned_tile) {
  Duel d;
  auto& stack = d.state().automaStack;
  auto& pile = d.state().automaPile;
  while (stack.size() > 1) pile.push_back(stack.pop_back());
  const AutomaIndex last = stack.back();
  d.turnTo(0).play("bank 1");
  EXPECT_EQ(d.state().automaStack.count(), kAutomaTiles - 1);
  EXPECT_EQ(d.state().automaPile.count(), 1);
  EXPECT_EQ(d.state().automaPile.back(), last);
  EXPECT_TRUE(d.told(EventKind::automaShuffled));
  for (AutomaIndex tile = 0; tile < kAutomaTiles; ++tile)
    EXPECT_EQ(d.state().automaStack.contains(tile), tile != last);
}

TEST(AutomaTurn, WK_AUTOMA_18_the_new_stack_is_shuffled) {
  Duel d;
  auto& stack = d.state().automaStack;
  auto& pile = d.state().automaPile;
  while (stack.size() > 1) pile.push_back(stack.pop_back());
  const auto before = pile;
  d.turnTo(0).play("bank 1");
  EXPECT_FALSE(std::ranges::equal(before, d.state().automaStack));
}

TEST(AutomaTurn, WK_AUTOMA_19_does_the_first_that_is_possible_column_by_column) {
  Duel d;
  d.automaTurn(5, 1);  // no system, no water, no dam to raise: a conduit
  EXPECT_THAT(d.skipped(),
              ElementsAre("produce: no_system", "water: no_water", "construct-elevation: no_site"));
  EXPECT_THAT(d.deeds(), ElementsAre("construct-conduit"));
}

TEST(AutomaTurn, WK_AUTOMA_20_WK_RULE_31_a_dashed_action_is_followed_by_one_below_it) {
  Duel d;
  d.automaTurn(3, 1);
  EXPECT_THAT(d.deeds(), ElementsAre("discard", "construct-base"));
  EXPECT_EQ(d.automa().workers, 12 - 1 - 2);
}

TEST(AutomaTurn, WK_AUTOMA_20_WK_RULE_31_what_follows_sees_what_the_dashed_action_has_changed) {
  Duel d;
  d.dam("1-lower", 1).tiles(1, {"base"}).machines(1, 0, 0);
  d.automaTurn(1, 9);  // two drops, of which one is held; then there is nothing to build
  EXPECT_THAT(d.deeds(), ElementsAre("water", "machinery"));
  EXPECT_EQ(d.state().headwater[0], 1);
}

TEST(AutomaTurn, WK_AUTOMA_20_nothing_follows_without_a_worker) {
  Duel d;
  d.workers(1, 1).automaTurn(3, 1);
  EXPECT_THAT(d.deeds(), ElementsAre("discard"));
  Duel one;
  one.workers(1, 2).automaTurn(3, 1);
  EXPECT_THAT(one.deeds(), ElementsAre("discard", "construct-base")) << "one is enough";
}

TEST(AutomaTurn, WK_AUTOMA_21_skips_what_is_not_in_play_and_machines_in_the_last_round) {
  Duel d;
  takeTiles(d);
  d.round(5).automaTurn(20, 1);
  EXPECT_THAT(d.skipped(), ElementsAre("produce: no_system", "construct-powerhouse: no_tile",
                                       "construct-building: not_in_play", "machinery: last_round",
                                       "work: not_in_play", "workshop: empty_wheel"));
}

TEST(AutomaTurn, WK_AUTOMA_22_the_bank_is_always_left_and_gives_a_point) {
  Duel d;
  takeTiles(d);
  d.round(5).automaTurn(20, 1);
  EXPECT_THAT(d.deeds(), ElementsAre("bank"));
  EXPECT_EQ(d.automa().points, 17);
  EXPECT_EQ(d.automa().workers, 11);
  for (const AutomaTile& tile : d.tables().components.automa.tiles)
    EXPECT_EQ(tile.actions.back().action, AutomaAction::bank);
}

TEST(AutomaTurn, WK_AUTOMA_02_money_is_points_and_may_be_lacking) {
  Duel d;
  d.company(1, Company::italy).dam("8-lower", 1).points(1, 1).automaTurn(3, 9);
  EXPECT_EQ(d.automa().hydro, 0);
  EXPECT_EQ(d.builtAt(), "1-upper") << "the red border is the criterion";
  EXPECT_EQ(d.automa().points, 1 - 3 + 3) << "the border, and the income of the second base";
  Duel poor;
  takeTiles(poor);
  poor.points(1, 0).wheel(1, 3, "base").automaTurn(2, 1);
  EXPECT_EQ(poor.automa().points, -2) << "the workshop for two turns";
  Duel bank;  // both go to the bank with one worker
  takeTiles(bank);
  bank.round(5).hydro(0, 3).automaTurn(20, 1);
  EXPECT_EQ(bank.automa().points, 17);
  EXPECT_EQ(bank.automa().hydro, 0);
  EXPECT_EQ(bank.player(0).hydro, 4);
  EXPECT_EQ(bank.player(0).points, 10);
}

TEST(AutomaTurn, WK_AUTOMA_03_WK_RULE_27_fees_are_points_for_an_automa_and_hydro_for_a_person) {
  Duel d;
  d.dam("8-lower", 1, 2, 2).conduit("8-left", 0).powerhouse("11-1", 1).hydro(0, 5);
  d.display({"green-3", "green-1", "yellow-1", "yellow-9", "red-1", "red-7"}).points(0, 10);
  d.automaTurn(5, 1);
  EXPECT_THAT(d.fulfilled(), ElementsAre("yellow-9"));
  EXPECT_EQ(d.automa().points, 16 - 2 + 3);
  EXPECT_EQ(d.player(0).hydro, 5 + 1 + 2);
  EXPECT_EQ(d.player(0).points, 12);
  Duel other;  // the person uses the Automa's conduit
  other.dam("8-lower", 0, 2, 2).conduit("8-left", 1).powerhouse("11-1", 0).hydro(0, 5);
  other.stack(3, 1).turnTo(0);
  const int before = other.automa().points;
  other.player(0).contracts.clear();
  other.play({"use turbine-zero-left", "produce 8-lower 8-left 2"});
  EXPECT_EQ(other.player(0).hydro, 3);
  EXPECT_EQ(other.automa().pointsFrom[indexOf(Source::conduits)], 2);
  EXPECT_EQ(other.automa().points, before + 2 + 2 - 3) << "and a border in its own turn";
}

TEST(AutomaTurn, WK_AUTOMA_05_contracts_come_from_the_display_and_count) {
  Duel d;
  giveSystem(d, 2);
  d.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"}).automaTurn(5, 1);
  EXPECT_THAT(d.fulfilled(), ElementsAre("yellow-10"));
  EXPECT_TRUE(d.automa().contracts.empty());
  EXPECT_NE(d.automa().fulfilled & contractBit(d.contract("yellow-10")), 0U);
  EXPECT_THAT(d.displayed(), Not(Contains("yellow-10")));
  EXPECT_THAT(d.displayed(), Not(Contains(""))) << "the display is filled up again";
}

TEST(AutomaTurn, WK_AUTOMA_08_takes_the_machine_it_has_fewer_of) {
  for (const auto& [excavators, mixers, more] :
       {std::tuple{2, 5, 0}, std::tuple{5, 2, 1}, std::tuple{3, 3, 0}}) {
    Duel d;
    takeTiles(d);
    d.machines(1, excavators, mixers).automaTurn(1, 9);
    EXPECT_THAT(d.deeds(), ElementsAre("machinery"));
    EXPECT_EQ(d.automa().excavators, excavators + 1 - more);
    EXPECT_EQ(d.automa().mixers, mixers + more);
    EXPECT_EQ(d.automa().points, 13);
  }
}

TEST(AutomaTurn, WK_AUTOMA_09_the_last_action_may_lack_workers) {
  Duel d;
  d.workers(1, 1).automaTurn(19, 1);
  EXPECT_THAT(d.deeds(), ElementsAre("construct-conduit"));
  EXPECT_EQ(d.automa().workers, 0);
  EXPECT_EQ(d.automa().count(Structure::conduit), 1);
}

TEST(AutomaTurn, WK_AUTOMA_10_constructions_need_no_spaces_and_have_no_limit) {
  Duel d;
  for (int i = 0; i < 5; ++i) {
    d.tiles(1, {"base"}).machines(1, 9, 9).automaTurn(4, 1);
    EXPECT_EQ(d.automa().count(Structure::base), std::min(i + 1, 4));
    EXPECT_EQ(d.automa().constructions, 0);
  }
}

TEST(AutomaTurn, WK_AUTOMA_11_blocks_the_first_free_space_from_the_left_column_down) {
  Duel d;
  std::vector<std::string> spaces;
  for (int i = 0; i < 5; ++i) {
    takeTiles(d);
    d.wheel(1, 5, "base").automaTurn(13, 1);
    EXPECT_THAT(d.deeds(), ElementsAre("workshop"));
    for (const std::string& space : d.blocked()) spaces.push_back(space);
  }
  EXPECT_THAT(spaces, ElementsAre("workshop-one-left", "workshop-three-left", "workshop-one-right",
                                  "workshop-three-right"))
      << "two participants: the middle row is covered, and the fifth finds no room";
  EXPECT_EQ(d.automa().workers, 7);
  EXPECT_EQ(d.refusal("use workshop-one-left"), Reason::spaceOccupied);
}

TEST(AutomaTurn, WK_AUTOMA_12_patents_are_taken_from_their_own_space) {
  Duel d;
  d.tiles(1, {});
  d.state().patents = {Position::tile("conduit-1"), Position::tile("base-1"), Tile::none()};
  d.automaTurn(3, 1);
  EXPECT_THAT(d.deeds(), ElementsAre("discard", "patent-base"));
  EXPECT_THAT(d.blocked(), Contains("patents-2"));
  EXPECT_TRUE(d.hasTile(1, "base-1"));
}

TEST(AutomaTurn, WK_AUTOMA_59_WK_RULE_39_the_kind_before_a_joker_of_a_higher_level) {
  Duel d;
  d.tiles(1, {});
  d.state().patents = {Position::tile("joker-3"), Position::tile("base-1"), Tile::none()};
  d.automaTurn(3, 1);
  EXPECT_TRUE(d.hasTile(1, "base-1"));
  EXPECT_EQ(d.automa().points, 14);
  EXPECT_EQ(d.automa().workers, 12 - 1 - 1);
  Duel other;
  other.tiles(1, {});
  other.state().patents = {Position::tile("elevation-1"), Position::tile("joker-1"),
                           Position::tile("joker-2")};
  other.automaTurn(3, 1);
  EXPECT_TRUE(other.hasTile(1, "joker-2"));
  Duel none;
  none.tiles(1, {});
  none.state().patents = {Position::tile("elevation-1"), Tile::none(), Tile::none()};
  none.automaTurn(3, 1);
  EXPECT_THAT(none.skipped(), Contains("patent-base: no_patent"));
}

TEST(AutomaTurn, WK_AUTOMA_57_turns_the_wheel_only_if_something_lies_on_it) {
  Duel d;
  takeTiles(d);
  d.wheel(1, 3, "base", 4, 0).machines(1, 0, 0).automaTurn(5, 1);
  EXPECT_THAT(d.deeds(), ElementsAre("workshop"));
  EXPECT_TRUE(d.hasTile(1, "base"));
  EXPECT_EQ(d.automa().excavators, 4);
  EXPECT_EQ(d.automa().points, 11) << "three turns cost five points";
  Duel empty;
  takeTiles(empty);
  empty.automaTurn(5, 1);
  EXPECT_THAT(empty.skipped(), Contains("workshop: empty_wheel"));
}

TEST(AutomaTurn, WK_AUTOMA_58_buys_what_the_tile_shows) {
  Duel d;
  takeTiles(d);
  d.automaTurn(18, 1);
  EXPECT_THAT(d.deeds(), ElementsAre("machinery"));
  EXPECT_EQ(d.automa().excavators, 7);
  EXPECT_EQ(d.automa().mixers, 5);
  EXPECT_EQ(d.automa().points, 11);
  EXPECT_EQ(d.automa().workers, 10);
}

TEST(AutomaTurn, WK_AUTOMA_32_removes_both_contracts_of_a_colour_for_two_energy) {
  Duel d;
  d.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"}).workers(1, 1);
  d.automaTurn(12, 1);
  EXPECT_THAT(d.deeds(), ElementsAre("discard"));
  EXPECT_EQ(d.automa().energy, 2);
  EXPECT_THAT(d.displayed(), Not(Contains("red-1")));
  EXPECT_THAT(d.displayed(), Not(Contains("")));
  EXPECT_EQ(d.state().contractsGone,
            contractBit(d.contract("red-1")) | contractBit(d.contract("red-7")));
  EXPECT_THAT(d.blocked(), ElementsAre("contracts-one-left"));
  Duel one;
  one.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"}).workers(1, 1);
  one.state().display[2][0] = ContractIndex::none();
  one.state().stacks[2].clear();
  one.automaTurn(12, 1);
  EXPECT_EQ(one.state().contractsGone, contractBit(one.contract("red-7"))) << "or the one there is";
}

TEST(AutomaWater, WK_AUTOMA_23_WK_RULE_32_only_if_an_own_dam_would_hold_a_drop) {
  Duel d;
  d.dam("1-lower", 0).automaTurn(2, 1);
  EXPECT_THAT(d.skipped(), Contains("water: no_water"));
  Duel own;
  own.dam("1-lower", 1).headwater(0, 1).automaTurn(2, 1);
  EXPECT_THAT(own.deeds(), Contains("water")) << "what waits on the headstream does not count";
  Duel full;
  full.dam("1-lower", 1, 1, 1).automaTurn(2, 1);
  EXPECT_THAT(full.skipped(), Contains("water: no_water"));
}

TEST(AutomaWater, WK_AUTOMA_24_most_drops_held_then_fewest_placed_then_the_order_of_the_tile) {
  Duel d;
  d.dam("1-lower", 1).dam("4-lower", 1).automaTurn(1, 4);  // order D A B C
  EXPECT_THAT(d.drops(), ElementsAre("d", "a"));
  Duel one;
  one.dam("4-lower", 1).automaTurn(1, 9);
  EXPECT_THAT(one.drops(), ElementsAre("d")) << "a second drop would be for nothing";
  Duel tie;
  tie.dam("5-lower", 1).dam("6-lower", 1).automaTurn(2, 3);  // order C D A B
  EXPECT_THAT(tie.drops(), ElementsAre("c"));
}

TEST(AutomaWater, WK_AUTOMA_24_WK_RULE_32_two_drops_of_which_only_the_second_is_held) {
  Duel d;
  d.dam("2-lower", 0).dam("5-lower", 1).automaTurn(1, 9);
  EXPECT_THAT(d.drops(), ElementsAre("b", "b"));
}

TEST(AutomaWater, WK_AUTOMA_25_two_drops_wait_and_one_flows_and_both_are_dashed) {
  Duel wait;
  wait.dam("1-lower", 1, 2).tiles(1, {}).automaTurn(1, 9);
  EXPECT_EQ(wait.state().headwater[0], 2);
  EXPECT_EQ(wait.water("1-lower"), 0);
  EXPECT_EQ(wait.deeds().size(), 2U);
  Duel flow;
  flow.dam("1-lower", 1, 2).tiles(1, {}).automaTurn(2, 1);
  EXPECT_EQ(flow.water("1-lower"), 1);
  EXPECT_EQ(flow.deeds().size(), 2U);
  EXPECT_THAT(flow.blocked(), Contains("water-two-left"));
}

TEST(AutomaWater, WK_AUTOMA_26_WK_RULE_33_water_of_rewards_goes_the_same_way) {
  Duel d;
  giveSystem(d, 3);
  d.dam("1-lower", 1, 2).national({});
  d.display({"green-3", "green-1", "yellow-6", "yellow-15", "red-2", "red-8"});
  d.energy(0, 30).automaTurn(5, 1);  // 9 energy: red 8, with three drops
  EXPECT_THAT(d.fulfilled(), ElementsAre("red-8"));
  EXPECT_THAT(d.drops(), ElementsAre("a", "a", "a")) << "two in basin 1, the third in basin 8";
}

TEST(AutomaProduction, WK_AUTOMA_27_needs_a_system_with_water_and_energy) {
  Duel d;
  giveSystem(d, 1);
  d.damAt("8-lower").water = 0;
  d.automaTurn(5, 1);
  EXPECT_THAT(d.skipped(), Contains("produce: no_system"));
}

TEST(AutomaProduction, WK_AUTOMA_27_WK_RULE_34_not_if_it_leads_and_has_reached_the_section) {
  const auto produces = [](int own, int other) {
    Duel d;
    giveSystem(d, 2);
    d.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"});
    d.energy(1, own).energy(0, other).automaTurn(5, 1);
    return !d.fulfilled().empty();
  };
  EXPECT_TRUE(produces(5, 0)) << "first, but the section of round 1 begins at 6";
  EXPECT_TRUE(produces(8, 8)) << "not strictly first";
  EXPECT_FALSE(produces(6, 5));
  Options three = kThreeFixed;
  three.levels[1] = Level::normal;
  Duel last(three);
  giveSystem(last, 2);
  last.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"});
  last.player(2).passed = true;
  last.energy(1, 8).energy(2, 9).automaTurn(5, 1);
  EXPECT_FALSE(last.fulfilled().empty()) << "the last seat leads";
}

TEST(AutomaProduction, WK_AUTOMA_27_not_without_a_contract_of_the_colour_in_reach) {
  Duel d;
  giveSystem(d, 1);  // 3 energy
  d.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"}).automaTurn(7, 1);
  EXPECT_THAT(d.skipped(), Contains("produce: no_contract"));
  Duel close;
  giveSystem(close, 1);
  close.display({"green-11", "green-12", "yellow-6", "yellow-10", "red-1", "red-7"});
  close.automaTurn(5, 1);
  EXPECT_THAT(close.skipped(), Contains("produce: no_contract")) << "3 energy for a contract of 4";
}

TEST(AutomaProduction, WK_AUTOMA_28_uses_the_best_system_with_all_its_water) {
  Duel d;
  giveSystem(d, 3);
  d.dam("9-lower", 1, 2, 2).conduit("9-right", 0).powerhouse("12-1", 1).energy(0, 20);
  d.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"}).automaTurn(11, 1);
  EXPECT_EQ(d.automa().energy, 3 * 3 + 1 + 1) << "tile +1, two powerhouses +1";
  EXPECT_EQ(d.water("8-lower"), 0);
  Duel weak;  // a conduit of 2
  weak.dam("10-lower", 1, 3, 3).conduit("10-left", 1).powerhouse("11-1", 1).energy(0, 20);
  weak.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"}).automaTurn(5, 1);
  EXPECT_EQ(weak.automa().energy, 6);
}

TEST(AutomaProduction, WK_AUTOMA_29_of_equal_ones_the_neutral_dam_then_the_conduit_column) {
  Duel d;
  d.dam("8-lower", 1, 1, 1).conduit("8-left", 1).powerhouse("11-1", 1);
  d.dam("9-lower", kNeutral, 3, 1).conduit("9-right", 1).powerhouse("12-1", 1);
  d.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"}).automaTurn(5, 1);
  EXPECT_EQ(d.water("9-lower"), 0);
  EXPECT_EQ(d.water("8-lower"), 1);
  Duel own;  // two own dams: tile 13 prefers conduits beside foreign dams
  own.dam("8-lower", 1, 1, 1).conduit("8-left", 1).powerhouse("11-1", 1);
  own.dam("9-lower", 1, 1, 1).dam("9-upper", 0, 1, 1).conduit("9-right", 1).powerhouse("12-1", 1);
  own.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"}).automaTurn(5, 13);
  EXPECT_EQ(own.water("9-lower"), 0);
}

TEST(AutomaProduction, WK_AUTOMA_30_WK_RULE_34_the_highest_contract_national_ones_included) {
  Duel d;
  d.dam("1-lower", 1, 3, 3).conduit("1-left", 1).powerhouse("8-1", 1).energy(0, 30);
  d.national({"national-1", "national-2"});
  d.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-12"}).automaTurn(5, 1);
  EXPECT_THAT(d.fulfilled(), ElementsAre("national-2")) << "15 energy, two of 13: the right one";
  EXPECT_EQ(d.state().national.count(), 1);
}

TEST(AutomaProduction, WK_AUTOMA_31_rewards_are_dealt_with_by_its_own_rules) {
  Duel d;
  giveSystem(d, 3);
  d.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-2", "red-3"}).energy(0, 30);
  d.automaTurn(6, 1);
  EXPECT_THAT(d.fulfilled(), ElementsAre("red-3")) << "two of 8 energy: the right one";
  EXPECT_EQ(d.automa().points, 16 + 4) << "Hydro as points";
  EXPECT_EQ(d.automa().mixers, 5);
  Duel piece;
  giveSystem(piece, 3);
  piece.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-3", "red-2"}).energy(0, 30);
  piece.automaTurn(6, 2);
  EXPECT_EQ(piece.automa().count(Structure::base), 2) << "a free base";
  EXPECT_EQ(piece.automa().excavators, 6);
  Duel conduit;  // a free one of up to 5, of which 1 left is taken
  conduit.dam("1-lower", 1, 2, 2).conduit("1-left", 0).powerhouse("8-1", 1).energy(0, 30);
  conduit.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-12", "red-11"});
  conduit.national({}).automaTurn(6, 1);
  EXPECT_EQ(conduit.builtAt(), "2-right") << "tile 1: the strongest, from 1 left on";
  Duel water;  // two drops flow
  giveSystem(water, 3);
  water.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-10"}).national({});
  water.dam("1-lower", 1, 2).energy(0, 30).automaTurn(6, 1);
  EXPECT_EQ(water.water("1-lower"), 2);
}

TEST(AutomaProduction, WK_GEN_11_an_elevation_without_a_dam_is_lost) {
  Duel d;
  d.dam("8-lower", kNeutral, 3, 2).conduit("8-left", 1).powerhouse("11-1", 1);
  d.display({"green-3", "green-1", "yellow-9", "yellow-10", "red-1", "red-7"}).automaTurn(5, 1);
  EXPECT_THAT(d.fulfilled(), ElementsAre("yellow-10"));
  EXPECT_EQ(d.automa().count(Structure::elevation), 0);
  EXPECT_EQ(d.actor(), 0);
}

TEST(AutomaOutlook, WK_HIDE_05_the_outlook_uses_what_everybody_may_know) {
  Duel d;
  const State view = d.game().redacted(d.state(), Viewer::seat(Seat::of(0)));
  EXPECT_EQ(view.automaStack.back(), d.state().automaStack.back());
  for (std::size_t i = 0; i + 1 < view.automaStack.size(); ++i)
    EXPECT_EQ(view.automaStack[i], kFaceDown);
  const Outlook seen = outlookOf(d.tables(), view, Seat::of(1));
  const Outlook real = outlookOf(d.tables(), d.state(), Seat::of(1));
  ASSERT_EQ(seen.size(), real.size());
  int tiles = 0;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    EXPECT_EQ(seen[i].deed, real[i].deed);
    EXPECT_EQ(seen[i].tiles, real[i].tiles);
    tiles += seen[i].tiles;
  }
  EXPECT_EQ(tiles, kAutomaTiles - 1);
}

}  // namespace
}  // namespace spannung::wasserkraft::testing
