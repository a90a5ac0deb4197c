// What the levels of an Automa change: income, bonuses, effects of tiles, powers, officers; and how
// it is set up and scored.
#include <bit>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/wasserkraft/duel.h"

namespace spannung::wasserkraft::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;

int from(const Duel& d, Source source) { return d.player(1).pointsFrom[indexOf(source)]; }

// Nobody acts any more: the round is scored, and the next one begins.
void endRound(Duel& d) {
  d.tiles(1, {}).workers(1, 0).turnTo(0);
  d.play("bank " + std::to_string(d.player(0).workers));
}

TEST(AutomaSetup, WK_SETUP_24_WK_SETUP_02_counts_as_a_participant) {
  Options options{.players = 4, .assignment = Assignment::random};
  options.levels = {Level::person, Level::easy, Level::normal, Level::hard};
  const State state = makeGame(options).initial(seedNumber(1));
  EXPECT_EQ(state.national.count(), 3);
  EXPECT_EQ(options.automas(), 3);
}

TEST(AutomaSetup, WK_SETUP_25_starts_with_16_points_and_neither_hydro_nor_contract_nor_officer) {
  Options options{.players = 2, .assignment = Assignment::random};
  for (const Level level : {Level::easy, Level::normal, Level::hard, Level::veryHard}) {
    options.levels[1] = level;
    Deal deal = seatOrder(2);
    deal.officers.push_back(Officer::viktor);
    deal.officers.push_back(Officer::jill);
    const Wasserkraft game = makeGame(options);
    const State state = game.initial(seedNumber(3), deal);
    const Player& automa = state.player(Seat::of(1));
    EXPECT_EQ(automa.points, 16);
    EXPECT_EQ(automa.hydro, 0);
    EXPECT_EQ(automa.excavators, 6);
    EXPECT_EQ(automa.mixers, 4);
    EXPECT_EQ(automa.workers, 12);
    EXPECT_TRUE(automa.contracts.empty());
    EXPECT_EQ(automa.officer, level == Level::veryHard ? Officer::jill : Officer::none);
    EXPECT_EQ(state.player(Seat::of(0)).points, 10);
  }
}

TEST(AutomaSetup, WK_SETUP_26_WK_RULE_09_takes_a_company_that_nobody_has_chosen) {
  Options options{.players = 3, .assignment = Assignment::drafted};
  options.levels[1] = options.levels[2] = Level::veryHard;
  const Wasserkraft game = makeGame(options);
  State state = game.initial(seedNumber(5));
  EXPECT_EQ(state.stage, Stage::chooseCompany);
  EXPECT_EQ(state.actor, Seat::of(0));
  ASSERT_EQ(state.offeredSets.count(), 3);
  const auto sets = state.offeredSets;
  NoSink silence;
  game.apply(state, Seat::of(0), makeMove(MoveKind::company, static_cast<int>(sets[1].company)),
             silence);
  game.apply(state, Seat::of(0), makeMove(MoveKind::start, state.offeredContracts[0]), silence);
  EXPECT_NE(state.phase, Phase::setup);
  for (const int seat : {1, 2}) {
    const Player& automa = state.player(Seat::of(seat));
    const bool first = automa.company == sets[0].company && automa.officer == sets[0].officer;
    const bool last = automa.company == sets[2].company && automa.officer == sets[2].officer;
    EXPECT_TRUE(first || last);
  }
  EXPECT_NE(state.player(Seat::of(1)).company, state.player(Seat::of(2)).company);
}

// A person has chosen in a draft with two Automas.
State draftedBesideAutomas(std::uint8_t seed) {
  Options options{.players = 3, .assignment = Assignment::drafted};
  options.levels[1] = options.levels[2] = Level::veryHard;
  Deal deal;
  for (const Company company : {Company::usa, Company::germany, Company::italy})
    deal.companies.push_back(company);
  Position p(options, deal, seed);
  p.play("company germany");
  p.play(p.legal().front());
  return p.state();
}

TEST(AutomaSetup, WK_SETUP_26_the_lot_decides_and_nothing_is_left) {
  unsigned seen = 0;
  for (std::uint8_t seed = 0; seed < 20; ++seed) {
    const State state = draftedBesideAutomas(seed);
    seen |= 1U << indexOf(state.player(Seat::of(1)).company);
    EXPECT_TRUE(state.offeredSets.empty());
    EXPECT_TRUE(state.offeredContracts.empty());
  }
  EXPECT_EQ(seen, 1U << indexOf(Company::usa) | 1U << indexOf(Company::italy));
}

