// The round: income, actions, scoring, end of round, end of the game.
#include "engine/wasserkraft/round.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/wasserkraft/scoring.h"
#include "tests/wasserkraft/position.h"

namespace spannung::wasserkraft::testing {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

// Seats in the order Red, Black, White, Green of the rulebook's examples.
Position energies(int red, int black, int white, int green) {
  Position p;
  p.noOfficers().energy(0, red).energy(1, black).energy(2, white).energy(3, green);
  for (int seat = 0; seat < 4; ++seat) p.contracts(seat, {});
  p.turnTo(0);
  return p;
}

// Income and headwater.

TEST(Income, WK_INC_01_WK_INC_03_WK_EX_03_revealed_at_once_and_again_every_round) {
  Position p;
  p.noOfficers().machines(1, 20, 0).hydro(1, 20).dam("1-lower", 1).turnTo(1);
  p.play({"construct", "tile base", "build base 8-lower"});
  EXPECT_EQ(gained(p, 1, Source::income), 3);
  p.finishRound();
  EXPECT_EQ(gained(p, 1, Source::income), 6);
  p.finishRound();
  EXPECT_EQ(gained(p, 1, Source::income), 9);
}

TEST(Income, WK_INC_01_WK_INC_03_the_fifth_of_a_kind_brings_7_points) {
  Position p;
  p.noOfficers().company(0, Company::italy).built(0, Structure::conduit, 5).turnTo(0);
  p.finishRound();
  EXPECT_EQ(p.stage(), Stage::machine) << "the second conduit of Italy: a machine";
  EXPECT_EQ(gained(p, 0, Source::income), 2 + 7);
  Position atOnce;
  atOnce.noOfficers().company(0, Company::italy).built(0, Structure::conduit, 4);
  atOnce.machines(0, 20, 0).turnTo(0).play({"construct", "tile conduit", "build conduit 8-left"});
  EXPECT_EQ(gained(atOnce, 0, Source::income), 7);
}

TEST(Income, WK_INC_02_powerhouses_reveal_none) {
  Position p;
  p.noOfficers().powerhouse("8-1", 1).powerhouse("9-1", 1).machines(1, 0, 20).turnTo(1);
  p.play({"construct", "build powerhouse 10-1"});
  EXPECT_EQ(gained(p, 1, Source::income), 0);
}

TEST(Income, WK_INC_04_WK_RULE_10_in_reverse_turn_order) {
  Position p;
  p.noOfficers().built(0, Structure::elevation, 2).company(3, Company::france);
  p.built(3, Structure::base, 2).energy(0, 1).energy(1, 2).energy(2, 3).energy(3, 4).turnTo(0);
  p.finishRound();  // both receive a machine; seat 3 is last in the new order
  EXPECT_THAT(p.orderSeats(), ElementsAre(0, 1, 2, 3));
  EXPECT_EQ(p.actor(), 3);
  p.play("machine mixer");
  EXPECT_EQ(p.actor(), 0);
  p.play("machine mixer");
  EXPECT_EQ(p.stage(), Stage::action);
}

TEST(Income, WK_INC_05_energy_counts_for_the_round_that_begins) {
  Position p;
  p.noOfficers().built(2, Structure::elevation, 4).turnTo(0);  // Italy: 4 energy
  p.finishRound();
  EXPECT_EQ(p.state().round, 2);
  EXPECT_EQ(p.player(2).energy, 4);
}

TEST(Income, WK_INC_06_WK_EX_12_headwater_by_round) {
  Deal deal = seatOrder(4);
  deal.headstreams.push_back(2);  // tile 3: 2 0 2 0 0
  Position p(kFourFixed, deal);
  EXPECT_EQ(p.state().headwater[0], 2);
  p.finishRound();
  EXPECT_EQ(p.state().headwater[0], 0);
  p.finishRound();
  EXPECT_EQ(p.state().headwater[0], 2);
  p.finishRound().finishRound();
  EXPECT_EQ(p.state().round, 5);
  EXPECT_THAT(p.state().headwater, Each(0)) << "round 5 brings none";
}

TEST(Income, WK_INC_06_every_headstream_has_its_tile) {
  Deal deal = seatOrder(4);
  for (std::uint8_t tile = 0; tile < 4; ++tile) deal.headstreams.push_back(tile);
  Position p(kFourFixed, deal);
  EXPECT_THAT(p.state().headwater, ElementsAre(0, 0, 2, 1));
  p.finishRound();  // 2, 0, 0 and 1 drops
  EXPECT_THAT(p.state().headwater, ElementsAre(2, 0, 0, 1));
  EXPECT_EQ(p.countTold(EventKind::headwaterPlaced), 2) << "no word about none";
}

TEST(Income, WK_INC_04_begins_with_nobody_waiting) {
  Options options = kFourFixed;
  options.leeghwater = true;
  Position p(options);
  p.noOfficers().turnTo(0).finishRound();
  EXPECT_EQ(p.state().round, 2);
  EXPECT_EQ(p.stage(), Stage::action);
}

// Actions.

TEST(Actions, WK_ACT_01_WK_ROUND_02_one_action_after_another_in_turn_order) {
  Position p;
  p.turnTo(0);
  for (int turn = 0; turn < 8; ++turn) {
    EXPECT_EQ(p.actor(), turn % 4);
    p.play("bank 1");
  }
  EXPECT_EQ(reasonOf(p.checkAs(3, "bank 1")), Reason::notYourTurn);
}

TEST(Actions, WK_ACT_02_a_space_takes_its_workers) {
  Position p;
  p.workers(0, 1).turnTo(0);
  EXPECT_EQ(p.refusal("use machinery-both-left"), Reason::tooFewWorkers);
  p.play("use machinery-excavator-left");
  EXPECT_EQ(p.player(0).workers, 0);
}

TEST(Actions, WK_ACT_03_no_workers_without_the_action) {
  Position p;
  p.turnTo(0);
  EXPECT_EQ(p.refusal("use turbine-plus2-left"), Reason::noPowerhouseAtAll);
  p.state().patents[1] = Tile::none();
  EXPECT_EQ(p.refusal("use patents-2"), Reason::noPatent);
  EXPECT_EQ(p.check("use patents-2").operands[0], 2);
  EXPECT_FALSE(p.offersAny("use turbine"));
  EXPECT_FALSE(p.offers("use patents-2"));
  p.hydro(0, 20);
  for (const char* move : {"use water-two-left", "use workshop-one-left", "use machinery-both-left",
                           "use contracts-one-left", "use patents-1"})
    EXPECT_TRUE(p.offers(move)) << move;
  for (auto& row : p.state().display) row.fill(ContractIndex::none());
  EXPECT_FALSE(p.offersAny("use contracts"));
}

TEST(Actions, WK_ACT_04_with_workers_one_must_act_without_one_passes) {
  Position p;
  p.workers(0, 1).turnTo(0);
  EXPECT_EQ(p.refusal("pass"), Reason::mustAct);
  p.play("bank 1");
  for (int seat = 1; seat < 4; ++seat) p.play("bank 1");
  EXPECT_EQ(p.actor(), 1) << "seat 0 has passed by itself";
  EXPECT_TRUE(p.player(0).passed);
}

TEST(Actions, WK_ACT_04_a_worker_free_tile_may_still_be_used_or_not) {
  Position p;
  p.noOfficers().workers(0, 0).machines(0, 0, 9).tiles(0, {"powerhouse-1"}).turnTo(0);
  EXPECT_THAT(p.legal(), ElementsAre("pass", "tile powerhouse-1"));
  p.play("pass");
  p.workers(1, 1).workers(2, 1).workers(3, 1).play({"bank 1", "bank 1", "bank 1"});
  EXPECT_EQ(p.state().round, 2) << "passing is final";
}

TEST(Actions, WK_ACT_05_border_and_cost_together) {
  Position p;
  p.hydro(0, 4).turnTo(0);
  EXPECT_EQ(p.refusal("use machinery-excavator-right"), Reason::tooLittleHydro);
  EXPECT_EQ(p.check("use machinery-excavator-right").operands[0], 5);
  p.hydro(0, 5).play("use machinery-excavator-right");
  EXPECT_EQ(p.player(0).hydro, 0);
  EXPECT_EQ(p.player(0).excavators, 7);
}

TEST(Actions, WK_ACT_06_a_used_space_is_taken_for_everybody_but_both_may_be_used) {
  Position p;
  p.turnTo(0).play("use workshop-one-left");
  EXPECT_EQ(p.refusal("use workshop-one-left"), Reason::spaceOccupied);
  p.turnTo(0);
  EXPECT_EQ(p.refusal("use workshop-one-left"), Reason::spaceOccupied);
  EXPECT_TRUE(p.offers("use workshop-one-right"));
}

TEST(Actions, WK_ACT_07_construction_spaces_are_ones_own) {
  Position p;
  p.turnTo(0).play({"construct", "tile base", "build base 8-lower"});
  EXPECT_EQ(p.player(0).constructions, 1);
  EXPECT_EQ(p.player(1).constructions, 0);
  EXPECT_TRUE(p.offers("construct"));
  EXPECT_EQ(p.refusal("mahiri none"), Reason::notMahiri);
}

TEST(Actions, WK_BANK_01_any_number_of_workers_any_number_of_times) {
  Position p;
  p.turnTo(0).play("bank 5");
  EXPECT_EQ(p.player(0).hydro, 11);
  EXPECT_EQ(p.player(0).workers, 7);
  p.play("bank 2");
  p.turnTo(0);
  EXPECT_EQ(p.refusal("bank 8"), Reason::bankNeedsWorkers);
  EXPECT_EQ(p.refusal("bank 0"), Reason::bankNeedsWorkers);
  p.play("bank 7");
  EXPECT_EQ(p.player(0).hydro, 18);
  Position one;
  one.turnTo(0);
  EXPECT_TRUE(one.check("bank 1").fine());
  EXPECT_EQ(one.refusal("bank 0"), Reason::bankNeedsWorkers);
}

TEST(Actions, WK_SHOP_01_machines_for_hydro) {
  for (const auto& [space, workers, hydro, excavators, mixers] :
       {std::tuple{"excavator-left", 1, 2, 1, 0},
        {"excavator-right", 1, 5, 1, 0},
        {"both-left", 2, 5, 1, 1},
        {"both-right", 3, 8, 1, 1}}) {
    Position p;
    p.hydro(0, 8).turnTo(0).play(std::string("use machinery-") + space);
    EXPECT_EQ(12 - p.player(0).workers, workers) << space;
    EXPECT_EQ(8 - p.player(0).hydro, hydro) << space;
    EXPECT_EQ(p.player(0).excavators - 6, excavators) << space;
    EXPECT_EQ(p.player(0).mixers - 4, mixers) << space;
  }
  Position p;
  p.hydro(0, 4).turnTo(0).play({"use machinery-any-left", "machine mixer"});
  EXPECT_EQ(p.player(0).mixers, 5);
  EXPECT_EQ(p.player(0).hydro, 0);
}

TEST(Actions, WK_PATENT_01_WK_PATENT_02_a_tile_for_2_workers_and_5_hydro) {
  Position p;
  p.hydro(0, 15).turnTo(0);
  std::vector<Tile> tiles(p.state().patents.begin(), p.state().patents.end());
  for (int i = 0; i < 3; ++i) p.turnTo(0).play("use patents-" + std::to_string(i + 1));
  EXPECT_EQ(p.player(0).hydro, 0);
  EXPECT_EQ(p.player(0).workers, 6);
  for (const Tile tile : tiles) EXPECT_NE(p.player(0).tiles & tileBit(tile), 0U);
  EXPECT_THAT(p.state().patents, Each(Tile::none())) << "no refill before the end of the round";
  p.turnTo(1).hydro(1, 9);
  EXPECT_EQ(p.refusal("use patents-1"), Reason::spaceOccupied);
}

TEST(Actions, WK_TURN_01_the_ways_to_begin_a_turn) {
  Position p;
  p.officer(0, Officer::mahiri).machines(0, 6, 6).tiles(0, {"base", "powerhouse-1"}).turnTo(0);
  for (const char* verb : {"use ", "bank ", "construct", "mahiri ", "tile powerhouse-1"})
    EXPECT_TRUE(p.offersAny(verb)) << verb;
  EXPECT_FALSE(p.offersAny("pass"));
  EXPECT_FALSE(p.offers("tile base"));
}

TEST(Actions, WK_TURN_07_nobody_decides_in_the_turn_of_another) {
  Position p;
  p.noOfficers().dam("5-lower", 0, 2, 2).conduit("5-left", 1).powerhouse("8-1", 0).turnTo(0);
  p.play("use turbine-zero-left");
  EXPECT_EQ(p.actor(), 0);
  p.play("produce 5-lower 5-left 2");
  EXPECT_EQ(p.player(1).points, 12);
}

// Scoring.

TEST(Scoring, WK_SCORE_01_WK_EX_01_six_and_two_points) {
  Position p = energies(9, 3, 2, 7);
  EXPECT_THAT(rankPoints(p.tables(), p.state()), ElementsAre(6, 0, 0, 2));
}

TEST(Scoring, WK_SCORE_02_WK_EX_36_a_shared_first_place) {
  EXPECT_THAT(rankPoints(energies(5, 5, 5, 4).tables(), energies(5, 5, 5, 4).state()),
              ElementsAre(3, 3, 3, 0));
  EXPECT_THAT(rankPoints(energies(5, 5, 3, 4).tables(), energies(5, 5, 3, 4).state()),
              ElementsAre(4, 4, 0, 0));
  EXPECT_THAT(rankPoints(energies(5, 5, 5, 5).tables(), energies(5, 5, 5, 5).state()),
              ElementsAre(2, 2, 2, 2));
}

TEST(Scoring, WK_SCORE_03_WK_EX_26_a_shared_second_place_and_the_payout) {
  Position p = energies(8, 5, 5, 0);
  for (int seat = 0; seat < 4; ++seat) p.hydro(seat, 0).workers(seat, 1);
  p.bonus(Bonus::contracts);
  p.play({"bank 1", "bank 1", "bank 1", "bank 1"});
  EXPECT_THAT((std::vector{gained(p, 0, Source::energy), gained(p, 1, Source::energy),
                           gained(p, 2, Source::energy), gained(p, 3, Source::energy)}),
              ElementsAre(6, 1, 1, -3));
  EXPECT_THAT((std::vector<int>{p.player(0).hydro, p.player(1).hydro, p.player(2).hydro,
                                p.player(3).hydro}),
              ElementsAre(1 + 4, 1 + 3, 1 + 3, 1 + 3));
}

TEST(Scoring, WK_SCORE_04_no_points_without_energy) {
  Position p = energies(4, 0, 0, 0);
  EXPECT_THAT(rankPoints(p.tables(), p.state()), ElementsAre(6, 0, 0, 0));
  Position none = energies(0, 0, 0, 0);
  EXPECT_THAT(rankPoints(none.tables(), none.state()), ElementsAre(0, 0, 0, 0));
}

TEST(Scoring, WK_SCORE_05_the_payout_by_energy) {
  const Wasserkraft game = makeGame();
  const std::vector<std::pair<int, int>> steps = {
      {0, 3},  {1, 1},  {2, 2},  {3, 2},  {4, 3},  {6, 3},  {7, 4},  {10, 4}, {11, 5},
      {15, 5}, {16, 6}, {21, 6}, {22, 7}, {28, 7}, {29, 8}, {31, 8}, {75, 8}};
  for (const auto& [energy, hydro] : steps)
    EXPECT_EQ(energyPayout(game.tables(), energy), hydro) << energy;
}

TEST(Scoring, WK_SCORE_05_hydro_for_energy_and_points_lost_without) {
  Position p = energies(7, 1, 1, 0);
  for (int seat = 0; seat < 4; ++seat) p.player(seat).hydro = 0;
  std::array<int, 4> before{};
  for (int seat = 0; seat < 4; ++seat)
    before[static_cast<std::size_t>(seat)] = p.player(seat).points;
  NoSink silence;
  Play<NoSink> play{p.tables(), p.state(), silence};
  for (int seat = 0; seat < 4; ++seat) payEnergy(play, Seat::of(seat));
  EXPECT_EQ(p.player(0).hydro, 4);
  EXPECT_EQ(p.player(1).hydro, 1);
  EXPECT_EQ(p.player(3).hydro, 3);
  EXPECT_EQ(p.player(0).points, before[0]);
  EXPECT_EQ(p.player(1).points, before[1]) << "one is enough";
  EXPECT_EQ(p.player(3).points, before[3] - 3);
}

TEST(Scoring, WK_GEN_09_WK_RULE_03_points_may_become_negative) {
  Position p = energies(0, 0, 0, 0);
  p.points(0, 2).finishRound();
  EXPECT_EQ(p.player(0).points, -1);
}

TEST(Scoring, WK_SCORE_06_sections_of_the_track) {
  const Wasserkraft game = makeGame();
  const std::vector<std::pair<int, int>> sections = {{0, 0},  {5, 0},  {6, 1},  {11, 1},
                                                     {12, 2}, {17, 2}, {18, 3}, {23, 3},
                                                     {24, 4}, {29, 4}, {30, 5}, {61, 5}};
  for (const auto& [energy, section] : sections)
    EXPECT_EQ(sectionOf(game.tables(), energy), section) << energy;
}

TEST(Scoring, WK_SCORE_06_WK_EX_02_WK_BONUS_02_the_full_bonus) {
  Position p = energies(8, 0, 0, 0);
  p.bonus(Bonus::bases).built(0, Structure::base, 2);
  EXPECT_EQ(bonusPoints(p.tables(), p.state(), Seat::of(0)), 8);
}

TEST(Scoring, WK_SCORE_06_WK_EX_27_WK_RULE_44_the_reduced_bonus) {
  // The example counts 5 points a base; the powerhouse tile has that value.
  Position p = energies(5, 6, 18, 12);
  p.round(3).bonus(Bonus::powerhouses);
  p.built(0, Structure::powerhouse, 3).built(1, Structure::powerhouse, 1);
  p.built(2, Structure::powerhouse, 2).built(3, Structure::powerhouse, 3);
  const auto points = [&p](int seat) { return bonusPoints(p.tables(), p.state(), Seat::of(seat)); };
  EXPECT_EQ(points(2), 10);
  EXPECT_EQ(points(3), 11);
  EXPECT_EQ(points(1), 0);
  EXPECT_EQ(points(0), 0);
  EXPECT_EQ(p.tables().components.bonusPoints[indexOf(Bonus::bases)], 4);
}

TEST(Scoring, WK_SCORE_07_places_before_hydro_before_the_bonus) {
  Position p = energies(8, 0, 0, 0);
  p.bonus(Bonus::bases).built(0, Structure::base, 1);
  for (int seat = 0; seat < 4; ++seat) p.workers(seat, seat == 3 ? 1 : 0);
  p.turnTo(3).play("bank 1");
  std::vector<EventKind> order;
  for (const Event& event : p.events())
    if (const auto kind = static_cast<EventKind>(event.kind);
        event.seat == Seat::of(0) &&
        (kind == EventKind::rankScored || kind == EventKind::energyPaid ||
         kind == EventKind::bonusScored))
      order.push_back(kind);
  EXPECT_THAT(order,
              ElementsAre(EventKind::rankScored, EventKind::energyPaid, EventKind::bonusScored));
}

TEST(Scoring, WK_SCORE_07_the_last_seat_has_all_of_it) {
  Position p = energies(0, 0, 0, 8);
  p.bonus(Bonus::bases).built(3, Structure::base, 1).hydro(3, 0);
  for (int seat = 0; seat < 4; ++seat) p.workers(seat, seat == 0 ? 1 : 0);
  p.turnTo(0).play("bank 1");
  EXPECT_EQ(gained(p, 3, Source::energy), 6);
  EXPECT_EQ(p.player(3).hydro, 4);
  EXPECT_EQ(gained(p, 3, Source::bonus), 4);
}

TEST(Scoring, WK_SCORE_08_WK_BONUS_06_WK_WHEEL_05_advanced_tiles_on_the_wheel_count) {
  Position p = energies(8, 0, 0, 0);
  p.tiles(0, {"base", "base-1", "anton"}).wheel(0, 2, "joker-3").wheel(0, 3, "conduit");
  EXPECT_EQ(bonusCount(p.player(0), Bonus::tiles), 2);
  p.bonus(Bonus::tiles);
  EXPECT_EQ(bonusPoints(p.tables(), p.state(), Seat::of(0)), 8);
}

int bonusWith(Position p, Bonus bonus) {
  p.bonus(bonus);
  return bonusPoints(p.tables(), p.state(), Seat::of(0));
}

TEST(Scoring, WK_BONUS_01_two_points_a_contract) {
  Position p = energies(8, 0, 0, 0);
  for (const int number : {0, 46, 50})
    p.player(0).fulfilled |= contractBit(ContractIndex::of(number));
  EXPECT_EQ(bonusWith(p, Bonus::contracts), 6);
}

TEST(Scoring, WK_BONUS_03_WK_BONUS_04_WK_BONUS_05_points_for_structures) {
  Position p = energies(8, 0, 0, 0);
  p.built(0, Structure::elevation, 2).built(0, Structure::conduit, 3);
  p.built(0, Structure::powerhouse, 4);
  EXPECT_EQ(bonusWith(p, Bonus::elevations), 8);
  EXPECT_EQ(bonusWith(p, Bonus::conduits), 12);
  EXPECT_EQ(bonusWith(p, Bonus::powerhouses), 20);
}

TEST(Scoring, WK_SCORE_06_the_bonus_counts_energy_from_rewards) {
  Position p;
  p.noOfficers().dam("5-lower", 0, 1, 1).conduit("5-left", 0).powerhouse("8-1", 0).alone();
  p.contracts(0, {"green-4"}).bonus(Bonus::conduits).turnTo(0).alone().workers(0, 2);
  p.play({"use turbine-zero-left", "fulfil green-4"});  // 3 and 3 more steps
  EXPECT_EQ(gained(p, 0, Source::bonus), 4);
}

// End of the round.

TEST(EndOfRound, WK_EOR_01_WK_EX_28_least_energy_first_and_equals_swap) {
  Position p = energies(8, 5, 5, 0);
  p.finishRound();
  EXPECT_THAT(p.orderSeats(), ElementsAre(3, 2, 1, 0));
  Position q = energies(4, 4, 4, 4);
  q.finishRound();
  EXPECT_THAT(q.orderSeats(), ElementsAre(3, 2, 1, 0));
  EXPECT_EQ(q.countTold(EventKind::orderSet), 4) << "each place is told";
}

TEST(EndOfRound, WK_EOR_01_WK_RULE_17_true_totals_beyond_30_decide) {
  Position p = energies(61, 31, 30, 62);
  p.finishRound();
  EXPECT_THAT(p.orderSeats(), ElementsAre(2, 1, 0, 3));
}

TEST(EndOfRound, WK_EOR_02_markers_and_workers_return) {
  Position p = energies(8, 5, 5, 0);
  p.play("use workshop-one-left").finishRound();
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(p.player(seat).energy, 0);
    EXPECT_EQ(p.player(seat).workers, 12);
    EXPECT_FALSE(p.player(seat).passed);
  }
  EXPECT_TRUE(p.offers("use workshop-one-left"));
}

