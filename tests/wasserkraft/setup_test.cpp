// Setup: what is dealt, what is given, and who starts with what.
#include <algorithm>
#include <bit>
#include <set>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/wasserkraft/notation.h"
#include "engine/wasserkraft/site.h"
#include "tests/wasserkraft/position.h"

namespace spannung::wasserkraft::testing {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr Options kDraft4{.players = 4};
constexpr Options kIntro4{
    .players = 4, .mode = Mode::introductory, .assignment = Assignment::fixed};
constexpr Options kRandom4{.players = 4, .assignment = Assignment::random};

State start(const Options& options, std::uint8_t seed = 1, const Deal& deal = {}) {
  return makeGame(options).initial(seedNumber(seed), deal);
}

TEST(Setup, WK_SETUP_01_WK_SETUP_02_two_to_four_in_both_modes) {
  for (const Mode mode : {Mode::introductory, Mode::full})
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      const State state = start({players, mode, Assignment::random});
      EXPECT_EQ(state.order.count(), players);
      EXPECT_EQ(state.phase, Phase::actions);
    }
}

TEST(Setup, WK_SETUP_03_four_different_headstream_tiles) {
  std::set<int> seen;
  for (std::uint8_t seed = 0; seed < 20; ++seed) {
    const State state = start(kFourFixed, seed);
    const std::set<int> tiles(state.headstreamTiles.begin(), state.headstreamTiles.end());
    EXPECT_EQ(tiles.size(), 4U);
    seen.insert(tiles.begin(), tiles.end());
  }
  EXPECT_EQ(seen.size(), 8U) << "all eight come up in some game";
}

TEST(Setup, WK_SETUP_04_five_bonus_tiles_without_the_one_for_tiles_in_the_introductory_game) {
  bool full = false;
  for (std::uint8_t seed = 0; seed < 20; ++seed) {
    EXPECT_THAT(start(kIntro4, seed).bonuses, Not(Contains(Bonus::tiles)));
    const State state = start(kDraft4, seed);
    EXPECT_EQ(std::set<Bonus>(state.bonuses.begin(), state.bonuses.end()).size(), 5U);
    full |= std::count(state.bonuses.begin(), state.bonuses.end(), Bonus::tiles) > 0;
  }
  EXPECT_TRUE(full);
}

TEST(Setup, WK_SETUP_04_bonus_tiles_of_leeghwater_stay_in_their_box) {
  for (std::uint8_t seed = 0; seed < 20; ++seed)
    for (const Bonus bonus : start(kDraft4, seed).bonuses)
      EXPECT_LE(static_cast<int>(bonus), static_cast<int>(Bonus::tiles));
}

TEST(Setup, WK_SETUP_05_WK_RULE_06_the_objective_is_drawn_and_everybody_sees_it) {
  std::set<Objective> seen;
  for (std::uint8_t seed = 0; seed < 40; ++seed) {
    const Wasserkraft game = makeGame(kDraft4);
    const State state = game.initial(seedNumber(seed));
    EXPECT_EQ(game.redacted(state, Viewer::spectator()).objective, state.objective);
    seen.insert(state.objective);
  }
  EXPECT_EQ(seen.size(), 6U);
}

TEST(Setup, WK_SETUP_06_one_national_contract_less_than_players) {
  for (int players = 2; players <= 4; ++players)
    EXPECT_EQ(start({.players = players}).national.count(), players - 1);
}

TEST(Setup, WK_SETUP_07_two_contracts_of_each_colour_lie_open) {
  const Wasserkraft game = makeGame(kDraft4);
  const State state = game.initial(seedNumber(3));
  for (std::size_t colour = 0; colour < kStackColours; ++colour) {
    EXPECT_EQ(state.stacks[colour].count(), 13);
    for (const ContractIndex shown : state.display[colour])
      EXPECT_EQ(indexOf(game.tables().contract(shown).colour), colour);
  }
}

TEST(Setup, WK_SETUP_06_WK_SETUP_07_contracts_are_shuffled) {
  std::set<int> national;
  std::set<int> shown;
  for (std::uint8_t seed = 0; seed < 20; ++seed) {
    const State state = start(kDraft4, seed);
    national.insert(state.national[0].index());
    shown.insert(state.display[1][0].index());
  }
  EXPECT_GT(national.size(), 2U);
  EXPECT_GT(shown.size(), 5U);
}