TEST(AutomaSetup, WK_SETUP_26_without_a_draft_it_keeps_what_was_dealt) {
  Options options{.players = 2, .assignment = Assignment::random};
  options.levels[1] = Level::easy;
  Deal deal = seatOrder(2);
  deal.companies.push_back(Company::france);
  deal.companies.push_back(Company::italy);
  const State state = makeGame(options).initial(seedNumber(1), deal);
  EXPECT_EQ(state.player(Seat::of(1)).company, Company::italy);
}

TEST(AutomaSetup, WK_SETUP_27_plays_before_the_people_in_round_1) {
  Options options{.players = 4, .assignment = Assignment::random};
  options.levels[2] = options.levels[3] = Level::easy;
  for (std::uint8_t seed = 0; seed < 10; ++seed) {
    const State state = makeGame(options).initial(seedNumber(seed));
    EXPECT_GE(state.order[0].index(), 2);
    EXPECT_GE(state.order[1].index(), 2);
    EXPECT_LT(state.order[2].index(), 2);
  }
}

TEST(AutomaSetup, WK_SETUP_27_automas_among_themselves_in_any_order) {
  Options options{.players = 4, .assignment = Assignment::random};
  options.levels[2] = options.levels[3] = Level::easy;
  unsigned first = 0;
  for (std::uint8_t seed = 0; seed < 20; ++seed)
    first |= 1U << makeGame(options).initial(seedNumber(seed)).order[0].index();
  EXPECT_EQ(first, 0b1100U);
  Deal deal;
  for (const int seat : {3, 2, 1, 0}) deal.order.push_back(Seat::of(seat));
  for (std::uint8_t seed = 0; seed < 5; ++seed)
    EXPECT_EQ(makeGame(options).initial(seedNumber(seed), deal).order, deal.order);
}

TEST(AutomaSetup, WK_SETUP_28_one_shuffled_stack_for_all) {
  Options options{.players = 3, .assignment = Assignment::fixed};
  options.levels[1] = options.levels[2] = Level::easy;
  Deal deal = seatOrder(3);
  deal.automa.push_back(6);
  deal.automa.push_back(2);
  const State state = makeGame(options).initial(seedNumber(1), deal);
  EXPECT_EQ(state.automaStack.count(), kAutomaTiles);
  EXPECT_EQ(state.automaStack.back(), 6);
  EXPECT_EQ(state.automaStack[kAutomaTiles - 2], 2);
  EXPECT_TRUE(state.automaPile.empty());
  EXPECT_FALSE(makeGame(kTwoFixed).checkDeal(deal).fine()) << "without Automas there are none";
}

TEST(AutomaSetup, WK_SETUP_28_the_stack_is_shuffled) {
  unsigned top = 0;
  for (std::uint8_t seed = 0; seed < 20; ++seed)
    top |= 1U << makeGame(duelOptions(Level::easy)).initial(seedNumber(seed)).automaStack.back();
  EXPECT_GT(std::popcount(top), 5);
}

TEST(AutomaSetup, WK_SETUP_18_mahiri_finds_three_officers_though_automas_have_none) {
  Options options{.players = 3, .assignment = Assignment::random};
  options.levels[1] = Level::easy;
  options.levels[2] = Level::veryHard;
  Deal deal = seatOrder(3);
  for (const Officer officer : {Officer::mahiri, Officer::jill, Officer::anton, Officer::viktor,
                                Officer::wilhelm, Officer::solomon})
    deal.officers.push_back(officer);
  const State state = makeGame(options).initial(seedNumber(1), deal);
  EXPECT_EQ(state.extraOfficers.count(), 2) << "and Anton belongs to the very hard Automa";
  EXPECT_TRUE(state.extraOfficers.contains(Officer::viktor));
  deal.officers[0] = Officer::graziano;
  deal.officers[1] = Officer::mahiri;
  EXPECT_TRUE(makeGame(options).initial(seedNumber(1), deal).extraOfficers.empty());
}

TEST(AutomaLevel, WK_AUTOMA_04_WK_AUTOMA_61_easy_has_neither_income_nor_bonus) {
  Rich d(Level::easy);
  d.dam("1-lower", 1).automaTurn(kBase, 3);
  EXPECT_EQ(d.automa().count(Structure::base), 2);
  EXPECT_EQ(from(d, Source::income), 0);
  endRound(d);
  EXPECT_EQ(from(d, Source::income), 0);
  Duel produce(Level::easy);
  produce.dam("8-lower", 1, 2, 2).conduit("8-left", 1).powerhouse("11-1", 1).powerhouse("12-1", 1);
  produce.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"});
  produce.automaTurn(5, 1);
  EXPECT_EQ(produce.automa().energy, 6);
}

