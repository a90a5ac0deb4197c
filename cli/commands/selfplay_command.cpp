#include "cli/commands/selfplay_command.h"

#include <ostream>
#include <tuple>

#include "ai/learning/selfplay_file.h"
#include "base/value_text.h"
#include "cli/commands/number_check.h"
#include "cli/exit_code.h"
#include "cli/terminal/interrupt_watch.h"
#include "cli/terminal/progress_bar.h"
#include "record/seed.h"
#include "texts/catalogue.h"
#include "texts/problem_text.h"

namespace spannung {
namespace {

using learning::SelfplayFile;
using learning::SelfplayGame;
using learning::SelfplayPlan;
using learning::Shard;

Expected<Shard> shardOf(const std::string& text) {
  const std::size_t slash = text.find('/');
  const auto number = parseNumber(text.substr(0, slash));
  const auto of = slash == std::string::npos ? std::nullopt : parseNumber(text.substr(slash + 1));
  if (!number || !of || *number < 1 || *number > *of)
    return problem("--shard", "bad_shard", {{"value", text}});
  return Shard{*number, *of};
}

Expected<void> checkNumbers(const SelfplayOptions& options) {
  for (const auto& [name, value, least] :
       {std::tuple{"games", options.games, 1}, std::tuple{"random", options.random, 0},
        std::tuple{"threads", options.threads, 0}})
    if (const auto fine = checkNumber(name, value, least); !fine) return fine;
  if (options.out.empty()) return problem("--out", "argument_out_missing");
  return {};
}

Expected<SelfplayPlan> planOf(const Library& library, const SelfplayOptions& options) {
  if (const auto fine = checkNumbers(options); !fine) return tl::unexpected(fine.error());
  const auto shard = shardOf(options.shard);
  if (!shard) return tl::unexpected(shard.error());
  const auto game = library.load(options.game, options.options, {});
  if (!game) return tl::unexpected(game.error());
  const auto seats = static_cast<int>((*game)->playedSeats().size());
  const auto bots =
      botsForSeats(options.bots.empty() ? std::vector<std::string>{"greedy"} : options.bots, seats);
  if (!bots) return tl::unexpected(bots.error());
  SimulationPlan simulation{*game, *bots, parseSeed(options.seed), options.games, options.threads};
  if (const auto made = makeBots(botsOf(simulation, 0), **game); !made)
    return tl::unexpected(made.error());
  return SelfplayPlan{std::move(simulation), *shard, options.random};
}

Expected<bool> play(const SelfplayPlan& plan, SelfplayFile& file, bool showProgress,
                    Language language, std::ostream& err) {
  const InterruptWatch watch;
  const std::vector<int> missing = learning::missingGames(plan, file.numbers());
  const auto keep = [&file](const SelfplayGame& game) { return file.append(game); };
  const auto run = [&](const Progress& progress) {
    return learning::runSelfplay(plan, missing, watch.interrupted(), keep, progress);
  };
  if (missing.empty() || !showProgress || !isWatched(err)) return run({});
  ProgressBar bar(err, language, static_cast<int>(missing.size()));
  return run([&bar](int done) { bar.show(done); });
}

}  // namespace

void SelfplayOptions::declare(Flags& flags) {
  flags.game(game, options);
  flags.list("--bots", bots, "selfplay_bots");
  flags.series(*this, "selfplay_games");
  flags.number("--random", random, "selfplay_random", 100);
  flags.word("--shard", shard, "selfplay_shard");
  flags.word("--out", out, "selfplay_out", "type.file");
}

int selfplayCommand(const Library& library, const SelfplayOptions& options, Language language,
                    std::ostream& out, std::ostream& err) {
  const auto fail = [&](const Problem& problem) {
    err << problemText(problem, language, options.game) << '\n';
    return kBadInput;
  };
  const auto plan = planOf(library, options);
  if (!plan) return fail(plan.error());
  auto file = SelfplayFile::open(options.out, *plan);
  if (!file) return fail(file.error());
  const auto finished = play(*plan, *file, options.progress, language, err);
  if (!finished) return fail(finished.error());
  const std::string_view key = *finished ? "selfplay.finished" : "selfplay.interrupted";
  out << catalogue(language).text(key, {{"path", options.out}}) << '\n';
  return *finished ? kSuccess : kInterrupted;
}

}  // namespace spannung