TEST(Setup, WK_SETUP_06_WK_SETUP_07_given_contracts_lie_in_their_order) {
  const Position p;
  Deal deal;
  for (const auto* id : {"national-4", "national-2"}) deal.national.push_back(p.contract(id));
  for (const auto* id : {"yellow-7", "yellow-3", "yellow-5"})
    deal.stacks[1].push_back(p.contract(id));
  const State state = start(kDraft4, 3, deal);
  EXPECT_EQ(state.national[0], p.contract("national-4"));
  EXPECT_EQ(state.national[1], p.contract("national-2"));
  EXPECT_EQ(state.display[1][0], p.contract("yellow-7"));
  EXPECT_EQ(state.display[1][1], p.contract("yellow-3"));
  EXPECT_EQ(state.stacks[1].back(), p.contract("yellow-5")) << "the next to be turned up";
}

TEST(Setup, WK_SETUP_08_WK_RULE_07_neutral_dams_on_lower_sites_with_a_drop_each) {
  for (std::uint8_t seed = 0; seed < 20; ++seed) {
    const Wasserkraft game = makeGame(kFourFixed);
    const State state = game.initial(seedNumber(seed));
    std::array<int, kAreas> levels{};
    for (const DamSite site : all<DamSite>(kDamSites)) {
      const Dam& dam = damOn(state, site);
      if (!dam.isThere()) continue;
      EXPECT_TRUE(dam.owner.isNeutral());
      EXPECT_EQ(sideOf(site), 1);
      EXPECT_EQ(dam.water, 1);
      levels[indexOf(game.tables().basin(basinOf(site)).area)] = dam.level;
    }
    EXPECT_THAT(levels, ElementsAre(1, 2, 3));
  }
}

// The basins of the neutral dams, by area.
std::array<int, kAreas> neutralBasins(const State& state) {
  const Wasserkraft game = makeGame(kFourFixed);
  std::array<int, kAreas> basins{};
  for (const DamSite site : all<DamSite>(kDamSites))
    if (damOn(state, site).owner.isNeutral())
      basins[indexOf(game.tables().basin(basinOf(site)).area)] = basinOf(site).index();
  return basins;
}

