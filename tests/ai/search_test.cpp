// The search itself, played on Funkenschlag.
#include <algorithm>
#include <chrono>
#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ai/funkenschlag/policy.h"
#include "ai/match.h"
#include "ai/search/level.h"
#include "ai/search/search_bot.h"
#include "ai/search/tree.h"
#include "ai/search/tree_search.h"
#include "games/erased_game.h"
#include "games/library.h"

namespace spannung::testing {
namespace {

using funkenschlag::Funkenschlag;
using funkenschlag::Policy;
using search::BySeat;
using search::TreeSearch;

std::shared_ptr<const LoadedGame> load(const Values& options) {
  return *openLibrary()->load("funkenschlag", options, {});
}

constexpr Seed kSeed = {7};

struct Search : ::testing::Test {
  std::shared_ptr<const LoadedGame> game = load({{"players", "3"}});
  const Funkenschlag& rules = gameBehind<Funkenschlag>(*game);
  // That has learned nothing: what it would, other tests show.
  Policy policy{rules, funkenschlag::shippedWeights(rules.seats()), std::nullopt};
  funkenschlag::State start = rules.initial(kSeed);

  funkenschlag::State viewOf(const funkenschlag::State& state) const {
    return rules.redacted(state, Viewer::seat(state.actor));
  }
  search::Findings found(const funkenschlag::State& view, std::uint32_t simulations) const {
    TreeSearch<Policy> search(policy, {}, kSeed);
    search.ponder(view, view.actor);
    search.run({.simulations = simulations});
    return search.findings();
  }
};

TEST_F(Search, TheSameSeedAndSimulationsGiveTheSameTree) {
  const auto tree = [&] {
    TreeSearch<Policy> search(policy, {}, kSeed);
    search.ponder(viewOf(start), start.actor);
    search.run({.simulations = 700});
    std::vector<search::Node> nodes;
    for (search::NodeIndex i = 0; i < search.tree().size(); ++i)
      nodes.push_back(search.tree().node(i));
    return nodes;
  };
  EXPECT_TRUE(tree() == tree());
}

TEST_F(Search, EverySimulationIsCountedOnce) {
  const search::Findings findings = found(viewOf(start), 300);
  EXPECT_EQ(findings.simulations, 300U);
  std::uint32_t visits = 0;
  for (const search::Finding& finding : findings.moves) visits += finding.visits;
  EXPECT_EQ(visits, 300U);
}

// Two games that only differ in the cards that nobody has seen.
TEST_F(Search, SeesNothingThatItsSeatDoesNotSee) {
  funkenschlag::State other = start;
  Rng rng = Rng::fromSeed({1, 2, 3});
  Dice dice(rng);
  rules.determinize(other, Viewer::seat(start.actor), dice);
  ASSERT_FALSE(other == start);
  ASSERT_EQ(viewOf(other), viewOf(start));
  EXPECT_EQ(found(viewOf(start), 400).moves, found(viewOf(other), 400).moves);
}

TEST_F(Search, ChancesOfAPositionAreAProbability) {
  for (const search::Finding& finding : found(viewOf(start), 200).moves) {
    EXPECT_GE(finding.chance, 0);
    EXPECT_LE(finding.chance, 1);
  }
}

// What was found out about a position stays known when the game gets there.
TEST_F(Search, KeepsTheTreeBelowTheMoveThatWasMade) {
  TreeSearch<Policy> search(policy, {}, kSeed);
  search.ponder(viewOf(start), start.actor);
  search.run({.simulations = 400});
  const search::Finding best = search.findings().moves.front();
  const auto below = search.tree().size();
  funkenschlag::State next = start;
  NoSink silence;
  rules.apply(next, start.actor, best.move, silence);
  search.ponder(rules.redacted(next, Viewer::seat(start.actor)), start.actor);
  EXPECT_EQ(search.tree().node(search::Tree::root()).visits, best.visits);
  EXPECT_LT(search.tree().size(), below);
  EXPECT_GT(search.tree().size(), 1U);
}

TEST_F(Search, StartsAnewWhereTheTreeDoesNotReach) {
  TreeSearch<Policy> search(policy, {}, kSeed);
  search.ponder(viewOf(start), start.actor);
  search.run({.simulations = 50});
  const funkenschlag::State other = rules.initial({9});
  search.ponder(viewOf(other), start.actor);
  EXPECT_EQ(search.tree().size(), 1U);
}

// The system may take the processor away at any moment, but not each time.
TEST_F(Search, TakesNoLongerThanItMay) {
  using namespace std::chrono_literals;
  TreeSearch<Policy> search(policy, {}, kSeed);
  search.ponder(viewOf(start), start.actor);
  auto quickest = search::Clock::duration::max();
  for (int i = 0; i < 10 && quickest > 110ms; ++i) {
    const auto began = search::Clock::now();
    search.run({.time = 100ms});
    quickest = std::min(quickest, search::Clock::now() - began);
  }
  EXPECT_LE(quickest, 110ms);
}

TEST_F(Search, SeveralThreadsAddUpTheirTrees) {
  const auto level = search::levelOf("hard@150/3");
  ASSERT_TRUE(level);
  search::SearchBot<Policy> bot(policy, *level, "hard@150/3");
  Rng rng;
  Dice dice(rng);
  bot.choose(AnyState::of(viewOf(start)), start.actor, dice);
  std::uint32_t visits = 0;
  for (const Thought& thought : bot.thoughts()) visits += thought.visits;
  EXPECT_EQ(visits, 3U * 150U);
}

TEST_F(Search, AFullTreeIsRefinedInsteadOfExtended) {
  search::Settings settings;
  settings.mostNodes = 60;
  TreeSearch<Policy> search(policy, settings, kSeed);
  search.ponder(viewOf(start), start.actor);
  search.run({.simulations = 500});
  EXPECT_LE(search.tree().size(), 60U + MoveList::kCapacity);
  EXPECT_EQ(search.findings().simulations, 500U);
}

// Has learned that the seat with more money wins, and would be surprised to be asked to play on.
class Foreseeing : public Policy {
 public:
  using Policy::Policy;
  bool hasOutlook() const { return true; }
  bool isRestful(const funkenschlag::State&) const { return true; }
  search::Outlook outlook(const funkenschlag::State& state) const {
    EXPECT_FALSE(rules().finished(state));
    search::Outlook outlook;
    float all = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(rules().seats()); ++i)
      all += outlook.chances[i] =
          static_cast<float>(1 + state.player(Seat::of(static_cast<int>(i))).money);
    for (float& chance : outlook.chances) chance /= all;
    outlook.scores.fill(kForeseenScore);
    return outlook;
  }
  Move rollout(const funkenschlag::State& state, Seat, const MoveList& moves, Dice&) const {
    ADD_FAILURE() << "played on at round " << state.round;
    return moves[0];
  }

