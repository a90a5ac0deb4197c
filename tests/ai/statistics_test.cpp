// The figures of Funkenschlag follow the events.
#include "ai/funkenschlag/statistics.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/ai/bot_table.h"
#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

// The value of a column in the row whose first column is `key`.
double cell(const StatisticsTable& table, double key, const std::string& column) {
  for (const auto& row : table.rows)
    for (std::size_t i = 0; i < row.size(); ++i)
      if (row[0] == key && table.columns[i].code == column) return row[i];
  ADD_FAILURE() << table.code << ": no " << column << " of " << key;
  return 0;
}

Result wonBy(int winner, int players) {
  Result result;
  result.standings.push_back({Seat::of(winner), 1, 10});
  for (int i = 0; i < players; ++i)
    if (i != winner) result.standings.push_back({Seat::of(i), 2, 5});
  return result;
}

class StatisticsTest : public ::testing::Test {
 protected:
  Event bought(int seat, int number, int price) const {
    return makeEvent(EventKind::plantBought, Seat::of(seat), position_.plant(number).index(),
                     price);
  }
  // Seat 0 buys and connects, both earn; then a last round without income.
  void playGame(Statistics& statistics) const {
    statistics.begin();
    statistics.observe(bought(0, 8, 20));
    statistics.observe(bought(1, 4, 4));
    statistics.observe(makeEvent(EventKind::resourceBought, Seat::of(0), 0, 3, 6));
    statistics.observe(makeEvent(EventKind::cityConnected, Seat::of(0), 7, 10, 1));
    statistics.observe(makeEvent(EventKind::incomePaid, Seat::of(0), 1, 22));
    statistics.observe(makeEvent(EventKind::incomePaid, Seat::of(1), 0, 10));
    statistics.observe(makeEvent(EventKind::roundStarted, Seat::none(), 2));
    statistics.observe(makeEvent(EventKind::cityConnected, Seat::of(0), 8, 16, 1));
  }

  Position position_{{.players = 2}};
};

TEST_F(StatisticsTest, CountPlants) {
  Statistics statistics(position_.tables());
  playGame(statistics);
  statistics.finish(wonBy(0, 2));
  const StatisticsTable plants = statistics.tables()[0];
  EXPECT_EQ(cell(plants, 8, "bought"), 1);
  EXPECT_EQ(cell(plants, 8, "mean_price"), 20);
  EXPECT_EQ(cell(plants, 8, "mean_markup"), 12);
  EXPECT_EQ(cell(plants, 8, "winner_share"), 1);
  EXPECT_EQ(cell(plants, 4, "winner_share"), 0);
  EXPECT_TRUE(std::isnan(cell(plants, 50, "mean_price")));
}

TEST_F(StatisticsTest, FollowMoneyCitiesAndIncome) {
  Statistics statistics(position_.tables());
  playGame(statistics);
  EXPECT_EQ(statistics.rounds(), 2);
  statistics.finish(wonBy(0, 2));
  const StatisticsTable rounds = statistics.tables()[1];
  EXPECT_EQ(cell(rounds, 1, "mean_money"), (50 - 20 - 6 - 10 + 22 + 50 - 4 + 10) / 2.0);
  EXPECT_EQ(cell(rounds, 1, "mean_cities"), 0.5);
  EXPECT_EQ(cell(rounds, 1, "mean_income"), 16);
  EXPECT_EQ(cell(rounds, 2, "mean_money"), (50 - 20 - 6 - 10 + 22 - 16 + 50 - 4 + 10) / 2.0);
  EXPECT_TRUE(std::isnan(cell(rounds, 2, "mean_income")));
}

TEST_F(StatisticsTest, AGameThatIsBrokenOffDoesNotCount) {
  Statistics statistics(position_.tables());
  playGame(statistics);
  playGame(statistics);
  statistics.finish(wonBy(1, 2));
  EXPECT_EQ(cell(statistics.tables()[0], 8, "bought"), 1);
  EXPECT_EQ(cell(statistics.tables()[1], 1, "games"), 1);
}

TEST_F(StatisticsTest, AddUp) {
  Statistics left(position_.tables());
  Statistics right(position_.tables());
  playGame(left);
  left.finish(wonBy(0, 2));
  playGame(right);
  right.finish(wonBy(1, 2));
  left.add(right);
  EXPECT_EQ(cell(left.tables()[0], 8, "bought"), 2);
  EXPECT_EQ(cell(left.tables()[0], 8, "winner_share"), 0.5);
  EXPECT_EQ(cell(left.tables()[1], 2, "games"), 2);
}

// The book-keeping from events must agree with the state it never sees.
TEST(Statistics, EndsWithTheMoneyAndCitiesOfTheBreakdown) {
  const auto simulation = spannung::testing::simulated(
      spannung::testing::planOf({{"players", "3"}}, {"greedy", "random"}, 1));
  const SimulatedGame& game = simulation.games.front();
  double money = 0;
  double cities = 0;
  for (std::size_t line = 0; line < simulation.breakdownCodes.size(); ++line)
    for (std::size_t seat = 0; seat < 3; ++seat) {
      if (simulation.breakdownCodes[line] == "money") money += game.breakdown[line * 3 + seat];
      if (simulation.breakdownCodes[line] == "cities") cities += game.breakdown[line * 3 + seat];
    }
  EXPECT_DOUBLE_EQ(cell(simulation.statistics[1], game.rounds, "mean_money"), money / 3);
  EXPECT_DOUBLE_EQ(cell(simulation.statistics[1], game.rounds, "mean_cities"), cities / 3);
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