TEST(AutomaLevel, WK_AUTOMA_13_WK_AUTOMA_62_normal_has_income_at_once_and_every_round) {
  Rich d(Level::normal);
  d.dam("1-lower", 1).automaTurn(kBase, 3);
  EXPECT_EQ(from(d, Source::income), 3) << "Germany's second base";
  endRound(d);
  EXPECT_EQ(from(d, Source::income), 6);
  Duel produce(Level::normal);
  produce.dam("8-lower", 1, 2, 2).conduit("8-left", 1).powerhouse("11-1", 1).powerhouse("12-1", 1);
  produce.display({"green-3", "green-1", "yellow-6", "yellow-10", "red-1", "red-7"});
  produce.automaTurn(5, 1);
  EXPECT_EQ(produce.automa().energy, 7) << "the bonus of the second powerhouse";
}

TEST(AutomaLevel, WK_AUTOMA_04_WK_AUTOMA_63_the_power_counts_from_hard_on) {
  for (const auto& [level, energy] : {std::pair{Level::normal, 7}, {Level::hard, 10}}) {
    Duel d(level);
    d.company(1, Company::italy).dam("8-lower", 1, 2, 2).conduit("8-left", 1);
    d.powerhouse("11-1", 1).powerhouse("12-1", 1).powerhouse("5-1", 1);
    d.display({"green-3", "green-1", "yellow-6", "yellow-12", "red-1", "red-7"}).automaTurn(5, 1);
    EXPECT_EQ(d.automa().energy, energy);
  }
}

TEST(AutomaLevel, WK_AUTOMA_64_WK_AUTOMA_65_levels_may_differ_and_very_hard_has_an_officer) {
  Options options{.players = 4, .assignment = Assignment::fixed};
  options.levels = {Level::person, Level::easy, Level::veryHard, Level::hard};
  const State state = makeGame(options).initial(seedNumber(1), seatOrder(4));
  EXPECT_EQ(state.players[1].officer, Officer::none);
  EXPECT_EQ(state.players[2].officer, Officer::solomon);
  EXPECT_EQ(state.players[3].officer, Officer::none);
  EXPECT_EQ(state.players[1].level, Level::easy);
  EXPECT_EQ(state.players[3].level, Level::hard);
}

TEST(AutomaLevel, WK_AUTOMA_14_hydro_of_the_energy_track_is_points) {
  Duel d;
  d.round(5);
  endRound(d);
  EXPECT_EQ(from(d, Source::hydro), 3);
  EXPECT_EQ(from(d, Source::energy), -3);
  EXPECT_EQ(d.automa().hydro, 0);
  Duel busy;
  busy.round(5).energy(1, 7);
  endRound(busy);
  EXPECT_EQ(from(busy, Source::hydro), 4);
  EXPECT_EQ(from(busy, Source::energy), 6);
}

TEST(AutomaLevel, WK_AUTOMA_15_WK_RULE_29_five_more_for_the_objective_if_it_scores) {
  Duel d;
  d.round(5).objective(Objective::redSites).dam("1-upper", 1);
  endRound(d);
  EXPECT_EQ(from(d, Source::objective), 15 + 5);
  EXPECT_EQ(d.player(0).pointsFrom[indexOf(Source::objective)], 10);
  Duel tie;
  tie.round(5).objective(Objective::redSites);
  endRound(tie);
  EXPECT_EQ(from(tie, Source::objective), 13 + 5) << "after the points have been shared";
  Options four = kFourFixed;
  four.levels[1] = Level::easy;
  Duel last(four);
  last.round(5)
      .objective(Objective::redSites)
      .dam("1-upper", 0)
      .dam("2-upper", 2)
      .dam("3-upper", 2);
  last.dam("4-upper", 3).dam("5-upper", 3).dam("6-upper", 3);
  last.tiles(1, {}).workers(1, 0).workers(2, 0).workers(3, 0).turnTo(0).play("bank 12");
  EXPECT_EQ(from(last, Source::objective), 0) << "nothing for the fourth place";
}

TEST(AutomaLevel, WK_AUTOMA_16_resources_and_water_are_scored_as_usual) {
  Duel d;
  d.round(5).dam("8-lower", 1, 2, 2);
  endRound(d);
  EXPECT_EQ(from(d, Source::resources), 2) << "six excavators and four mixers";
  EXPECT_EQ(from(d, Source::water), 2);
}

TEST(AutomaTiles, WK_AUTOMA_06_below_hard_an_advanced_tile_is_worth_its_kind) {
  Rich normal(Level::normal);
  normal.tiles(1, {"base-3"}).automaTurn(kBase, 1);
  EXPECT_EQ(normal.automa().excavators, 25);
  EXPECT_EQ(normal.automa().workers, 10);
  Rich hard(Level::hard);
  hard.tiles(1, {"base-3"}).automaTurn(kBase, 1);
  EXPECT_EQ(hard.automa().excavators, 30);
  EXPECT_EQ(hard.automa().workers, 12);
}

