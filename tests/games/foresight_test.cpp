// Random games: whatever is foreseen for a seat happens, and nothing is foreseen that the seat
// cannot know.
#include "games/foresight.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/library.h"
#include "tests/contract/option_sets.h"

namespace spannung {
namespace {

// A move as it really happens.
struct Happening {
  std::vector<Event> events;
  AnyState before;
  AnyState after;
};

class Watcher {
 public:
  Watcher(const AnyGame& rules, Seat seat) : rules_(rules), seat_(seat) {}

  Happening watch(const AnyState& state, Move move) const {
    Happening happening{.events = {}, .before = state, .after = state};
    auto listen = [&](const Event& event) { happening.events.push_back(event); };
    rules_.apply(happening.after, seat_, move, EventSink(listen));
    return happening;
  }
  AnyState seen(const AnyState& state) const { return rules_.redacted(state, Viewer::seat(seat_)); }

 private:
  const AnyGame& rules_;
  Seat seat_;
};

class Foreseeing {
 public:
  explicit Foreseeing(const LoadedGame& game) : game_(game), rules_(game.rules()) {}

  void playGame(std::uint32_t number) {
    Rng rng{{number}, 0};
    Dice dice(rng);
    AnyState state = rules_.initial(Seed{static_cast<std::uint8_t>(number)});
    while (!rules_.finished(state) && !::testing::Test::HasFailure()) {
      const Seat seat = rules_.active(state).first();
      MoveList moves;
      rules_.legal(state, seat, moves);
      const Move move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
      SCOPED_TRACE(rules_.text(move));
      state = played(state, seat, move);
    }
  }

  int certain() const { return certain_; }
  int open() const { return open_; }

 private:
  AnyState played(const AnyState& state, Seat seat, Move move) {
    const Watcher watcher(rules_, seat);
    const Happening real = watcher.watch(state, move);
    const Foresight foresight = foresee(game_, state, seat, {{move}});
    expectSame(foresight, foresee(game_, watcher.seen(state), seat, {{move}}));
    expectTrue(foresight, real, watcher);
    if (foresight.steps.front().isCertain) expectGoesOn(state, seat, move, real.after);
    return real.after;
  }

  void expectSame(const Foresight& one, const Foresight& other) {
    ASSERT_EQ(one.steps.size(), other.steps.size());
    EXPECT_TRUE(rules_.equal(one.seen, other.seen)) << "hidden things made a difference";
    for (std::size_t i = 0; i < one.steps.size(); ++i) {
      EXPECT_EQ(one.steps[i].events, other.steps[i].events);
      EXPECT_EQ(one.steps[i].isCertain, other.steps[i].isCertain);
    }
  }

  void expectTrue(const Foresight& foresight, const Happening& real, const Watcher& watcher) {
    ASSERT_EQ(foresight.steps.size(), 1U);
    const ForeseenStep& step = foresight.steps.front();
    const std::size_t told = step.events.size();
    ASSERT_TRUE(step.verdict.fine());
    ASSERT_LE(told, real.events.size());
    EXPECT_TRUE(std::equal(step.events.begin(), step.events.end(), real.events.begin()));
    for (const Event& event : step.events) EXPECT_FALSE(rules_.eventTerms()[event.kind].reveals);
    EXPECT_TRUE(told == real.events.size() || !step.isCertain);
    const AnyState& reached = step.isCertain ? real.after : real.before;
    EXPECT_TRUE(rules_.equal(foresight.seen, watcher.seen(reached)));
    EXPECT_FALSE(game_.document(foresight.seen).empty());
    ++(step.isCertain ? certain_ : open_);
  }

  // A second move is foreseen after the first as it is from where that leads.
  void expectGoesOn(const AnyState& before, Seat seat, Move first, const AnyState& after) {
    MoveList moves;
    rules_.legal(after, seat, moves);
    if (moves.empty()) return;
    const Move second = moves[moves.size() / 2];
    const Foresight both = foresee(game_, before, seat, {{first, second}});
    const Foresight later = foresee(game_, after, seat, {{second}});
    ASSERT_EQ(both.steps.size(), 2U);
    EXPECT_EQ(both.steps[1].events, later.steps[0].events);
    EXPECT_EQ(both.steps[1].isCertain, later.steps[0].isCertain);
    EXPECT_TRUE(rules_.equal(both.seen, later.seen));
  }

  const LoadedGame& game_;
  const AnyGame& rules_;
  int certain_ = 0;
  int open_ = 0;
};

class Foresees : public ::testing::TestWithParam<const char*> {
 protected:
  static const Library& library() {
    static const Library kLibrary = openLibrary().value();
    return kLibrary;
  }
};

TEST_P(Foresees, WhatHappensAndNothingThatIsHidden) {
  const GameModule& module = *library().find(GetParam());
  const std::vector<Values> sets = testing::someOptionSets(module);
  const std::size_t stride = 1 + sets.size() / 24;
  int certain = 0;
  int open = 0;
  for (std::size_t i = 0; i < sets.size() && !HasFailure(); i += stride) {
    const auto game = module.load(sets[i], {}).value();
    Foreseeing foreseeing(*game);
    foreseeing.playGame(static_cast<std::uint32_t>(i));
    certain += foreseeing.certain();
    open += foreseeing.open();
  }
  EXPECT_GT(certain, open) << "most moves turn nothing up";
  EXPECT_GT(open, 0);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Foresees,
                         ::testing::Values("funkenschlag", "pampero", "powerline", "wasserkraft"),
                         [](const auto& each) { return std::string(each.param); });

TEST(Foresight, EndsAtTheFirstMoveThatIsRefused) {
  const Library library = openLibrary().value();
  const auto game = library.load("powerline", {{"players", "1"}}, {}).value();
  const AnyGame& rules = game->rules();
  const AnyState start = rules.initial(Seed{});
  const Move worker = rules.parse("island red").move;
  const Foresight foresight =
      foresee(*game, start, Seat::of(0), std::vector<Move>{worker, worker, worker});
  ASSERT_EQ(foresight.steps.size(), 2U);
  EXPECT_TRUE(foresight.steps[0].verdict.fine());
  EXPECT_FALSE(foresight.steps[1].verdict.fine());
  AnyState after = start;
  auto ignore = [](const Event&) {};
  rules.apply(after, Seat::of(0), worker, EventSink(ignore));
  EXPECT_TRUE(rules.equal(rules.redacted(after, Viewer::seat(Seat::of(0))), foresight.seen));
}

}  // namespace
}  // namespace spannung
