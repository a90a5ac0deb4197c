#include "cli/commands/reliability_command.h"

#include <ostream>
#include <tuple>

#include <fmt/format.h>

#include "ai/reliability/reliability.h"
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

Expected<ReliabilityPlan> reliabilityPlan(const Library& library,
                                          const ReliabilityOptions& options) {
  for (const auto& [name, value, least] :
       {std::tuple{"games", options.games, 1}, std::tuple{"every", options.every, 1},
        std::tuple{"runs", options.runs, 1}, std::tuple{"threads", options.threads, 0}})
    if (const auto fine = checkNumber(name, value, least); !fine)
      return tl::unexpected(fine.error());
  const auto game = library.load(options.game, options.options, {});
  if (!game) return tl::unexpected(game.error());
  return ReliabilityPlan{.watch = {*game, options.bot, options.every, options.runs},
                         .seed = parseSeed(options.seed),
                         .games = options.games,
                         .threads = options.threads};
}

Expected<Reliability> measured(const ReliabilityPlan& plan, bool showProgress, Language language,
                               std::ostream& err) {
  const InterruptWatch watch;
  const auto measure = [&](const Progress& progress) {
    return measureReliability(plan, watch.interrupted(), progress);
  };
  if (!showProgress || !isWatched(err)) return measure({});
  ProgressBar bar(err, language, plan.games);
  return measure([&bar](int done) { bar.show(done); });
}

class ReliabilityReport {
 public:
  ReliabilityReport(const Reliability& found, Language language, std::ostream& out)
      : found_(found), figures_(language), texts_(catalogue(language)), out_(out) {}

  void print() const {
    out_ << text("headline", {{"games", std::to_string(found_.games)},
                              {"decisions", std::to_string(found_.decisions)}})
         << '\n';
    print("consistency", points(found_.consistency.mean()), found_.consistency.count);
    print("handover", points(found_.handover.mean()), found_.handover.count);
    print("repeatability", points(found_.deviation.mean()), found_.deviation.count);
    print("regret", points(found_.regret.mean()), found_.regret.count);
    print("narrow", figures_.percent(found_.narrow.mean()), found_.narrow.count);
    print("calibration", points(found_.calibrationError()), found_.brier.count);
    print("brier", figures_.number(found_.brier.mean(), 3), found_.brier.count);
    out_ << '\n';
    printBins();
  }

 private:
  std::string text(std::string_view key, const Args& args = {}) const {
    return texts_.text(fmt::format("reliability.{}", key), args);
  }
  std::string points(double chance) const {
    constexpr double kPercent = 100;
    return figures_.number(kPercent * chance, 1);
  }
  void print(std::string_view figure, const std::string& value, int cases) const {
    out_ << text(figure, {{"value", value}, {"cases", std::to_string(cases)}}) << '\n';
  }

  void printBins() const {
    TextTable table({Align::right, Align::right, Align::right});
    table.add({text("column.said"), text("column.came"), text("column.cases")});
    for (const CalibrationBin& bin : found_.calibration)
      if (bin.said.count > 0)
        table.add({figures_.percent(bin.said.mean()), figures_.percent(bin.came.mean()),
                   std::to_string(bin.said.count)});
    for (const std::string& line : table.lines()) out_ << line << '\n';
  }

  const Reliability& found_;
  FigureText figures_;
  const Catalogue& texts_;
  std::ostream& out_;
};

}  // namespace

void ReliabilityOptions::declare(Flags& flags) {
  flags.game(game, options);
  flags.word("--bot", bot, "reliability_bot");
  flags.series(*this, "reliability_games");
  flags.number("--every", every, "reliability_every");
  flags.number("--runs", runs, "reliability_runs");
}

int reliabilityCommand(const Library& library, const ReliabilityOptions& options, Language language,
                       std::ostream& out, std::ostream& err) {
  const auto fail = [&](const Problem& problem) {
    err << problemText(problem, language, options.game) << '\n';
    return kBadInput;
  };
  const auto plan = reliabilityPlan(library, options);
  if (!plan) return fail(plan.error());
  const auto found = measured(*plan, options.progress, language, err);
  if (!found) return fail(found.error());
  if (found->games == 0) return kInterrupted;
  if (found->decisions == 0) return fail({"--bot", "bot_does_not_search", {{"name", options.bot}}});
  ReliabilityReport(*found, language, out).print();
  return kSuccess;
}

}  // namespace spannung