  static constexpr float kForeseenScore = 11;
};
static_assert(search::Foresees<Foreseeing>);

struct Foresight : Search {
  Foreseeing foreseeing{rules};

  search::Findings foreseen(const funkenschlag::State& state, std::uint32_t simulations) const {
    TreeSearch<Foreseeing> search(foreseeing, {}, kSeed);
    search.ponder(viewOf(state), state.actor);
    search.run({.simulations = simulations});
    return search.findings();
  }
};

TEST_F(Foresight, NeedsNoRolloutsAndTellsWhatItForesees) {
  const search::Findings findings = foreseen(start, 300);
  EXPECT_EQ(findings.simulations, 300U);
  for (const search::Finding& finding : findings.moves) {
    EXPECT_NEAR(finding.score, Foreseeing::kForeseenScore, 1e-9);
    EXPECT_NEAR(finding.chances[0] + finding.chances[1] + finding.chances[2], 1, 1e-5);
  }
}

TEST_F(Foresight, StillHasReasons) {
  for (const search::Finding& finding : foreseen(start, 100).moves)
    EXPECT_NE(finding.expected, search::Appraisal{}) << rules.text(finding.move);
}

TEST_F(Foresight, TheSameSeedAndSimulationsGiveTheSameTree) {
  EXPECT_EQ(foreseen(start, 500).moves, foreseen(start, 500).moves);
}

// A game between greedy players up to its last decision.
funkenschlag::State lastDecision(const Funkenschlag& rules, const Policy& policy) {
  funkenschlag::State state = rules.initial(kSeed);
  funkenschlag::State before = state;
  Rng rng = Rng::fromSeed(kSeed);
  Dice dice(rng);
  NoSink silence;
  while (!rules.finished(state)) {
    before = state;
    const Seat mover = rules.active(state).first();
    rules.apply(state, mover, policy.rollout(state, mover, dice), silence);
  }
  return before;
}

// The foreseen score is 11 for everybody; that of a finished game is its own.
TEST_F(Foresight, AFinishedGameCountsByItsResult) {
  const funkenschlag::State last = lastDecision(rules, policy);
  bool finishes = false;
  for (const search::Finding& finding : foreseen(last, 100).moves) {
    funkenschlag::State after = last;
    NoSink silence;
    rules.apply(after, last.actor, finding.move, silence);
    if (!rules.finished(after)) continue;
    finishes = true;
    const Result result = rules.result(after);
    for (const Standing& standing : result.standings) {
      const auto seat = static_cast<std::size_t>(standing.seat.index());
      EXPECT_EQ(finding.chances[seat] > 0, standing.rank == 1);
      if (standing.seat == last.actor) {
        EXPECT_NEAR(finding.score, standing.score, 1e-9);
      }
    }
  }
  EXPECT_TRUE(finishes);
}

// Without an outlook for this kind of table everything is as it always was.
TEST_F(Foresight, WithoutWeightsItPlaysOn) {
  struct Blind : Policy {
    using Policy::Policy;
    bool hasOutlook() const { return false; }
    search::Outlook outlook(const funkenschlag::State&) const {
      ADD_FAILURE();
      return {};
    }
  };
  const Blind blind{rules, funkenschlag::shippedWeights(rules.seats()), std::nullopt};
  TreeSearch<Blind> search(blind, {}, kSeed);
  search.ponder(viewOf(start), start.actor);
  search.run({.simulations = 200});
  EXPECT_EQ(search.findings().moves, found(viewOf(start), 200).moves);
}

// Says that nothing is restful before the second round.
struct Restless : Foreseeing {
  using Foreseeing::Foreseeing;
  bool isRestful(const funkenschlag::State& state) const { return state.round > 1; }
  search::Outlook outlook(const funkenschlag::State& state) const {
    EXPECT_GT(state.round, 1);
    return Foreseeing::outlook(state);
  }
  Move rollout(const funkenschlag::State& state, Seat seat, Dice& dice) const {
    return Policy::rollout(state, seat, dice);
  }
  Move rollout(const funkenschlag::State& state, Seat seat, const MoveList&, Dice& dice) const {
    return Policy::rollout(state, seat, dice);
  }
};

TEST_F(Foresight, WaitsForAPositionThatIsRestful) {
  static_assert(search::WaitsForRest<Restless>);
  const Restless restless{rules};
  search::Settings settings;
  settings.longestUnrest = 600;
  TreeSearch<Restless> search(restless, settings, kSeed);
  search.ponder(viewOf(start), start.actor);
  search.run({.simulations = 50});
  EXPECT_EQ(search.findings().simulations, 50U);
}

// Looks on for whoever thinks, from positions that are not beyond the next stage.
struct Bounded : Foreseeing {
  using Foreseeing::Foreseeing;
  static constexpr bool kStopsAtHorizon = true;
  int horizon(const funkenschlag::State& state) const { return stage(state) + 1; }
  search::Outlook outlookFor(const funkenschlag::State& state, Seat root) const {
    EXPECT_EQ(root, thinker);
    deepest = std::max(deepest, stage(state));
    return Foreseeing::outlook(state);
  }

