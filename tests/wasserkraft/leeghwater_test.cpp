// Leeghwater: external works, private buildings, the Netherlands, its officers and tiles.
#include <bit>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/wasserkraft/building_use.h"
#include "tests/wasserkraft/duel.h"

namespace spannung::wasserkraft::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

Options expansion(int players = 4) {
  return {.players = players, .assignment = Assignment::fixed, .leeghwater = true};
}

// Seat 0 without an officer and with plenty, to act; the works and buildings that a test names.
class Dutch : public Position {
 public:
  explicit Dutch(int players = 4) : Dutch(expansion(players)) {}
  explicit Dutch(const Options& options) : Position(options) {
    noOfficers().machines(0, 20, 20).hydro(0, 20).contracts(0, {}).turnTo(0);
  }
};

// A row with one building of seat 0, ready to be used.
Dutch owner(std::string_view building) {
  Dutch p;
  p.row(1, building).building(1, 0);
  return p;
}

TEST(LeeghwaterSetup, WK_LWP_01_WK_SETUP_17_five_companies_and_eleven_officers) {
  Options options{.players = 4, .assignment = Assignment::random, .leeghwater = true};
  unsigned companies = 0;
  unsigned officers = 0;
  for (std::uint8_t seed = 0; seed < 60; ++seed)
    for (const Player& player : makeGame(options).initial(seedNumber(seed)).players) {
      companies |= 1U << indexOf(player.company);
      officers |= 1U << indexOf(player.officer);
    }
  EXPECT_EQ(companies, (1U << kCompanies) - 1U);
  EXPECT_EQ(officers, (1U << kOfficers) - 1U);
}

TEST(LeeghwaterSetup, WK_SETUP_20_five_of_ten_private_buildings) {
  Deal deal = seatOrder(4);
  deal.buildings.push_back(BuildingIndex::of(9));
  deal.buildings.push_back(BuildingIndex::of(3));
  const Wasserkraft game = makeGame(expansion());
  const State state = game.initial(seedNumber(1), deal);
  EXPECT_EQ(state.rows[RowIndex::of(0)], BuildingIndex::of(9));
  EXPECT_EQ(state.rows[RowIndex::of(1)], BuildingIndex::of(3));
  unsigned seen = 0;
  for (const BuildingIndex building : state.rows) seen |= 1U << building.index();
  EXPECT_EQ(std::popcount(seen), kRows);
  EXPECT_FALSE(makeGame(kFourFixed).checkDeal(deal).fine());
}

TEST(LeeghwaterSetup, WK_SETUP_20_every_private_building_comes_up_in_some_game) {
  unsigned seen = 0;
  for (std::uint8_t seed = 0; seed < 30; ++seed)
    for (const BuildingIndex building :
         makeGame(expansion()).initial(seedNumber(seed), seatOrder(4)).rows)
      seen |= 1U << building.index();
  EXPECT_EQ(seen, (1U << kPrivateBuildings) - 1U);
}

TEST(LeeghwaterSetup, WK_SETUP_21_three_works_of_the_first_deck) {
  for (std::uint8_t seed = 0; seed < 10; ++seed) {
    const State state = makeGame(expansion()).initial(seedNumber(seed), seatOrder(4));
    for (const WorkIndex work : state.works) EXPECT_LT(work.index(), 5);
    EXPECT_EQ(state.workStack.count(), 12);
    for (std::size_t i = 0; i < 5; ++i)
      EXPECT_GE(state.workStack[i].index(), 10) << "deck C at the bottom";
  }
}

TEST(LeeghwaterSetup, WK_SETUP_21_each_work_once_and_each_deck_shuffled) {
  std::set<int> first;
  for (std::uint8_t seed = 0; seed < 20; ++seed) {
    const State state = makeGame(expansion()).initial(seedNumber(seed), seatOrder(4));
    unsigned seen = 0;
    for (const WorkIndex work : state.works) seen |= workBit(work);
    for (const WorkIndex work : state.workStack) seen |= workBit(work);
    EXPECT_EQ(seen, (1U << kWorks) - 1U);
    first.insert(state.works[0].index());
  }
  EXPECT_EQ(first.size(), 5U);
}

TEST(LeeghwaterSetup, WK_SETUP_21_given_works_come_first_in_their_deck) {
  Deal deal = seatOrder(4);
  for (const int work : {3, 12, 1, 5, 14}) deal.works.push_back(WorkIndex::of(work));
  const State state = makeGame(expansion()).initial(seedNumber(4), deal);
  EXPECT_EQ(state.works[0].index(), 3);
  EXPECT_EQ(state.works[1].index(), 1);
  EXPECT_EQ(state.workStack[9].index(), 5) << "below two of deck A";
  EXPECT_EQ(state.workStack[4].index(), 12);
  EXPECT_EQ(state.workStack[3].index(), 14);
}

TEST(LeeghwaterSetup, WK_SETUP_22_WK_RULE_08_one_tile_of_each_level_leaves_openly) {
  Deal deal = seatOrder(4);
  deal.removed.push_back(Position::tile("joker-2"));
  const State state = makeGame(expansion()).initial(seedNumber(2), deal);
  EXPECT_EQ(std::popcount(state.patentsGone), 3);
  EXPECT_NE(state.patentsGone & tileBit(Position::tile("joker-2")), 0U);
  EXPECT_EQ(state.patentStack.count(), 12);
  EXPECT_EQ(makeGame(expansion()).redacted(state, Viewer::spectator()).patentsGone,
            state.patentsGone);
}

TEST(LeeghwaterSetup, WK_SETUP_23_WK_SETUP_13_a_basic_building_tile_and_five_pieces) {
  Dutch p;
  EXPECT_TRUE(p.hasTile(1, "building"));
  EXPECT_FALSE(p.hasTile(1, "joker"));
  EXPECT_EQ(p.tables().components.costs.pieces[indexOf(Structure::building)], 5);
  EXPECT_FALSE(Position(kFourFixed).hasTile(1, "building"));
}