TEST(Setup, WK_SETUP_08_neutral_dams_stand_in_any_basin_of_their_area) {
  std::array<std::set<int>, kAreas> seen;
  for (std::uint8_t seed = 0; seed < 40; ++seed)
    for (std::size_t area = 0; area < kAreas; ++area)
      seen[area].insert(neutralBasins(start(kFourFixed, seed))[area]);
  EXPECT_THAT(seen[0], ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(seen[1], ElementsAre(4, 5, 6));
  EXPECT_THAT(seen[2], ElementsAre(7, 8, 9));
}

TEST(Setup, WK_SETUP_08_a_given_basin_counts_for_its_area_alone) {
  const auto drawn = neutralBasins(start(kFourFixed, 5));
  Deal deal;
  deal.neutral.push_back(BasinIndex::of(drawn[1] == 4 ? 5 : 4));
  const auto given = neutralBasins(start(kFourFixed, 5, deal));
  EXPECT_EQ(given[0], drawn[0]);
  EXPECT_EQ(given[1], deal.neutral[0].index());
  EXPECT_EQ(given[2], drawn[2]);
}

TEST(Setup, WK_SETUP_09_patents_only_in_the_full_game) {
  const State full = start(kDraft4);
  for (const Tile tile : full.patents) EXPECT_EQ(tile.level(), 1);
  EXPECT_EQ(full.patentStack.count(), 12);
  const State introductory = start(kIntro4);
  EXPECT_THAT(introductory.patents, Each(Tile::none()));
  EXPECT_EQ(introductory.patentStack.count(), 0);
}

TEST(Setup, WK_SETUP_09_the_introductory_game_has_no_patent_office) {
  Position p({.players = 4, .mode = Mode::introductory, .assignment = Assignment::fixed});
  p.turnTo(0);
  EXPECT_EQ(p.refusal("use patents-1"), Reason::spaceNotInPlay);
  EXPECT_TRUE(p.offers("use workshop-one-left"));
  EXPECT_TRUE(Position().turnTo(0).offers("use patents-1"));
}

TEST(Setup, WK_SETUP_09_tiles_are_shuffled_level_by_level) {
  std::set<int> first;
  for (std::uint8_t seed = 0; seed < 20; ++seed)
    first.insert(start(kDraft4, seed).patents[0].index());
  EXPECT_EQ(first.size(), 5U) << "four kinds and the joker";
}

TEST(Setup, WK_SETUP_09_given_tiles_come_first_in_their_level) {
  Deal deal;
  for (const auto* tile : {"joker-1", "conduit-2", "base-1"})
    deal.tiles.push_back(Position::tile(tile));
  for (std::uint8_t seed = 0; seed < 5; ++seed) {
    const State state = start(kDraft4, seed, deal);
    EXPECT_EQ(state.patents[0], Position::tile("joker-1"));
    EXPECT_EQ(state.patents[1], Position::tile("base-1"));
    EXPECT_EQ(state.patentStack[state.patentStack.size() - 3], Position::tile("conduit-2"))
        << "below the last two of level I";
  }
}

TEST(Setup, WK_SETUP_10_spaces_for_more_players_are_covered) {
  const auto covered = [](int players) {
    std::vector<std::string> ids;
    const Wasserkraft game = makeGame({.players = players});
    for (int i = 0; i < game.tables().spaces(); ++i)
      if (!game.tables().terms(i).inPlay) ids.push_back(game.tables().space(i).id);
    return ids;
  };
  EXPECT_THAT(covered(4), IsEmpty());
  EXPECT_THAT(covered(3),
              ElementsAre("turbine-plus1-left", "turbine-plus1-right", "machinery-any-left",
                          "machinery-any-right", "contracts-more-left", "contracts-more-right"));
  EXPECT_THAT(covered(2),
              ElementsAre("turbine-plus1-left", "turbine-plus1-right", "turbine-minus1-left",
                          "turbine-minus1-right", "workshop-two-left", "workshop-two-right",
                          "machinery-any-left", "machinery-any-right", "contracts-more-left",
                          "contracts-more-right"));
  Position p(kTwoFixed);
  p.turnTo(0);
  EXPECT_EQ(p.refusal("use workshop-two-left"), Reason::spaceNotInPlay);
}

TEST(Setup, WK_SETUP_11_WK_SETUP_12_WK_RULE_01_what_everybody_starts_with) {
  Position p(kFourFixed);
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(p.player(seat).hydro, 6);
    EXPECT_EQ(p.player(seat).excavators, 6);
    EXPECT_EQ(p.player(seat).mixers, 4);
    EXPECT_EQ(p.player(seat).workers, 12);
    EXPECT_EQ(p.player(seat).points, 10);
    EXPECT_EQ(p.player(seat).energy, 0);
    EXPECT_THAT(p.player(seat).built, Each(0));
  }
  Options printed = kFourFixed;
  printed.readings.printedMixers = true;
  EXPECT_EQ(start(printed).players[0].mixers, 6);
}

TEST(Setup, WK_SETUP_11_mahiri_starts_with_9_hydro) {
  Deal deal;
  deal.officers.push_back(Officer::mahiri);
  EXPECT_EQ(start(kRandom4, 1, deal).players[0].hydro, 9);
  EXPECT_EQ(start(kRandom4, 1, deal).players[1].hydro, 6);
}

TEST(Setup, WK_SETUP_13_the_joker_belongs_to_the_introductory_game) {
  const TileMask specific = tileBit(Tile::basic(0)) | tileBit(Tile::basic(1)) |
                            tileBit(Tile::basic(2)) | tileBit(Tile::basic(3));
  EXPECT_EQ(start(kIntro4).players[0].tiles, specific | tileBit(Position::tile("joker")));
  EXPECT_EQ(start(kFourFixed).players[0].tiles, specific);
}

TEST(Setup, WK_SETUP_14_fixed_sets_by_place_in_the_turn_order) {
  Deal deal;
  for (const int seat : {2, 0, 3, 1}) deal.order.push_back(Seat::of(seat));
  Position p(kIntro4, deal);
  EXPECT_EQ(p.player(2).company, Company::usa);
  EXPECT_EQ(p.player(2).officer, Officer::wilhelm);
  EXPECT_THAT(p.openContracts(2), ElementsAre("start-1"));
  EXPECT_EQ(p.player(0).company, Company::germany);
  EXPECT_EQ(p.player(0).officer, Officer::jill);
  EXPECT_EQ(p.player(3).company, Company::italy);
  EXPECT_EQ(p.player(3).officer, Officer::solomon);
  EXPECT_EQ(p.player(1).company, Company::france);
  EXPECT_EQ(p.player(1).officer, Officer::viktor);
  EXPECT_THAT(p.openContracts(1), ElementsAre("start-4"));
  EXPECT_EQ(p.actor(), 2);
}