TEST(EndOfRound, WK_EOR_02_whatever_was_used_may_be_used_again) {
  Position p = energies(8, 5, 5, 0);
  for (int seat = 0; seat < 4; ++seat) {
    Player& player = p.player(seat);
    player.bankWorkers = 3;
    player.constructions = 2;
    player.officerUses = 1;
    player.acted = true;
    player.rowsUsed = 1;
    player.architect = seat != 2;
    player.officer = seat == 2 ? Officer::tommaso : Officer::viktor;
  }
  p.state().uses[RowIndex::of(0)][0] = Owner::seat(Seat::of(1));
  clearRound(p.tables(), p.state());
  for (int seat = 0; seat < 4; ++seat) {
    const Player& player = p.player(seat);
    EXPECT_EQ(player.bankWorkers, 0);
    EXPECT_EQ(player.constructions, 0);
    EXPECT_EQ(player.officerUses, 0);
    EXPECT_FALSE(player.acted);
    EXPECT_EQ(player.rowsUsed, 0);
    EXPECT_EQ(player.architect, seat == 2) << "the Architect comes back to Tommaso alone";
  }
  EXPECT_TRUE(p.state().uses[RowIndex::of(0)][0].isNone());
}

TEST(EndOfRound, WK_EOR_03_WK_EX_39_levels_in_the_patent_office) {
  Position p;
  const int levels[5][3] = {{1, 1, 1}, {1, 1, 2}, {2, 2, 2}, {2, 3, 3}, {3, 3, 3}};
  for (int round = 0; round < 5; ++round) {
    for (std::size_t i = 0; i < 3; ++i)
      EXPECT_EQ(p.state().patents[i].level(), levels[round][i]) << round;
    p.turnTo(0).finishRound();
  }
  EXPECT_TRUE(p.game().finished(p.state()));
}