TEST(AutomaTiles, WK_AUTOMA_07_WK_RULE_28_the_highest_level_then_the_kind_before_the_joker) {
  Rich d(Level::normal);
  d.tiles(1, {"base", "base-1", "joker-2"}).automaTurn(kBase, 1);
  EXPECT_FALSE(d.hasTile(1, "joker-2"));
  Rich equal(Level::normal);
  equal.tiles(1, {"base", "base-2", "joker-2"}).automaTurn(kBase, 1);
  EXPECT_FALSE(equal.hasTile(1, "base-2"));
  EXPECT_TRUE(equal.hasTile(1, "joker-2"));
}

TEST(AutomaTiles, WK_AUTOMA_34_WK_RULE_28_a_tile_with_which_nothing_can_be_paid_is_left) {
  Duel d(Level::hard);
  d.tiles(1, {"base", "base-3"}).machines(1, 0, 0).automaTurn(kBase, 1);
  EXPECT_EQ(d.builtAt(), "1-lower");
  Duel normal(Level::normal);
  normal.tiles(1, {"base", "base-3"}).machines(1, 0, 0).automaTurn(kBase, 1);
  EXPECT_THAT(normal.skipped(), Contains("construct-base: no_site"));
  Rich owned(Level::hard);
  owned.tiles(1, {"base"}).automaTurn(kBase, 1);
  EXPECT_EQ(owned.automa().excavators, 25) << "not with base III, which it does not own";
}

TEST(AutomaTiles, WK_AUTOMA_66_effects_with_points_for_hydro_and_no_workers) {
  Rich conduit(Level::hard);
  conduit.tiles(1, {"conduit-1"}).automaTurn(kConduit, 1);
  EXPECT_EQ(conduit.automa().points, 16 + 10) << "twice the value of five";
  Rich powerhouse(Level::hard);
  powerhouse.tiles(1, {"powerhouse-1"}).automaTurn(kPowerhouse, 1);
  EXPECT_EQ(powerhouse.automa().workers, 12);
  Rich base(Level::hard);
  base.tiles(1, {"base-1"}).automaTurn(kBase, 1);
  EXPECT_EQ(base.water(base.builtAt()), 1);
  Rich elevation(Level::hard);
  elevation.tiles(1, {"elevation-3"}).dam("8-lower", 1).automaTurn(kElevation, 1);
  EXPECT_EQ(from(elevation, Source::tiles), 3);
  Rich plain(Level::hard);
  plain.tiles(1, {"base"}).automaTurn(kBase, 1);
  EXPECT_EQ(plain.automa().workers, 10) << "other tiles take the printed workers";
}

TEST(AutomaTiles, WK_AUTOMA_66_WK_AUTOMA_30_WK_RULE_41_fixed_energy_fulfils_the_best_contract) {
  Rich d(Level::hard);
  d.tiles(1, {"conduit-3"});
  d.display({"green-3", "green-1", "yellow-6", "yellow-9", "red-1", "red-12"}).national({});
  d.automaTurn(kConduit, 1);
  EXPECT_THAT(d.fulfilled(), ElementsAre("red-12")) << "twice five is ten";
  Rich base(Level::hard);
  base.tiles(1, {"base-2"}).dam("8-lower", 1, 1, 1);
  base.display({"green-3", "green-1", "yellow-6", "yellow-9", "red-1", "red-12"}).national({});
  base.automaTurn(kBase, 1);
  EXPECT_THAT(base.fulfilled(), ElementsAre("green-1")) << "two bases, two contracts of two";
}

TEST(AutomaTiles, WK_AUTOMA_67_conduit_2_costs_five_at_most) {
  Duel d(Level::hard);
  d.tiles(1, {"conduit-2"}).machines(1, 5, 0).automaTurn(kConduit, 1);
  EXPECT_EQ(d.builtAt(), "1-left");
  EXPECT_EQ(d.automa().excavators, 0);
  Duel weak(Level::hard);  // a weak one beside an own dam: the strong ones are preferred
  weak.tiles(1, {"conduit-2"}).machines(1, 5, 0).dam("7-lower", 0).automaTurn(kConduit, 14);
  EXPECT_EQ(weak.builtAt(), "7-left") << "but if none is left, the criteria stand";
}

TEST(AutomaTiles, WK_AUTOMA_68_powerhouse_2_brings_its_best_production) {
  Rich d(Level::hard);
  d.tiles(1, {"powerhouse-2"}).dam("8-lower", 1, 2, 2).conduit("8-left", 1);
  d.display({"green-3", "green-1", "yellow-6", "yellow-9", "red-1", "red-12"}).energy(1, 20);
  d.automaTurn(kPowerhouse, 1);
  EXPECT_EQ(d.builtAt(), "11-1");
  EXPECT_EQ(d.automa().energy, 20 + 6 + 2) << "though it leads";
  EXPECT_THAT(d.fulfilled(), ElementsAre("red-1"));
}