TEST(LeeghwaterSetup, WK_SETUP_04_five_of_eight_bonus_tiles) {
  unsigned seen = 0;
  for (std::uint8_t seed = 0; seed < 40; ++seed)
    for (const Bonus bonus : makeGame(expansion()).initial(seedNumber(seed), seatOrder(4)).bonuses)
      seen |= 1U << indexOf(bonus);
  EXPECT_EQ(seen, (1U << kBonuses) - 1U);
}

TEST(ExternalWorks, WK_LWP_02_machines_are_lost_and_the_reward_comes_at_once) {
  Dutch p;
  p.work(2, "work-c1").play("use works-2");
  EXPECT_EQ(p.player(0).excavators, 18);
  EXPECT_EQ(p.player(0).mixers, 16);
  EXPECT_EQ(p.player(0).workers, 10);
  EXPECT_EQ(p.player(0).points, 18);
  EXPECT_TRUE(p.hasWork(0, "work-c1"));
  for (const Segment& segment : p.player(0).wheel) EXPECT_TRUE(segment == Segment{});
}

TEST(ExternalWorks, WK_LWP_02_WK_ACT_03_needs_the_machines) {
  Dutch p;
  p.work(1, "work-c3").machines(0, 5, 9);
  EXPECT_EQ(p.refusal("use works-1"), Reason::machinesMissing);
  EXPECT_FALSE(p.offers("use works-1"));
}

TEST(ExternalWorks, WK_LWP_03_not_refilled_during_a_round) {
  Dutch p;
  p.work(1, "work-b4").play("use works-1").turnTo(0);
  EXPECT_EQ(p.state().works[0], WorkIndex::none());
  p.state().spaces.fill(Owner::none());
  EXPECT_EQ(p.refusal("use works-1"), Reason::noWork);
}

TEST(ExternalWorks, WK_LWP_04_WK_RULE_47_a_contract_without_energy_up_to_four) {
  Dutch p;
  p.contracts(0, {"green-13", "yellow-1"}).work(1, "work-a1").play("use works-1");
  EXPECT_EQ(p.player(0).hydro, 23) << "three Hydro";
  EXPECT_EQ(p.stage(), Stage::ownContract);
  EXPECT_EQ(p.refusal("fulfil yellow-1"), Reason::requirementTooHigh);
  EXPECT_EQ(p.refusal("fulfil national-1"), Reason::contractNotYours);
  p.play("fulfil green-13");
  EXPECT_EQ(p.player(0).points, 15);
  Dutch a4;
  EXPECT_EQ(workOf(a4.tables(), a4.workNamed("work-a4")).excavators, 1);
  EXPECT_EQ(workOf(a4.tables(), a4.workNamed("work-a4")).mixers, 1);
  Dutch none;
  none.contracts(0, {"yellow-1"}).work(1, "work-a1").play("use works-1");
  EXPECT_EQ(none.actor(), 1) << "nothing within the limit: lost";
}

TEST(ExternalWorks, WK_LWP_04_any_contract_and_it_may_be_declined) {
  Dutch p;
  p.contracts(0, {"red-13"}).work(1, "work-c3").play({"use works-1", "decline"});
  EXPECT_EQ(p.openContracts(0), std::vector<std::string>{"red-13"});
  Dutch q;
  q.contracts(0, {"red-13"}).work(1, "work-c3").play({"use works-1", "fulfil red-13"});
  EXPECT_EQ(q.player(0).points, 10 + 5 + 8);
  Dutch unknown;
  unknown.contracts(0, {"red-13"}).work(1, "work-c3").play("use works-1");
  const Move move = makeMove(MoveKind::fulfil, 99);
  EXPECT_EQ(reasonOf(unknown.game().check(unknown.state(), Seat::of(0), move)),
            Reason::noSuchContract);
}

TEST(ExternalWorks, WK_LWP_04_an_advanced_tile_for_nothing) {
  Dutch p;
  p.work(1, "work-a5");
  p.state().patents = {Position::tile("base-1"), Tile::none(), Position::tile("joker-2")};
  p.play("use works-1");
  EXPECT_EQ(p.refusal("claim conduit-1"), Reason::tileNotInOffice);
  p.play("claim joker-2");
  EXPECT_TRUE(p.hasTile(0, "joker-2"));
  EXPECT_EQ(p.player(0).hydro, 24);
  EXPECT_EQ(p.player(0).workers, 10);
  EXPECT_FALSE(p.hasTile(0, "base-1")) << "and no second one";
  Dutch empty;
  empty.work(1, "work-a5");
  empty.state().patents.fill(Tile::none());
  empty.play("use works-1");
  EXPECT_EQ(empty.actor(), 1) << "an empty office has none";
}

TEST(ExternalWorks, WK_LWP_04_WK_RULE_52_two_elevations_also_on_one_dam) {
  Dutch p;
  p.dam("8-lower", 0).work(1, "work-b2").play("use works-1");
  p.play({"build elevation 8-lower", "build elevation 8-lower"});
  EXPECT_EQ(p.damAt("8-lower").level, 3);
  EXPECT_EQ(p.player(0).mixers, 16);
  Dutch one;
  one.dam("8-lower", 0).work(1, "work-b2").play({"use works-1", "build elevation 8-lower"});
  one.play("decline piece");
  EXPECT_EQ(one.damAt("8-lower").level, 2);
}

TEST(ExternalWorks, WK_LWP_04_WK_PROD_09_fixed_energy_and_a_conduit_up_to_four) {
  Dutch p;
  p.contracts(0, {"yellow-9"}).work(1, "work-b1").play({"use works-1", "fulfil yellow-9"});
  EXPECT_EQ(p.player(0).energy, 6);
  Dutch q;
  q.work(1, "work-b3").play("use works-1");
  EXPECT_EQ(q.refusal("build conduit 1-left"), Reason::conduitTooStrong);
  EXPECT_TRUE(q.offers("build conduit 1-right"));
}

