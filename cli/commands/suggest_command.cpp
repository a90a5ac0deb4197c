#include "cli/commands/suggest_command.h"

#include <utility>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "ai/bots.h"
#include "cli/commands/record_file.h"
#include "cli/commands/suggestion_lines.h"
#include "cli/exit_code.h"
#include "record/replay.h"
#include "record/seed.h"
#include "wire/thoughts.h"

namespace spannung {
namespace {

Expected<Session> positionOf(const Library& library, const SuggestArguments& arguments) {
  const auto record = readRecordFile(arguments.file);
  if (!record) return tl::unexpected(record.error());
  auto session = replay(library, *record);
  if (!session) return session;
  const auto plies = static_cast<int>(session->plies().size());
  const int ply = arguments.ply.value_or(plies);
  if (ply < 0 || ply > plies)
    return problem("--ply", "ply_out_of_range",
                   {{"value", std::to_string(ply)}, {"last", std::to_string(plies)}});
  if (ply < plies) session->rewind(static_cast<std::size_t>(ply));
  if (session->finished()) return problem("--ply", "game_finished");
  return session;
}

Expected<std::vector<Thought>> thoughtsAbout(const Session& session, Seat seat,
                                             const std::string& name) {
  const AnyGame& rules = session.rules();
  auto bot = makeBot(name.empty() ? botNames(rules.name()).back() : name, session.game());
  if (!bot) return tl::unexpected(bot.error());
  Rng rng = Rng::fromSeed(randomSeed());
  Dice dice(rng);
  const AnyState view = rules.redacted(session.state(), Viewer::seat(seat));
  const Move move = (*bot)->choose(view, seat, dice);
  std::vector<Thought> thoughts = (*bot)->thoughts();
  if (thoughts.empty()) thoughts.push_back({.move = move});
  return thoughts;
}

}  // namespace

void SuggestArguments::declare(Flags& flags) {
  flags.record(file);
  flags.number("--ply", ply, "suggest_ply");
  flags.word("--bot", bot, "suggest_bot");
  flags.number("--count", count, "suggest_count");
  flags.sets("--json", json, "suggest_json");
}

int suggestCommand(const Library& library, const SuggestArguments& arguments,
                   const Terminal& terminal) {
  const auto fail = [&](const Problem& problem) {
    terminal.report(problem);
    return kBadInput;
  };
  if (arguments.count < 1)
    return fail({"--count",
                 "number_too_small",
                 {{"value", std::to_string(arguments.count)}, {"min", "1"}}});
  const auto session = positionOf(library, arguments);
  if (!session) return fail(session.error());
  const Seat seat = session->rules().active(session->state()).first();
  const auto thoughts = thoughtsAbout(*session, seat, arguments.bot);
  if (!thoughts) return fail(thoughts.error());
  const Narrator narrator(session->game(), terminal.language(), session->seatNames());
  const auto count = static_cast<std::size_t>(arguments.count);
  if (arguments.json) {
    terminal.print(boost::json::serialize(thoughtObjects(
        session->game(), narrator, terminal.language(), session->state(), *thoughts, count)));
    return kSuccess;
  }
  terminal.say("suggest.headline", {{"seat", narrator.seatName(seat)},
                                    {"ply", std::to_string(session->plies().size())}});
  terminal.print(suggestionLines(terminal, *session, narrator, *thoughts, count));
  return kSuccess;
}

}  // namespace spannung
