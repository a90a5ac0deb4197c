#include <gtest/gtest.h>

#include "cli/play/play_words.h"
#include "tests/cli/program_run.h"

namespace spannung {
namespace {

using Strings = std::vector<std::string>;

const std::string kFollowHint = "hint\nok\n";
constexpr int kEnoughDecisions = 400;

ProgramRun play(const std::string& input, Strings words) {
  words.insert(words.begin(), {"play", "funkenschlag", "--bot", "greedy"});
  if (std::find(words.begin(), words.end(), "--lang") == words.end())
    words.insert(words.end(), {"--lang", "en"});
  return runWith(input, words);
}

const Strings kTwoPlayers = {"--seats", "Eva,greedy", "--seed", "table"};

Strings with(Strings words, const Strings& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

TEST(Play, AWholeGameInBothLanguages) {
  for (const auto& [language, winning, income] :
       {std::tuple{"en", " wins!", "Income by round"},
        std::tuple{"de", " gewinnt!", "Einkommen je Runde"}}) {
    const Scratch scratch;
    const std::string file = scratch.path("game");
    const ProgramRun run =
        play(times(kEnoughDecisions, kFollowHint),
             {"--seats", "Eva,greedy,random", "--seed", "1", "--save", file, "--lang", language});
    EXPECT_EQ(run.exitCode, 0) << run.err;
    EXPECT_EQ(run.err, "");
    EXPECT_TRUE(contains(run.out, winning));
    EXPECT_TRUE(contains(run.out, income));
    EXPECT_FALSE(contains(run.out, "[cli.")) << "a text is missing";
    EXPECT_FALSE(contains(run.out, "[funkenschlag.")) << "a text is missing";
    EXPECT_EQ(runWith("", {"verify", file}).exitCode, 0);
  }
}

// Whoever names the people need count neither them nor the opponents that the rules move.
TEST(Play, AgainstOpponentsThatTheRulesMove) {
  for (const Strings& words : {Strings{"wasserkraft", "--seats", "Eva", "--option", "automas=2"},
                               Strings{"pampero", "--seats", "Eva"}}) {
    const ProgramRun run = runWith("quit\n", with({"play"}, with(words, {"--lang", "en"})));
    EXPECT_EQ(run.exitCode, 0) << run.err;
    EXPECT_EQ(run.err, "");
    EXPECT_TRUE(contains(run.out, words[0] == "pampero" ? "VJ" : "Automa 2 – normal"));
  }
}

TEST(Play, AlwaysMoveOneEndsToo) {
  const ProgramRun run =
      play(times(1000, "1\n\n" + kFollowHint), {"--seats", "Eva,greedy,greedy", "--seed", "2"});
  EXPECT_EQ(run.exitCode, 0);
  EXPECT_TRUE(contains(run.out, " wins!"));
}

TEST(Play, EveryOptionSetCanBePlayed) {
  const std::vector<Strings> tables = {
      {"--players", "6", "--map", "usa"},
      {"--players", "2", "--regions", "draft"},
      {"--players", "3", "--regions", "west,southwest,south", "--money", "concealed"},
      {"--option", "players=5", "--deal", "order=5,4,3,2,1"}};
  for (const Strings& table : tables) {
    const ProgramRun run = play(times(kEnoughDecisions, kFollowHint), with(table, {"--seed", "3"}));
    EXPECT_EQ(run.exitCode, 0) << run.err;
    EXPECT_TRUE(contains(run.out, "Cities powered")) << table[1];
  }
}

TEST(Play, ABotThatSearchesGivesReasonsForItsHint) {
  const ProgramRun run =
      runWith("hint\nquit\n", {"play", "--seats", "Eva,greedy", "--deal", "order=1,2", "--bot",
                               "medium@100", "--lang", "en"});
  EXPECT_TRUE(contains(run.out, "% to win"));
  EXPECT_TRUE(contains(run.out, "1. Nominate"));
}

TEST(Play, OnlyBotsPlayByThemselves) {
  const ProgramRun run = play("", {"--seats", "greedy,random", "--seed", "4"});
  EXPECT_EQ(run.exitCode, 0);
  EXPECT_TRUE(contains(run.out, " wins!"));
}

TEST(Play, TheSameSeedAndAnswersGiveTheSameGame) {
  const std::string input = times(50, kFollowHint);
  EXPECT_EQ(play(input, kTwoPlayers).out, play(input, kTwoPlayers).out);
}

TEST(Play, ShowsTheTableAndWhatIsAsked) {
  const ProgramRun run = play("", {"--seats", "Eva,greedy", "--deal", "order=1,2"});
  for (const char* part : {"Round 1", "Step 1", "Turn order: ▸Eva", "03 oil×2→1", "coal", "refill",
                           "Money", "Eva, nominate", " 3  Nominate plant 03", "> "})
    EXPECT_TRUE(contains(run.out, part)) << part;
}

TEST(Play, BidsAndPurchasesAreRanges) {
  const ProgramRun run = play("nominate 4\n12\n", {"--seats", "Eva,Bert", "--deal", "order=1,2"});
  EXPECT_TRUE(contains(run.out, "Bid 4–50")) << run.out;
  EXPECT_TRUE(contains(run.out, "Eva bids 12 Elektro for plant 04."));
}

TEST(Play, ARangeAsksForItsNumber) {
  const ProgramRun run = play("nominate 4\n1\n9\n", {"--seats", "Eva,Bert", "--deal", "order=1,2"});
  EXPECT_TRUE(contains(run.out, "Bid 4–50: which number from 4 to 50?")) << run.out;
  EXPECT_TRUE(contains(run.out, "Eva bids 9 Elektro"));
}

TEST(Play, APlantIsPickedByItsOwnNumber) {
  const ProgramRun run = play("2\n5\n", {"--seats", "Eva,Bert", "--deal", "order=1,2"});
  EXPECT_TRUE(contains(run.out, "There is no number 2 here."));
  EXPECT_TRUE(contains(run.out, "Eva nominates plant 05."));
}

TEST(Play, WhyNamesTheRuleAndTheNumbers) {
  const ProgramRun run =
      play("why pass\nwhy nominate 8\nwhy nominate 4\nwhy bid 99\nwhy\nwhy xyzzy\nwhy 1\n",
           {"--seats", "Eva,greedy", "--deal", "order=1,2"});
  EXPECT_TRUE(contains(run.out, "(FS-AUCTION-10)"));
  EXPECT_TRUE(contains(run.out, "future market"));
  EXPECT_TRUE(contains(run.out, "That is allowed: Nominate plant 04."));
  EXPECT_TRUE(contains(run.out, "“xyzzy” is not a move"));
  EXPECT_TRUE(contains(run.out, "FS-AUCTION-10 In round 1 an opener may not pass"))
      << "the rule itself";
  EXPECT_EQ(run.exitCode, 0);
}

TEST(Play, ARefusedMoveIsExplained) {
  const ProgramRun run = play("nominate 4\nbid 99\nbid 3\n77\nbuild atlantis\n",
                              {"--seats", "Eva,greedy", "--deal", "order=1,2"});
  EXPECT_TRUE(contains(run.out, "You cannot bid 99 Elektro, because you have only 50."));
  EXPECT_TRUE(contains(run.out, "You cannot bid 77 Elektro"));
  EXPECT_TRUE(contains(run.out, "at least 4 Elektro, so 3 is not enough"));
  EXPECT_TRUE(contains(run.out, "atlantis"));
}

TEST(Play, RulesAndHelpAndLogAndMap) {
  const ProgramRun run = play(
      "log\nnominate 4\nlog\nrules fs-build-03\nrules\nrules "
      "FS-NONSENSE-01\nhelp\n?\nmap\nboard\nok\n",
      {"--seats", "Eva,greedy", "--deal", "order=1,2"});
  EXPECT_TRUE(contains(run.out, "Nothing has happened yet."));
  EXPECT_TRUE(contains(run.out, "Eva nominates plant 04."));
  EXPECT_TRUE(contains(run.out, "FS-BUILD-03 Every further city"));
  EXPECT_TRUE(contains(run.out, "There is no rule “FS-NONSENSE-01”"));
  EXPECT_TRUE(contains(run.out, "take back your last decision"));
  EXPECT_TRUE(contains(run.out, "Ask for a hint first."));
}

TEST(Play, GermanWordsWork) {
  const ProgramRun run = play("warum pass\nhilfe\nregel FS-BUILD-03\ntipp\nok\nzurück\nende\nn\n",
                              {"--seats", "Eva,greedy", "--deal", "order=1,2", "--lang", "de"});
  EXPECT_TRUE(contains(run.out, "(FS-AUCTION-10)"));
  EXPECT_TRUE(contains(run.out, "Zurückgenommen: 1 Zug."));
  EXPECT_EQ(run.exitCode, 0);
}

TEST(Play, GarbageIsAnsweredAndNeverCrashes) {
  std::string garbage = "\xFF\xFE\n\x1b[2J\nbid\nbid bid bid\n-1\n999999999999\n0\n1 1 1\n,\nbuy\n";
  garbage += std::string("nul\0inside\n", 11) + std::string(100000, 'x') +
             "\nwhy \xC3\nwhy \x1b[2J\nrules \x1b[2J\n\t \n===\n";
  const ProgramRun run = play(garbage, kTwoPlayers);
  EXPECT_EQ(run.exitCode, 0);
  EXPECT_FALSE(contains(run.out, "\x1b")) << "input must not steer the terminal";
}

TEST(Play, TheEndOfInputEndsTheGame) {
  const ProgramRun run = play("hint\nok\n", kTwoPlayers);
  EXPECT_EQ(run.exitCode, 0);
  EXPECT_TRUE(contains(run.out, "The input has ended"));
  EXPECT_TRUE(contains(run.out, "not saved"));
}

TEST(Play, QuitOffersSaving) {
  const Scratch scratch;
  const std::string file = scratch.path("quit game");
  const ProgramRun saved = play("hint\nok\nquit\n" + file + "\n", kTwoPlayers);
  EXPECT_EQ(saved.exitCode, 0);
  EXPECT_TRUE(contains(saved.out, "Save the game?"));
  EXPECT_TRUE(contains(saved.out, "--resume " + file));
  EXPECT_EQ(runWith("", {"verify", file}).exitCode, 0);
  EXPECT_TRUE(contains(play("hint\nok\nquit\nn\n", kTwoPlayers).out, "not saved"));
  EXPECT_EQ(play("hint\nok\nquit\n", kTwoPlayers).exitCode, 0) << "the end of input is a no";
}

TEST(Play, SaveNeverReplacesAForeignFileUnasked) {
  const Scratch scratch;
  const std::string file = scratch.path("precious");
  writeFile(file, "precious");
  play("save " + file + "\nn\n", kTwoPlayers);
  EXPECT_EQ(readFile(file), "precious");
  EXPECT_EQ(play("", with(kTwoPlayers, {"--save", file})).exitCode, 2);
  EXPECT_EQ(readFile(file), "precious");
  play("save " + file + "\ny\n", kTwoPlayers);
  EXPECT_EQ(runWith("", {"verify", file}).exitCode, 0);
}

TEST(Play, AFileThatCannotBeWrittenIsReported) {
  const ProgramRun run = play("save /nowhere/at/all\nquit\nn\n", kTwoPlayers);
  EXPECT_EQ(run.exitCode, 0);
  EXPECT_TRUE(contains(run.err, "/nowhere/at/all"));
}

TEST(Play, ResumingContinuesIdentically) {
  const Scratch scratch;
  const std::string whole = scratch.path("whole");
  const std::string parts = scratch.path("parts");
  play(times(kEnoughDecisions, kFollowHint), with(kTwoPlayers, {"--save", whole}));
  play(times(25, kFollowHint), with(kTwoPlayers, {"--save", parts}));
  EXPECT_NE(movesOf(readFile(whole)), movesOf(readFile(parts)));
  const ProgramRun resumed =
      play(times(kEnoughDecisions, kFollowHint), {"--resume", parts, "--save", parts});
  EXPECT_EQ(resumed.exitCode, 0) << resumed.err;
  EXPECT_EQ(readFile(whole), readFile(parts));
}

TEST(Play, AResumedGameTakesNoOptions) {
  const Scratch scratch;
  const std::string file = scratch.path("game");
  play("hint\nok\n", with(kTwoPlayers, {"--save", file}));
  const ProgramRun run = play("", {"--resume", file, "--players", "3"});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_TRUE(contains(run.err, "--resume"));
}

TEST(Play, ADamagedRecordIsNotResumed) {
  const Scratch scratch;
  const std::string file = scratch.path("game");
  play("hint\nok\n", with(kTwoPlayers, {"--save", file}));
  writeFile(file, replaced(readFile(file), "seat 1 Eva", "seat 1 Eve"));
  const ProgramRun run = play("", {"--resume", file});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_TRUE(contains(run.err, "checksum")) << run.err;
}

TEST(PlayWords, AreKnownInBothLanguages) {
  EXPECT_EQ(parseTyped("why build essen").word, PlayWord::why);
  EXPECT_EQ(parseTyped("why build essen").rest, "build essen");
  EXPECT_EQ(parseTyped("Warum").word, PlayWord::why);
  EXPECT_EQ(parseTyped("zurück").word, PlayWord::undo);
  EXPECT_EQ(parseTyped("zurueck").word, PlayWord::undo);
  EXPECT_EQ(parseTyped("build essen").word, PlayWord::none);
  EXPECT_EQ(parseTyped("build essen").rest, "build essen");
}

}  // namespace
}  // namespace spannung