TEST(ExternalWorks, WK_EOR_04_renewed_deck_by_deck) {
  Dutch p(2);
  p.work(1, "work-a1");
  const auto stack = p.state().workStack;
  p.finishRound();
  EXPECT_EQ(p.state().works[0], stack[11]);
  EXPECT_EQ(p.state().works[1], stack[10]);
  EXPECT_EQ(p.state().works[2], stack[9]);
  EXPECT_LT(p.state().works[1].index(), 5);
  EXPECT_GE(p.state().works[2].index(), 5) << "A A B in round 2";
  EXPECT_EQ(p.countTold(EventKind::workTurnedUp), 3);
  EXPECT_NE(p.state().worksGone & workBit(p.workNamed("work-a1")), 0U) << "the old ones are gone";
  Dutch taken(2);
  taken.work(1, "work-a1");
  taken.state().works[1] = WorkIndex::none();
  taken.finishRound();
  EXPECT_EQ(taken.countTold(EventKind::workRemoved), 2);
  EXPECT_EQ(std::popcount(taken.state().worksGone), 2) << "one was taken";
}

TEST(ExternalWorks, WK_RULE_50_solomon_does_not_help) {
  Dutch p;
  p.officer(0, Officer::solomon).work(1, "work-c3").machines(0, 5, 0);
  EXPECT_EQ(p.refusal("use works-1"), Reason::machinesMissing);
}

TEST(ExternalWorks, WK_BONUS_07_WK_BONUS_08_five_points_a_work_and_four_a_building) {
  Dutch p;
  p.bonus(Bonus::works).energy(0, 6);
  p.player(0).works = 0b101;
  p.finishRound();
  EXPECT_EQ(p.player(0).pointsFrom[indexOf(Source::bonus)], 10);
  Dutch q;
  q.bonus(Bonus::buildings).energy(0, 6).built(0, Structure::building, 3);
  q.finishRound();
  EXPECT_EQ(q.player(0).pointsFrom[indexOf(Source::bonus)], 12);
}

TEST(PrivateBuildings, WK_LWP_10_WK_BUILD_09_built_with_tile_machines_and_wheel) {
  Dutch p;
  p.row(3, "wind-farm").play({"construct", "tile building", "build building row-3"});
  EXPECT_EQ(p.player(0).excavators, 14);
  EXPECT_EQ(p.player(0).mixers, 18);
  EXPECT_EQ(p.player(0).count(Structure::building), 1);
  EXPECT_TRUE(p.state().buildings[RowIndex::of(2)][0].is(Seat::of(0)));
  EXPECT_FALSE(p.hasTile(0, "building"));
  EXPECT_EQ(p.player(0).wheel[(p.player(0).top + 5U) % kSegments].excavators, 6);
}

TEST(PrivateBuildings, WK_LWP_05_one_piece_a_company_in_each_row) {
  Dutch p = owner("wind-farm");
  p.play({"construct", "tile building"});
  EXPECT_EQ(p.refusal("build building row-1"), Reason::ownBuildingInRow);
  EXPECT_TRUE(p.offers("build building row-2"));
  EXPECT_EQ(p.check("build building row-1").operands[0], 1);
  Dutch full;
  for (Owner& owner : full.state().buildings[RowIndex::of(0)]) owner = Owner::seat(Seat::of(1));
  full.play({"construct", "tile building"});
  EXPECT_EQ(full.refusal("build building row-1"), Reason::siteTaken);
  EXPECT_FALSE(full.offers("build building row-1"));
  EXPECT_TRUE(full.offers("build building row-2"));
}

TEST(PrivateBuildings, WK_LWP_11_WK_RULE_25_free_slots_first_then_three_hydro) {
  for (const auto& [players, reading, free] : {std::tuple{4, false, 2}, std::tuple{3, false, 1},
                                               std::tuple{3, true, 2}, std::tuple{2, false, 1}}) {
    Options options = expansion(players);
    options.readings.secondSlotFromThree = reading;
    Dutch p(options);
    for (int seat = 1; seat < free + 1 && seat < players; ++seat) p.building(1, seat);
    if (players == 2) p.state().buildings[RowIndex::of(0)][0] = Owner::seat(Seat::of(1));
    p.row(1, "cofferdam").play({"construct", "tile building", "build building row-1"});
    EXPECT_EQ(p.player(0).hydro, 17) << players << ' ' << reading;
    Dutch q(options);
    q.row(1, "cofferdam").play({"construct", "tile building", "build building row-1"});
    EXPECT_EQ(q.player(0).hydro, 20);
  }
  for (const bool reading : {false, true}) {
    Options options = expansion(3);
    options.readings.secondSlotFromThree = reading;
    Dutch second(options);
    second.building(1, 1).row(1, "cofferdam");
    second.play({"construct", "tile building", "build building row-1"});
    EXPECT_EQ(second.player(0).hydro, reading ? 20 : 17) << "the second of three";
  }
}

TEST(PrivateBuildings, WK_LWP_12_counts_for_no_objective_and_reveals_nothing) {
  Dutch p;
  p.objective(Objective::basinsWithOne).built(0, Structure::building, 1);
  p.row(1, "cofferdam").play({"construct", "tile building", "build building row-1"});
  EXPECT_EQ(p.player(0).pointsFrom[indexOf(Source::income)], 0);
  EXPECT_EQ(p.player(0).points, 10);
}

TEST(PrivateBuildings, WK_END_06_score_their_points_at_the_end) {
  Dutch p = owner("customer-office");
  p.round(5).finishRound();
  EXPECT_EQ(p.player(0).pointsFrom[indexOf(Source::buildings)], 7);
}

