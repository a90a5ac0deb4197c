// Many games at once: the same for any number of threads, and it can be stopped.
#include <algorithm>
#include <atomic>
#include <csignal>
#include <sstream>
#include <string>
#include <thread>

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "ai/simulation.h"
#include "ai/simulation_csv.h"
#include "ai/simulation_json.h"
#include "ai/simulation_summary.h"
#include "cli/commands/simulate_command.h"
#include "cli/exit_code.h"
#include "cli/terminal/progress_bar.h"
#include "tests/ai/bot_table.h"

namespace spannung::testing {
namespace {

std::string csvOf(const Simulation& simulation) {
  std::ostringstream out;
  writeCsv(simulation, out);
  return out.str();
}

std::ptrdiff_t linesIn(const std::string& text) {
  return std::count(text.begin(), text.end(), '\n');
}

TEST(Simulation, DoesNotDependOnTheNumberOfThreads) {
  const auto one = simulated(planOf({{"players", "3"}}, {"greedy", "random"}, 24, 1));
  const auto two = simulated(planOf({{"players", "3"}}, {"greedy", "random"}, 24, 2));
  EXPECT_EQ(csvOf(one), csvOf(two));
  EXPECT_EQ(simulationDocument(one), simulationDocument(two));
}

TEST(Simulation, DependsOnTheSeed) {
  SimulationPlan plan = planOf({{"players", "2"}}, {"greedy"}, 4, 1);
  const std::string before = csvOf(simulated(plan));
  plan.seed = parseSeed("another");
  EXPECT_NE(before, csvOf(simulated(plan)));
}

// A longer simulation begins with the shorter one.
TEST(Simulation, GamesDoNotDependOnHowManyThereAre) {
  const std::string few = csvOf(simulated(planOf({{"players", "2"}}, {"greedy"}, 3, 2)));
  const std::string many = csvOf(simulated(planOf({{"players", "2"}}, {"greedy"}, 6, 2)));
  EXPECT_EQ(many.substr(0, few.size()), few);
}

TEST(Simulation, BotsPlayOnlyWhereTheRulesDoNot) {
  const auto game =
      gameWith("wasserkraft", {{"players", "3"}, {"automas", "1"}, {"automa1", "hard"}});
  const SimulationPlan plan{game, {"greedy", "random"}, parseSeed("tests"), 2, 1};
  EXPECT_EQ(botsOf(plan, 0), (std::vector<std::string>{"greedy", "random", "automa_hard"}));
  EXPECT_EQ(botsOf(plan, 1), (std::vector<std::string>{"random", "greedy", "automa_hard"}));
  const SimulationSummary summary = summarize(simulated(plan));
  ASSERT_EQ(summary.bots.size(), 3U);
  EXPECT_EQ(summary.bots[2].name, "automa_hard");
  EXPECT_EQ(summary.bots[2].seats, 1);
}

TEST(Simulation, BotsMoveOnByOneSeatFromGameToGame) {
  const SimulationPlan plan = planOf({{"players", "3"}}, {"greedy", "random"}, 2);
  EXPECT_EQ(plan.bots, (std::vector<std::string>{"greedy", "random", "greedy"}));
  EXPECT_EQ(botAt(plan, 0, 1), "random");
  EXPECT_EQ(botAt(plan, 1, 0), "random");
  EXPECT_EQ(botAt(plan, 2, 2), "random");
}

TEST(Simulation, TooManyBotsAreAProblem) {
  EXPECT_EQ(botsForSeats({"greedy", "random", "greedy"}, 2).error().code, "too_many_bots");
  EXPECT_EQ(botsForSeats({}, 2).error().code, "no_bots");
}

TEST(Simulation, AGameThatDoesNotEndIsAProblem) {
  SimulationPlan plan = planOf({{"players", "2"}}, {"greedy"}, 8, 2);
  plan.mostPlies = 10;
  const std::atomic<bool> cancelled{false};
  const auto simulation = simulate(plan, cancelled);
  ASSERT_FALSE(simulation.has_value());
  EXPECT_EQ(simulation.error().code, "game_too_long");
  EXPECT_EQ(simulation.error().details.at("game"), "0");
}

TEST(Simulation, SharedVictoriesCountAsFractions) {
  Simulation simulation{planOf({{"players", "2"}}, {"greedy", "random"}, 2), {}, {}, {}};
  simulation.games.push_back({.index = 0, .ranks = {1, 1}, .scores = {9, 9}});
  simulation.games.push_back({.index = 1, .ranks = {1, 2}, .scores = {9, 8}});
  const SimulationSummary summary = summarize(simulation);
  EXPECT_DOUBLE_EQ(summary.seatWins[0].count, 1.5);
  EXPECT_DOUBLE_EQ(summary.bots[0].wins.count, 0.5);  // sat on the other side in game 1
  EXPECT_DOUBLE_EQ(summary.bots[1].wins.share, 0.75);
}

TEST(Simulation, StopsWhenCancelledAndKeepsWhatIsDone) {
  std::atomic<bool> cancelled{false};
  const SimulationPlan plan = planOf({{"players", "2"}}, {"greedy"}, 1'000'000, 2);
  const auto simulation =
      simulate(plan, cancelled, [&cancelled](int done) { cancelled = done > 0; });
  ASSERT_TRUE(simulation.has_value());
  EXPECT_TRUE(simulation->cancelled);
  EXPECT_GT(simulation->games.size(), 0U);
  EXPECT_LT(simulation->games.size(), 1'000'000U);
  EXPECT_EQ(linesIn(csvOf(*simulation)), 1 + static_cast<std::ptrdiff_t>(simulation->games.size()));
}

struct CommandRun {
  int code = 0;
  std::string out;
  std::string err;
};

CommandRun runSimulate(const SimulateOptions& options, Language language = Language::english) {
  std::ostringstream out;
  std::ostringstream err;
  const int code = simulateCommand(library(), options, language, out, err);
  return {code, out.str(), err.str()};
}

SimulateOptions small(const std::string& format) {
  SimulateOptions options;
  options.options = {{"players", "2"}};
  options.bots = {"greedy", "random"};
  options.games = 6;
  options.seed = "42";
  options.format = format;
  return options;
}

TEST(SimulateCommand, CsvHasALineForEveryGame) {
  const CommandRun run = runSimulate(small("csv"));
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(linesIn(run.out), 7);
  EXPECT_EQ(run.out.substr(0, 53), "game,seed,winners,rounds,plies,bot_1,rank_1,score_1,p");
  EXPECT_EQ(run.err, "");
}

TEST(SimulateCommand, JsonHasAllFigures) {
  const CommandRun run = runSimulate(small("json"));
  const auto document = boost::json::parse(run.out).as_object();
  EXPECT_EQ(document.at("games"), 6);
  EXPECT_EQ(document.at("seats").as_array().size(), 2U);
  EXPECT_EQ(document.at("bots").as_array().size(), 2U);
  EXPECT_EQ(document.at("statistics").as_object().at("plants").as_array().size(), 42U);
}

TEST(SimulateCommand, OutputIsTheSameForAnyNumberOfThreads) {
  for (const char* format : {"table", "csv", "json"}) {
    SimulateOptions options = small(format);
    options.threads = 1;
    const CommandRun one = runSimulate(options);
    options.threads = 2;
    EXPECT_EQ(one.out, runSimulate(options).out) << format;
  }
}

TEST(SimulateCommand, TablesSpeakBothLanguages) {
  EXPECT_NE(runSimulate(small("table")).out.find("Victories by bot"), std::string::npos);
  EXPECT_NE(runSimulate(small("table"), Language::german).out.find("Siege nach Bot"),
            std::string::npos);
}

TEST(SimulateCommand, NothingInTheTablesLacksAText) {
  for (const Language language : {Language::english, Language::german})
    EXPECT_EQ(runSimulate(small("table"), language).out.find("[simulate."), std::string::npos);
}

TEST(SimulateCommand, TheStrongestBotPlaysIfNoneIsNamed) {
  SimulateOptions options = small("csv");
  options.bots.clear();
  const std::string unnamed = runSimulate(options).out;
  options.bots = {"greedy"};
  EXPECT_EQ(unnamed, runSimulate(options).out);
}

TEST(SimulateCommand, ExplainsBadInput) {
  SimulateOptions options = small("table");
  options.bots = {"deep thought"};
  EXPECT_EQ(runSimulate(options).code, 2);
  EXPECT_NE(runSimulate(options).err.find("random, easy, greedy"), std::string::npos);
  options = small("xml");
  EXPECT_NE(runSimulate(options).err.find("table, csv, json"), std::string::npos);
  options = small("table");
  options.games = 0;
  EXPECT_NE(runSimulate(options).err.find("at least 1"), std::string::npos);
}

bool isInterruptIgnored() {
  struct sigaction current{};
  sigaction(SIGINT, nullptr, &current);
  return current.sa_handler == SIG_IGN;
}

TEST(SimulateCommand, CtrlCPrintsWhatIsDone) {
  SimulateOptions options = small("csv");
  options.games = 1'000'000;
  std::signal(SIGINT, SIG_IGN);
  std::jthread finger([] {
    while (isInterruptIgnored()) std::this_thread::yield();
    std::raise(SIGINT);
  });
  const CommandRun run = runSimulate(options);
  EXPECT_EQ(run.code, kInterrupted);
  EXPECT_GE(linesIn(run.out), 1);
  EXPECT_TRUE(isInterruptIgnored());
  std::signal(SIGINT, SIG_DFL);
}

TEST(ProgressBar, TellsRateAndTimeLeft) {
  EXPECT_EQ(progressText(Language::english, 500, 1000, 10),
            "[###############...............] 500 of 1000 games, 50 a second, 0:10 left");
  EXPECT_EQ(progressText(Language::german, 0, 1000, 0),
            "[..............................] 0 von 1000 Partien, 0 je Sekunde, noch ?");
}

TEST(ProgressBar, WhatWasDoneBeforeDoesNotCountForTheSpeed) {
  EXPECT_EQ(progressText(Language::english, 600, 1000, 20, 500),
            "[##################............] 600 of 1000 games, 5 a second, 1:20 left");
}

TEST(ProgressBar, SlowGamesAreCountedByTheMinute) {
  EXPECT_EQ(progressText(Language::english, 5, 10, 60),
            "[###############...............] 5 of 10 games, 5.0 a minute, 1:00 left");
}

TEST(ProgressBar, IsForTerminalsOnly) {
  std::ostringstream stream;
  EXPECT_FALSE(isWatched(stream));
}

}  // namespace
}  // namespace spannung::testing
