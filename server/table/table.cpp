#include "server/table/table.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "base/value_text.h"
#include "record/seed.h"
#include "server/names/name_skeleton.h"
#include "server/table/later_program.h"

namespace spannung::server {
namespace {

constexpr std::size_t kStringRoom = 15;  // shorter strings need no heap

std::size_t heapOf(const std::string& text) {
  return text.capacity() > kStringRoom ? text.capacity() + 1 : 0;
}

template <class T>
std::size_t roomOf(const std::vector<T>& items) {
  return items.capacity() * sizeof(T);
}

tl::unexpected<Problem> damaged(std::size_t entry, const Problem& reason) {
  return problem(fmt::format("entry {}", entry), "log_damaged",
                 {{"reason", reason.code}, {"at", reason.place}});
}

// A table whose rules or components are not at hand is not damaged: another program can play it, or
// this one once it has the components.
tl::unexpected<Problem> cannotLoad(const Library& library, const Problem& reason,
                                   const PinnedGame& pinned) {
  if (reason.code == "pack_missing") return tl::unexpected(reason);
  if (reason.code != "unknown_revision")
    return tl::unexpected(orNeedsProgram(library, pinned, damaged(0, reason).value()));
  auto details = reason.details;
  details["program"] = pinned.pin.program;
  return problem("table", "table_needs_program", std::move(details));
}

void addOnce(std::vector<PersonId>& people, const PersonId& person) {
  if (!person.empty() && std::find(people.begin(), people.end(), person) == people.end())
    people.push_back(person);
}

}  // namespace

Table::Table(std::string id, std::shared_ptr<const LoadedGame> game, std::string pack,
             const BotRoster& bots, const Created& created)
    : id_(std::move(id)),
      game_(std::move(game)),
      pack_(std::move(pack)),
      bots_(&bots),
      version_(1),
      owner_(created.by),
      isPublic_(created.isPublic),
      hints_(created.hints.value_or(false)),
      createdAt_(created.at),
      changedAt_(created.at),
      clock_(created.clock),
      secret_(created.secret),
      importedSeed_(parseSeed(created.seed)),
      importedMoves_(created.moves),
      isArchive_(created.isArchive.value_or(false)) {
  for (const SeatPlan& seat : created.seats)
    chairs_.push_back(
        {seat.kind, seat.name, seat.person, seat.bot, seat.nonce, false, seat.account});
  numberAlike();
}

Expected<Table> Table::open(GameShelf& shelf, std::string id, const LogEntry& first) {
  const auto* created = std::get_if<Created>(&first);
  if (created == nullptr) return damaged(0, {"type", "not_created"});
  const GamePin pin = created->pin.value_or(GamePin{});
  auto game = shelf.load(created->game, created->options, created->deal, pin);
  if (!game) return cannotLoad(shelf.library(), game.error(), {created->game, pin});
  if (static_cast<int>(created->seats.size()) != (*game)->rules().seats())
    return damaged(0, {"seats", "seats_count"});
  Table table(std::move(id), std::move(*game), shelf.packOfPin(created->game, pin), shelf.bots(),
              *created);
  if (table.isArchive())
    if (const auto shelved = table.openArchive(); !shelved) return damaged(0, shelved.error());
  return table;
}

Expected<void> Table::openArchive() {
  auto session = newSession();
  if (!session) return tl::unexpected(session.error());
  session_.emplace(std::move(*session));
  importedMoves_ = {};
  firstPly_ = ply();
  status_ = session_->finished() ? TableStatus::finished : TableStatus::abandoned;
  return {};
}

Expected<Table> Table::open(GameShelf& shelf, std::string id,
                            const std::vector<std::string>& bodies) {
  std::optional<Table> table;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const auto entry = readEntry(fmt::format("entry {}", i), bodies[i]);
    if (!entry)
      return tl::unexpected(orNeedsProgram(shelf.library(), pinnedIn(bodies.front()),
                                           damaged(i, entry.error()).value()));
    if (table) {
      if (const auto applied = table->apply(*entry); !applied)
        return tl::unexpected(applied.error());
      continue;
    }
    auto opened = open(shelf, id, *entry);
    if (!opened) return opened;
    table.emplace(std::move(*opened));
  }
  if (!table) return problem("table", "no_such_table");
  return std::move(*table);
}

