#include <algorithm>
#include <functional>
#include <variant>

#include <fmt/format.h>

#include "server/table/table.h"
#include "texts/catalogue.h"

namespace spannung::server {
namespace {

constexpr std::size_t kMaxNotices = 100;
constexpr std::size_t kMaxNotes = 50;
constexpr std::size_t kRememberedRequests = 16;

template <class T>
void pushBounded(std::vector<T>& items, T item, std::size_t limit) {
  if (items.size() == limit) items.erase(items.begin());
  items.push_back(std::move(item));
}

// Notes go into the record, which has one language for all who may read it.
std::string undoNote(const std::string& who, int from, int to) {
  return catalogue(Language::english)
      .text("server.note.undo_seen",
            {{"who", who}, {"from", std::to_string(from)}, {"to", std::to_string(to)}});
}

std::string resignedNote(const std::string& who, int ply) {
  return catalogue(Language::english)
      .text("server.note.resigned", {{"who", who}, {"ply", std::to_string(ply)}});
}

std::string givenNote(int count) {
  return catalogue(Language::english).text("server.note.given", {{"count", std::to_string(count)}});
}

std::uint64_t hashOf(std::string_view request) {
  std::uint64_t hash = 0xCBF29CE484222325U;  // FNV-1a: the same in every process
  for (const char c : request) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
  return hash;
}

Expected<Move> legalMove(const Session& session, Seat seat, const std::string& text) {
  const ParsedMove parsed = session.rules().parse(text);
  if (!parsed.fine()) return problem("move", "bad_move");
  if (!session.rules().check(session.state(), seat, parsed.move).fine())
    return problem("move", "illegal_move");
  return parsed.move;
}

}  // namespace

// Refuses what cannot have been decided, and changes the table otherwise.
struct Table::Applier {
  Table& table;

  static tl::unexpected<Problem> misfit(std::string field) {
    return problem(std::move(field), "misfit");
  }

  Expected<void> operator()(const Created&) const { return misfit("type"); }

  Expected<void> operator()(const Joined& entry) const {
    return reseat(entry.seat,
                  {SeatKind::person, entry.name, entry.person, {}, entry.nonce, entry.account});
  }

  Expected<void> operator()(const Left& entry) const { return reseat(entry.seat, {}); }

  Expected<void> operator()(const SeatChanged& entry) const {
    return reseat(entry.seat, entry.plan);
  }

  Expected<void> reseat(int number, const SeatPlan& plan) const {
    const auto seat = table.seatNumbered(number);
    if (!seat || table.status_ != TableStatus::gathering) return misfit("seat");
    table.chairs_[static_cast<std::size_t>(seat->index())] = {
        plan.kind, plan.name, plan.person, plan.bot, plan.nonce, false, plan.account};
    table.numberAlike();
    return {};
  }

  Expected<void> operator()(const Started& entry) const {
    if (table.status_ != TableStatus::gathering) return misfit("type");
    auto session = table.newSession();
    if (!session) return tl::unexpected(session.error());
    table.session_.emplace(std::move(*session));
    table.importedMoves_ = {};
    table.firstPly_ = table.ply();
    table.status_ = TableStatus::running;
    if (const int given = table.givenOutcomes(); given > 0) {
      table.session_->addNote(givenNote(given));
      table.notice(NoticeKind::given, 0, {}, given);
    }
    if (table.isImported()) {
      table.session_->addNote(catalogue(Language::english).text("server.note.imported"));
      table.notice(NoticeKind::imported, 0, {});
    }
    table.turnClocks(Seat::none(), entry.at);
    return {};
  }

  Expected<void> operator()(const Moved& entry) const {
    const auto seat = table.seatNumbered(entry.seat);
    if (!seat || table.status_ != TableStatus::running) return misfit("seat");
    if (entry.ply != table.ply() + 1) return misfit("ply");
    const auto move = legalMove(*table.session_, *seat, entry.move);
    if (!move) return tl::unexpected(move.error());
    const bool told = table.session_->play(*seat, *move).told;
    table.remember(entry.seat, entry.request);
    const bool isStep = !told && table.active().contains(*seat);  // there is more to be done
    if (entry.by == Mover::timeout && !isStep)
      table.notice(NoticeKind::timedOut, entry.seat, table.chair(*seat).shownName());
    if (told && table.question_ && table.question_->kind == AskKind::undo) table.question_.reset();
    if (table.session_->finished()) finish();
    // A step is no move that would earn new time.
    table.turnClocks(isStep ? Seat::none() : *seat, entry.at);
    return {};
  }

