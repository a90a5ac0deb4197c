// `spannung arena` as a shell runs it.
#include <algorithm>
#include <csignal>
#include <regex>
#include <sstream>
#include <thread>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "cli/commands/arena_command.h"
#include "cli/exit_code.h"
#include "tests/ai/bot_table.h"
#include "tests/cli/program_run.h"

namespace spannung::testing {
namespace {

std::vector<std::string> words(const std::vector<std::string>& more) {
  std::vector<std::string> all = {"--lang",    "en", "arena",  "funkenschlag",
                                  "--players", "2",  "--bots", "greedy,random"};
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

ProgramRun arena(const std::vector<std::string>& more) { return runWith("", words(more)); }

TEST(ArenaCommand, PrintsVictoriesRatingsSeatsAndEncounters) {
  const ProgramRun run = arena({"--games", "4"});
  EXPECT_EQ(run.exitCode, 0) << run.err;
  EXPECT_EQ(run.err, "");
  for (const char* part :
       {"4 games of Funkenschlag with 2 players; 1 line-up, 2 games on each deal",
        "Victories and scores", "Elo points", "by seat", "finishes ahead"})
    EXPECT_TRUE(contains(run.out, part)) << part << '\n' << run.out;
}

TEST(ArenaCommand, SpeaksGermanWithoutGaps) {
  std::vector<std::string> german = words({"--games", "2"});
  german[1] = "de";
  const std::string out = runWith("", german).out;
  EXPECT_TRUE(contains(out, "Siege und Wertungen")) << out;
  EXPECT_FALSE(contains(out, "[arena.")) << out;
  EXPECT_FALSE(contains(out, "{")) << out;
}

TEST(ArenaCommand, PlaysWholeCyclesAndTheSameForAnyNumberOfThreads) {
  const std::vector<std::string> more = {"--games", "3", "--format", "json", "--seed", "42"};
  std::vector<std::string> one = more;
  std::vector<std::string> two = more;
  one.insert(one.end(), {"--threads", "1"});
  two.insert(two.end(), {"--threads", "2"});
  const ProgramRun first = arena(one);
  EXPECT_EQ(first.out, arena(two).out);
  EXPECT_EQ(boost::json::parse(first.out).at("games"), 4);
}

TEST(ArenaCommand, ContinuesAFileAsIfNothingHadHappened) {
  const Scratch scratch;
  const std::string path = scratch.path("games.jsonl");
  const std::vector<std::string> more = {"--games", "6", "--format", "json", "--out", path};
  const std::string whole = arena(more).out;
  const std::string games = readFile(path);
  EXPECT_EQ(std::count(games.begin(), games.end(), '\n'), 7);
  // As after kill -9: some games are missing and a line breaks off.
  writeFile(path, games.substr(0, games.size() / 2));
  EXPECT_EQ(arena(more).out, whole);
  EXPECT_EQ(arena(more).out, whole);  // nothing left to do
}

TEST(ArenaCommand, RefusesAFileOfAnotherTournament) {
  const Scratch scratch;
  const std::string path = scratch.path("games.jsonl");
  EXPECT_EQ(arena({"--games", "2", "--out", path}).exitCode, 0);
  const ProgramRun run = arena({"--games", "2", "--seed", "other", "--out", path});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_TRUE(contains(run.err, "line 1: The file belongs to other games")) << run.err;
  EXPECT_TRUE(contains(run.err, "seed: ")) << run.err;
}

TEST(ArenaCommand, NamesThePlaceOfDamage) {
  const Scratch scratch;
  const std::string path = scratch.path("games.jsonl");
  EXPECT_EQ(arena({"--games", "2", "--out", path}).exitCode, 0);
  writeFile(path, readFile(path) + "oops\n");
  const ProgramRun run = arena({"--games", "4", "--out", path});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_TRUE(contains(run.err, "games.jsonl, line 4: ")) << run.err;
}

TEST(ArenaCommand, ExplainsBadInput) {
  const auto complaint = [](const std::vector<std::string>& more) {
    const ProgramRun run = arena(more);
    EXPECT_EQ(run.exitCode, 2) << run.out;
    return run.err;
  };
  EXPECT_TRUE(contains(complaint({"--games", "0"}), "at least 1"));
  EXPECT_TRUE(contains(complaint({"--format", "csv"}), "table, json"));
  EXPECT_TRUE(contains(complaint({"--games", "2", "--html", "/nowhere/at/all.html"}),
                       "/nowhere/at/all.html"));
  const ProgramRun bots = runWith("", {"--lang", "en", "arena", "--bots", "greedy*4,random"});
  EXPECT_EQ(bots.exitCode, 2);
  EXPECT_TRUE(contains(bots.err, "The line-up has 5 bots")) << bots.err;
}

bool isInterruptIgnored() {
  struct sigaction current{};
  sigaction(SIGINT, nullptr, &current);
  return current.sa_handler == SIG_IGN;
}

TEST(ArenaCommand, CtrlCKeepsAndPrintsWhatIsDone) {
  const Scratch scratch;
  const std::string path = scratch.path("games.jsonl");
  std::signal(SIGINT, SIG_IGN);
  std::jthread finger([] {
    while (isInterruptIgnored()) std::this_thread::yield();
    std::raise(SIGINT);
  });
  const ProgramRun run = arena({"--games", "1000000", "--out", path});
  EXPECT_EQ(run.exitCode, kInterrupted);
  EXPECT_TRUE(contains(run.out, "Interrupted; 1000000 games were asked for.")) << run.out;
  EXPECT_TRUE(contains(readFile(path), "\"arena\":1"));
  std::signal(SIGINT, SIG_DFL);
}

// --- the page ------------------------------------------------------------------------------------

// Every element that is opened is closed, in order.
bool isWellFormed(const std::string& page) {
  std::vector<std::string> open;
  const std::regex tag("<(/?)([a-zA-Z0-9]+)[^<>]*?(/?)>");
  const std::string body = page.substr(page.find("<html"));
  for (std::sregex_iterator at(body.begin(), body.end(), tag), end; at != end; ++at) {
    const std::smatch& match = *at;
    if (match[3].length() > 0) continue;
    if (match[1].length() == 0) {
      open.push_back(match[2]);
      continue;
    }
    if (open.empty() || open.back() != match[2]) return false;
    open.pop_back();
  }
  return open.empty();
}

std::string pageOf(const std::vector<std::string>& more, const std::string& language = "en") {
  const Scratch scratch;
  const std::string path = scratch.path("arena.html");
  std::vector<std::string> all = words(more);
  all[1] = language;
  all.insert(all.end(), {"--html", path});
  EXPECT_EQ(runWith("", all).exitCode, 0);
  return readFile(path);
}

TEST(ArenaPage, IsWellFormedAndCompleteInBothLanguages) {
  for (const char* language : {"en", "de"}) {
    const std::string page = pageOf({"--games", "4"}, language);
    EXPECT_TRUE(isWellFormed(page)) << page;
    EXPECT_TRUE(contains(page, std::string("<html lang=\"") + language + '"'));
    EXPECT_FALSE(contains(page, "[arena.")) << page;
    EXPECT_FALSE(std::regex_search(page, std::regex("\\b(nan|inf)\\b")));
  }
}

TEST(ArenaPage, LoadsNothingFromElsewhere) {
  const std::string page = pageOf({"--games", "2"});
  for (const char* part : {"<script", "<link", "src=", "@import", "url("})
    EXPECT_FALSE(contains(page, part)) << part;
}

TEST(ArenaPage, HasAChartRowForEveryBotInEachChart) {
  const std::string page = pageOf({"--games", "2"});
  std::size_t rows = 0;
  for (std::size_t at = page.find("class=\"row\""); at != std::string::npos;
       at = page.find("class=\"row\"", at + 1))
    ++rows;
  EXPECT_EQ(rows, 3U * 2U);
}

}  // namespace
}  // namespace spannung::testing