TEST(EndOfRound, WK_EOR_03_what_is_left_leaves_the_game) {
  Position p;
  const auto shown = p.state().patents;
  p.state().patents[1] = Tile::none();  // bought
  p.turnTo(0).finishRound();
  EXPECT_EQ(p.state().patentsGone, tileBit(shown[0]) | tileBit(shown[2]));
  EXPECT_EQ(p.countTold(EventKind::patentRemoved), 2);
  EXPECT_EQ(p.countTold(EventKind::patentTurnedUp), 3);
}

TEST(EndOfRound, WK_EOR_05_copied_abilities_have_ended) {
  Position p;
  p.officer(0, Officer::mahiri).turnTo(0).play({"mahiri viktor", "bank 1"});
  EXPECT_EQ(p.state().turn.copied, Officer::none);
}

// End of the game.

TEST(End, WK_GEN_01_WK_END_01_five_rounds_then_the_final_scoring) {
  Position p;
  p.turnTo(0);
  for (int round = 1; round <= 5; ++round) {
    EXPECT_EQ(p.state().round, round);
    p.finishRound();
  }
  EXPECT_TRUE(p.game().finished(p.state()));
  EXPECT_TRUE(p.told(EventKind::objectiveScored));
  EXPECT_FALSE(p.told(EventKind::orderSet)) << "no end of round in round 5";
  EXPECT_EQ(reasonOf(p.game().check(p.state(), Seat::of(0), Move{})), Reason::gameOver);
}

