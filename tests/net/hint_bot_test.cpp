#include "server/hub/hint_bot.h"

#include <gtest/gtest.h>

#include "tests/server/table_play.h"

namespace spannung::server::testing {
namespace {

using namespace std::chrono_literals;

HintBot hintAgainst(const std::vector<std::string>& bots) {
  std::vector<SeatPlan> seats{person("ada", "Ada")};
  for (const std::string& name : bots) seats.push_back(bot(name));
  return hintBotAt(Play(gathered("ada", std::move(seats))).table(), 1000ms);
}

TEST(HintBot, IsTheBestOneForTheUsualTime) {
  const HintBot bot = hintAgainst({"greedy", "hard@300ms"});
  EXPECT_EQ(bot.name, "expert@1000ms");
  EXPECT_EQ(bot.time, 1000ms);
}

TEST(HintBot, ThinksNoShorterThanAnyOpponent) {
  const HintBot bot = hintAgainst({"easy", "hard@4s", "expert"});
  EXPECT_EQ(bot.name, "expert@4000ms");
  EXPECT_EQ(bot.time, 4000ms);
}

TEST(HintBot, CountsSimulationsForNoTime) { EXPECT_EQ(hintAgainst({"hard@100000"}).time, 1000ms); }

}  // namespace
}  // namespace spannung::server::testing