  Seat thinker = Seat::none();
  mutable int deepest = 0;
};
static_assert(search::StopsAtHorizon<Bounded> && search::LooksOn<Bounded>);
static_assert(!search::StopsAtHorizon<Foreseeing> && !search::LooksOn<Foreseeing>);

TEST_F(Foresight, MayStopAtTheHorizonAndLookOnFromThere) {
  Bounded bounded{rules};
  bounded.thinker = start.actor;
  TreeSearch<Bounded> search(bounded, {}, kSeed);
  search.ponder(viewOf(start), start.actor);
  search.run({.simulations = 3000});
  EXPECT_EQ(bounded.deepest, bounded.horizon(start));
}

TEST(Levels, AreReadWithRivalsBudgetsAndThreads) {
  using namespace std::chrono_literals;
  EXPECT_EQ(search::levelOf("expert")->budget.time, 2000ms);
  EXPECT_EQ(search::levelOf("expert@5s")->budget.time, 5000ms);
  EXPECT_EQ(search::levelOf("hard@250ms")->budget.time, 250ms);
  EXPECT_EQ(search::levelOf("hard@3000")->budget.simulations, 3000U);
  EXPECT_EQ(search::levelOf("hard@3000")->budget.time, std::nullopt);
  EXPECT_EQ(search::levelOf("medium@9/4")->threads, 4);
  EXPECT_EQ(search::levelOf("hard")->rivals, search::Rivals::usual);
  EXPECT_EQ(search::levelOf("hard+paranoid")->rivals, search::Rivals::paranoid);
  EXPECT_EQ(search::levelOf("hard+selfish@9/4")->rivals, search::Rivals::selfish);
}

TEST(Levels, NonsenseIsNoLevel) {
  for (const char* text : {"", "grandmaster", "hard@", "hard@0", "hard@-1", "hard@x", "hard@5m",
                           "hard@99999999999", "hard@700s", "hard+", "hard+nice", "hard@5s+selfish",
                           "hard/0", "hard/65", "hard/2x", "@5s", "hard@5s@6s", "hard/2/2"})
    EXPECT_FALSE(search::levelOf(text)) << text;
}

TEST(Levels, WhoErrsTakesTheBetterMoveMoreOften) {
  search::Findings findings;
  findings.moves = {{.move = {1}, .visits = 5, .chance = 0.5},
                    {.move = {2}, .visits = 4, .chance = 0.44}};
  search::Level level{.name = "shaky", .error = 0.06};
  Rng rng = Rng::fromSeed(kSeed);
  Dice dice(rng);
  int worse = 0;
  constexpr int kTimes = 3000;
  for (int i = 0; i < kTimes; ++i) worse += search::choiceOf(findings, level, dice) == Move{2};
  EXPECT_NEAR(static_cast<double>(worse) / kTimes, 1.0 / 3, 0.05);
  level.error = 0;
  EXPECT_EQ(search::choiceOf(findings, level, dice), Move{1});
}

TEST(Chances, SumUpToOneAndFollowTheScores) {
  const BySeat chances = search::chancesOf(BySeat{10, 12, 8}, 3, 2.0, 0);
  EXPECT_NEAR(chances[0] + chances[1] + chances[2], 1, 1e-6);
  EXPECT_GT(chances[1], chances[0]);
  EXPECT_GT(chances[0], chances[2]);
  EXPECT_NEAR(search::chancesOf(BySeat{11, 10}, 2, 1.0, 0)[0], 0.731, 0.001);
}

TEST(Chances, AloneOneCompetesWithTheReference) {
  EXPECT_NEAR(search::chancesOf(BySeat{50}, 1, 5.0, 50)[0], 0.5, 1e-6);
  EXPECT_GT(search::chancesOf(BySeat{60}, 1, 5.0, 50)[0], 0.8);
}

TEST(Chances, WinnersOfATieShare) {
  Result result;
  result.standings.push_back({Seat::of(0), 1, 20});
  result.standings.push_back({Seat::of(1), 1, 20});
  result.standings.push_back({Seat::of(2), 3, 5});
  const BySeat chances = search::chancesOf(result, 3, 1.0, 0);
  EXPECT_FLOAT_EQ(chances[0], chances[1]);
  EXPECT_LT(chances[2], 0.01);
  EXPECT_NEAR(chances[0], 0.5, 0.01);
}

TEST(Chances, ContentmentIsMostlyWhoWins) {
  const search::Outlook outlook{.chances = {0.5F, 0.5F}, .scores = {12, 10}};
  const BySeat contentment = search::contentmentOf(outlook, 2, 2.0, 0);
  EXPECT_NEAR(contentment[0], 0.8 * 0.5 + 0.2 * 0.731, 0.001);
  EXPECT_NEAR(contentment[0] + contentment[1], 1, 1e-6);
}

TEST(MergedFindings, AddVisitsAndWeighTheRest) {
  search::Findings left{.moves = {{.move = {1}, .visits = 30, .chance = 0.4},
                                  {.move = {2}, .visits = 10, .chance = 0.2}},
                        .simulations = 40};
  search::Findings right{.moves = {{.move = {2}, .visits = 90, .chance = 0.6}}, .simulations = 90};
  const std::vector<search::Findings> both = {left, right};
  const search::Findings all = search::merged(both);
  EXPECT_EQ(all.simulations, 130U);
  ASSERT_EQ(all.moves.size(), 2U);
  EXPECT_EQ(all.best(), Move{2});
  EXPECT_EQ(all.moves[0].visits, 100U);
  EXPECT_NEAR(all.moves[0].chance, 0.56, 1e-9);
}

// Rivals who are all against one hold its loss for their gain.
TEST(Trees, ParanoidRivalsWantTheThinkerToLose) {
  MoveList moves;
  moves.add({1});
  moves.add({2});
  std::array<float, 2> priors = {1, 1};
  for (const auto rivals : {search::Rivals::selfish, search::Rivals::paranoid}) {
    search::Settings settings;
    settings.rivals = rivals;
    search::Tree tree(settings);
    tree.match(search::Tree::root(), moves);
    tree.grow(search::Tree::root(), Seat::of(1), moves, priors);
    const search::NodeIndex child = tree.choose(search::Tree::root());
    tree.credit(std::array{child}, BySeat{0.2F, 0.3F, 0.5F}, Seat::of(0));
    EXPECT_NEAR(tree.node(child).mean(), rivals == search::Rivals::selfish ? 0.3 : 0.8, 1e-6);
  }
}

// Moves that are legal only in some of the guesses get their nodes when they turn up.
TEST(Trees, GrowByMovesOfOtherGuesses) {
  search::Tree tree({});
  MoveList first;
  first.add({1});
  first.add({2});
  std::array<float, 2> priors = {1, 3};
  EXPECT_FALSE(tree.match(search::Tree::root(), first));
  tree.grow(search::Tree::root(), Seat::of(0), first, priors);
  EXPECT_TRUE(tree.match(search::Tree::root(), first));
  MoveList second;
  second.add({2});
  second.add({3});
  EXPECT_FALSE(tree.match(search::Tree::root(), second));
  tree.grow(search::Tree::root(), Seat::of(0), second, priors);
  EXPECT_EQ(tree.size(), 4U);
  EXPECT_TRUE(tree.match(search::Tree::root(), second));
  for (int i = 0; i < 10; ++i)
    EXPECT_NE(tree.node(tree.choose(search::Tree::root())).move, Move{1});
}

}  // namespace
}  // namespace spannung::testing