  void finish() const {
    table.status_ = TableStatus::finished;
    table.question_.reset();
  }

  Expected<void> operator()(const Rewound& entry) const {
    if (!canGoBackTo(entry.to)) return misfit("to");
    table.rewind(entry.to, entry.by, entry.at);
    return {};
  }

  bool canGoBackTo(int to) const {
    return table.status_ == TableStatus::running && to >= table.firstPly_ && to < table.ply();
  }

  Expected<void> operator()(const Asked& entry) const {
    if (table.question_ || table.status_ != TableStatus::running) return misfit("type");
    if (entry.kind == AskKind::undo && !canGoBackTo(entry.to)) return misfit("to");
    table.question_ = Question{entry.kind, entry.by, table.nameOf(entry.by), entry.to,
                               table.othersThan(entry.by)};
    table.settleQuestion(entry.at);
    return {};
  }

  Expected<void> operator()(const Answered& entry) const {
    if (!table.question_) return misfit("type");
    if (entry.agrees)
      std::erase(table.question_->waiting, entry.by);
    else
      refuse(entry.by);
    table.settleQuestion(entry.at);
    return {};
  }

  // The asker's own refusal takes the question back, which nobody has to be told.
  void refuse(const PersonId& by) const {
    const Question asked = *table.question_;
    table.question_.reset();
    if (asked.by == by) return;
    const bool isUndo = asked.kind == AskKind::undo;
    table.notice(isUndo ? NoticeKind::undoRefused : NoticeKind::abandonRefused,
                 table.firstSeatOf(by), table.nameOf(by));
  }

  Expected<void> operator()(const Resigned& entry) const {
    const auto seat = table.seatNumbered(entry.seat);
    if (!seat || table.status_ != TableStatus::running) return misfit("seat");
    Chair& chair = table.chairs_[static_cast<std::size_t>(seat->index())];
    chair.resigned = true;
    if (entry.ends.value_or(false)) {
      endBy(entry);
      return {};
    }
    chair.kind = SeatKind::bot;
    chair.bot = entry.bot;
    table.notice(NoticeKind::resigned, entry.seat, chair.shownName());
    withdraw(chair.person, entry.at);
    return {};
  }

  void endBy(const Resigned& entry) const {
    const std::string name = table.chairs_[static_cast<std::size_t>(entry.seat - 1)].shownName();
    table.ending_ = Ending{EndKind::resigned, name, entry.seat};
    table.session_->addNote(resignedNote(name, table.ply()));
    table.notice(NoticeKind::resignedLast, entry.seat, name);
    finish();
    table.clocks_.stop(entry.at);
  }

  // Somebody without a seat neither asks nor answers any more.
  void withdraw(const PersonId& person, Milliseconds at) const {
    if (!table.question_ || table.sits(person)) return;
    if (table.question_->by == person) return table.question_.reset();
    std::erase(table.question_->waiting, person);
    table.settleQuestion(at);
  }

  Expected<void> operator()(const Abandoned& entry) const {
    if (table.isOver()) return misfit("type");
    abandon(entry.by, false, entry.at);
    return {};
  }

  void abandon(const PersonId& by, bool agreed, Milliseconds at) const {
    table.status_ = TableStatus::abandoned;
    table.question_.reset();
    table.clocks_.stop(at);
    table.ending_ = Ending{EndKind::stopped, table.nameOf(by), 0, agreed};
    table.notice(agreed ? NoticeKind::abandonedAgreed : NoticeKind::abandoned,
                 table.firstSeatOf(by), table.ending_->name);
  }

  void count(const Said& entry) const {
    const PersonId speaker = table.speakerOf(entry.by, entry.seat);
    auto share = std::find_if(table.chatShares_.begin(), table.chatShares_.end(),
                              [&](const ChatShare& known) { return known.person == speaker; });
    if (share == table.chatShares_.end())
      share = table.chatShares_.insert(share, ChatShare{.person = speaker});
    ++share->lines;
    share->bytes += entry.text.size();
  }

  Expected<void> operator()(const Said& entry) const {
    count(entry);
    pushBounded(table.chat_, ChatLine{entry.at, entry.name, entry.seat, entry.text, entry.account},
                kMaxChatLines);
    return {};
  }

