// What comes of what searches know about Pampero.
#include <gtest/gtest.h>

#include "ai/pampero/policy.h"
#include "ai/simulation_summary.h"
#include "tests/ai/bot_table.h"
#include "tests/ai/policy_play.h"
#include "tests/contract/scale.h"
#include "tests/pampero/table.h"

namespace spannung::testing {
namespace {

using pampero::Policy;
using pampero::testing::kBlue;
using pampero::testing::Table;

std::string choiceIn(const Table& table, std::uint32_t simulations = 100) {
  return table.game().text(found(Policy(table.game()), table.state(), simulations).best());
}

// Nothing else that can still be done in the last turn brings as much.
TEST(PamperoPolicy, SellsItsBatteriesInTheLastTurn) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.setTimeline(table.tables().timeline.last() - 1);
  table.state().scoringsDone = 2;
  table.state().round = 2;
  table.state().turn = 2;
  table.setStep(kBlue, 3);
  table.setIncome(kBlue, {5, 5, 5, 5, 5});
  table.blue().batteries = 8;
  EXPECT_TRUE(choiceIn(table).starts_with("play export")) << choiceIn(table);
}

TEST(PamperoPolicy, AFewSimulationsBeatGreedy) {
  const auto game = gameWith("pampero", {{"players", "2"}});
  const auto plan = planOf(game, {"hard@30", "greedy"}, scaled(8, 4));
  EXPECT_GE(summarize(simulated(plan)).bots[0].wins.share, 0.5);
}

}  // namespace
}  // namespace spannung::testing
