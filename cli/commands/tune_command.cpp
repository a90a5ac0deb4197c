#include "cli/commands/tune_command.h"

#include <ostream>

#include <fmt/format.h>

#include "ai/tuning/tunables.h"
#include "ai/tuning/tuning.h"
#include "cli/commands/number_check.h"
#include "cli/commands/text_file.h"
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

Expected<void> checkOptions(const TuneOptions& options) {
  struct Limit {
    const char* name;
    int value;
    int least;
  };
  for (const Limit& limit :
       {Limit{"games", options.games, 1}, Limit{"iterations", options.iterations, 0},
        Limit{"check", options.check, 1}, Limit{"simulations", options.simulations, 1},
        Limit{"reach", options.reach, 1}, Limit{"boldness", options.boldness, 1},
        Limit{"threads", options.threads, 0}})
    if (const auto fine = checkNumber(limit.name, limit.value, limit.least); !fine) return fine;
  return {};
}

Expected<Parameters> startOf(const Tunable& tunable, const TuneOptions& options) {
  if (options.weights.empty()) return tunable.shipped();
  const auto text = readTextFile(options.weights);
  if (!text) return tl::unexpected(text.error());
  return readWeights(options.weights, *text, tunable.owner, tunable.shipped());
}

Expected<TuningPlan> planOf(const Library& library, const TuneOptions& options) {
  if (const auto fine = checkOptions(options); !fine) return tl::unexpected(fine.error());
  const auto game = library.load(options.game, options.options, {});
  if (!game) return tl::unexpected(game.error());
  const auto tunable = tunableFor(**game, options.bot);
  if (!tunable) return tl::unexpected(tunable.error());
  const auto start = startOf(*tunable, options);
  if (!start) return tl::unexpected(start.error());
  return TuningPlan{*game,
                    *tunable,
                    *start,
                    options.iterations,
                    options.games,
                    options.check,
                    options.simulations,
                    options.reach,
                    options.boldness,
                    parseSeed(options.seed),
                    options.threads};
}

Expected<Tuning> run(const TuningPlan& plan, bool showProgress, Language language,
                     std::ostream& err) {
  const InterruptWatch watch;
  if (!showProgress || !isWatched(err)) return tune(plan, watch.interrupted());
  ProgressBar bar(err, language, gamesOf(plan));
  return tune(plan, watch.interrupted(), [&bar](int done) { bar.show(done); });
}

class TuningReport {
 public:
  TuningReport(const Tuning& tuning, Language language, std::ostream& out)
      : tuning_(tuning), figures_(language), texts_(catalogue(language)), out_(out) {}

  void print() const {
    printWeights();
    out_ << '\n' << text(tuning_.isGain() ? "gain" : "no_gain", checkArgs()) << '\n';
  }

 private:
  std::string text(std::string_view key, const Args& args = {}) const {
    return texts_.text(fmt::format("tune.{}", key), args);
  }

  Args checkArgs() const {
    return {{"games", std::to_string(tuning_.checkGames)},
            {"share", figures_.percent(tuning_.ahead.share)},
            {"interval", figures_.percentInterval(tuning_.ahead)},
            {"elo", figures_.change(tuning_.rating.elo, 0)},
            {"elo_low", figures_.change(tuning_.rating.low, 0)},
            {"elo_high", figures_.change(tuning_.rating.high, 0)}};
  }

  void printWeights() const {
    TextTable table({Align::left, Align::right, Align::right});
    table.add({text("column.weight"), text("column.before"), text("column.after")});
    for (std::size_t i = 0; i < tuning_.before.size(); ++i)
      table.add({tuning_.before[i].name, figures_.number(tuning_.before[i].value, 4),
                 figures_.number(tuning_.tuned[i].value, 4)});
    for (const std::string& line : table.lines()) out_ << line << '\n';
  }

  const Tuning& tuning_;
  FigureText figures_;
  const Catalogue& texts_;
  std::ostream& out_;
};

int fail(const Problem& problem, const TuneOptions& options, Language language, std::ostream& err) {
  err << problemText(problem, language, options.game) << '\n';
  return kBadInput;
}

}  // namespace

void TuneOptions::declare(Flags& flags) {
  flags.game(game, options);
  flags.word("--bot", bot, "tune_bot");
  flags.series(*this, "tune_games");
  flags.number("--iterations", iterations, "iterations");
  flags.number("--check", check, "tune_check");
  flags.number("--simulations", simulations, "tune_simulations");
  flags.number("--reach", reach, "tune_reach");
  flags.number("--boldness", boldness, "tune_boldness");
  flags.word("--weights", weights, "tune_weights", "type.file");
  flags.word("--out", out, "tune_out", "type.file");
}

int tuneCommand(const Library& library, const TuneOptions& options, Language language,
                std::ostream& out, std::ostream& err) {
  const auto plan = planOf(library, options);
  if (!plan) return fail(plan.error(), options, language, err);
  const auto tuning = run(*plan, options.progress, language, err);
  if (!tuning) return fail(tuning.error(), options, language, err);
  if (tuning->cancelled) return kInterrupted;
  TuningReport(*tuning, language, out).print();
  if (options.out.empty()) return kSuccess;
  const auto written = writeTextFile(options.out, writeWeights(plan->tunable.owner, tuning->tuned));
  return written ? kSuccess : fail(written.error(), options, language, err);
}

}  // namespace spannung
