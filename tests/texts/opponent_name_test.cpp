#include "texts/opponent_name.h"

#include <gtest/gtest.h>

#include "games/library.h"
#include "texts/narrator.h"

namespace spannung {
namespace {

std::shared_ptr<const LoadedGame> gameWith(const std::string& name, const Values& options) {
  static const Library kLibrary = openLibrary().value();
  return kLibrary.load(name, options, {}).value();
}

TEST(OpponentName, HasANumberOnlyAmongSeveral) {
  const auto one = gameWith("wasserkraft", {{"players", "2"}, {"automas", "1"}});
  EXPECT_EQ(opponentName(*one, Seat::of(1), Language::english), "Automa – normal");
  const auto two =
      gameWith("wasserkraft", {{"players", "4"}, {"automas", "2"}, {"automa2", "easy"}});
  EXPECT_EQ(opponentName(*two, Seat::of(2), Language::german), "Automa 1 – normal");
  EXPECT_EQ(opponentName(*two, Seat::of(3), Language::german), "Automa 2 – Schwachstrom");
}

TEST(OpponentName, IsThereForEveryLevelAndLanguage) {
  for (const Language language : {Language::english, Language::german})
    for (const char* level : {"easy", "normal", "hard", "very_hard"}) {
      const auto game =
          gameWith("wasserkraft", {{"players", "2"}, {"automas", "1"}, {"automa1", level}});
      EXPECT_TRUE(opponentName(*game, Seat::of(1), language).starts_with("Automa – ")) << level;
    }
  EXPECT_EQ(opponentName(*gameWith("pampero", {{"players", "1"}}), Seat::of(1), Language::german),
            "VJ");
}

// Whatever a record calls them.
TEST(OpponentName, IsWhatTheNarratorSays) {
  const auto game = gameWith("wasserkraft", {{"players", "2"}, {"automas", "1"}});
  const Narrator narrator(*game, Language::german, {"Ada", "Somebody"});
  EXPECT_EQ(narrator.seatName(Seat::of(0)), "Ada");
  EXPECT_EQ(narrator.seatName(Seat::of(1)), "Automa – normal");
}

TEST(OpponentName, IsForNobodyWhoDecides) {
  const auto game = gameWith("wasserkraft", {{"players", "3"}, {"automas", "1"}});
  EXPECT_EQ(game->opponent(Seat::of(0)), "");
  EXPECT_EQ(game->playedSeats().size(), 2U);
  EXPECT_EQ(gameWith("pampero", {{"players", "2"}})->playedSeats().size(), 2U);
}

}  // namespace
}  // namespace spannung
