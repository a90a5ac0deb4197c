#include <filesystem>

#include <gtest/gtest.h>

#include "tests/cli/program_run.h"

namespace spannung {
namespace {

struct BadCall {
  std::vector<std::string> words;
  std::string message;  // part of it
};

void expectRefused(const BadCall& call) {
  std::vector<std::string> words = {"--lang", "en"};
  words.insert(words.end(), call.words.begin(), call.words.end());
  const ProgramRun run = runWith("", words);
  EXPECT_EQ(run.exitCode, 2) << call.message;
  EXPECT_TRUE(contains(run.err, call.message)) << run.err;
  EXPECT_EQ(run.out, "") << call.message;
}

TEST(Arguments, WrongOnesAreRefusedWithAReason) {
  expectRefused({{"play", "--sed", "42"}, "--sed"});
  expectRefused({{"play", "funkenschlag", "--players", "7"}, "options.players: “7”"});
  expectRefused({{"play", "--map", "atlantis"}, "options.map: There is no map “atlantis”"});
  expectRefused({{"play", "--players", "3", "--regions", "northwest,northeast,south"},
                 "do not hang together"});
  expectRefused({{"play", "--option", "colour=red"}, "options.colour"});
  expectRefused({{"play", "--option", "red"}, "name=value"});
  expectRefused({{"play", "--deal", "weather=rain"}, "deal.weather"});
  expectRefused({{"play", "--seats", "me,greedy", "--players", "4"}, "--seats: 2 seats are named"});
  expectRefused({{"play", "monopoly"}, "monopoly"});
  expectRefused({{"play", "--seed"}, "--seed"});
  expectRefused({{"play", "--resume", "/nowhere/at/all"}, "/nowhere/at/all"});
  expectRefused({{"replay"}, "file"});
  expectRefused({{"verify"}, "file"});
  expectRefused({{"verify", "/nowhere/at/all"}, "/nowhere/at/all"});
  expectRefused({{"dance"}, "“dance”"});
  expectRefused({{"games", "--colour", "pink"}, "pink"});
  expectRefused({{"games", "--content", "/nowhere/at/all"}, "/nowhere/at/all"});
}

TEST(Arguments, AnUnknownLanguageIsRefused) {
  const ProgramRun run = runWith("", {"games", "--lang", "klingon"});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_TRUE(contains(run.err, "klingon"));
}

TEST(Arguments, ProblemsSpeakTheChosenLanguage) {
  const ProgramRun run = runWith("", {"play", "--map", "atlantis", "--lang=de"});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_TRUE(contains(run.err, "Karte „atlantis“")) << run.err;
}

TEST(Arguments, HelpExistsForEveryCommandInBothLanguages) {
  for (const char* command : {"play", "replay", "verify", "games", "simulate", "arena", "tune",
                              "engine", "bench", "suggest"})
    for (const auto& [language, word] :
         {std::pair{"en", "Example:"}, std::pair{"de", "Beispiel:"}}) {
      const ProgramRun run = runWith("", {command, "--help", "--lang", language});
      EXPECT_EQ(run.exitCode, 0);
      EXPECT_TRUE(contains(run.out, word)) << run.out;
      EXPECT_FALSE(contains(run.out, "[cli.")) << run.out;
    }
}

TEST(Arguments, HelpOfPlayListsTheOptionsOfTheGame) {
  const ProgramRun run = runWith("", {"play", "--help", "--lang", "en"});
  for (const char* option : {"--players", "--map", "--regions", "--money", "--seats", "--save"})
    EXPECT_TRUE(contains(run.out, option)) << option;
}

TEST(Arguments, WithoutACommandThereIsHelp) {
  EXPECT_TRUE(contains(runWith("", {"--lang", "de"}).out, "Befehle"));
  EXPECT_TRUE(contains(runWith("", {"--version"}).out, "spannung "));
}

TEST(Arguments, ContentMayComeFromADirectory) {
  EXPECT_EQ(
      runWith("", {"games", "--content", std::filesystem::absolute("content").string()}).exitCode,
      0);
}

TEST(Arguments, ColoursComeOnlyWhenWanted) {
  EXPECT_FALSE(contains(runWith("", {"games"}).out, "\x1b["));
  EXPECT_TRUE(contains(runWith("", {"games", "--colour", "always"}).out, "\x1b["));
}

TEST(Arguments, WhoeverWantsToPlayWasserkraftAloneHearsOfTheAutomas) {
  for (const char* language : {"en", "de"}) {
    const ProgramRun run =
        runWith("", {"play", "wasserkraft", "--players", "1", "--lang", language});
    EXPECT_NE(run.exitCode, 0);
    EXPECT_TRUE(contains(run.err, "--automas 1")) << run.err;
  }
}

TEST(Arguments, AMisspeltFolderOfContentIsNamed) {
  const Scratch scratch;
  std::filesystem::create_directories(scratch.path("pamprero"));
  const ProgramRun run = runWith("", {"games", "--content", scratch.path(""), "--lang", "en"});
  EXPECT_NE(run.exitCode, 0);
  EXPECT_TRUE(contains(run.err, "“pampero”")) << run.err;
}

}  // namespace
}  // namespace spannung