TEST(End, WK_END_01_the_last_seat_scores_objective_resources_water_and_buildings) {
  Options options = kFourFixed;
  options.leeghwater = true;
  Position p(options);
  p.noOfficers().objective(Objective::redSites).dam("1-upper", 3, 2, 2).hydro(3, 0);
  p.machines(3, 9, 3).row(1, "customer-office").building(1, 3).round(5).turnTo(0);
  for (int seat = 0; seat < 4; ++seat) p.workers(seat, seat == 0 ? 1 : 0).energy(seat, 1);
  p.play("bank 1");
  EXPECT_EQ(gained(p, 3, Source::objective), 15);
  EXPECT_EQ(gained(p, 3, Source::resources), 2) << "twelve machines and 1 Hydro";
  EXPECT_EQ(gained(p, 3, Source::water), 2);
  EXPECT_EQ(gained(p, 3, Source::buildings), 7);
}

TEST(End, WK_ROUND_01_a_round_is_scored_and_the_fifth_is_the_last) {
  Position p = energies(8, 0, 0, 0);
  p.round(4).finishRound();
  EXPECT_EQ(gained(p, 0, Source::energy), 6);
  EXPECT_FALSE(p.game().finished(p.state()));
  EXPECT_EQ(p.state().round, 5);
  p.finishRound();
  EXPECT_TRUE(p.game().finished(p.state()));
  EXPECT_TRUE(p.told(EventKind::gameEnded));
}