TEST(PrivateBuildings, WK_LWP_13_WK_ACT_07_used_by_its_owner_once_a_round) {
  Dutch p = owner("financial-division");
  p.play("operate financial-division").turnTo(0);
  EXPECT_EQ(p.player(0).hydro, 25);
  EXPECT_EQ(p.player(0).workers, 11);
  EXPECT_EQ(p.refusal("operate financial-division"), Reason::buildingUsed);
  p.turnTo(1);
  EXPECT_EQ(p.refusal("operate financial-division"), Reason::notYourBuilding);
  Dutch poor = owner("control-station");
  poor.dam("8-lower", 0, 1, 1).conduit("8-left", 0).powerhouse("11-1", 0).workers(0, 1);
  EXPECT_EQ(poor.refusal("operate control-station"), Reason::tooFewWorkers);
  EXPECT_FALSE(poor.offersAny("operate"));
  Dutch absent = owner("control-station");
  absent.row(2, "wind-farm").row(3, "cofferdam").row(4, "robot-factory").row(5, "loan-agency");
  EXPECT_EQ(absent.refusal("operate research-lab"), Reason::noSuchBuilding);
  EXPECT_EQ(absent.refusal("operate wind-farm"), Reason::notYourBuilding);
}

TEST(PrivateBuildings, WK_LWP_13_later_spaces_cost_more) {
  Dutch p = owner("energy-relay-field");
  p.building(1, 1).hydro(1, 4).turnTo(1).play("operate energy-relay-field");
  EXPECT_EQ(p.player(1).hydro, 3) << "the first space has no border";
  p.turnTo(0).play("operate energy-relay-field");
  EXPECT_EQ(p.player(0).hydro, 20 - 3 - 1);
  EXPECT_EQ(p.player(0).energy, 4);
  p.state().uses[RowIndex::of(0)].fill(Owner::seat(Seat::of(1)));
  p.player(0).rowsUsed = 0;
  p.turnTo(0);
  EXPECT_EQ(p.refusal("operate energy-relay-field"), Reason::buildingFull);
}

TEST(PrivateBuildings, WK_LWP_14_usable_in_the_round_it_was_built) {
  Dutch p;
  p.row(1, "financial-division").play({"construct", "tile building", "build building row-1"});
  p.turnTo(0);
  EXPECT_TRUE(p.offers("operate financial-division"));
}

TEST(PrivateBuildings, WK_LWP_15_cofferdam_and_control_station) {
  Dutch p = owner("cofferdam");
  p.dam("8-lower", kNeutral, 2, 1).dam("9-lower", 1).play("operate cofferdam");
  EXPECT_EQ(p.water("8-lower"), 2) << "the only dam that may be filled";
  Dutch q = owner("control-station");
  q.dam("8-lower", 0, 1, 1).conduit("8-left", 0).powerhouse("11-1", 0);
  q.play("operate control-station");
  EXPECT_EQ(q.player(0).energy, 6);
  EXPECT_EQ(q.player(0).workers, 10);
  Dutch choice = owner("cofferdam");
  choice.dam("8-lower", kNeutral, 2, 1).dam("9-lower", 0).play("operate cofferdam");
  EXPECT_EQ(choice.refusal("fill 1-upper"), Reason::noSuchDam);
  choice.play("fill 9-lower");
  EXPECT_EQ(choice.actor(), 1) << "one drop";
}

TEST(PrivateBuildings, WK_LWP_15_customer_office_and_development_office) {
  Dutch p = owner("customer-office");
  p.contracts(0, {"red-13"}).play({"operate customer-office", "fulfil red-13"});
  EXPECT_EQ(p.player(0).hydro, 17);
  EXPECT_EQ(p.player(0).points, 18);
  Dutch q = owner("development-office");
  q.wheel(0, 2, "base", 3, 0).wheel(0, 4, "conduit").play("operate development-office");
  q.play("retrieve conduit");
  EXPECT_TRUE(q.hasTile(0, "conduit"));
  EXPECT_FALSE(q.hasTile(0, "base"));
}

TEST(PrivateBuildings, WK_LWP_15_WK_LWP_16_loan_agency) {
  Dutch p = owner("loan-agency");
  p.work(1, "work-c1").work(2, "work-b4").work(3, "work-a2").hydro(0, 11).machines(0, 0, 0);
  p.play("operate loan-agency");
  EXPECT_EQ(p.refusal("order work-c1"), Reason::tooLittleHydro);
  EXPECT_EQ(p.refusal("order work-a1"), Reason::workNotOpen);
  p.play("order work-b4");
  EXPECT_EQ(p.player(0).hydro, 5);
  EXPECT_EQ(p.player(0).energy, 6);
  EXPECT_TRUE(p.hasWork(0, "work-b4"));
  EXPECT_EQ(p.state().works[1], WorkIndex::none());
}

TEST(PrivateBuildings, WK_LWP_15_research_lab_robot_factory_and_wind_farm) {
  Dutch p = owner("research-lab");
  p.machines(0, 0, 0).wheel(0, 2, "base", 3, 2).play("operate research-lab");
  EXPECT_EQ(p.refusal("salvage 2 3 0"), Reason::badSalvage);
  p.play("salvage 2 1 1");
  EXPECT_EQ(p.player(0).excavators, 1);
  EXPECT_EQ(p.player(0).mixers, 1);
  Dutch q = owner("robot-factory");
  q.play({"operate robot-factory", "machine mixer", "machine excavator"});
  EXPECT_EQ(q.player(0).hydro, 19);
  EXPECT_EQ(q.player(0).mixers, 21);
  Dutch w = owner("wind-farm");
  w.contracts(0, {"yellow-1", "red-1"}).play("operate wind-farm");
  EXPECT_EQ(w.stage(), Stage::fulfil);
  EXPECT_FALSE(w.offers("fulfil red-1"));
  w.play("fulfil yellow-1");
  EXPECT_EQ(w.player(0).energy, 5);
  EXPECT_EQ(w.player(0).hydro, 18);
}