TEST(Setup, WK_SETUP_15_WK_SETUP_16_WK_EX_11_the_last_to_choose_plays_first) {
  // Sophia 0, Viktor 1, Paul 2, Joanna 3 choose in this order.
  Deal deal;
  for (const int seat : {3, 2, 1, 0}) deal.order.push_back(Seat::of(seat));
  for (const Company company : {Company::usa, Company::germany, Company::italy, Company::france})
    deal.companies.push_back(company);
  Position p(kDraft4, deal);
  EXPECT_EQ(p.actor(), 0);
  EXPECT_EQ(p.refusal("start start-1"), Reason::wrongMoment);
  p.play({"company france", "start start-2", "company italy"});
  EXPECT_EQ(p.refusal("start start-2"), Reason::startNotOffered);
  p.play({"start start-4", "company usa", "start start-1"});
  EXPECT_EQ(p.player(3).company, Company::germany) << "what is left takes itself";
  EXPECT_THAT(p.openContracts(3), ElementsAre("start-3"));
  EXPECT_THAT(p.orderSeats(), ElementsAre(3, 2, 1, 0));
  EXPECT_EQ(p.actor(), 3);
}

TEST(Setup, WK_SETUP_15_a_company_comes_with_its_officer) {
  Position p(kDraft4, Deal{});
  const CompanySet set = p.state().offeredSets.back();
  const int chooser = p.actor();
  p.play("company " + std::string(companyText(set.company)));
  EXPECT_EQ(p.player(chooser).officer, set.officer);
  EXPECT_EQ(p.actor(), chooser) << "then the contract";
}

TEST(Setup, WK_SETUP_15_the_draft_goes_counter_clockwise) {
  for (std::uint8_t seed = 0; seed < 8; ++seed) {
    const State state = start(kDraft4, seed);
    for (std::size_t i = 1; i < 4; ++i)
      EXPECT_EQ(state.order[i].index(), (state.order[i - 1].index() + 1) % 4)
          << "its reverse, the turn order, goes clockwise";
  }
}

TEST(Setup, WK_SETUP_17_seven_officers_and_four_companies_in_the_draft) {
  std::set<Officer> officers;
  std::set<Company> companies;
  for (std::uint8_t seed = 0; seed < 60; ++seed)
    for (const CompanySet& set : start({.players = 2}, seed).offeredSets) {
      officers.insert(set.officer);
      companies.insert(set.company);
    }
  EXPECT_EQ(officers.size(), 7U);
  EXPECT_EQ(companies.size(), 4U);
}

TEST(Setup, WK_SETUP_18_WK_RULE_20_mahiri_finds_three_officers_to_copy) {
  for (int players = 2; players <= 4; ++players) {
    Deal deal;
    deal.officers.push_back(Officer::mahiri);
    const State state = start({.players = players, .assignment = Assignment::random}, 1, deal);
    EXPECT_EQ(state.extraOfficers.count(), 4 - players);
    for (const Officer officer : state.extraOfficers)
      for (int i = 0; i < players; ++i)
        EXPECT_NE(state.players[static_cast<std::size_t>(i)].officer, officer);
  }
  Deal without;
  for (const Officer officer : {Officer::jill, Officer::anton}) without.officers.push_back(officer);
  EXPECT_EQ(
      start({.players = 2, .assignment = Assignment::random}, 1, without).extraOfficers.count(), 0);
}

TEST(Setup, WK_SETUP_18_none_are_laid_out_for_fixed_sets_or_if_only_owned_ones_count) {
  for (std::uint8_t seed = 0; seed < 20; ++seed)
    EXPECT_TRUE(start(kTwoFixed, seed).extraOfficers.empty());
  Deal deal;
  deal.officers.push_back(Officer::mahiri);
  Options options{.players = 2, .assignment = Assignment::random};
  options.readings.onlyOwnedOfficers = true;
  EXPECT_TRUE(start(options, 1, deal).extraOfficers.empty());
}

TEST(Setup, WK_SETUP_19_anton_brings_his_tile) {
  Deal deal;
  deal.officers.push_back(Officer::anton);
  const State state = start(kRandom4, 1, deal);
  EXPECT_NE(state.players[0].tiles & tileBit(Tile::anton()), 0U);
  EXPECT_EQ(state.players[1].tiles & tileBit(Tile::anton()), 0U);
}

TEST(Setup, WK_HIDE_07_the_same_seed_gives_the_same_game) {
  EXPECT_EQ(start(kDraft4, 7), start(kDraft4, 7));
  EXPECT_FALSE(start(kDraft4, 7) == start(kDraft4, 8));
}