Position objectives(std::initializer_list<int> counts) {
  Position p({.players = static_cast<int>(counts.size()), .assignment = Assignment::fixed});
  p.objective(Objective::basinsWithOne);
  const char* const sites[] = {"1-left", "2-left", "3-left", "4-left", "5-left"};
  const char* const others[] = {"1-right", "2-right", "3-right", "4-right", "5-right"};
  const char* const more[] = {"6-left", "7-left", "8-left", "9-left", "10-left"};
  const char* const last[] = {"6-right", "7-right", "8-right", "9-right", "10-right"};
  int seat = 0;
  for (const int count : counts) {
    const auto& list = seat == 0 ? sites : seat == 1 ? others : seat == 2 ? more : last;
    for (int i = 0; i < count; ++i) p.conduit(list[i], seat);
    ++seat;
  }
  return p;
}

PointsBySeat pointsFor(std::initializer_list<int> counts) {
  const Position p = objectives(counts);
  return objectivePoints(p.tables(), p.state());
}

TEST(End, WK_END_02_WK_EX_06_fifteen_ten_five) {
  EXPECT_THAT(pointsFor({5, 4, 3, 1}), ElementsAre(15, 10, 5, 0));
}

TEST(End, WK_END_02_WK_RULE_19_ties_share_and_round_up) {
  EXPECT_THAT(pointsFor({4, 4, 3, 1}), ElementsAre(13, 13, 5, 0));
  EXPECT_THAT(pointsFor({5, 3, 3, 3}), ElementsAre(15, 5, 5, 5));
  EXPECT_THAT(pointsFor({2, 3, 2, 4}), ElementsAre(3, 10, 3, 15));
  EXPECT_THAT(pointsFor({2, 2, 2, 2}), ElementsAre(8, 8, 8, 8));
}