TEST(PrivateBuildings, WK_LWP_17_WK_RULE_26_not_without_effect) {
  Dutch lab = owner("research-lab");
  lab.wheel(0, 2, "base", 1, 0);
  EXPECT_EQ(lab.refusal("operate research-lab"), Reason::buildingIdle);
  Dutch office = owner("development-office");
  EXPECT_EQ(office.refusal("operate development-office"), Reason::buildingIdle);
  Dutch station = owner("control-station");
  EXPECT_EQ(station.refusal("operate control-station"), Reason::buildingIdle);
}

TEST(Netherlands, WK_COMP_09_a_drop_behind_another_own_dam) {
  Dutch p;
  p.company(0, Company::netherlands).dam("8-lower", 0, 1, 1).conduit("8-left", 0);
  p.powerhouse("11-1", 0).powerhouse("12-1", 0).powerhouse("5-1", 0);
  p.dam("1-lower", 0).dam("2-lower", 0, 1, 1).dam("3-lower", kNeutral);
  p.play("use turbine-zero-left");
  EXPECT_EQ(p.stage(), Stage::damWater);
  EXPECT_EQ(p.refusal("fill 8-lower"), Reason::damNotAllowed) << "just used";
  EXPECT_EQ(p.refusal("fill 3-lower"), Reason::damNotAllowed) << "neutral";
  EXPECT_EQ(p.refusal("fill 2-lower"), Reason::noRoom);
  p.play("fill 1-lower");
  EXPECT_EQ(p.water("1-lower"), 1);
  Dutch none;  // nowhere to put it
  none.company(0, Company::netherlands).dam("8-lower", 0, 1, 1).conduit("8-left", 0);
  none.powerhouse("11-1", 0).powerhouse("12-1", 0).powerhouse("5-1", 0);
  none.play("use turbine-zero-left");
  EXPECT_EQ(none.actor(), 1);
  Dutch other;
  other.dam("8-lower", 0, 1, 1).conduit("8-left", 0).dam("1-lower", 0);
  other.powerhouse("11-1", 0).powerhouse("12-1", 0).powerhouse("5-1", 0);
  other.play("use turbine-zero-left");
  EXPECT_EQ(other.actor(), 1) << "others have no such drop";
}

TEST(BuildingTiles, WK_TECH_15_level_1_uses_the_building_at_once) {
  Dutch p;
  p.row(2, "financial-division").tiles(0, {"building-1"});
  p.play({"construct", "build building row-2", "operate financial-division"});
  EXPECT_EQ(p.player(0).hydro, 25);
  EXPECT_EQ(p.player(0).workers, 11) << "only the construction took a worker";
  EXPECT_EQ(p.player(0).rowsUsed, 0);
  Dutch exact;
  exact.row(2, "energy-relay-field").tiles(0, {"building-1"}).hydro(0, 1);
  exact.play({"construct", "build building row-2", "operate energy-relay-field"});
  EXPECT_EQ(exact.player(0).hydro, 0) << "the last Hydro is enough";
  EXPECT_EQ(exact.player(0).energy, 4);
}

TEST(BuildingTiles, WK_TECH_15_level_2_needs_one_kind_of_machine) {
  Dutch p;
  p.row(1, "wind-farm").tiles(0, {"building-2"}).play({"construct", "build building row-1"});
  EXPECT_TRUE(p.offers("pay 6 0 0"));
  EXPECT_TRUE(p.offers("pay 0 2 0"));
  EXPECT_FALSE(p.offers("pay 6 2 0"));
}

TEST(BuildingTiles, WK_TECH_15_level_3_scores_twice) {
  Dutch p;
  p.row(1, "wind-farm").tiles(0, {"building-3"}).play({"construct", "build building row-1"});
  EXPECT_EQ(p.player(0).pointsFrom[indexOf(Source::buildings)], 5);
  p.round(5).finishRound();
  EXPECT_EQ(p.player(0).pointsFrom[indexOf(Source::buildings)], 10);
}

TEST(LeeghwaterOfficers, WK_OFF_13_simone_holds_four_and_fulfils_several) {
  Dutch p;
  p.officer(0, Officer::simone).contracts(0, {"green-3", "green-6", "yellow-1", "red-1"});
  p.dam("1-lower", 0, 1, 1).conduit("1-left", 0).powerhouse("8-1", 0);
  p.play("use turbine-zero-left");
  EXPECT_TRUE(p.offers("fulfil yellow-1"));
  p.play("fulfil green-3");
  EXPECT_TRUE(p.offers("fulfil green-6")) << "3 of 5 are left";
  EXPECT_FALSE(p.offers("fulfil yellow-1"));
  p.play("fulfil green-6");
  EXPECT_EQ(p.openContracts(0).size(), 2U);
  Dutch limit;
  limit.officer(0, Officer::simone).contracts(0, {"green-3", "green-6", "yellow-1"});
  limit.play({"use contracts-one-left", "take " + limit.displayed().front()});
  EXPECT_EQ(limit.player(0).contracts.count(), 4);
  Dutch other;
  other.contracts(0, {"green-3", "green-6"}).dam("1-lower", 0, 1, 1).conduit("1-left", 0);
  other.powerhouse("8-1", 0).play({"use turbine-zero-left", "fulfil green-3"});
  EXPECT_EQ(other.actor(), 1) << "without her the rest is lost";
  Dutch fixed;
  fixed.officer(0, Officer::simone).contracts(0, {"green-3", "green-6"}).work(1, "work-b1");
  fixed.play({"use works-1", "fulfil green-3"});
  EXPECT_EQ(fixed.actor(), 1) << "and so is fixed energy";
}

TEST(LeeghwaterOfficers, WK_OFF_13_WK_RULE_23_france_has_its_discount_once) {
  Dutch p;
  p.officer(0, Officer::simone).company(0, Company::france);
  p.contracts(0, {"green-3", "green-6", "green-13"}).dam("8-lower", 0, 1, 1).conduit("8-left", 0);
  p.powerhouse("11-1", 0).powerhouse("12-1", 0).powerhouse("5-1", 0);
  p.play("use turbine-minus1-left");  // 3 - 1 + 1, and 3 more once: 6
  p.play("fulfil green-13");          // 4
  EXPECT_TRUE(p.offers("fulfil green-3"));
  EXPECT_FALSE(p.offers("fulfil green-6"));
}

