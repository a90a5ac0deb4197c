#include "record/session.h"

#include <fmt/format.h>

namespace spannung {

Session::Session(std::shared_ptr<const LoadedGame> game, const Seed& seed,
                 std::vector<std::string> seatNames)
    : game_(std::move(game)), seed_(seed), seatNames_(std::move(seatNames)) {
  for (auto i = static_cast<int>(seatNames_.size()); i < rules().seats(); ++i)
    seatNames_.push_back(fmt::format("Seat {}", i + 1));
  state_ = rules().initial(seed_);
}

const Ply& Session::play(Seat seat, Move move) {
  Ply ply{seat, move, {}};
  const Terms terms = rules().eventTerms();
  auto listen = [&ply, terms](const Event& event) {
    ply.events.push_back(event);
    ply.revealed = ply.revealed || terms[event.kind].reveals;
  };
  rules().apply(state_, seat, move, EventSink(listen));
  return plies_.emplace_back(std::move(ply));
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
  record.seatNames = seatNames_;
  record.notes = notes_;
  for (const Ply& ply : plies_) record.plies.push_back({ply.seat, rules().text(ply.move)});
  record.finished = finished();
  if (!record.finished) return record;
  for (const Standing& standing : rules().result(state_).standings)
    record.ranks.push_back({standing.seat, standing.rank, standing.score});
  return record;
}

}  // namespace spannung