TEST(End, WK_END_03_a_count_of_0_takes_part) {
  EXPECT_THAT(pointsFor({0, 0, 0, 1}), ElementsAre(5, 5, 5, 15));
  EXPECT_THAT(pointsFor({3, 0}), ElementsAre(15, 10, 0, 0));
}

TEST(End, WK_END_04_WK_EX_29_a_point_for_five_resources_in_the_supply) {
  Position p;
  p.hydro(1, 8).machines(1, 6, 4).wheel(1, 2, "base", 4, 3);
  EXPECT_EQ(resourcesOf(p.player(1)), 18);
  p.round(5).turnTo(0);
  for (int seat = 0; seat < 4; ++seat) p.workers(seat, 0).energy(seat, 1);
  p.workers(0, 1).play("bank 1");
  EXPECT_EQ(gained(p, 1, Source::resources), 3) << "with 1 Hydro for 1 energy: 19";
}

TEST(End, WK_END_05_WK_EX_30_a_point_for_each_drop_behind_own_dams) {
  Position p;
  p.dam("1-lower", 0, 3, 2).dam("5-lower", kNeutral, 2, 2).round(5).turnTo(0).finishRound();
  EXPECT_EQ(gained(p, 0, Source::water), 2);
  EXPECT_EQ(gained(p, 1, Source::water), 0);
}

