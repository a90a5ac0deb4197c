#include "record/replay.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/core/refusal.h"

namespace spannung {
namespace {

std::string placeOf(const RecordedPly& ply, std::size_t index) {
  if (ply.line > 0) return fmt::format("line {}, ply {}", ply.line, index + 1);
  return fmt::format("ply {}", index + 1);
}

// The refusal with its rule and numbers, so that the message can say why.
Problem illegalMove(const AnyGame& rules, const RecordedPly& ply, std::size_t index,
                    const Verdict& verdict) {
  const Term& term = rules.reasonTerms()[verdict.reason];
  auto details = refusalDetails(rules, verdict);
  details["move"] = ply.move;
  details["reason"] = term.code;
  return {placeOf(ply, index), "record_illegal_move", std::move(details)};
}

std::string wordAt(const std::string& text, std::size_t at) {
  const std::string rest = text.substr(std::min(at, text.size()));
  return rest.substr(0, rest.find(' '));
}

Expected<void> playNext(Session& session, const RecordedPly& ply, std::size_t index) {
  const AnyGame& rules = session.rules();
  if (ply.seat.index() >= rules.seats())
    return problem(placeOf(ply, index), "record_bad_seat",
                   {{"value", std::to_string(ply.seat.index() + 1)}});
  const ParsedMove parsed = rules.parse(ply.move);
  if (!parsed.fine())
    return problem(placeOf(ply, index), "record_bad_move",
                   {{"move", ply.move},
                    {"reason", std::string(parsed.problem)},
                    {"word", wordAt(ply.move, parsed.at)}});
  const Verdict verdict = rules.check(session.state(), ply.seat, parsed.move);
  if (!verdict.fine()) return tl::unexpected(illegalMove(rules, ply, index, verdict));
  session.play(ply.seat, parsed.move);
  return {};
}

std::string ranksText(const std::vector<RecordedRank>& ranks) {
  std::string text;
  for (const RecordedRank& rank : ranks)
    text += fmt::format("{}{}:{}:{}", text.empty() ? "" : " ", rank.seat.index() + 1, rank.rank,
                        rank.score);
  return text;
}

Expected<void> checkEnd(const Session& session, const Record& record) {
  if (session.finished() != record.finished)
    return problem("end", "record_result_differs",
                   {{"found", record.finished ? "finished" : "open"},
                    {"expected", session.finished() ? "finished" : "open"}});
  const std::string expected = ranksText(session.ranks());
  if (const std::string found = ranksText(record.ranks); found != expected)
    return problem("end", "record_result_differs", {{"found", found}, {"expected", expected}});
  return {};
}

}  // namespace

Expected<std::shared_ptr<const LoadedGame>> gameOf(const Library& library, const Record& record) {
  const auto module = library.module(record.game);
  if (!module) return tl::unexpected(module.error());
  if (record.revision < 1 || record.revision > (*module)->revision())
    return problem("header", "record_unknown_revision",
                   {{"revision", std::to_string(record.revision)},
                    {"known", "1–" + std::to_string((*module)->revision())}});
  auto game = (*module)->load(record.options, record.deal, record.revision);
  if (!game) return game;
  const AnyGame& rules = (*game)->rules();
  if (!(*game)->isPlayedWith(record.content))
    return problem("header", "record_content_differs",
                   {{"record", record.content}, {"here", (*game)->fingerprint()}});
  if (static_cast<int>(record.seatNames.size()) > rules.seats())
    return problem("header", "record_bad_seat",
                   {{"value", std::to_string(record.seatNames.size())}});
  if (record.shuffle)
    if (const auto fair = checkShuffle(*record.shuffle, record.seed, rules.seats()); !fair)
      return tl::unexpected(fair.error());
  return game;
}

Expected<Session> replay(std::shared_ptr<const LoadedGame> game, const Record& record,
                         std::size_t upTo) {
  Session session(std::move(game), record.seed, record.seatNames);
  for (const std::string& note : record.notes) session.addNote(note);
  session.setShuffle(record.shuffle);
  const std::size_t count = std::min(upTo, record.plies.size());
  for (std::size_t i = 0; i < count; ++i)
    if (const auto played = playNext(session, record.plies[i], i); !played)
      return tl::unexpected(played.error());
  if (count == record.plies.size())
    if (const auto ended = checkEnd(session, record); !ended) return tl::unexpected(ended.error());
  return session;
}

Expected<Session> replay(const Library& library, const Record& record) {
  auto game = gameOf(library, record);
  if (!game) return tl::unexpected(game.error());
  return replay(std::move(*game), record);
}

}  // namespace spannung