// Explicit deals.

Verdict checkOf(const Options& options, const Deal& deal) {
  return makeGame(options).checkDeal(deal);
}

TEST(Deals, WhatIsGivenIsDealtAndTheRestStays) {
  const State drawn = start(kRandom4, 5);
  Deal deal;
  deal.headstreams.push_back(2);
  deal.objective.push_back(Objective::connections);
  deal.neutral.push_back(BasinIndex::of(3));
  deal.stacks[0].push_back(ContractIndex::of(9));
  deal.tiles.push_back(Position::tile("joker-1"));
  const State given = start(kRandom4, 5, deal);
  EXPECT_EQ(given.headstreamTiles[0], 2);
  EXPECT_EQ(given.objective, Objective::connections);
  EXPECT_TRUE(damOn(given, damAt(BasinIndex::of(3), 1)).owner.isNeutral());
  EXPECT_EQ(given.display[0][0], ContractIndex::of(9));
  EXPECT_EQ(given.patents[0], Position::tile("joker-1"));
  EXPECT_EQ(given.bonuses, drawn.bonuses);
  EXPECT_EQ(given.national, drawn.national);
  EXPECT_EQ(given.order, drawn.order);
  EXPECT_EQ(given.stacks[1], drawn.stacks[1]);
}

TEST(Deals, RefusesWhatIsImpossible) {
  Deal order;
  order.order.push_back(Seat::of(0));
  EXPECT_EQ(reasonOf(checkOf(kDraft4, order)), Reason::dealOrder);
  Deal twice;
  twice.headstreams.push_back(1);
  twice.headstreams.push_back(1);
  EXPECT_EQ(reasonOf(checkOf(kDraft4, twice)), Reason::dealTwice);
  Deal colour;
  colour.stacks[0].push_back(ContractIndex::of(20));  // a yellow one
  EXPECT_EQ(reasonOf(checkOf(kDraft4, colour)), Reason::dealUnknown);
  Deal area;
  area.neutral.push_back(BasinIndex::of(4));
  area.neutral.push_back(BasinIndex::of(5));
  EXPECT_EQ(reasonOf(checkOf(kDraft4, area)), Reason::dealArea);
  Deal sea;
  sea.neutral.push_back(BasinIndex::of(11));  // has no dam
  EXPECT_EQ(reasonOf(checkOf(kDraft4, sea)), Reason::dealUnknown);
  Deal many;
  for (int i = 0; i < 2; ++i) many.national.push_back(ContractIndex::of(49 + i));
  EXPECT_EQ(reasonOf(checkOf({.players = 2}, many)), Reason::dealCount);
  Deal fixed;
  fixed.companies.push_back(Company::usa);
  EXPECT_EQ(reasonOf(checkOf(kFourFixed, fixed)), Reason::dealNotRandom);
  Deal tiles;
  tiles.tiles.push_back(Position::tile("base-1"));
  EXPECT_EQ(reasonOf(checkOf(kIntro4, tiles)), Reason::dealIntroductory);
  Deal bonus;
  bonus.bonuses.push_back(Bonus::tiles);
  EXPECT_EQ(reasonOf(checkOf(kIntro4, bonus)), Reason::dealIntroductory);
}

// Hidden information.

TEST(Hidden, WK_HIDE_01_WK_HIDE_06_everything_but_the_stacks_is_open_to_all) {
  const Wasserkraft game = makeGame(kRandom4);
  State state = game.initial(seedNumber(2));
  const State view = game.redacted(state, Viewer::seat(Seat::of(1)));
  EXPECT_EQ(view, game.redacted(state, Viewer::spectator()));
  state.rng = {};
  for (auto& stack : state.stacks)
    for (ContractIndex& contract : stack) contract = kUnknownContract;
  for (Tile& tile : state.patentStack) tile = Tile::unknown();
  EXPECT_EQ(view, state);
}

TEST(Hidden, WK_HIDE_02_a_guess_keeps_colours_and_levels) {
  const Wasserkraft game = makeGame(kRandom4);
  State state = game.initial(seedNumber(2));
  Rng rng = Rng::fromSeed(seedNumber(9));
  Dice dice(rng);
  State guess = state;
  game.determinize(guess, Viewer::spectator(), dice);
  EXPECT_FALSE(guess.stacks == state.stacks);
  for (std::size_t i = 0; i < state.patentStack.size(); ++i)
    EXPECT_EQ(guess.patentStack[i].level(), state.patentStack[i].level());
  for (std::size_t colour = 0; colour < kStackColours; ++colour)
    for (const ContractIndex contract : guess.stacks[colour])
      EXPECT_EQ(indexOf(game.tables().contract(contract).colour), colour);
}