TEST(End, WK_END_07_WK_GEN_02_most_points_then_energy_of_the_last_round) {
  Position p(kTwoFixed);
  p.points(0, 50).points(1, 49).state().stage = Stage::finished;
  EXPECT_TRUE(p.game().result(p.state()).isWinner(Seat::of(0)));
  EXPECT_EQ(p.game().result(p.state()).decidedBy, "points");
  p.points(1, 50).energy(1, 3);
  EXPECT_TRUE(p.game().result(p.state()).isWinner(Seat::of(1)));
  EXPECT_EQ(p.game().result(p.state()).decidedBy, "energy");
  std::vector<std::string_view> codes;
  for (const BreakdownLine& line : p.game().result(p.state()).breakdown) codes.push_back(line.code);
  EXPECT_THAT(codes,
              ElementsAre("points", "start", "income", "contracts", "tiles", "conduits", "energy",
                          "bonus", "objective", "resources", "water", "last_energy"));
  Options dutch = kTwoFixed;
  dutch.leeghwater = true;
  Position q(dutch);
  q.state().stage = Stage::finished;
  codes.clear();
  for (const BreakdownLine& line : q.game().result(q.state()).breakdown) codes.push_back(line.code);
  EXPECT_THAT(codes, Contains("buildings"));
}