TEST(AutomaTiles, WK_AUTOMA_69_joker_1_takes_the_red_site_of_the_basin_for_nothing) {
  Rich d(Level::hard);
  d.tiles(1, {"joker-1"}).automaTurn(kBase, 1);
  EXPECT_EQ(d.builtAt(), "1-upper");
  EXPECT_EQ(d.automa().points, 16);
  Rich normal(Level::normal);
  normal.tiles(1, {"joker-1"}).automaTurn(kBase, 1);
  EXPECT_EQ(normal.builtAt(), "1-lower");
}

TEST(AutomaTiles, WK_AUTOMA_70_joker_2_swaps_only_what_is_missing) {
  Duel d(Level::hard);
  d.tiles(1, {"joker-2"}).machines(1, 2, 9).automaTurn(kBase, 1);
  EXPECT_EQ(d.builtAt(), "1-lower");
  EXPECT_EQ(d.automa().excavators, 0);
  EXPECT_EQ(d.automa().mixers, 9 - 3);
  Duel mixers(Level::hard);  // an elevation of two mixers
  mixers.tiles(1, {"joker-2"}).dam("8-lower", 1).machines(1, 9, 1).automaTurn(kElevation, 1);
  EXPECT_EQ(mixers.damAt("8-lower").level, 2);
  EXPECT_EQ(mixers.automa().excavators, 9 - 1);
  EXPECT_EQ(mixers.automa().mixers, 0);
  Duel plain(Level::hard);
  plain.machines(1, 2, 9).automaTurn(kBase, 1);
  EXPECT_THAT(plain.skipped(), Contains("construct-base: no_site")) << "other tiles do not swap";
}

TEST(AutomaPowers, WK_AUTOMA_72_WK_AUTOMA_24_usa_breaks_ties_by_energy) {
  Duel d(Level::hard);
  d.company(1, Company::usa).powerhouse("5-1", 1).powerhouse("6-1", 1).powerhouse("7-1", 1);
  d.dam("1-lower", 1).dam("5-lower", 1).tiles(1, {}).automaTurn(2, 1);
  EXPECT_THAT(d.drops(), ElementsAre("b")) << "through the powerhouse in basin 5";
  EXPECT_EQ(d.automa().energy, 1);
  Duel normal(Level::normal);
  normal.company(1, Company::usa).powerhouse("5-1", 1).powerhouse("6-1", 1).powerhouse("7-1", 1);
  normal.dam("1-lower", 1).dam("5-lower", 1).tiles(1, {}).automaTurn(2, 1);
  EXPECT_THAT(normal.drops(), ElementsAre("a"));
}

TEST(AutomaPowers, WK_AUTOMA_72_germany_produces_again_and_france_needs_less) {
  Duel d(Level::hard);
  d.company(1, Company::germany).dam("8-lower", 1, 2, 2).conduit("8-left", 1).national({});
  d.powerhouse("11-1", 1).powerhouse("12-1", 1).powerhouse("5-1", 1);
  d.dam("9-lower", 1, 1, 1).conduit("9-right", 1);
  d.display({"green-3", "green-10", "yellow-6", "yellow-12", "red-1", "red-7"}).automaTurn(5, 1);
  EXPECT_EQ(d.automa().energy, 6 + 1 + 3);
  EXPECT_THAT(d.fulfilled(), ElementsAre("yellow-12", "green-10"));
  Duel france(Level::hard);
  france.company(1, Company::france).dam("8-lower", 1, 1, 1).conduit("8-left", 1).national({});
  france.powerhouse("11-1", 1).powerhouse("12-1", 1).powerhouse("5-1", 1);
  france.display({"green-3", "green-10", "yellow-6", "yellow-12", "red-1", "red-7"});
  france.automaTurn(7, 1);  // yellow contracts
  EXPECT_THAT(france.fulfilled(), ElementsAre("yellow-12")) << "four and three are seven";
}

struct AutomaOfficers : ::testing::Test {
  static Rich with(Officer officer) {
    Rich d(Level::veryHard);
    d.officer(1, officer);
    return d;
  }
};

