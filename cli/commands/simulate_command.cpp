#include "cli/commands/simulate_command.h"

#include <cmath>
#include <ostream>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "ai/bots.h"
#include "ai/simulation.h"
#include "ai/simulation_csv.h"
#include "ai/simulation_json.h"
#include "ai/simulation_summary.h"
#include "cli/commands/number_check.h"
#include "cli/exit_code.h"
#include "cli/terminal/figure_text.h"
#include "cli/terminal/interrupt_watch.h"
#include "cli/terminal/progress_bar.h"
#include "cli/terminal/text_table.h"
#include "record/seed.h"
#include "texts/catalogue.h"
#include "texts/problem_text.h"

namespace spannung {
namespace {

Expected<void> checkFormat(const std::string& format) {
  if (format == "table" || format == "csv" || format == "json") return {};
  return problem("format", "bad_option_value",
                 {{"name", "format"}, {"value", format}, {"allowed", "table, csv, json"}});
}

Expected<void> checkOptions(const SimulateOptions& options) {
  if (const auto games = checkNumber("games", options.games, 1); !games) return games;
  if (const auto threads = checkNumber("threads", options.threads, 0); !threads) return threads;
  return checkFormat(options.format);
}

// Searching takes its time: whoever wants that says so.
std::vector<std::string> botsOrGreedy(const SimulateOptions& options) {
  return options.bots.empty() ? std::vector<std::string>{"greedy"} : options.bots;
}

Expected<SimulationPlan> planOf(const Library& library, const SimulateOptions& options) {
  if (const auto fine = checkOptions(options); !fine) return tl::unexpected(fine.error());
  const auto game = library.load(options.game, options.options, {});
  if (!game) return tl::unexpected(game.error());
  const auto bots =
      botsForSeats(botsOrGreedy(options), static_cast<int>((*game)->playedSeats().size()));
  if (!bots) return tl::unexpected(bots.error());
  const Seed seed = options.seed.empty() ? randomSeed() : parseSeed(options.seed);
  return SimulationPlan{*game, *bots, seed, options.games, options.threads};
}

Expected<Simulation> runPlan(const SimulationPlan& plan, bool showProgress, Language language,
                             std::ostream& err) {
  const InterruptWatch watch;
  if (!showProgress || !isWatched(err)) return simulate(plan, watch.interrupted());
  ProgressBar bar(err, language, plan.games);
  return simulate(plan, watch.interrupted(), [&bar](int done) { bar.show(done); });
}

// The tables that a person reads.
class Report {
 public:
  Report(const Simulation& simulation, Language language, std::ostream& out)
      : simulation_(simulation), figures_(language), texts_(catalogue(language)), out_(out) {}

  void print() const {
    const SimulationSummary summary = summarize(simulation_);
    printTitle();
    printBots(summary);
    printSeats(summary);
    printDistributions(summary);
    for (const StatisticsTable& table : simulation_.statistics) printStatistics(table);
  }

 private:
  using Cells = std::vector<std::string>;

  std::string text(std::string_view key, const Args& args = {}) const {
    return texts_.text(fmt::format("simulate.{}", key), args);
  }

  Cells shareCells(const Share& share) const {
    return {figures_.number(share.count, 1), figures_.percent(share.share),
            figures_.percentInterval(share)};
  }

  Cells distributionCells(const Distribution& distribution) const {
    Cells cells = {figures_.number(distribution.mean, 2)};
    for (const double value : {distribution.min, distribution.lowerQuartile, distribution.median,
                               distribution.upperQuartile, distribution.max})
      cells.push_back(figures_.number(value, value == std::floor(value) ? 0 : 2));
    return cells;
  }

  Cells headings(std::initializer_list<std::string_view> codes) const {
    Cells cells;
    for (const std::string_view code : codes) cells.push_back(text(fmt::format("column.{}", code)));
    return cells;
  }

  void printTable(std::string_view code, const std::vector<Cells>& rows) const {
    std::vector<Align> alignment(rows.front().size(), Align::right);
    alignment.front() = Align::left;
    TextTable table(alignment);
    for (const Cells& row : rows) table.add(row);
    out_ << '\n' << text(fmt::format("table.{}", code)) << '\n';
    for (const std::string& line : table.lines()) out_ << "  " << line << '\n';
  }