TEST(LeeghwaterOfficers, WK_OFF_14_tommaso_has_another_turn_after_the_architect) {
  Dutch p;
  p.officer(0, Officer::tommaso);
  p.player(0).architect = true;
  p.play("architect");
  EXPECT_EQ(p.refusal("use workshop-two-left"), Reason::notForArchitect);
  EXPECT_FALSE(p.offersAny("bank"));
  p.play("use workshop-one-left");
  EXPECT_EQ(p.actor(), 0);
  EXPECT_EQ(p.player(0).workers, 11);
  EXPECT_EQ(p.refusal("architect"), Reason::noArchitect);
  p.play("use machinery-excavator-left");
  EXPECT_EQ(p.actor(), 1);
  Dutch last;
  last.officer(0, Officer::tommaso).workers(0, 1);
  last.player(0).architect = true;
  last.play({"architect", "use workshop-one-left"});
  EXPECT_EQ(last.player(0).workers, 0) << "he may be the last worker";
}

TEST(LeeghwaterOfficers, WK_OFF_14_WK_RULE_24_not_in_the_bank_and_again_next_round) {
  Dutch p;
  p.officer(0, Officer::tommaso);
  p.player(0).architect = true;
  p.play("architect");
  EXPECT_EQ(p.refusal("bank 1"), Reason::notForArchitect);
  Dutch next(2);
  next.officer(0, Officer::tommaso).finishRound();
  EXPECT_TRUE(next.player(0).architect);
}

TEST(LeeghwaterOfficers, WK_OFF_15_WK_SETUP_19_leslie_keeps_her_machines_on_the_wheel) {
  Dutch p;
  p.officer(0, Officer::leslie).work(1, "work-c1");
  p.player(0).tiles |= tileBit(Tile::leslie());
  p.play({"use works-1", "bind"});
  EXPECT_EQ(p.player(0).workers, 10);
  EXPECT_FALSE(p.hasTile(0, "leslie"));
  const Segment& bound = p.player(0).wheel[(p.player(0).top + 5U - 3U) % kSegments];
  EXPECT_EQ(bound.tile, Tile::leslie());
  EXPECT_EQ(bound.excavators, 2);
  EXPECT_EQ(bound.mixers, 4);
  EXPECT_EQ(p.player(0).excavators, 18) << "they have left the supply";
  EXPECT_EQ(p.player(0).mixers, 16);
  Dutch q;
  q.officer(0, Officer::leslie).work(1, "work-b4");
  q.player(0).tiles |= tileBit(Tile::leslie());
  q.play({"use works-1", "scrap"});
  EXPECT_TRUE(q.hasTile(0, "leslie"));
  EXPECT_EQ(q.player(0).excavators, 17);
}

TEST(LeeghwaterOfficers, WK_BUILD_04_nothing_is_built_with_her_tile) {
  Dutch p;
  p.officer(0, Officer::leslie).player(0).tiles |= tileBit(Tile::leslie());
  p.play("construct");
  EXPECT_EQ(p.refusal("tile leslie"), Reason::tileBuildsNothing);
}

TEST(LeeghwaterOfficers, WK_OFF_16_margot_uses_a_building_once_more) {
  Dutch p = owner("financial-division");
  p.officer(0, Officer::margot).play("operate financial-division").turnTo(0);
  p.play("margot financial-division").turnTo(0);
  EXPECT_EQ(p.player(0).hydro, 30);
  EXPECT_EQ(p.player(0).workers, 10);
  EXPECT_EQ(p.refusal("margot financial-division"), Reason::notMargot);
  Dutch other = owner("financial-division");
  other.row(2, "wind-farm").building(2, 1).officer(0, Officer::margot);
  EXPECT_EQ(other.refusal("margot wind-farm"), Reason::notYourBuilding);
  other.workers(0, 0);
  EXPECT_EQ(other.refusal("margot financial-division"), Reason::tooFewWorkers);
  Dutch idle = owner("research-lab");
  idle.officer(0, Officer::margot);
  EXPECT_EQ(idle.refusal("margot research-lab"), Reason::buildingIdle);
  EXPECT_FALSE(idle.offersAny("margot"));
  idle.wheel(0, 2, "base", 3, 2);
  EXPECT_TRUE(idle.offers("margot research-lab"));
}

// Mahiri with another seat's officer to copy.
Dutch mahiri(Officer copied) {
  Dutch p;
  p.officer(0, Officer::mahiri).officer(1, copied);
  return p;
}

TEST(LeeghwaterOfficers, WK_OFF_17_mahiri_copies_simone_and_tommaso) {
  Dutch p = mahiri(Officer::simone);
  p.contracts(0, {"green-3", "green-6", "yellow-1"});
  p.play({"mahiri simone", "use contracts-one-left", "take " + p.displayed().front()});
  EXPECT_EQ(p.player(0).contracts.count(), 4);
  p.turnTo(0).play("bank 1");
  EXPECT_EQ(p.player(0).contracts.count(), 4) << "it may stay";
  Dutch q = mahiri(Officer::tommaso);
  q.play({"mahiri tommaso", "use workshop-one-left"});
  EXPECT_EQ(q.actor(), 0);
  Dutch bank = mahiri(Officer::tommaso);
  bank.play({"mahiri tommaso", "bank 1"});
  EXPECT_EQ(bank.actor(), 1);
  Dutch nobody;
  nobody.play("use workshop-one-left");
  EXPECT_EQ(nobody.actor(), 1) << "who copies nobody has one turn";
}