TEST_F(AutomaOfficers, WK_AUTOMA_73_wilhelm_builds_bases_high_up_for_three) {
  Rich d = with(Officer::wilhelm);
  d.automaTurn(kBase, 7);
  EXPECT_EQ(d.builtAt(), "1-lower") << "tile 7 starts at 8, but mountains come first";
  EXPECT_EQ(d.automa().excavators, 27);
  Rich other = with(Officer::jill);
  other.automaTurn(kBase, 7);
  EXPECT_EQ(other.builtAt(), "8-lower") << "others do not look for mountains";
  Rich hills = with(Officer::wilhelm);
  for (const auto* site : {"1-upper", "1-lower", "2-upper", "2-lower", "3-upper", "3-lower"})
    hills.dam(site, 0);
  hills.dam("4-upper", 0).dam("4-lower", 0).automaTurn(kBase, 7);
  EXPECT_EQ(hills.builtAt(), "5-lower") << "without mountains the hills";
}

TEST_F(AutomaOfficers, WK_AUTOMA_74_graziano_raises_dams_instead) {
  Rich d = with(Officer::graziano);
  d.dam("8-lower", 1).automaTurn(kPowerhouse, 1);
  EXPECT_EQ(d.damAt("8-lower").level, 2);
  EXPECT_TRUE(d.told(EventKind::automaPrefers));
  Rich none = with(Officer::graziano);
  none.automaTurn(kPowerhouse, 1);
  EXPECT_EQ(none.automa().count(Structure::powerhouse), 1);
}

TEST_F(AutomaOfficers, WK_AUTOMA_75_viktor_saves_water_in_weak_conduits) {
  Rich d = with(Officer::viktor);
  d.dam("10-lower", 1, 3, 3).conduit("10-left", 1).powerhouse("11-1", 1);
  d.display({"green-3", "green-1", "yellow-6", "yellow-9", "red-1", "red-12"}).automaTurn(5, 1);
  EXPECT_EQ(d.automa().energy, 4);
  EXPECT_EQ(d.water("10-lower"), 2);
  const auto waterLeft = [](Officer officer, std::string_view dam, std::string_view conduit) {
    Rich automa = with(officer);
    automa.dam(dam, 1, 2, 2).conduit(conduit, 1).powerhouse("11-1", 1);
    automa.display({"green-3", "green-1", "yellow-6", "yellow-9", "red-1", "red-12"});
    automa.automaTurn(5, 1);
    return automa.water(dam);
  };
  EXPECT_EQ(waterLeft(Officer::viktor, "8-lower", "8-left"), 0) << "a conduit of 3 is not weak";
  EXPECT_EQ(waterLeft(Officer::jill, "10-lower", "10-left"), 0) << "others save nothing";
}

TEST_F(AutomaOfficers, WK_AUTOMA_76_jill_pays_conduits_with_mixers_and_takes_mixers) {
  Rich d = with(Officer::jill);
  d.automaTurn(kConduit, 1);
  EXPECT_EQ(d.automa().mixers, 25);
  EXPECT_EQ(d.automa().excavators, 30);
  Rich more = with(Officer::jill);
  more.machines(1, 11, 10).automaTurn(kConduit, 1);
  EXPECT_EQ(more.automa().excavators, 1) << "with more excavators than mixers as usual";
  Rich choice = with(Officer::jill);
  choice.tiles(1, {}).machines(1, 1, 9).automaTurn(1, 9);
  EXPECT_EQ(choice.automa().mixers, 10);
  Rich exact = with(Officer::jill);
  exact.machines(1, 5, 5).automaTurn(kConduit, 1);
  EXPECT_EQ(exact.automa().mixers, 0) << "as many as it takes are enough";
  EXPECT_EQ(exact.automa().excavators, 5);
}

TEST_F(AutomaOfficers, WK_AUTOMA_77_solomon_replaces_one_machine_and_no_more) {
  Rich d = with(Officer::solomon);
  d.machines(1, 2, 0).automaTurn(kBase, 1);
  EXPECT_EQ(d.builtAt(), "8-lower");
  EXPECT_EQ(d.automa().points, 13);
  EXPECT_EQ(d.automa().excavators, 0);
  Rich two = with(Officer::solomon);
  two.machines(1, 1, 0).automaTurn(kBase, 1);
  EXPECT_THAT(two.skipped(), Contains("construct-base: no_site"));
  Rich mixer = with(Officer::solomon);
  mixer.machines(1, 9, 1).automaTurn(kPowerhouse, 1);
  EXPECT_EQ(mixer.builtAt(), "5-1");
  EXPECT_EQ(mixer.automa().points, 13);
  EXPECT_EQ(mixer.automa().mixers, 0);
  EXPECT_EQ(mixer.automa().excavators, 9);
  Rich enough = with(Officer::solomon);
  enough.automaTurn(kPowerhouse, 1);
  EXPECT_EQ(enough.automa().mixers, 28) << "what it has it pays with";
  EXPECT_EQ(enough.automa().points, 16);
}

