#include "record/session.h"

#include <algorithm>

#include <fmt/format.h>

namespace spannung {
namespace {

// Elsewhere a move without events is just one that needs no words.
bool hasPrivateMoves(const AnyGame& rules) {
  const Terms terms = rules.moveTerms();
  return std::any_of(terms.begin(), terms.end(), [](const Term& term) { return term.takesBack; });
}

}  // namespace

Session::Session(std::shared_ptr<const LoadedGame> game, const Seed& seed,
                 std::vector<std::string> seatNames)
    : game_(std::move(game)), seed_(seed), seatNames_(std::move(seatNames)) {
  for (auto i = static_cast<int>(seatNames_.size()); i < rules().seats(); ++i)
    seatNames_.push_back(fmt::format("Seat {}", i + 1));
  state_ = rules().initial(seed_);
}

const Ply& Session::play(Seat seat, Move move) {
  Ply ply{seat, false, false, move};
  Events events;
  const Terms terms = rules().eventTerms();
  auto listen = [&](const Event& event) {
    events.push_back(event);
    ply.revealed = ply.revealed || terms[event.kind].reveals;
  };
  rules().apply(state_, seat, move, EventSink(listen));
  ply.told = !events.empty() || !hasPrivateMoves(rules());
  keep(std::move(events));
  return plies_.emplace_back(ply);
}

void Session::keep(Events events) {
  constexpr std::size_t kRecent = 8;
  if (recent_.size() == kRecent) recent_.erase(recent_.begin());
  recent_.push_back(std::move(events));
}

std::vector<Events> Session::events(std::size_t first, std::size_t last) const {
  const std::size_t firstKept = plies_.size() - recent_.size();
  if (first < firstKept) return replayedEvents(first, last);
  const auto begin = recent_.begin() - static_cast<std::ptrdiff_t>(firstKept);
  return {begin + static_cast<std::ptrdiff_t>(first), begin + static_cast<std::ptrdiff_t>(last)};
}

Events Session::opening() const {
  Events events;
  auto listen = [&events](const Event& event) { events.push_back(event); };
  rules().opened(seed_, EventSink(listen));
  return events;
}

std::vector<Events> Session::replayedEvents(std::size_t first, std::size_t last) const {
  std::vector<Events> found;
  AnyState state = rules().initial(seed_);
  for (std::size_t i = 0; i < last; ++i) {
    Events events;
    auto listen = [&events](const Event& event) { events.push_back(event); };
    rules().apply(state, plies_[i].seat, plies_[i].move, EventSink(listen));
    if (i >= first) found.push_back(std::move(events));
  }
  return found;
}

int Session::freeUndo(Seat seat) const {
  int count = 0;
  for (auto ply = plies_.rbegin(); ply != plies_.rend(); ++ply, ++count)
    if (ply->seat != seat || ply->revealed) break;
  return count;
}

void Session::rewind(std::size_t count) {
  std::vector<Ply> replayed(plies_.begin(), plies_.begin() + static_cast<std::ptrdiff_t>(count));
  plies_.clear();
  recent_.clear();
  state_ = rules().initial(seed_);
  for (const Ply& ply : replayed) play(ply.seat, ply.move);
}

Record Session::record() const {
  Record record;
  record.game = rules().name();
  record.revision = rules().revision();
  record.content = game_->fingerprint();
  record.options = game_->options();
  record.deal = game_->deal();
  record.seed = seed_;
  record.shuffle = shuffle_;
  record.seatNames = seatNames_;
  record.notes = notes_;
  for (const Ply& ply : plies_) record.plies.push_back({ply.seat, rules().text(ply.move)});
  record.finished = finished();
  record.ranks = ranks();
  return record;
}

std::vector<RecordedRank> Session::ranks() const {
  std::vector<RecordedRank> ranks;
  if (!finished()) return ranks;
  for (const Standing& standing : rules().result(state_).standings)
    ranks.push_back({standing.seat, standing.rank, standing.score});
  return ranks;
}

std::size_t Session::memory() const {
  std::size_t bytes = sizeof(Session) + plies_.capacity() * sizeof(Ply) +
                      recent_.capacity() * sizeof(Events) +
                      (seatNames_.capacity() + notes_.capacity()) * sizeof(std::string);
  for (const Events& events : recent_) bytes += events.capacity() * sizeof(Event);
  for (const std::string& note : notes_) bytes += note.capacity();
  return bytes;
}

}  // namespace spannung