  void printTitle() const {
    const SimulationPlan& plan = simulation_.plan;
    out_ << text("title", {{"game", std::string(plan.game->rules().name())},
                           {"games", std::to_string(simulation_.games.size())},
                           {"seats", std::to_string(simulation_.seats())}})
         << '\n'
         << text("seed", {{"seed", seedText(plan.seed)}}) << '\n';
    if (simulation_.cancelled)
      out_ << text("cancelled", {{"wanted", std::to_string(plan.games)}}) << '\n';
  }

  void printBots(const SimulationSummary& summary) const {
    std::vector<Cells> rows = {headings({"bot", "seats", "wins", "share", "interval", "score"})};
    for (const BotSummary& bot : summary.bots) {
      Cells cells = {bot.name, std::to_string(bot.seats)};
      for (std::string& cell : shareCells(bot.wins)) cells.push_back(std::move(cell));
      cells.push_back(figures_.number(bot.scores.mean, 2));
      rows.push_back(std::move(cells));
    }
    printTable("bots", rows);
  }

  void printSeats(const SimulationSummary& summary) const {
    std::vector<Cells> rows = {headings({"seat", "wins", "share", "interval"})};
    for (const Share& share : summary.seatWins) {
      Cells cells = {std::to_string(rows.size())};
      for (std::string& cell : shareCells(share)) cells.push_back(std::move(cell));
      rows.push_back(std::move(cells));
    }
    printTable("seats", rows);
  }

  void printDistributions(const SimulationSummary& summary) const {
    std::vector<Cells> rows = {
        headings({"of", "mean", "min", "lower_quartile", "median", "upper_quartile", "max"})};
    const auto add = [&](std::string_view code, const Distribution& distribution) {
      Cells cells = {text(fmt::format("row.{}", code))};
      for (std::string& cell : distributionCells(distribution)) cells.push_back(std::move(cell));
      rows.push_back(std::move(cells));
    };
    add("rounds", summary.rounds);
    add("plies", summary.plies);
    add("scores", summary.scores);
    add("winner_scores", summary.winnerScores);
    printTable("distributions", rows);
  }

  void printStatistics(const StatisticsTable& table) const {
    std::vector<Cells> rows(1);
    for (const StatisticsColumn& column : table.columns)
      rows.front().push_back(text(fmt::format("column.{}", column.code)));
    for (const std::vector<double>& values : table.rows) {
      Cells cells;
      for (std::size_t i = 0; i < values.size(); ++i)
        cells.push_back(figures_.number(values[i], table.columns[i].decimals));
      rows.push_back(std::move(cells));
    }
    printTable(table.code, rows);
  }

  const Simulation& simulation_;
  FigureText figures_;
  const Catalogue& texts_;
  std::ostream& out_;
};

void print(const Simulation& simulation, const std::string& format, Language language,
           std::ostream& out) {
  if (format == "csv")
    writeCsv(simulation, out);
  else if (format == "json")
    out << boost::json::serialize(simulationDocument(simulation)) << '\n';
  else
    Report(simulation, language, out).print();
}

int fail(const Problem& problem, const SimulateOptions& options, Language language,
         std::ostream& err) {
  err << problemText(problem, language, options.game) << '\n';
  return kBadInput;
}

}  // namespace

void SimulateOptions::declare(Flags& flags) {
  flags.game(game, options);
  flags.list("--bots", bots, "bots");
  flags.series(*this, "games");
  flags.word("--format", format, "format", "table|csv|json");
}

int simulateCommand(const Library& library, const SimulateOptions& options, Language language,
                    std::ostream& out, std::ostream& err) {
  const auto plan = planOf(library, options);
  if (!plan) return fail(plan.error(), options, language, err);
  const auto simulation = runPlan(*plan, options.progress, language, err);
  if (!simulation) return fail(simulation.error(), options, language, err);
  print(*simulation, options.format, language, out);
  return simulation->cancelled ? kInterrupted : kSuccess;
}

}  // namespace spannung