TEST_F(AutomaOfficers,
       WK_AUTOMA_78_anton_copies_the_highest_tile_of_the_wheel_when_nothing_else_fits) {
  Rich d = with(Officer::anton);
  d.tiles(1, {"anton", "base"}).automaTurn(kBase, 1);
  EXPECT_TRUE(d.hasTile(1, "anton"));
  Rich copy = with(Officer::anton);
  copy.tiles(1, {"anton"}).wheel(1, 3, "base-3").wheel(1, 4, "base").automaTurn(kBase, 1);
  EXPECT_FALSE(copy.hasTile(1, "anton"));
  EXPECT_EQ(copy.automa().excavators, 30) << "base III needs no machines";
}

TEST_F(AutomaOfficers, WK_AUTOMA_78_nothing_to_copy_and_nothing_to_copy_with) {
  Rich empty = with(Officer::anton);
  empty.tiles(1, {"anton"}).automaTurn(kBase, 1);
  EXPECT_THAT(empty.skipped(), Contains("construct-base: no_site")) << "the wheel is empty";
  Rich without = with(Officer::graziano);  // who raises dams instead, if he can
  without.tiles(1, {"powerhouse"}).wheel(1, 3, "elevation").dam("8-lower", 1);
  without.automaTurn(kPowerhouse, 1);
  EXPECT_EQ(without.damAt("8-lower").level, 1);
  EXPECT_EQ(without.automa().count(Structure::powerhouse), 1);
}

// Base III on the wheel could be copied and needs no machines; the basic tile needs too many.
TEST_F(AutomaOfficers, WK_AUTOMA_78_anton_waits_while_another_tile_is_there_even_if_too_dear) {
  for (const auto& [revision, copies] : {std::pair{2, true}, {3, false}}) {
    Options options = duelOptions(Level::veryHard);
    options.revision = revision;
    Duel d(options);
    d.officer(1, Officer::anton).machines(1, 0, 0);
    d.tiles(1, {"anton", "base"}).wheel(1, 3, "base-3").automaTurn(kBase, 1);
    EXPECT_EQ(d.hasTile(1, "anton"), !copies) << "revision " << revision;
    EXPECT_EQ(d.automa().count(Structure::base), copies ? 1 : 0) << "revision " << revision;
  }
}

// Seat 0 has had its turn and passes on to seat 2, whose first turn the tiles of the Automa decide.
Duel ledBy(int action, int criteria) {
  Options options = kThreeFixed;
  options.levels[1] = Level::veryHard;
  Duel d(options);
  d.officer(1, Officer::mahiri).contracts(2, {});
  d.player(0).acted = d.player(1).passed = true;
  d.stack(action, criteria);
  return d;
}

TEST_F(AutomaOfficers, WK_AUTOMA_79_WK_RULE_42_mahiri_makes_people_begin_by_the_tiles) {
  Duel d = ledBy(kBase, 1);
  d.machines(2, 9, 9).play("bank 1");
  EXPECT_EQ(d.builtAt(), "1-lower");
  EXPECT_EQ(d.player(2).workers, 10) << "the printed workers";
  EXPECT_EQ(d.player(2).excavators, 4);
  EXPECT_EQ(d.actor(), 0) << "and that was the whole turn";
  d.play("bank 1");
  EXPECT_EQ(d.actor(), 2) << "the next turn is free";
  EXPECT_EQ(d.stage(), Stage::action);
}

TEST_F(AutomaOfficers, WK_AUTOMA_79_whichever_seat_mahiri_has) {
  Options options = kThreeFixed;
  options.levels[2] = Level::veryHard;
  Duel d(options);
  d.officer(2, Officer::mahiri).contracts(1, {}).machines(1, 9, 9);
  d.player(0).acted = d.player(2).passed = true;
  d.stack(kBase, 1).play("bank 1");
  EXPECT_EQ(d.player(1).count(Structure::base), 1) << "led by the last seat";
}

TEST_F(AutomaOfficers, WK_AUTOMA_79_a_person_pays_with_hydro_and_only_what_can_be_paid) {
  Duel d = ledBy(kPowerhouse, 1);
  d.tiles(2, {}).hydro(2, 4).points(2, 10).play("bank 1");
  EXPECT_THAT(d.skipped(), Contains("machinery: too_dear"));
  EXPECT_THAT(d.deeds(), ElementsAre("bank"));
  EXPECT_EQ(d.player(2).hydro, 5);
  EXPECT_EQ(d.player(2).points, 10);
  Duel rich = ledBy(kPowerhouse, 1);
  rich.tiles(2, {}).hydro(2, 5).points(2, 10).play("bank 1");
  EXPECT_THAT(rich.deeds(), ElementsAre("machinery"));
  EXPECT_EQ(rich.player(2).hydro, 0);
}

