#include <functional>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ai/bots.h"
#include "tests/ai/bot_table.h"

namespace spannung::testing {
namespace {

using ::testing::ElementsAre;

TEST(Bots, AreListedWeakestFirst) {
  EXPECT_THAT(botNames("funkenschlag"),
              ElementsAre("random", "easy", "greedy", "medium", "hard", "expert"));
  EXPECT_THAT(botNames("chess"), ElementsAre("random"));
}

TEST(Bots, BearTheNameTheyWereAskedFor) {
  const auto game = funkenschlagWith({});
  for (const std::string& name : botNames("funkenschlag")) {
    const auto bot = makeBot(name, *game);
    ASSERT_TRUE(bot.has_value());
    EXPECT_EQ((*bot)->name(), name);
  }
}

TEST(Bots, UnknownNameIsAProblemThatListsTheKnownOnes) {
  const auto bot = makeBot("deep thought", *funkenschlagWith({}));
  ASSERT_FALSE(bot.has_value());
  EXPECT_EQ(bot.error(), (Problem{"bots",
                                  "unknown_bot",
                                  {{"name", "deep thought"},
                                   {"known", "random, easy, greedy, medium, hard, expert"}}}));
}

// The moves of a whole game's beginning, and what was thought about each.
struct Course {
  std::vector<Move> moves;
  std::vector<std::uint32_t> visits;

  bool operator==(const Course&) const = default;
};

using Chooses = std::function<Move(Bot& bot, const AnyState& view, Seat seat, Dice& dice)>;

// Every seat is played by one bot, which keeps its trees from move to move.
Course courseOf(const std::string& bot, const LoadedGame& game, const Chooses& choose) {
  constexpr int kPlies = 12;
  std::vector<std::unique_ptr<Bot>> bots;
  for (int i = 0; i < game.rules().seats(); ++i) bots.push_back(*makeBot(bot, game));
  Rng rng = Rng::fromSeed(parseSeed("same dice"));
  Dice dice(rng);
  AnyState state = game.rules().initial(parseSeed("same deal"));
  Course course;
  NoSink silence;
  for (int ply = 0; ply < kPlies && !game.rules().finished(state); ++ply) {
    const Seat seat = game.rules().active(state).first();
    Bot& thinker = *bots[static_cast<std::size_t>(seat.index())];
    const AnyState view = game.rules().redacted(state, Viewer::seat(seat));
    course.moves.push_back(choose(thinker, view, seat, dice));
    for (const Thought& thought : thinker.thoughts()) course.visits.push_back(thought.visits);
    game.rules().apply(state, seat, course.moves.back(), silence);
  }
  return course;
}

TEST(Bots, ThinkTheSameInSlicesAsInOneGo) {
  using namespace std::chrono_literals;
  for (const auto& module : library().modules())
    for (const char* bot : {"random", "greedy", "easy", "hard@60", "hard@40/2"}) {
      if (!isBot(bot, module->name())) continue;
      const auto game = gameWith(module->name(), {{"players", "2"}});
      int slices = 0;
      const auto sliced = [&](Bot& thinker, const AnyState& view, Seat seat, Dice& dice) {
        thinker.begin(view, seat, dice);
        while (thinker.thinkOn(0ms)) ++slices;
        return thinker.chosen(dice);
      };
      const auto whole = [](Bot& thinker, const AnyState& view, Seat seat, Dice& dice) {
        return thinker.choose(view, seat, dice);
      };
      EXPECT_TRUE(courseOf(bot, *game, sliced) == courseOf(bot, *game, whole))
          << module->name() << bot;
      EXPECT_EQ(slices > 0, *bot == 'e' || *bot == 'h')
          << module->name() << bot;  // the searching ones
    }
}

// Between slices any time may pass.
TEST(Bots, OnlyCountTheTimeInWhichTheyThink) {
  using namespace std::chrono_literals;
  const auto game = funkenschlagWith({{"players", "2"}});
  const auto bot = *makeBot("hard@60ms", *game);
  Rng rng;
  Dice dice(rng);
  const AnyState start = game->rules().initial(parseSeed("same deal"));
  const Seat seat = game->rules().active(start).first();
  bot->begin(game->rules().redacted(start, Viewer::seat(seat)), seat, dice);
  std::this_thread::sleep_for(70ms);
  EXPECT_TRUE(bot->thinkOn(1ms));
  while (bot->thinkOn(5ms)) continue;
  EXPECT_TRUE(game->rules().check(start, seat, bot->chosen(dice)).fine());
}

TEST(Bots, SayWhatTheyAskFor) {
  using namespace std::chrono_literals;
  EXPECT_EQ(demandOf("hard").time, 1000ms);
  EXPECT_EQ(demandOf("expert+paranoid@60s/4").time, 60s);
  EXPECT_EQ(demandOf("expert+paranoid@60s/4").threads, 4);
  EXPECT_EQ(demandOf("easy").time, std::nullopt);
  EXPECT_EQ(demandOf("medium@5000").time, std::nullopt);
  EXPECT_EQ(demandOf("greedy").time, std::nullopt);
  EXPECT_EQ(demandOf("nobody").threads, 1);
}

TEST(Bots, AreBoundToATime) {
  using namespace std::chrono_literals;
  EXPECT_EQ(boundedBot("expert@60s", 10s), "expert@10s");
  EXPECT_EQ(boundedBot("expert+paranoid@60s/4", 1500ms), "expert+paranoid@1500ms");
  EXPECT_EQ(boundedBot("expert", 1s), "expert@1s");
  EXPECT_EQ(boundedBot("hard@5s/2", 10s), "hard@5s");
  EXPECT_EQ(boundedBot("hard@9000/2", 10s), "hard@9000");
  EXPECT_EQ(boundedBot("expert@10s", 10s), "expert@10s");
  EXPECT_EQ(boundedBot("greedy", 10s), "greedy");
}

}  // namespace
}  // namespace spannung::testing