int Table::ply() const { return session_ ? static_cast<int>(session_->plies().size()) : 0; }

SeatMask Table::active() const {
  return status_ == TableStatus::running ? game_->rules().active(session_->state()) : SeatMask{};
}

int Table::givenOutcomes() const { return countWords(game_->deal()); }

std::string Table::commitment() const { return isImported() ? "" : commitmentTo(secret_); }

std::vector<int> Table::seatsOf(const PersonId& person) const {
  std::vector<int> seats;
  if (person.empty()) return seats;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].isPerson() && chairs_[i].person == person)
      seats.push_back(static_cast<int>(i) + 1);
  return seats;
}

std::vector<std::string> Table::seatNames() const {
  std::vector<std::string> names;
  for (const Chair& chair : chairs_) names.push_back(chair.shownName());
  return names;
}

void Table::numberAlike() {
  std::map<std::string, int> wearers;
  std::vector<std::string> skeletons;
  for (const Chair& chair : chairs_) {
    skeletons.push_back(chair.name.empty() ? std::string() : nameSkeleton(chair.name));
    ++wearers[skeletons.back()];
  }
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const bool isAlone = skeletons[i].empty() || wearers[skeletons[i]] == 1;
    chairs_[i].number = isAlone ? std::string() : fmt::format(" ({})", i + 1);
  }
}

Viewer Table::defaultViewer(const PersonId& person) const {
  const std::vector<int> own = seatsOf(person);
  if (own.empty()) return Viewer::spectator();
  const SeatMask acting = active();
  const auto first = std::find_if(own.begin(), own.end(), [acting](int number) {
    return acting.contains(Seat::of(number - 1));
  });
  return Viewer::seat(Seat::of((first == own.end() ? own.front() : *first) - 1));
}

Expected<Viewer> Table::viewerFor(const PersonId& person, int seat) const {
  if (seat == 0) return defaultViewer(person);
  const auto own = ownSeat(person, seat);
  if (!own) return tl::unexpected(own.error());
  return Viewer::seat(*own);
}

Expected<Viewer> Table::viewerNumbered(int number) const {
  if (number == 0) return Viewer::spectator();
  const auto seat = seatNumbered(number);
  if (!seat) return tl::unexpected(seat.error());
  return Viewer::seat(*seat);
}

std::vector<int> Table::botsToMove() const {
  std::vector<int> bots;
  if (question_ && question_->kind == AskKind::undo) return bots;
  const SeatMask acting = active();
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].kind == SeatKind::bot && acting.contains(Seat::of(static_cast<int>(i))))
      bots.push_back(static_cast<int>(i) + 1);
  return bots;
}

std::optional<Deadline> Table::deadline() const {
  if (!clock_ || clock_->onTimeout != OnTimeout::bot) return std::nullopt;
  std::optional<Deadline> first;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const Seat seat = Seat::of(static_cast<int>(i));
    if (!chairs_[i].isPerson() || !active().contains(seat)) continue;
    const auto end = clocks_.runsOutAt(*clock_, seat);
    if (end && (!first || *end < first->at)) first = Deadline{seat.index() + 1, *end};
  }
  return first;
}

AnyState Table::viewOf(Viewer viewer) const {
  return game_->rules().redacted(session_->state(), viewer);
}

bool Table::isOwn(const PersonId& person, Seat seat) const {
  return !person.empty() && chair(seat).isPerson() && chair(seat).person == person;
}

bool Table::revealsAfter(int to) const {
  const std::vector<Ply>& plies = session_->plies();
  return std::any_of(plies.begin() + to, plies.end(), [](const Ply& ply) { return ply.revealed; });
}

bool Table::isUndoFree(const PersonId& person, int to) const {
  const std::vector<Ply>& plies = session_->plies();
  if (!isOwn(person, plies[static_cast<std::size_t>(to)].seat) || revealsAfter(to)) return false;
  return std::all_of(plies.begin() + to, plies.end(), [&](const Ply& ply) {
    return isOwn(person, ply.seat) || chair(ply.seat).kind == SeatKind::bot;
  });
}

int Table::firstUntold() const {
  int first = ply();
  while (first > firstPly_ && !session_->plies()[static_cast<std::size_t>(first - 1)].told) --first;
  return first;
}