State guessOf(const Wasserkraft& game, const State& state, std::uint8_t seed) {
  Rng rng = Rng::fromSeed(seedNumber(seed));
  Dice dice(rng);
  State guess = state;
  game.determinize(guess, Viewer::spectator(), dice);
  return guess;
}

template <class Pile>
auto sorted(const Pile& pile) {
  std::vector<typename Pile::value_type> items(pile.begin(), pile.end());
  std::ranges::sort(items);
  return items;
}

TEST(Hidden, WK_HIDE_01_a_guess_puts_into_a_stack_what_nobody_sees) {
  Position p;
  p.contracts(0, {"green-1"}).contracts(3, {"green-4", "red-2"});
  p.display({"green-2", "green-3", "yellow-1", "yellow-2", "red-1", "red-3"});
  p.state().display[2][1] = ContractIndex::none();
  p.player(3).fulfilled |= contractBit(p.contract("yellow-5"));
  p.state().stacks[1].erase(p.contract("yellow-5"));
  p.state().contractsGone |= contractBit(p.contract("red-3"));
  p.state().knownBottom = {0, 2, 1};
  for (std::uint8_t seed = 0; seed < 20; ++seed) {
    const State guess = guessOf(p.game(), p.state(), seed);
    for (std::size_t colour = 0; colour < kStackColours; ++colour) {
      EXPECT_EQ(sorted(guess.stacks[colour]), sorted(p.state().stacks[colour]));
      for (std::size_t i = 0; i < p.state().knownBottom[colour]; ++i)
        EXPECT_EQ(guess.stacks[colour][i], p.state().stacks[colour][i]);
    }
  }
}

TEST(Hidden, WK_HIDE_02_guesses_differ_in_the_tiles_to_come) {
  const Wasserkraft game = makeGame(kRandom4);
  const State state = game.initial(seedNumber(2));
  EXPECT_FALSE(guessOf(game, state, 1).patentStack == guessOf(game, state, 2).patentStack);
}

TEST(Hidden, WK_HIDE_05_a_guess_mixes_the_automa_tiles_below_the_top_one) {
  Options options = kTwoFixed;
  options.levels[1] = Level::normal;
  Position p(options);
  p.turnTo(0).play("bank 1").turnTo(0).play("bank 1");
  const auto& stack = p.state().automaStack;
  std::set<int> below;
  for (std::uint8_t seed = 0; seed < 20; ++seed) {
    const State guess = guessOf(p.game(), p.state(), seed);
    EXPECT_EQ(guess.automaStack.back(), stack.back());
    EXPECT_EQ(guess.automaPile, p.state().automaPile);
    EXPECT_EQ(sorted(guess.automaStack), sorted(stack));
    below.insert(guess.automaStack[stack.size() - 2]);
  }
  EXPECT_GT(below.size(), 5U);
  const Position without;
  EXPECT_TRUE(guessOf(without.game(), without.state(), 1).automaStack.empty());
}

TEST(Hidden, WK_HIDE_03_WK_CONTRACT_07_discards_under_a_stack_are_known) {
  Position p;
  p.contracts(0, {"start-1", "green-1", "green-4"}).turnTo(0);
  p.display({"green-2", "green-3", "yellow-1", "yellow-2", "red-1", "red-2"});
  p.play({"use contracts-one-left", "take red-1", "discard green-4"});
  const State view = p.game().redacted(p.state(), Viewer::spectator());
  EXPECT_EQ(view.stacks[0].front(), p.contract("green-4"));
  EXPECT_EQ(view.stacks[0].back(), kUnknownContract);
  EXPECT_THAT(p.openContracts(0), Not(Contains("green-4")));
  EXPECT_EQ(p.actor(), 1) << "and the turn is over";
}

TEST(Hidden, WK_HIDE_04_unused_tiles_are_not_in_the_state) {
  const State state = start(kDraft4);
  EXPECT_EQ(state.headstreamTiles.size(), 4U);
  EXPECT_EQ(state.national.count(), 3);
  EXPECT_LT(sizeof(State), 2048U);
}

}  // namespace
}  // namespace spannung::wasserkraft::testing
