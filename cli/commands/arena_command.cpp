#include "cli/commands/arena_command.h"

#include <ostream>
#include <utility>

#include <boost/json/serialize.hpp>

#include "ai/arena/arena_file.h"
#include "ai/arena/arena_json.h"
#include "cli/commands/arena_page.h"
#include "cli/commands/arena_report.h"
#include "cli/commands/number_check.h"
#include "cli/commands/text_file.h"
#include "cli/exit_code.h"
#include "cli/terminal/interrupt_watch.h"
#include "cli/terminal/progress_bar.h"
#include "record/seed.h"
#include "texts/problem_text.h"

namespace spannung {
namespace {

Expected<void> checkOptions(const ArenaOptions& options) {
  if (const auto games = checkNumber("games", options.games, 1); !games) return games;
  if (const auto threads = checkNumber("threads", options.threads, 0); !threads) return threads;
  if (options.format == "table" || options.format == "json") return {};
  return problem("format", "bad_option_value",
                 {{"name", "format"}, {"value", options.format}, {"allowed", "table, json"}});
}

Expected<ArenaPlan> planOf(const Library& library, const ArenaOptions& options) {
  if (const auto fine = checkOptions(options); !fine) return tl::unexpected(fine.error());
  const auto game = library.load(options.game, options.options, {});
  if (!game) return tl::unexpected(game.error());
  const auto bots = options.bots.empty() ? botNames(options.game) : options.bots;
  auto plan = arenaPlan(*game, bots, parseSeed(options.seed), options.games);
  if (plan) plan->threads = options.threads;
  return plan;
}

Expected<Arena> play(const ArenaPlan& plan, const std::vector<SimulatedGame>& done,
                     const KeepGame& keep, bool showProgress, Language language,
                     std::ostream& err) {
  const InterruptWatch watch;
  if (!showProgress || !isWatched(err)) return runArena(plan, done, watch.interrupted(), keep);
  ProgressBar bar(err, language, plan.games, static_cast<int>(done.size()));
  return runArena(plan, done, watch.interrupted(), keep, [&bar](int count) { bar.show(count); });
}

Expected<Arena> run(const ArenaPlan& plan, const ArenaOptions& options, Language language,
                    std::ostream& err) {
  const auto forget = [](const SimulatedGame&) -> Expected<void> { return {}; };
  if (options.out.empty()) return play(plan, {}, forget, options.progress, language, err);
  auto file = ArenaFile::open(options.out, plan);
  if (!file) return tl::unexpected(file.error());
  const auto append = [&file](const SimulatedGame& game) { return file->append(game); };
  return play(plan, file->games(), append, options.progress, language, err);
}

void print(const Arena& arena, const Standings& standings, const ArenaOptions& options,
           Language language, std::ostream& out) {
  if (options.format == "json")
    out << boost::json::serialize(arenaDocument(arena, standings)) << '\n';
  else
    printArena(arena, standings, language, out);
}

int fail(const Problem& problem, const ArenaOptions& options, Language language,
         std::ostream& err) {
  err << problemText(problem, language, options.game) << '\n';
  return kBadInput;
}

}  // namespace

void ArenaOptions::declare(Flags& flags) {
  flags.game(game, options);
  flags.list("--bots", bots, "arena_bots");
  flags.series(*this, "arena_games");
  flags.word("--out", out, "arena_out", "type.file");
  flags.word("--html", html, "arena_html", "type.file");
  flags.word("--format", format, "format", "table|json");
}

int arenaCommand(const Library& library, const ArenaOptions& options, Language language,
                 std::ostream& out, std::ostream& err) {
  const auto plan = planOf(library, options);
  if (!plan) return fail(plan.error(), options, language, err);
  const auto arena = run(*plan, options, language, err);
  if (!arena) return fail(arena.error(), options, language, err);
  const Standings standings = standingsOf(*arena);
  print(*arena, standings, options, language, out);
  if (!options.html.empty()) {
    const auto written = writeTextFile(options.html, arenaPage(*arena, standings, language));
    if (!written) return fail(written.error(), options, language, err);
  }
  return arena->cancelled ? kInterrupted : kSuccess;
}

}  // namespace spannung