TEST_F(AutomaOfficers, WK_AUTOMA_79_WK_RULE_42_contracts_are_fulfilled_as_people_do) {
  Duel d = ledBy(5, 1);
  d.dam("8-lower", 2, 2, 2).conduit("8-left", 2).powerhouse("11-1", 2).contracts(2, {"green-3"});
  d.display({"green-5", "green-1", "yellow-6", "yellow-9", "red-6", "red-12"}).play("bank 1");
  EXPECT_EQ(d.player(2).energy, 6);
  EXPECT_EQ(d.actor(), 2);
  EXPECT_EQ(d.stage(), Stage::fulfil);
  EXPECT_TRUE(d.offers("fulfil green-3"));
  EXPECT_FALSE(d.offers("fulfil yellow-9"));
}

TEST_F(AutomaOfficers, WK_AUTOMA_80_WK_EX_37_simone_fulfils_as_many_as_possible) {
  const auto fulfilledWith = [](int drops, std::string_view conduit, int modifierTile) {
    Rich d = with(Officer::simone);
    d.display({"green-1", "green-6", "yellow-6", "yellow-9", "red-6", "red-12"}).national({});
    d.dam(conduit == "8-left" ? "8-lower" : "1-lower", 1, drops, drops).energy(0, 40);
    d.conduit(conduit, 1).powerhouse(conduit == "8-left" ? "11-1" : "5-1", 1);
    d.automaTurn(modifierTile, 1);
    return d.fulfilled();
  };
  EXPECT_THAT(fulfilledWith(3, "8-left", 5), ElementsAre("yellow-9", "green-6")) << "nine: 6 and 3";
  EXPECT_THAT(fulfilledWith(3, "1-right", 5), ElementsAre("yellow-9", "green-6", "green-1"))
      << "twelve: 6, 3 and 2";
}

TEST_F(AutomaOfficers, WK_AUTOMA_80_simone_always_takes_a_national_contract) {
  Rich d = with(Officer::simone);
  d.display({"green-1", "green-6", "yellow-6", "yellow-9", "red-6", "red-12"});
  d.national({"national-1"}).dam("1-lower", 1, 3, 3).conduit("1-left", 1).powerhouse("8-1", 1);
  d.energy(0, 40).automaTurn(5, 1);
  EXPECT_THAT(d.fulfilled(), ElementsAre("national-1", "green-1")) << "15 = 13 + 2";
  Rich low = with(Officer::simone);  // nine energy: no national contract
  low.display({"green-1", "green-6", "yellow-6", "yellow-9", "red-6", "red-12"});
  low.national({"national-1"}).dam("8-lower", 1, 3, 3).conduit("8-left", 1).powerhouse("11-1", 1);
  low.energy(0, 40).automaTurn(5, 1);
  EXPECT_THAT(low.fulfilled(), ElementsAre("yellow-9", "green-6"));
}

TEST_F(AutomaOfficers, WK_AUTOMA_81_tommaso_sends_the_architect_and_has_another_turn) {
  Rich d = with(Officer::tommaso);
  d.tiles(1, {});
  d.automa().architect = true;
  d.automaTurn(1, 9);
  EXPECT_EQ(d.countTold(EventKind::automaTurned), 2);
  EXPECT_FALSE(d.automa().architect);
  Rich used = with(Officer::tommaso);
  used.tiles(1, {});
  used.automa().architect = false;
  used.automaTurn(1, 9);
  EXPECT_EQ(used.countTold(EventKind::automaTurned), 1);
}

TEST_F(AutomaOfficers, WK_AUTOMA_81_the_architect_does_not_go_where_two_are_needed) {
  const auto turns = [](int action, int workers) {
    Rich d = with(Officer::tommaso);
    d.tiles(1, {}).workers(1, workers);
    d.automa().architect = true;
    d.automaTurn(action, 1);
    EXPECT_EQ(d.automa().workers, workers - (workers > 1 ? 2 : 1));
    EXPECT_TRUE(d.automa().architect);
    return d.countTold(EventKind::automaTurned);
  };
  EXPECT_EQ(turns(20, 12), 1) << "machines for two workers";
  EXPECT_EQ(turns(20, 1), 1) << "even if there is only one left";
}

TEST_F(AutomaOfficers, WK_AUTOMA_84_promotional_officers_are_never_dealt) {
  Options options{.players = 4, .assignment = Assignment::random, .leeghwater = true};
  options.levels = {Level::person, Level::veryHard, Level::veryHard, Level::veryHard};
  for (std::uint8_t seed = 0; seed < 20; ++seed)
    for (const Player& player : makeGame(options).initial(seedNumber(seed)).players)
      EXPECT_LE(static_cast<int>(player.officer), static_cast<int>(Officer::margot));
}

}  // namespace
}  // namespace spannung::wasserkraft::testing