std::optional<int> Table::lastUntold(Seat seat) const {
  const Terms terms = game_->rules().moveTerms();
  int takenBack = 0;
  for (int at = ply() - 1; at >= firstUntold(); --at) {
    const Ply& ply = session_->plies()[static_cast<std::size_t>(at)];
    if (ply.seat != seat) continue;
    if (terms[ply.move.kind].takesBack)
      ++takenBack;
    else if (takenBack-- == 0)
      return at;
  }
  return std::nullopt;
}

std::optional<Move> Table::takingBack(Seat seat) const {
  MoveList moves;
  game_->rules().legal(session_->state(), seat, moves);
  const Terms terms = game_->rules().moveTerms();
  const auto* const found = std::find_if(moves.begin(), moves.end(),
                                         [terms](Move move) { return terms[move.kind].takesBack; });
  if (found == moves.end()) return std::nullopt;
  return *found;
}

std::optional<UndoOffer> Table::undoOffer(const PersonId& person, Seat seat) const {
  if (status_ != TableStatus::running || question_ || !sits(person)) return std::nullopt;
  if (!seat.isNone() && isOwn(person, seat))
    if (const auto at = lastUntold(seat)) return UndoOffer{*at, true, false, takingBack(seat)};
  for (int to = firstUntold() - 1; to >= firstPly_; --to)
    if (isOwn(person, session_->plies()[static_cast<std::size_t>(to)].seat))
      return UndoOffer{to, isUndoFree(person, to), revealsAfter(to)};
  return std::nullopt;
}

std::vector<PersonId> Table::othersThan(const PersonId& person) const {
  std::vector<PersonId> others;
  for (const Chair& chair : chairs_)
    if (chair.isPerson() && chair.person != person) addOnce(others, chair.person);
  return others;
}

bool Table::hasOthers(const PersonId& person) const { return !othersThan(person).empty(); }

HintRule Table::hintRule() const {
  const auto people = std::count_if(chairs_.begin(), chairs_.end(), [](const Chair& chair) {
    return chair.isPerson() || chair.kind == SeatKind::open;
  });
  if (people < 2) return HintRule::free;
  return hints_ ? HintRule::told : HintRule::off;
}

bool Table::endsByResigning() const {
  return chairs_.size() == 2 && chairs_[0].isPerson() && chairs_[1].isPerson();
}

int Table::firstSeatOf(const PersonId& person) const {
  const std::vector<int> own = seatsOf(person);
  return own.empty() ? 0 : own.front();
}

std::string Table::nameOf(const PersonId& person) const {
  if (person.empty()) return {};
  const auto found = std::find_if(chairs_.begin(), chairs_.end(),
                                  [&](const Chair& chair) { return chair.person == person; });
  return found == chairs_.end() ? std::string() : found->shownName();
}

int Table::logFrom(std::uint64_t version, int plies) const {
  if (version == 0) return 0;
  int from = plies + 1;
  for (const auto& [when, to] : rewinds_)
    if (when > version) from = std::min(from, to + 1);
  for (const Notice& notice : notices_)
    if (notice.version > version) from = std::min(from, notice.ply);
  return from;
}

Record Table::record() const {
  Record record = session_->record();
  record.seatNames.clear();
  for (const Chair& chair : chairs_)
    record.seatNames.push_back(chair.kind == SeatKind::bot
                                   ? fmt::format("{} ({})", chair.shownName(), chair.bot)
                                   : chair.shownName());
  if (!isOver() || isImported()) return record;
  record.shuffle = Shuffle{id_, commitment(), secret_, {}};
  for (const Chair& chair : chairs_) record.shuffle->nonces.push_back(chair.nonce);
  return record;
}

std::size_t Table::memory() const {
  std::size_t bytes = sizeof(Table) + heapOf(id_) + heapOf(owner_) + heapOf(secret_) +
                      roomOf(chairs_) + roomOf(chat_) + roomOf(notices_) + roomOf(rewinds_) +
                      roomOf(played_) + roomOf(importedMoves_);
  for (const Chair& chair : chairs_)
    bytes += heapOf(chair.name) + heapOf(chair.person) + heapOf(chair.bot) + heapOf(chair.nonce) +
             heapOf(chair.number);
  for (const ChatLine& line : chat_) bytes += heapOf(line.name) + heapOf(line.text);
  for (const Notice& notice : notices_) bytes += heapOf(notice.name);
  return session_ ? bytes + session_->memory() : bytes;
}

}  // namespace spannung::server
