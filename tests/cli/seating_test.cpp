#include "cli/play/seating.h"

#include <gtest/gtest.h>

#include "games/library.h"

namespace spannung {
namespace {

const std::vector<std::string> kBots = {"random", "greedy"};

TEST(Seating, TellsBotsFromPeople) {
  const auto seating = parseSeating({"me", "greedy", "random", "Anna"}, 4, kBots, "Eva");
  ASSERT_TRUE(seating);
  EXPECT_EQ(seating->people(), 2);
  EXPECT_EQ(seating->at(Seat::of(0)).name, "Eva");
  EXPECT_EQ(seating->at(Seat::of(1)).bot, "greedy");
  EXPECT_EQ(seating->at(Seat::of(3)).name, "Anna");
}

TEST(Seating, InitialsDiffer) {
  const auto seating = parseSeating({"Vera", "Volker", "Örs", "greedy", "greedy"}, 5, kBots, "me");
  ASSERT_TRUE(seating);
  EXPECT_EQ(seating->initial(Seat::of(0)), "V");
  EXPECT_EQ(seating->initial(Seat::of(1)), "O");
  EXPECT_EQ(seating->initial(Seat::of(2)), "Ö");
  EXPECT_EQ(seating->at(Seat::of(3)).name, "Tesla") << "Volta would begin with a V again";
}

TEST(Seating, ARecordKeepsItsBots) {
  const auto seating = parseSeating({"Anna", "greedy"}, 2, kBots, "me");
  ASSERT_TRUE(seating);
  const Seating again = recordedSeating(seating->recordedNames(), kBots);
  EXPECT_TRUE(again.isPerson(Seat::of(0)));
  EXPECT_EQ(again.at(Seat::of(1)).bot, "greedy");
  EXPECT_EQ(again.names(), seating->names());
}

TEST(Seating, ANameFromAFileCannotSteerTheTerminal) {
  const Seating seating = recordedSeating({"\x1b[2JEve"}, kBots);
  EXPECT_EQ(seating.at(Seat::of(0)).name, "?[2JEve");
}

TEST(Seating, RefusesWrongCountsAndTwins) {
  EXPECT_EQ(parseSeating({"me"}, 3, kBots, "Eva").error().code, "seat_count");
  EXPECT_EQ(parseSeating({"me", "Eva"}, 2, kBots, "Eva").error().code, "seat_name_twice");
}

TEST(Seating, OpponentsOfTheRulesSitWhereTheyBelong) {
  const Library library = openLibrary().value();
  const auto game =
      *library.load("wasserkraft", {{"players", "4"}, {"automas", "2"}, {"automa1", "hard"}}, {});
  const auto seated = parseSeating({"Anna", "greedy"}, 2, kBots, "me");
  ASSERT_TRUE(seated);
  const Seating seating = besideOpponents(*seated, *game, Language::german);
  EXPECT_EQ(seating.names(), (std::vector<std::string>{"Anna", "Volta", "Automa 1 – Starkstrom",
                                                       "Automa 2 – normal"}));
  EXPECT_EQ(seating.people(), 1);
  EXPECT_FALSE(seating.at(Seat::of(3)).isBot());

  const Session session(game, {}, seating.recordedNames());
  const Seating again = recordedSeating(session, Language::english);
  EXPECT_EQ(again.names()[2], "Automa 1 – hard");
  EXPECT_EQ(again.at(Seat::of(1)).bot, "greedy");
  EXPECT_EQ(again.people(), 1);
}

}  // namespace
}  // namespace spannung
