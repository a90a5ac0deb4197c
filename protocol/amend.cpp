#include "protocol/amend.h"

#include <string>
#include <utility>

namespace spannung {
namespace {

Values merged(Values deal, const Values& learned) {
  for (const auto& [name, value] : learned) deal[name] = value;
  return deal;
}

Session restarted(std::shared_ptr<const LoadedGame> game, const Session& session) {
  Session fresh(std::move(game), session.seed(), session.seatNames());
  for (const std::string& note : session.record().notes) fresh.addNote(note);
  return fresh;
}

}  // namespace

tl::expected<Session, Refusal> amended(const Library& library, const Session& session,
                                       const Values& learned, Language language) {
  const LoadedGame& before = session.game();
  const GameModule* module = library.find(before.rules().name());
  auto game =
      module->load(before.options(), merged(before.deal(), learned), before.rules().revision());
  if (!game) return tl::unexpected(Refusal{game.error()});
  Session replayed = restarted(std::move(*game), session);
  for (const Ply& ply : session.plies()) {
    const Verdict verdict = replayed.rules().check(replayed.state(), ply.seat, ply.move);
    const std::string place = "ply " + std::to_string(replayed.plies().size() + 1);
    if (!verdict.fine())
      return tl::unexpected(illegalMove(replayed, place, ply.move, verdict, language));
    replayed.play(ply.seat, ply.move);
  }
  if (auto problem = replayed.game().contradiction(replayed.state()))
    return tl::unexpected(Refusal{std::move(*problem)});
  return replayed;
}

}  // namespace spannung