TEST(LeeghwaterOfficers, WK_OFF_17_mahiri_copies_leslie_and_margot) {
  Dutch p = mahiri(Officer::leslie);
  p.work(1, "work-b4").play({"mahiri leslie", "use works-1", "bind"});
  EXPECT_EQ(p.player(0).wheel[(p.player(0).top + 5U) % kSegments].excavators, 3);
  EXPECT_TRUE(p.player(0).wheel[(p.player(0).top + 5U) % kSegments].tile.isNone());
  Dutch q = mahiri(Officer::margot);
  q.row(1, "financial-division").building(1, 0);
  q.play({"mahiri margot", "margot financial-division"});
  EXPECT_EQ(q.player(0).hydro, 25) << "no Hydro for the worker in the bank";
  EXPECT_EQ(q.player(0).bankWorkers, 1);
  EXPECT_EQ(p.player(0).excavators, 17);
}

// The Automa with Leeghwater.

struct DutchDuel : Duel {
  explicit DutchDuel(Level level = Level::normal) : Duel(level, true) {}
};

TEST(AutomaLeeghwater, WK_AUTOMA_60_WK_AUTOMA_12_takes_the_first_work_it_can_pay) {
  DutchDuel d;
  d.work(1, "work-b4").work(2, "work-c3").work(3, "work-a1");  // b4: 3 excavators, c3: 6, a1: 1
  d.tiles(1, {}).machines(1, 3, 0).automaTurn(6, 1);           // positions 3 2 1
  EXPECT_THAT(d.deeds(), ElementsAre("work"));
  EXPECT_THAT(d.blocked(), ElementsAre("works-3"));
  EXPECT_EQ(d.automa().excavators, 2);
  EXPECT_EQ(d.automa().workers, 10);
  DutchDuel none;
  none.work(1, "work-b4")
      .work(2, "work-c3")
      .work(3, "work-b5")
      .tiles(1, {})
      .machines(1, 2, 0)
      .automaTurn(6, 1);
  EXPECT_THAT(none.skipped(), Contains("work: no_work"));
}

TEST(AutomaLeeghwater, WK_AUTOMA_60_WK_LWP_04_WK_RULE_40_contracts_and_tiles_as_rewards) {
  DutchDuel d;
  d.work(3, "work-a1").tiles(1, {});
  d.display({"green-12", "green-13", "yellow-6", "yellow-9", "red-6", "red-12"}).automaTurn(6, 1);
  EXPECT_THAT(d.fulfilled(), ElementsAre("green-13")) << "up to 4, the right one of two";
  DutchDuel fixed;
  fixed.work(3, "work-b1").tiles(1, {});  // b1: 6 energy
  fixed.display({"green-12", "green-13", "yellow-6", "yellow-9", "red-6", "red-12"});
  fixed.automaTurn(6, 1);
  EXPECT_THAT(fixed.fulfilled(), ElementsAre("yellow-9"));
  DutchDuel tile;
  tile.work(3, "work-a5").tiles(1, {});  // a5
  tile.state().patents = {Position::tile("base-1"), Position::tile("base-2"),
                          Position::tile("joker-2")};
  tile.automaTurn(6, 1);
  EXPECT_TRUE(tile.hasTile(1, "base-2"));
  DutchDuel first;  // of all contracts the first one
  first.work(3, "work-a1").tiles(1, {});
  first.display({"green-1", "green-13", "yellow-6", "yellow-9", "red-6", "red-12"});
  first.state().display[0][1] = ContractIndex::none();
  first.state().stacks[0].clear();
  first.automaTurn(6, 1);
  EXPECT_THAT(first.fulfilled(), ElementsAre("green-1"));
  DutchDuel none;
  none.work(3, "work-a1").tiles(1, {});
  none.display({"green-12", "green-13", "yellow-6", "yellow-9", "red-6", "red-12"});
  none.state().display[0].fill(ContractIndex::none());
  none.state().stacks[0].clear();
  none.automaTurn(6, 1);
  EXPECT_TRUE(none.fulfilled().empty());
  EXPECT_EQ(none.actor(), 0);
}

TEST(AutomaLeeghwater, WK_AUTOMA_60_WK_AUTOMA_30_any_open_contract_but_no_national_one) {
  DutchDuel any;  // the highest of all
  any.work(3, "work-c3").tiles(1, {}).machines(1, 6, 0).national({"national-1"});
  any.display({"green-12", "green-13", "yellow-6", "yellow-9", "red-6", "red-7"}).automaTurn(6, 1);
  EXPECT_THAT(any.fulfilled(), ElementsAre("red-7"));
}

TEST(AutomaLeeghwater, WK_GEN_11_a_drop_of_the_netherlands_without_room_is_lost) {
  DutchDuel d(Level::hard);
  d.company(1, Company::netherlands).dam("8-lower", 1, 1, 1).conduit("8-left", 1);
  d.powerhouse("11-1", 1).powerhouse("12-1", 1).powerhouse("5-1", 1);
  d.display({"green-3", "green-10", "yellow-6", "yellow-12", "red-1", "red-7"}).automaTurn(5, 1);
  EXPECT_EQ(d.automa().energy, 3 + 1);
  EXPECT_EQ(d.water("8-lower"), 0);
  EXPECT_EQ(d.actor(), 0);
}

TEST(AutomaLeeghwater, WK_AUTOMA_36_builds_in_the_first_row_from_top_or_bottom) {
  const auto rowOf = [](int action) {
    DutchDuel d;
    d.machines(1, 20, 20).tiles(1, {"building"}).automaTurn(action, 1);
    EXPECT_EQ(d.automa().workers, 11);
    return d.builtAt();
  };
  EXPECT_EQ(rowOf(17), "row-1");
  EXPECT_EQ(rowOf(19), "row-5");
}

TEST(AutomaLeeghwater, WK_AUTOMA_37_blocks_the_first_use_space_for_good) {
  DutchDuel d;
  d.machines(1, 20, 20).tiles(1, {"building"}).automaTurn(17, 1);
  EXPECT_TRUE(isFirstUseBlocked(d.state(), RowIndex::of(0)));
  EXPECT_EQ(nextUse(d.state(), RowIndex::of(0)), 1);
  EXPECT_EQ(nextUse(d.state(), RowIndex::of(1)), 0);
}

