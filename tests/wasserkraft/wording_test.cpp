// The readings in which the letter of the rulebook and the player aid is another one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/wasserkraft/options_text.h"
#include "tests/wasserkraft/duel.h"

namespace spannung::wasserkraft::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

Options reading(bool Readings::* chosen, Options options = duelOptions(Level::normal)) {
  options.readings.*chosen = true;
  return options;
}

// A level 3 dam in basin 8 with its conduit of value 3 and a powerhouse in basin 11.
void giveAutomaSystem(Duel& d, int water) {
  d.dam("8-lower", 1, 3, water).conduit("8-left", 1).powerhouse("11-1", 1);
}

TEST(Wording, WK_RULE_15_the_water_may_wait_for_the_contract) {
  Position p(reading(&Readings::contractBeforeWater, kFourFixed));
  p.dam("5-lower", 0, 2, 2).conduit("5-left", 0).powerhouse("8-1", 0).dam("8-upper", 1, 1);
  p.contracts(0, {"green-3"}).turnTo(0);
  p.play({"use turbine-zero-left", "produce 5-lower 5-left 1"});
  EXPECT_EQ(p.stage(), Stage::fulfil);
  EXPECT_EQ(p.water("5-lower"), 1);
  EXPECT_EQ(p.water("8-upper"), 0) << "still at the powerhouse";
  p.play("fulfil green-3");
  EXPECT_EQ(p.water("8-upper"), 1);
}

TEST(Wording, WK_RULE_15_the_water_flows_on_without_a_contract_too) {
  Position p(reading(&Readings::contractBeforeWater, kFourFixed));
  p.dam("5-lower", 0, 2, 2).conduit("5-left", 0).powerhouse("8-1", 0).dam("8-upper", 1, 2);
  p.contracts(0, {}).turnTo(0).play({"use turbine-zero-left", "produce 5-lower 5-left 2"});
  EXPECT_EQ(p.water("8-upper"), 2);
  EXPECT_EQ(p.actor(), 1);
}

// WK-EX-32 needs the water of the first production in the second one.
TEST(Wording, WK_RULE_15_WK_COMP_05_the_second_production_uses_what_has_flowed_by_then) {
  Position p(reading(&Readings::contractBeforeWater, kFourFixed));
  p.company(0, Company::germany).noOfficers().contracts(0, {"green-3"}).hydro(0, 6);
  p.dam("6-lower", 0, 2, 2).conduit("6-right", 0).dam("7-lower", 0, 3, 1).conduit("7-left", 1);
  p.powerhouse("7-1", 0).powerhouse("10-1", 0).powerhouse("11-1", 0).turnTo(0);
  p.play({"use turbine-plus2-left", "produce 6-lower 6-right 2"});
  EXPECT_EQ(p.water("7-lower"), 1);
  p.play("fulfil green-3");
  EXPECT_EQ(p.water("7-lower"), 3);
  EXPECT_TRUE(p.offers("produce 7-lower 7-left 3"));
}

// The same position as with the published wording, where only green-13 is in reach.
Position franceWithFixedEnergy(bool counts) {
  Options options = kFourFixed;
  options.readings.fixedEnergyDiscount = counts;
  Position p(options);
  p.noOfficers().company(0, Company::france).dam("5-lower", 0, 3, 0).conduit("5-left", 0);
  for (const char* site : {"8-1", "11-1", "12-1"}) p.powerhouse(site, 0);
  for (int seat = 1; seat < 4; ++seat) p.company(seat, Company::france).contracts(seat, {});
  p.national({}).tiles(0, {"conduit-3"}).machines(0, 9, 0);
  p.contracts(0, {"green-13", "yellow-1"}).turnTo(0);
  p.play({"construct", "build conduit 8-right"});  // 2 x 2 energy
  return p;
}

TEST(Wording, WK_RULE_16_the_discount_of_france_may_count_for_fixed_energy) {
  EXPECT_THAT(franceWithFixedEnergy(false).legal(), ElementsAre("fulfil green-13", "decline"));
  EXPECT_THAT(franceWithFixedEnergy(true).legal(),
              ElementsAre("fulfil green-13", "fulfil yellow-1", "decline"));
}

Position energiesOf(bool ends, int first, int second, int third, int fourth) {
  Options options = kFourFixed;
  options.readings.trackEnds = ends;
  Position p(options);
  p.energy(0, first).energy(1, second).energy(2, third).energy(3, fourth);
  return p;
}

TEST(Wording, WK_RULE_17_beyond_30_may_count_as_30_for_places_and_turn_order) {
  for (const bool ends : {false, true}) {
    Position p = energiesOf(ends, 35, 31, 30, 8);
    const PointsBySeat ranks = rankPoints(p.tables(), p.state());
    EXPECT_THAT(ranks, ends ? ElementsAre(3, 3, 3, 0) : ElementsAre(6, 2, 0, 0));
    Position q = energiesOf(ends, 31, 35, 8, 0);
    q.finishRound();
    EXPECT_THAT(q.orderSeats(), ends ? ElementsAre(3, 2, 1, 0) : ElementsAre(3, 2, 0, 1))
        << "equals swap";
  }
}

TEST(Wording, WK_RULE_17_WK_END_07_beyond_30_breaks_no_tie) {
  for (const bool ends : {false, true}) {
    Position p = energiesOf(ends, 31, 40, 0, 0);
    p.points(0, 50).points(1, 50).state().stage = Stage::finished;
    const Result result = p.game().result(p.state());
    EXPECT_EQ(result.isWinner(Seat::of(0)), ends);
    EXPECT_EQ(result.decidedBy, ends ? "shared" : "energy");
  }
}

