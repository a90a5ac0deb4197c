#include "ai/bot.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

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

}  // namespace
}  // namespace spannung::testing
