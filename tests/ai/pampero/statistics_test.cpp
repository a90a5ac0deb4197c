// The figures of Pampero follow the events.
#include "ai/pampero/statistics.h"

#include <gtest/gtest.h>

#include "engine/pampero/rules.h"
#include "games/erased_game.h"
#include "tests/ai/bot_table.h"

namespace spannung::pampero::testing {
namespace {

using spannung::testing::gameWith;
using spannung::testing::planOf;
using spannung::testing::simulated;

class PamperoStatistics : public ::testing::Test {
 protected:
  const Tables& tables() const { return gameBehind<Pampero>(*game_).tables(); }

  static void playTwoYears(Statistics& statistics) {
    statistics.begin();
    statistics.observe(makeEvent(EventKind::yearStarted, Seat::none(), 1));
    statistics.observe(makeEvent(EventKind::towerBuilt, Seat::of(0), 7, 2));
    statistics.observe(makeEvent(EventKind::incomeReceived, Seat::of(0), 4));
    statistics.observe(makeEvent(EventKind::incomeReceived, Seat::of(1), 9));
    statistics.observe(makeEvent(EventKind::yearStarted, Seat::none(), 2));
    statistics.observe(makeEvent(EventKind::contractFulfilled, Seat::of(0), 3, 1));
  }

  std::shared_ptr<const LoadedGame> game_ = gameWith("pampero", {{"players", "1"}});
};

TEST_F(PamperoStatistics, CountWhatThePlayerDoesAndNotVj) {
  Statistics statistics(tables());
  playTwoYears(statistics);
  EXPECT_EQ(statistics.rounds(), 2);
  statistics.finish({});
  playTwoYears(statistics);
  statistics.finish({});
  const StatisticsTable years = statistics.tables()[0];
  ASSERT_EQ(years.rows.size(), 2U);
  EXPECT_EQ(years.rows[0], (std::vector<double>{1, 2, 4, 1, 0, 0, 0, 0}));
  EXPECT_EQ(years.rows[1], (std::vector<double>{2, 2, 0, 0, 0, 1, 0, 0}));
}

TEST_F(PamperoStatistics, ASimulationTellsYears) {
  const auto simulation = simulated(planOf(gameWith("pampero", {{"players", "2"}}), {"random"}, 2));
  for (const auto& game : simulation.games) {
    EXPECT_GE(game.rounds, 5);
    EXPECT_LE(game.rounds, 8);
  }
}

}  // namespace
}  // namespace spannung::pampero::testing
