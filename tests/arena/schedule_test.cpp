// Who plays whom on which seat.
#include "ai/arena/schedule.h"

#include <map>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "ai/arena/played_seats.h"
#include "tests/ai/bot_table.h"

namespace spannung::testing {
namespace {

using Lineups = std::vector<Lineup>;

Contest contest(const std::vector<std::string>& words, int seats) {
  const auto result = contestOf(words, seats);
  EXPECT_TRUE(result.has_value());
  return result.value_or(Contest{});
}

TEST(Contest, AsManyBotsAsSeatsAreOneLineup) {
  EXPECT_EQ(contest({"a", "b", "c"}, 3).lineups, (Lineups{{0, 1, 2}}));
}

TEST(Contest, MoreBotsThanSeatsPlayInAllCombinations) {
  const Contest three = contest({"a", "b", "c"}, 2);
  EXPECT_EQ(three.lineups, (Lineups{{0, 1}, {0, 2}, {1, 2}}));
  EXPECT_EQ(contest({"a", "b", "c", "d", "e"}, 3).lineups.size(), 10U);
}

TEST(Contest, FewerBotsThanSeatsShareThemAsEvenlyAsPossible) {
  EXPECT_EQ(contest({"a", "b"}, 4).lineups, (Lineups{{0, 1, 0, 1}}));
  EXPECT_EQ(contest({"a", "b"}, 3).lineups, (Lineups{{0, 1, 0}, {0, 1, 1}}));
  EXPECT_EQ(contest({"a"}, 2).lineups, (Lineups{{0, 0}}));
}

TEST(Contest, NumbersAndRepeatedNamesAreAFixedLineup) {
  const Contest one = contest({"hard@1s", "greedy*3"}, 4);
  EXPECT_EQ(one.names, (std::vector<std::string>{"hard@1s", "greedy"}));
  EXPECT_EQ(one.lineups, (Lineups{{0, 1, 1, 1}}));
  EXPECT_EQ(contest({"a", "b", "a"}, 3).lineups, (Lineups{{0, 1, 0}}));
}

TEST(Contest, WordsThatMakeNoSenseAreRefused) {
  const auto code = [](const std::vector<std::string>& words, int seats) {
    const auto result = contestOf(words, seats);
    return result ? std::string("fine") : result.error().code;
  };
  EXPECT_EQ(code({}, 2), "no_bots");
  for (const char* word : {"a*", "a*0", "a*7", "a*x", "*3", "a*-1"})
    EXPECT_EQ(code({word}, 3), "bad_bot_count") << word;
  EXPECT_EQ(code({"a*2"}, 3), "lineup_size");
  EXPECT_EQ(code({"a*4"}, 3), "lineup_size");
  EXPECT_EQ(code(std::vector<std::string>(17, "a"), 3), "too_many_contestants");
}

// The seatings of one cycle, counted: (contestant, seat) -> games.
using Seatings = std::map<std::pair<int, int>, int>;

Seatings seatingsOf(const Schedule& schedule, int from, int to) {
  Seatings seatings;
  for (int game = from; game < to; ++game) {
    const Fixture fixture = schedule.fixture(game);
    for (int seat = 0; seat < schedule.seats(); ++seat)
      ++seatings[{fixture.bySeat[static_cast<std::size_t>(seat)], seat}];
  }
  return seatings;
}

bool isBalanced(const Seatings& seatings, int contestants, int seats) {
  for (int contestant = 0; contestant < contestants; ++contestant)
    for (int seat = 1; seat < seats; ++seat) {
      const auto here = seatings.find({contestant, seat});
      const auto first = seatings.find({contestant, 0});
      if (here == seatings.end() || first == seatings.end()) return false;
      if (here->second != first->second) return false;
    }
  return true;
}

RC_GTEST_PROP(Schedule, InACycleEverybodySitsEverywhereEquallyOftenOnOneDeal, ()) {
  const int seats = *rc::gen::inRange(1, kMaxSeats + 1);
  const int bots = *rc::gen::inRange(1, 9);
  const int cycles = *rc::gen::inRange(0, 4);
  std::vector<std::string> words;
  for (int i = 0; i < bots; ++i) words.push_back("bot" + std::to_string(i));
  const Schedule schedule(*contestOf(words, seats), SeatMask::firstSeats(seats), seats);
  const int begin = cycles * schedule.cycle();
  RC_ASSERT(isBalanced(seatingsOf(schedule, begin, begin + schedule.cycle()), bots, seats));
  for (int game = begin; game < begin + schedule.cycle(); ++game)
    RC_ASSERT(schedule.fixture(game).deal == cycles);
}

TEST(Schedule, NoGameOfADealIsPlayedTwice) {
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"a", "b"}, {"a", "b", "c"}, {"a*3", "b"}, {"a*4"}}) {
    const Schedule schedule(contest(words, 4), SeatMask::firstSeats(4), 4);
    std::set<std::vector<int>> seen;
    for (int game = 0; game < schedule.cycle(); ++game)
      EXPECT_TRUE(seen.insert(schedule.fixture(game).bySeat).second) << words[0] << game;
  }
}

TEST(Schedule, NeighboursChangeSidesFromDealToDeal) {
  const Schedule schedule(contest({"a", "b", "c"}, 3), SeatMask::firstSeats(3), 3);
  EXPECT_EQ(schedule.fixture(0).bySeat, (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(schedule.fixture(1).bySeat, (std::vector<int>{1, 2, 0}));
  EXPECT_EQ(schedule.fixture(3).bySeat, (std::vector<int>{2, 1, 0}));
}

TEST(Schedule, GamesAreRoundedUpToWholeCycles) {
  const Schedule schedule(contest({"a", "b", "c"}, 2), SeatMask::firstSeats(2), 2);
  EXPECT_EQ(schedule.cycle(), 6);
  EXPECT_EQ(schedule.wholeCycles(1), 6);
  EXPECT_EQ(schedule.wholeCycles(6), 6);
  EXPECT_EQ(schedule.wholeCycles(7), 12);
}

TEST(Schedule, SeatsThatTheGamePlaysItselfStayOutOfTheRotation) {
  SeatMask played = SeatMask::firstSeats(2);
  const Schedule schedule(contest({"a", "b"}, 2), played, 3);
  EXPECT_EQ(schedule.fixture(0).bySeat, (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(schedule.fixture(1).bySeat, (std::vector<int>{1, 0, 2}));
  EXPECT_TRUE(schedule.hasAutomaticSeats());
}

TEST(PlayedSeats, OnlyTheSoloOpponentIsNeverAsked) {
  EXPECT_EQ(playedSeats(*gameWith("pampero", {{"players", "1"}})), SeatMask::only(Seat::of(0)));
  EXPECT_EQ(playedSeats(*gameWith("pampero", {{"players", "2"}})), SeatMask::firstSeats(2));
  EXPECT_EQ(playedSeats(*gameWith("powerline", {{"players", "6"}})), SeatMask::firstSeats(6));
}

}  // namespace
}  // namespace spannung::testing
