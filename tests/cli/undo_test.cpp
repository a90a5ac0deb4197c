#include <gtest/gtest.h>

#include "tests/cli/program_run.h"

namespace spannung {
namespace {

ProgramRun playInOrder(const std::string& input, std::vector<std::string> words) {
  words.insert(words.begin(),
               {"play", "funkenschlag", "--bot", "greedy", "--lang", "en", "--deal", "order=1,2"});
  return runWith(input, words);
}

// Eva buys plant 4 and Volta another one, so that cards are turned up before Eva is asked again.
const std::vector<std::string> kAgainstBot = {"--seats", "Eva,greedy", "--seed", "undo"};
const std::vector<std::string> kTwoPeople = {"--seats", "Anna,Bert", "--seed", "undo"};

std::vector<std::string> with(std::vector<std::string> words, const std::string& file) {
  words.insert(words.end(), {"--save", file});
  return words;
}

TEST(Undo, OwnMovesAreFree) {
  const ProgramRun run = playInOrder("nominate 4\nundo\nnominate 5\n", kAgainstBot);
  EXPECT_TRUE(contains(run.out, "Taken back: 1 move."));
  EXPECT_FALSE(contains(run.out, "Take back anyway?"));
  EXPECT_TRUE(contains(run.out, "Eva nominates plant 05."));
}

// Two plants ran with one choice of the menu, so they are taken back with one.
TEST(Undo, WhatWasChosenAtOnceIsTakenBackAtOnce) {
  const ProgramRun run = playInOrder(times(14, "hint\nok\n") + "1\nundo\ny\n", kAgainstBot);
  const std::string choice = " 1  Run plants 04, 08 and end the turn";
  const std::size_t before = run.out.find(choice);
  const std::size_t taken = run.out.find("Taken back: 5 moves.");
  ASSERT_NE(before, std::string::npos);
  ASSERT_NE(taken, std::string::npos);
  EXPECT_LT(before, taken);
  EXPECT_NE(run.out.find(choice, taken), std::string::npos) << "both plants are to run again";
}

TEST(Undo, ThereMayBeNothing) {
  EXPECT_TRUE(contains(playInOrder("undo\n", kAgainstBot).out, "no decision yet"));
}

TEST(Undo, PastARevealItAsksAndWritesANote) {
  const Scratch scratch;
  const std::string refused = scratch.path("refused");
  const std::string done = scratch.path("done");
  const std::string buying = "nominate 4\nbid 50\n";
  const ProgramRun no = playInOrder(buying + "undo\nn\n", with(kAgainstBot, refused));
  EXPECT_TRUE(contains(no.out, "A card was turned up since.")) << no.out;
  EXPECT_FALSE(contains(readFile(refused), "\nnote "));
  const ProgramRun yes = playInOrder(buying + "undo\ny\n", with(kAgainstBot, done));
  EXPECT_TRUE(contains(yes.out, "Taken back:"));
  EXPECT_TRUE(contains(readFile(done), "\nnote Taken back by Eva")) << readFile(done);
  EXPECT_EQ(runWith("", {"verify", done}).exitCode, 0);
}

TEST(Undo, BotsDoNotRollTheirDiceAgain) {
  const Scratch scratch;
  const std::string once = scratch.path("once");
  const std::string twice = scratch.path("twice");
  const std::vector<std::string> random = {"--seats", "Eva,random", "--seed", "undo"};
  playInOrder("nominate 4\nbid 4\n", with(random, once));
  playInOrder("nominate 4\nbid 4\nundo\ny\nbid 4\n", with(random, twice));
  EXPECT_EQ(movesOf(readFile(once)), movesOf(readFile(twice)));
}

TEST(Undo, OtherPeopleMustAgree) {
  const std::string moves = "nominate 4\nbid 4\nbid 5\n";
  const ProgramRun no = playInOrder(moves + "undo\nn\npass\n", kTwoPeople);
  EXPECT_TRUE(contains(no.out, "Bert, do you agree?")) << no.out;
  EXPECT_FALSE(contains(no.out, "Taken back"));
  const ProgramRun yes = playInOrder(moves + "undo\ny\nbid 6\n", kTwoPeople);
  EXPECT_TRUE(contains(yes.out, "Taken back: 2 moves."));
  EXPECT_TRUE(contains(yes.out, "Anna bids 6 Elektro"));
}

TEST(HotSeat, ConcealedMoneyIsCovered) {
  std::vector<std::string> words = kTwoPeople;
  words.insert(words.end(), {"--money", "concealed"});
  const ProgramRun run = playInOrder("\nnominate 4\nbid 9\n\npass\n", words);
  EXPECT_TRUE(contains(run.out, "It is Anna’s turn.")) << run.out;
  EXPECT_TRUE(contains(run.out, "It is Bert’s turn. Hand over the keyboard; Bert, press Enter."));
  EXPECT_TRUE(contains(run.out, "B Bert       ?") || contains(run.out, "?")) << run.out;
}

TEST(HotSeat, OpenMoneyNeedsNoCover) {
  EXPECT_FALSE(contains(playInOrder("nominate 4\nbid 9\npass\n", kTwoPeople).out, "Hand over"));
}

TEST(HotSeat, APersonAgainstBotsNeedsNoCover) {
  std::vector<std::string> words = kAgainstBot;
  words.insert(words.end(), {"--money", "concealed"});
  EXPECT_FALSE(contains(playInOrder("nominate 4\n", words).out, "Hand over"));
}

TEST(HotSeat, TheEndOfInputAtACoverEndsTheGame) {
  std::vector<std::string> words = kTwoPeople;
  words.insert(words.end(), {"--money", "concealed"});
  EXPECT_EQ(playInOrder("", words).exitCode, 0);
}

}  // namespace
}  // namespace spannung