TEST(Wording, WK_RULE_29_an_automa_may_get_its_points_for_the_objective_without_a_share) {
  for (const bool always : {false, true}) {
    Options four = kFourFixed;
    four.levels[1] = Level::normal;
    four.readings.objectiveAlways = always;
    Position p(four);
    p.objective(Objective::redSites).dam("1-upper", 0).dam("2-upper", 2).dam("3-upper", 2);
    p.dam("4-upper", 3).dam("5-upper", 3).dam("6-upper", 3);
    EXPECT_THAT(objectivePoints(p.tables(), p.state()), ElementsAre(5, always ? 5 : 0, 10, 15));
  }
}

TEST(Wording, WK_RULE_34_being_first_or_in_the_section_may_each_stop_an_automa) {
  const auto produces = [](bool reluctant, int own, int other) {
    Options options = duelOptions(Level::normal);
    options.readings.reluctantAutomas = reluctant;
    Duel d(options);
    giveAutomaSystem(d, 2);
    d.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"});
    d.energy(1, own).energy(0, other).automaTurn(5, 1);
    return !d.fulfilled().empty();
  };
  EXPECT_TRUE(produces(false, 5, 0));
  EXPECT_FALSE(produces(true, 5, 0)) << "first";
  EXPECT_TRUE(produces(false, 8, 8));
  EXPECT_FALSE(produces(true, 8, 8)) << "in the section of round 1";
  EXPECT_TRUE(produces(true, 5, 5)) << "neither";
}

TEST(Wording, WK_RULE_34_the_other_obstacle_has_words_of_its_own) {
  Duel d(reading(&Readings::reluctantAutomas));
  giveAutomaSystem(d, 2);
  d.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"});
  d.energy(1, 5).automaTurn(5, 1);
  EXPECT_THAT(d.skipped(), Contains("produce: has_enough"));
}

TEST(Wording, WK_RULE_56_an_automa_may_take_the_contract_furthest_to_the_right) {
  for (const bool rightmost : {false, true}) {
    Options options = duelOptions(Level::normal);
    options.readings.rightmostContract = rightmost;
    Duel d(options);
    giveAutomaSystem(d, 3);
    d.national({}).energy(0, 30);
    d.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-6", "red-1"});
    d.automaTurn(5, 1);  // 9 energy
    EXPECT_THAT(d.fulfilled(), ElementsAre(rightmost ? "red-1" : "red-6"));
  }
  Duel exact(reading(&Readings::rightmostContract));
  giveAutomaSystem(exact, 3);
  exact.national({}).energy(0, 30);
  exact.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"}).automaTurn(5, 1);
  EXPECT_THAT(exact.fulfilled(), ElementsAre("red-7")) << "nine of nine energy";
}

TEST(Wording, WK_RULE_56_national_contracts_lie_right_of_the_private_ones) {
  Duel d(reading(&Readings::rightmostContract));
  d.dam("1-lower", 1, 3, 3).conduit("1-left", 1).powerhouse("8-1", 1).energy(0, 30);
  d.national({"national-1", "national-2"});
  d.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-12"}).automaTurn(5, 1);
  EXPECT_THAT(d.fulfilled(), ElementsAre("national-2"));
}

TEST(Wording, WK_RULE_57_documents_choose_all_seven_at_once) {
  const Readings letter{.printedMixers = true,
                        .fixedEnergyDiscount = true,
                        .contractBeforeWater = true,
                        .trackEnds = true,
                        .objectiveAlways = true,
                        .reluctantAutomas = true,
                        .rightmostContract = true};
  EXPECT_EQ(parseOptions({{"wording", "documents"}})->readings, letter);
  EXPECT_EQ(parseOptions({{"wording", "published"}})->readings, Readings{});
  EXPECT_EQ(parseOptions({})->readings, Readings{});
}

TEST(Wording, WK_RULE_57_each_reading_may_still_be_chosen) {
  const auto options = parseOptions({{"wording", "documents"}, {"mixers", "4"}});
  EXPECT_FALSE(options->readings.printedMixers);
  EXPECT_TRUE(options->readings.trackEnds);
  const auto single = parseOptions({{"automa_contract", "rightmost"}});
  EXPECT_EQ(single->readings, Readings{.rightmostContract = true});
  EXPECT_FALSE(parseOptions({{"wording", "letter"}}));
  EXPECT_FALSE(parseOptions({{"mixers", "5"}}));
}

TEST(Wording, WK_RULE_57_options_are_written_as_a_wording_and_its_exceptions) {
  const Values documents = optionValues(*parseOptions({{"wording", "documents"}, {"mixers", "4"}}));
  EXPECT_EQ(documents.at("wording"), "documents");
  EXPECT_EQ(documents.at("mixers"), "4");
  EXPECT_EQ(documents.at("france"), "wording");
  const Values old = optionValues(*parseOptions({{"mixers", "6"}, {"france", "production"}}));
  EXPECT_EQ(old.at("wording"), "published");
  EXPECT_EQ(old.at("mixers"), "6");
  EXPECT_EQ(old.at("france"), "wording");
}

// Whatever is chosen: written and read again it is the same.
TEST(Wording, WK_RULE_57_every_set_of_readings_survives_writing) {
  const std::vector<Choice> choices = optionChoices();
  for (unsigned set = 0; set < 1U << 7U; ++set) {
    Values values;
    unsigned bit = 1;
    for (const Choice& choice : choices) {
      if (choice.follows.empty()) continue;
      values[choice.name] = choice.values[(set & bit) != 0 ? 2 : 1];
      bit <<= 1U;
    }
    const auto options = parseOptions(values);
    EXPECT_EQ(parseOptions(optionValues(*options))->readings, options->readings);
  }
}

}  // namespace
}  // namespace spannung::wasserkraft::testing