TEST(AutomaLeeghwater, WK_AUTOMA_71_building_tiles) {
  DutchDuel one(Level::hard);
  one.machines(1, 20, 20).tiles(1, {"building-1"}).automaTurn(17, 1);
  const int points = buildingIn(one.tables(), one.state(), RowIndex::of(0)).points;
  EXPECT_EQ(one.automa().pointsFrom[indexOf(Source::buildings)], points);
  DutchDuel two(Level::hard);
  two.machines(1, 20, 19).tiles(1, {"building-2"}).automaTurn(17, 1);
  EXPECT_EQ(two.automa().excavators, 20);
  EXPECT_EQ(two.automa().mixers,
            19 - buildingIn(two.tables(), two.state(), RowIndex::of(0)).mixers);
  DutchDuel three(Level::hard);
  three.machines(1, 20, 20).tiles(1, {"building-3"}).automaTurn(17, 1);
  EXPECT_EQ(three.automa().pointsFrom[indexOf(Source::buildings)],
            buildingIn(three.tables(), three.state(), RowIndex::of(0)).points);
  DutchDuel equal(Level::hard);
  equal.machines(1, 20, 20).tiles(1, {"building-2"}).automaTurn(17, 1);
  EXPECT_EQ(equal.automa().mixers, 20) << "as many of both: excavators";
}

TEST(AutomaLeeghwater, WK_AUTOMA_72_netherlands_fill_the_dam_of_the_best_system) {
  DutchDuel d(Level::hard);
  d.company(1, Company::netherlands).dam("8-lower", 1, 1, 1).conduit("8-left", 1);
  d.powerhouse("11-1", 1).powerhouse("12-1", 1).powerhouse("5-1", 1);
  d.dam("3-lower", 1).conduit("3-left", 1).dam("9-lower", 1).conduit("9-right", 1);
  d.display({"green-3", "green-10", "yellow-6", "yellow-12", "red-1", "red-7"}).automaTurn(5, 1);
  EXPECT_EQ(d.water("3-lower"), 1) << "value 4 to the powerhouse in basin 5";
  DutchDuel own(Level::hard);  // no dam of its own above the strongest conduit
  own.company(1, Company::netherlands).dam("8-lower", 1, 1, 1).conduit("8-left", 1);
  own.powerhouse("11-1", 1).powerhouse("8-1", 1).powerhouse("5-1", 1).conduit("1-left", 0);
  own.dam("3-lower", 1).conduit("3-left", 1);
  own.display({"green-3", "green-10", "yellow-6", "yellow-12", "red-1", "red-7"}).automaTurn(5, 1);
  EXPECT_EQ(own.water("3-lower"), 1);
}

TEST(AutomaLeeghwater, WK_AUTOMA_82_WK_RULE_43_leslie_builds_works) {
  DutchDuel d(Level::veryHard);
  d.officer(1, Officer::leslie).work(1, "work-b4").work(2, "work-b5").work(3, "work-a1");
  d.automa().tiles |= tileBit(Tile::leslie());
  d.automaTurn(20, 3);  // tile 3 shows positions 3 2 1
  EXPECT_THAT(d.blocked(), ElementsAre("works-3"));
  EXPECT_EQ(d.automa().workers, 11);
  EXPECT_EQ(d.automa().count(Structure::powerhouse), 0);
  EXPECT_EQ(d.automa().wheel[(d.automa().top + 5U) % kSegments].tile, Tile::leslie());
  EXPECT_TRUE(d.told(EventKind::automaPrefers));
}

TEST(AutomaLeeghwater, WK_RULE_43_without_a_printed_order_leslie_follows_the_board) {
  const auto taken = [](int excavators, int mixers) {
    DutchDuel d(Level::veryHard);
    d.officer(1, Officer::leslie).machines(1, excavators, mixers);
    d.work(1, "work-c3").work(2, "work-b4").work(3, "work-a2");  // 6 and 3 excavators, a mixer
    d.automa().tiles |= tileBit(Tile::leslie());
    d.automaTurn(17, 19);  // neither tile shows positions
    return d.blocked();
  };
  EXPECT_THAT(taken(9, 9), ElementsAre("works-1"));
  EXPECT_THAT(taken(3, 9), ElementsAre("works-2"));
  EXPECT_THAT(taken(0, 9), ElementsAre("works-3"));
}

TEST(AutomaLeeghwater, WK_AUTOMA_79_a_person_with_leslie_may_bind_the_machines_of_a_work) {
  Options options = kThreeFixed;
  options.leeghwater = true;
  options.levels[1] = Level::veryHard;
  Duel d(options);
  d.officer(1, Officer::mahiri).officer(2, Officer::leslie).contracts(2, {}).work(3, "work-b4");
  d.player(0).acted = d.player(1).passed = true;
  d.tiles(2, {}).machines(2, 3, 0);
  d.player(2).tiles |= tileBit(Tile::leslie());
  d.stack(6, 1).play("bank 1");
  EXPECT_EQ(d.actor(), 2);
  EXPECT_EQ(d.stage(), Stage::wheelOrSupply);
}

TEST(AutomaLeeghwater, WK_AUTOMA_83_WK_RULE_43_margot_builds_buildings) {
  const auto rowOf = [](int criteria) {
    DutchDuel d(Level::veryHard);
    d.officer(1, Officer::margot).machines(1, 20, 20).automaTurn(20, criteria);
    EXPECT_EQ(d.automa().workers, 11);
    return d.builtAt();
  };
  EXPECT_EQ(rowOf(1), "row-5") << "letter A: from the bottom";
  EXPECT_EQ(rowOf(2), "row-1") << "letter B: from the top";
}

}  // namespace
}  // namespace spannung::wasserkraft::testing