  Expected<void> operator()(const ClockShifted& entry) const {
    if (table.status_ != TableStatus::running) return misfit("type");
    if (entry.by < -kLongestShift || entry.by > kLongestShift) return misfit("by");
    table.clocks_.shift(entry.by);
    return {};
  }

  Expected<void> operator()(const Rematched& entry) const {
    if (!table.rematch_.empty()) return misfit("table");
    table.rematch_ = entry.table;
    table.rematchBy_ = table.nameOf(entry.by.value_or(PersonId()));
    return {};
  }

  Expected<void> operator()(const Hinted& entry) const {
    const auto seat = table.seatNumbered(entry.seat);
    if (!seat || table.status_ != TableStatus::running) return misfit("seat");
    Chair& chair = table.chairs_[static_cast<std::size_t>(seat->index())];
    ++chair.hints;
    chair.hintedPly = table.ply();
    table.notice(NoticeKind::hinted, entry.seat, chair.shownName());
    return {};
  }
};

Expected<void> Table::apply(const LogEntry& entry) {
  if (const auto applied = std::visit(Applier{*this}, entry); !applied)
    return problem(fmt::format("entry {}", version_), "log_damaged",
                   {{"reason", applied.error().code}, {"at", applied.error().place}});
  ++version_;
  changedAt_ = timeOf(entry);
  return {};
}

Expected<Session> Table::newSession() const {
  std::vector<std::string> nonces;
  for (const Chair& chair : chairs_) {
    if (chair.kind == SeatKind::open) return problem("seats", "seats_open");
    nonces.push_back(chair.nonce);
  }
  Session session(game_, isImported() ? importedSeed_ : fairSeed(secret_, id_, nonces),
                  seatNames());
  for (const PlannedMove& planned : importedMoves_) {
    const auto seat = seatNumbered(planned.seat);
    if (!seat) return tl::unexpected(seat.error());
    const auto move = legalMove(session, *seat, planned.move);
    if (!move) return tl::unexpected(move.error());
    session.play(*seat, *move);
  }
  return session;
}

void Table::rewind(int to, const PersonId& by, Milliseconds at) {
  const int from = ply();
  const bool isFree = isUndoFree(by, to);
  const bool isSeen = revealsAfter(to);
  session_->rewind(static_cast<std::size_t>(to));
  dropNotices(to);
  while (!rewinds_.empty() && rewinds_.back().second >= to) rewinds_.pop_back();
  rewinds_.emplace_back(version_ + 1, to);
  question_.reset();
  if (isSeen) {
    shuffleSeen_ = true;
    if (session_->notes().size() < kMaxNotes) session_->addNote(undoNote(nameOf(by), from, to));
  }
  if (!isFree)
    notice(isSeen ? NoticeKind::undoneSeen : NoticeKind::undone, 0, nameOf(by), from - to);
  turnClocks(Seat::none(), at);
}

void Table::dropNotices(int to) {
  std::erase_if(notices_, [to](const Notice& notice) {
    return notice.ply > to && notice.kind != NoticeKind::hinted;
  });
  for (Notice& notice : notices_) {
    if (notice.ply <= to) continue;
    notice.version = version_ + 1;
    notice.ply = to;
  }
  for (Chair& chair : chairs_) chair.hintedPly = -1;
}

void Table::settleQuestion(Milliseconds at) {
  if (!question_ || !question_->waiting.empty()) return;
  const Question asked = *question_;
  question_.reset();
  if (asked.kind == AskKind::abandon) return Applier{*this}.abandon(asked.by, true, at);
  rewind(asked.to, asked.by, at);
}

void Table::notice(NoticeKind kind, int seat, std::string name, int count) {
  pushBounded(notices_, Notice{kind, version_ + 1, ply(), seat, std::move(name), count},
              kMaxNotices);
}

void Table::remember(int seat, std::string_view request) {
  if (!request.empty()) pushBounded(played_, Played{seat, hashOf(request)}, kRememberedRequests);
}

bool Table::isRepeated(int seat, std::string_view request) const {
  return !request.empty() && std::any_of(played_.begin(), played_.end(), [&](const Played& played) {
    return (seat == 0 || played.seat == seat) && played.request == hashOf(request);
  });
}

void Table::turnClocks(Seat moved, Milliseconds at) { clocks_.turn(active(), moved, at); }

}  // namespace spannung::server