TEST(End, WK_END_07_WK_RULE_21_a_complete_tie_is_shared) {
  Position p(kTwoFixed);
  p.points(0, 50).points(1, 50).state().stage = Stage::finished;
  const Result result = p.game().result(p.state());
  EXPECT_TRUE(result.isWinner(Seat::of(0)));
  EXPECT_TRUE(result.isWinner(Seat::of(1)));
  EXPECT_EQ(result.decidedBy, "shared");
}

// Objectives.

int objectiveOf(Position& p, Objective objective) {
  p.objective(objective);
  return objectiveCount(p.tables(), p.state(), Seat::of(0));
}

TEST(Objectives, WK_OBJ_01_red_sites) {
  Position p;
  p.dam("1-upper", 0, 3).dam("2-lower", 0).powerhouse("8-3", 0).powerhouse("9-1", 0);
  p.conduit("1-left", 0).dam("3-upper", 1);
  EXPECT_EQ(objectiveOf(p, Objective::redSites), 2);
}

TEST(Objectives, WK_OBJ_02_WK_EX_35_connections_by_own_conduits) {
  Position p;
  p.dam("1-lower", 0).conduit("1-right", 0).dam("3-lower", 0).conduit("3-left", 0);
  p.powerhouse("5-1", 0);
  EXPECT_EQ(objectiveOf(p, Objective::connections), 2);
  p.dam("2-lower", 0).conduit("2-left", 1).powerhouse("6-1", 0);
  EXPECT_EQ(objectiveOf(p, Objective::connections), 2) << "not by the conduit of another";
  p.dam("4-lower", 0).conduit("4-left", 0);
  EXPECT_EQ(objectiveOf(p, Objective::connections), 2) << "no powerhouse at its end";
}

TEST(Objectives, WK_OBJ_03_most_and_fewest_in_an_area) {
  Position p;
  p.dam("1-lower", 0, 3).conduit("1-left", 0).dam("5-lower", 0, 2).powerhouse("8-1", 0);
  EXPECT_EQ(objectiveOf(p, Objective::mostInArea), 4);
  EXPECT_EQ(objectiveOf(p, Objective::leastInArea), 1);
}

TEST(Objectives, WK_OBJ_04_basins_with_one_and_with_three_pieces) {
  Position p;
  p.dam("1-lower", 0, 3).conduit("2-left", 0).dam("5-lower", 0, 2).powerhouse("5-1", 0);
  p.powerhouse("11-1", 0);
  EXPECT_EQ(objectiveOf(p, Objective::basinsWithOne), 4);
  EXPECT_EQ(objectiveOf(p, Objective::basinsWithThree), 2);
}

}  // namespace
}  // namespace spannung::wasserkraft::testing
