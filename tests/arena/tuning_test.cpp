// Tuning by self-play, with a bot that is easy to improve.
#include "ai/tuning/tuning.h"

#include <gtest/gtest.h>

#include "ai/random_bot.h"
#include "tests/ai/bot_table.h"

namespace spannung::testing {
namespace {

// Plays like greedy with a chance that is its only parameter, else at random.
class MoodyBot final : public Bot {
 public:
  MoodyBot(double sense, const LoadedGame& game)
      : sense_(sense), greedy_(*makeBot("greedy", game)), random_(game.rules()) {}
  std::string_view name() const override { return "moody"; }
  Move choose(const AnyState& view, Seat seat, Dice& dice) override {
    const bool sensible = dice.below(1000) < 1000 * sense_;
    return sensible ? greedy_->choose(view, seat, dice) : random_.choose(view, seat, dice);
  }

 private:
  double sense_;
  std::unique_ptr<Bot> greedy_;
  RandomBot random_;
};

Parameters moody() { return {{"sense", 0.5, 0, 1}}; }

std::unique_ptr<Bot> makeMoody(const Parameters& parameters, const LoadedGame& game, int) {
  return std::make_unique<MoodyBot>(parameters[0].value, game);
}

TuningPlan moodyPlan() {
  return {funkenschlagWith({{"players", "2"}}),
          {{"funkenschlag", "moody"}, moody, makeMoody},
          moody(),
          30,
          8,
          40};
}

Tuning tuned(const TuningPlan& plan) {
  const std::atomic<bool> cancelled{false};
  const auto tuning = tune(plan, cancelled);
  EXPECT_TRUE(tuning.has_value()) << tuning.error().code;
  return tuning.value_or(Tuning{});
}

TEST(Tuning, FindsWeightsThatWinAndProvesIt) {
  const Tuning tuning = tuned(moodyPlan());
  EXPECT_GT(tuning.tuned[0].value, 0.65);
  EXPECT_TRUE(tuning.isGain()) << tuning.ahead.share;
  EXPECT_GT(tuning.rating.low, 0);
  EXPECT_EQ(tuning.checkGames, 40);
}

TEST(Tuning, DoesNotDependOnTheNumberOfThreads) {
  TuningPlan plan = moodyPlan();
  plan.iterations = 4;
  plan.threads = 1;
  const Tuning one = tuned(plan);
  plan.threads = 2;
  const Tuning two = tuned(plan);
  EXPECT_EQ(one.tuned, two.tuned);
  EXPECT_EQ(one.ahead, two.ahead);
}

TEST(Tuning, TellsItsProgressUpToTheLastGame) {
  TuningPlan plan = moodyPlan();
  plan.iterations = 2;
  plan.games = 3;  // two seats, so four
  plan.checkGames = 5;
  int last = 0;
  const std::atomic<bool> cancelled{false};
  EXPECT_TRUE(tune(plan, cancelled, [&last](int done) { last = done; }).has_value());
  EXPECT_EQ(gamesOf(plan), 2 * 4 + 6);
  EXPECT_EQ(last, gamesOf(plan));
}

TEST(Tuning, NobodyIsTunedAlone) {
  TuningPlan plan = moodyPlan();
  plan.game = gameWith("powerline", {{"players", "1"}});
  const std::atomic<bool> cancelled{false};
  const auto tuning = tune(plan, cancelled);
  ASSERT_FALSE(tuning.has_value());
  EXPECT_EQ(tuning.error().code, "tuning_alone");
}

}  // namespace
}  // namespace spannung::testing
