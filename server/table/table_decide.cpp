#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "base/utf8.h"
#include "server/table/seat_plan.h"
#include "server/table/table.h"
#include "server/table/words.h"

namespace spannung::server {
namespace {

Problem refusedMove(const AnyGame& rules, Seat seat, Move move, const Verdict& verdict) {
  const Term& term = rules.reasonTerms()[verdict.reason];
  return {"move",
          "illegal_move",
          {{"move", rules.text(move)},
           {"seat", std::to_string(seat.index() + 1)},
           {"reason", std::string(term.code)},
           {"rule", std::string(term.rule)}}};
}

}  // namespace

Expected<Seat> Table::seatNumbered(int number) const {
  const auto seats = static_cast<int>(chairs_.size());
  if (number >= 1 && number <= seats) return Seat::of(number - 1);
  return problem("seat", "wrong_seat",
                 {{"value", std::to_string(number)}, {"seats", fmt::format("1–{}", seats)}});
}

Expected<Seat> Table::ownSeat(const PersonId& person, int number) const {
  const std::vector<int> own = seatsOf(person);
  if (own.empty()) return problem("seat", "not_seated");
  if (number == 0 && own.size() == 1) return Seat::of(own.front() - 1);
  if (number == 0) return problem("seat", "missing_field", {{"field", "seat"}});
  const auto seat = seatNumbered(number);
  if (seat && !isOwn(person, *seat))
    return problem("seat", "not_your_seat", {{"seat", std::to_string(number)}});
  return seat;
}

Expected<Seat> Table::ownActiveSeat(const PersonId& person, int number) const {
  if (number != 0 || seatsOf(person).size() < 2) return ownSeat(person, number);
  SeatMask acting;
  for (const int own : seatsOf(person))
    if (active().contains(Seat::of(own - 1))) acting.add(Seat::of(own - 1));
  if (acting.count() != 1) return ownSeat(person, number);
  return acting.first();
}

Expected<void> Table::mustGather() const {
  if (status_ == TableStatus::gathering) return {};
  return problem("table", isOver() ? "table_over" : "already_started");
}

Expected<void> Table::mustRun() const {
  if (status_ == TableStatus::running) return {};
  return problem("table", isOver() ? "table_over" : "not_started");
}

template <class Mine>
Expected<void> Table::mustSeeLast(int seen, Mine mine) const {
  const std::vector<Ply>& plies = session_->plies();
  const auto isNews = [&mine](const Ply& ply) { return ply.told || mine(ply.seat); };
  if (seen >= 0 && seen <= ply() && std::none_of(plies.begin() + seen, plies.end(), isNews))
    return {};
  return problem("ply", "stale_ply", {{"ply", std::to_string(ply())}});
}

Expected<void> Table::mustSeeLast(int seen, Seat seat) const {
  return mustSeeLast(seen, [seat](Seat other) { return other == seat; });
}

Expected<LogEntry> Table::decideJoin(const PersonId& person, int seat, std::string_view name,
                                     std::string_view nonce, Milliseconds at) const {
  if (const auto fine = mustGather(); !fine) return tl::unexpected(fine.error());
  const auto isOpen = [](const Chair& chair) { return chair.kind == SeatKind::open; };
  const auto open = std::find_if(chairs_.begin(), chairs_.end(), isOpen);
  if (open == chairs_.end()) return problem("seat", "no_open_seat");
  const int number = seat == 0 ? static_cast<int>(open - chairs_.begin()) + 1 : seat;
  const auto wanted = seatNumbered(number);
  if (!wanted) return tl::unexpected(wanted.error());
  if (!isOpen(chair(*wanted)))
    return problem("seat", "seat_taken", {{"seat", std::to_string(number)}});
  auto checked = checkedName("name", name);
  if (!checked) return tl::unexpected(checked.error());
  auto added = checkedNonce("nonce", nonce);
  if (!added) return tl::unexpected(added.error());
  return Joined{number, person, std::move(*checked), std::move(*added), at};
}

Expected<LogEntry> Table::decideLeave(const PersonId& person, int seat, Milliseconds at) const {
  if (const auto fine = mustGather(); !fine) return tl::unexpected(fine.error());
  const auto own = ownSeat(person, seat);
  if (!own) return tl::unexpected(own.error());
  return Left{own->index() + 1, at};
}

Expected<LogEntry> Table::decideSeat(const PersonId& person, int seat, SeatPlan plan,
                                     Milliseconds at) const {
  if (const auto fine = mustGather(); !fine) return tl::unexpected(fine.error());
  if (person != owner_) return problem("table", "not_owner");
  const auto wanted = seatNumbered(seat);
  if (!wanted) return tl::unexpected(wanted.error());
  if (chair(*wanted).kind == SeatKind::rules) return problem("seat", "seat_ruled");
  auto checked = checkedPlan("seat", plan, person, game_->rules().name(), *bots_);
  if (!checked) return tl::unexpected(checked.error());
  if (checked->kind == SeatKind::bot && checked->name.empty()) {
    std::vector<SeatPlan> seated;
    for (const Chair& chair : chairs_) seated.push_back({chair.kind, chair.name});
    checked->name = freeBotName(seated);
  }
  return SeatChanged{seat, std::move(*checked), at};
}

Expected<LogEntry> Table::decideStart(const PersonId& person, Milliseconds at) const {
  if (const auto fine = mustGather(); !fine) return tl::unexpected(fine.error());
  if (person != owner_) return problem("table", "not_owner");
  if (std::any_of(chairs_.begin(), chairs_.end(),
                  [](const Chair& chair) { return chair.kind == SeatKind::open; }))
    return problem("seats", "seats_open");
  return Started{at};
}

// The verdict sees what the seat sees, so that a refusal betrays nothing; for a move of that seat
// the full state says the same, which the contract of the rules demands.
Expected<LogEntry> Table::movedBy(Mover mover, Seat seat, Move move, std::string_view request,
                                  Milliseconds at) const {
  const AnyGame& rules = game_->rules();
  Verdict verdict = rules.check(viewOf(Viewer::seat(seat)), seat, move);
  if (verdict.fine()) verdict = rules.check(session_->state(), seat, move);
  if (!verdict.fine()) return tl::unexpected(refusedMove(rules, seat, move, verdict));
  return Moved{ply() + 1, seat.index() + 1, rules.text(move), mover, std::string(request), at};
}

Expected<LogEntry> Table::decideMove(const PersonId& person, int seen, int seat,
                                     std::string_view text, std::string_view request,
                                     Milliseconds at) const {
  if (const auto fine = mustRun(); !fine) return tl::unexpected(fine.error());
  if (request.size() > kMaxRequestBytes)
    return problem("request", "request_too_long", {{"max", std::to_string(kMaxRequestBytes)}});
  const auto own = ownActiveSeat(person, seat);
  if (!own) return tl::unexpected(own.error());
  if (const auto fine = mustSeeLast(seen, *own); !fine) return tl::unexpected(fine.error());
  const ParsedMove parsed = game_->rules().parse(text);
  if (!parsed.fine())
    return problem("move", "bad_move",
                   {{"move", shortened(text)},
                    {"reason", std::string(parsed.problem)},
                    {"at", std::to_string(parsed.at)}});
  return movedBy(Mover::person, *own, parsed.move, request, at);
}

Expected<LogEntry> Table::decideBotMove(int seen, int number, Move move, Milliseconds at) const {
  if (const auto fine = mustRun(); !fine) return tl::unexpected(fine.error());
  const auto seat = seatNumbered(number);
  if (!seat) return tl::unexpected(seat.error());
  if (chair(*seat).kind != SeatKind::bot)
    return problem("seat", "not_your_seat", {{"seat", std::to_string(number)}});
  if (question_ && question_->kind == AskKind::undo) return problem("table", "question_open");
  if (const auto fine = mustSeeLast(seen, *seat); !fine) return tl::unexpected(fine.error());
  return movedBy(Mover::bot, *seat, move, {}, at);
}

Expected<LogEntry> Table::decideTimeout(int seen, int number, Move move, Milliseconds at) const {
  if (const auto fine = mustRun(); !fine) return tl::unexpected(fine.error());
  const auto seat = seatNumbered(number);
  if (!seat) return tl::unexpected(seat.error());
  const bool isTimed = clock_ && clock_->onTimeout == OnTimeout::bot && chair(*seat).isPerson();
  const auto end = isTimed ? clocks_.runsOutAt(*clock_, *seat) : std::nullopt;
  if (!end || *end > at) return problem("seat", "not_overdue", {{"seat", std::to_string(number)}});
  if (const auto fine = mustSeeLast(seen, *seat); !fine) return tl::unexpected(fine.error());
  return movedBy(Mover::timeout, *seat, move, {}, at);
}

Expected<LogEntry> Table::decideUndo(const PersonId& person, int seen, int to,
                                     Milliseconds at) const {
  if (const auto fine = mustRun(); !fine) return tl::unexpected(fine.error());
  if (!sits(person)) return problem("table", "not_seated");
  if (question_) return problem("table", "question_open");
  const auto mine = [&](Seat seat) { return isOwn(person, seat); };
  if (const auto fine = mustSeeLast(seen, mine); !fine) return tl::unexpected(fine.error());
  if (ply() == firstPly_) return problem("to", "nothing_to_undo");
  if (to < firstPly_ || to >= ply())
    return problem("to", "undo_too_far", {{"plies", std::to_string(ply() - firstPly_)}});
  // Others may have planned in between; going back would take that from them, too.
  if (to >= firstUntold()) return problem("to", "undo_by_move");
  if (isUndoFree(person, to) || !hasOthers(person)) return Rewound{to, person, at};
  return Asked{AskKind::undo, person, to, at};
}

Expected<LogEntry> Table::decideAnswer(const PersonId& person, bool agrees, Milliseconds at) const {
  if (!question_) return problem("table", "no_question");
  const std::vector<PersonId>& waiting = question_->waiting;
  const bool isAwaited = std::find(waiting.begin(), waiting.end(), person) != waiting.end();
  const bool takesBack = person == question_->by && !agrees;
  if (!isAwaited && !takesBack) return problem("table", "not_your_answer");
  return Answered{person, agrees, at};
}

Expected<LogEntry> Table::decideAbandon(const PersonId& person, Milliseconds at) const {
  if (isOver()) return problem("table", "table_over");
  if (status_ == TableStatus::gathering) {
    if (person != owner_) return problem("table", "not_owner");
    return Abandoned{person, at};
  }
  const bool ownsIdle = person == owner_ && !hasOthers(person);  // only bots are left
  if (!sits(person) && !ownsIdle) return problem("table", "not_seated");
  if (!hasOthers(person)) return Abandoned{person, at};
  if (question_) return problem("table", "question_open");
  return Asked{AskKind::abandon, person, 0, at};
}

Expected<LogEntry> Table::decideResign(const PersonId& person, int seat, std::string_view bot,
                                       Milliseconds at) const {
  if (const auto fine = mustRun(); !fine) return tl::unexpected(fine.error());
  const auto own = ownSeat(person, seat);
  if (!own) return tl::unexpected(own.error());
  const std::string_view game = game_->rules().name();
  const std::string chosen = bot.empty() ? bots_->usual(game) : std::string(bot);
  if (const auto known = checkBot("bot", chosen, game, *bots_); !known)
    return tl::unexpected(known.error());
  return Resigned{own->index() + 1, chosen, at, endsByResigning()};
}

Expected<std::optional<LogEntry>> Table::decideHint(const PersonId& person, int seat,
                                                    Milliseconds at) const {
  if (const auto fine = mustRun(); !fine) return tl::unexpected(fine.error());
  const auto viewer = viewerFor(person, seat);
  if (!viewer) return tl::unexpected(viewer.error());
  if (viewer->isSpectator()) return problem("seat", "not_your_seat");
  if (hintRule() == HintRule::off) return problem("table", "hints_off");
  if (!active().contains(viewer->seat())) return problem("seat", "not_your_turn");
  if (hintRule() == HintRule::free || chair(viewer->seat()).hintedPly == ply())
    return std::optional<LogEntry>();
  return Hinted{viewer->seat().index() + 1, at};
}

PersonId Table::speakerOf(const PersonId& person, int seat) const {
  if (seat == 0) return {};
  const bool isKnown = std::any_of(chatShares_.begin(), chatShares_.end(),
                                   [&](const ChatShare& share) { return share.person == person; });
  return isKnown || chatShares_.size() < kMaxChatShares ? person : PersonId{};
}

ChatShare Table::shareOf(const PersonId& speaker) const {
  for (const ChatShare& share : chatShares_)
    if (share.person == speaker) return share;
  return {};
}

Expected<LogEntry> Table::decideChat(const PersonId& person, std::string_view name,
                                     std::string_view text, Milliseconds at) const {
  auto line = checkedChat("text", text);
  if (!line) return tl::unexpected(line.error());
  const std::vector<int> own = seatsOf(person);
  const int seat = own.empty() ? 0 : own.front();
  auto speaker = own.empty() ? checkedName("name", name)
                             : Expected<std::string>(chair(Seat::of(seat - 1)).name);
  if (!speaker) return tl::unexpected(speaker.error());
  const ChatShare share = shareOf(speakerOf(person, seat));
  if (share.lines >= kMaxChatShare.lines || share.bytes + line->size() > kMaxChatShare.bytes)
    return problem("text", seat == 0 ? "chat_full_watching" : "chat_full",
                   {{"lines", std::to_string(kMaxChatShare.lines)},
                    {"characters", std::to_string(kMaxChatShare.bytes)}});
  return Said{person, std::move(*speaker), seat, std::move(*line), at};
}

Expected<LogEntry> Table::decideRematch(const PersonId& person, std::string next,
                                        Milliseconds at) const {
  if (!isOver() || !hasGame()) return problem("table", "not_over");
  const bool wasHere =
      person == owner_ || std::any_of(chairs_.begin(), chairs_.end(), [&](const Chair& chair) {
        return !person.empty() && chair.person == person;
      });
  if (!wasHere || isArchive_) return problem("table", "not_seated");
  if (!rematch_.empty()) return problem("table", "rematch_exists", {{"table", rematch_}});
  return Rematched{std::move(next), at, person};
}

Creation Table::rematchOf(std::string secret, const std::vector<std::string>& nonces,
                          Milliseconds at) const {
  Creation creation{owner_, std::string(game_->rules().name()), game_->options()};
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const Chair& chair = chairs_[i];
    if (chair.kind == SeatKind::rules) continue;  // they come with the options
    const bool isPerson = !chair.person.empty();
    creation.seats.push_back({isPerson ? SeatKind::person : SeatKind::bot, chair.name, chair.person,
                              isPerson ? std::string() : chair.bot, nonces[i], chair.account});
  }
  creation.isPublic = isPublic_;
  creation.hints = hints_;
  creation.clock = clock_;
  creation.secret = std::move(secret);
  creation.isRematch = true;
  creation.at = at;
  return creation;
}

}  // namespace spannung::server
