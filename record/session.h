// A game in progress with its history: what a table, a terminal or a protocol works on.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/any_game.h"
#include "games/game_module.h"
#include "record/record.h"

namespace spannung {

struct Ply {
  Seat seat;
  bool revealed = false;  // something hidden was turned up
  bool told = false;      // an event has told everybody; otherwise it is the seat's own business
  Move move;
};

// What happened at one ply.
using Events = std::vector<Event>;

class Session {
 public:
  Session(std::shared_ptr<const LoadedGame> game, const Seed& seed,
          std::vector<std::string> seatNames);

  const LoadedGame& game() const { return *game_; }
  std::shared_ptr<const LoadedGame> sharedGame() const { return game_; }
  const AnyGame& rules() const { return game_->rules(); }
  const AnyState& state() const { return state_; }
  const Seed& seed() const { return seed_; }
  const std::vector<Ply>& plies() const { return plies_; }
  // Of the plies from `first` on and before `last`. Only those of the last few are kept, since a
  // server has thousands of games in memory; the others are found by replaying.
  std::vector<Events> events(std::size_t first, std::size_t last) const;
  // What happened before the first ply.
  Events opening() const;
  const std::vector<std::string>& seatNames() const { return seatNames_; }
  bool finished() const { return rules().finished(state_); }
  // Of a finished game; nobody has one before.
  std::vector<RecordedRank> ranks() const;

  // Trusts that check was fine.
  const Ply& play(Seat seat, Move move);

  // How many of the last plies a seat may take back without asking: its own, back to the last one
  // at which a hidden thing was turned up.
  int freeUndo(Seat seat) const;
  // Goes back to the position after the first `count` plies, by replaying them.
  void rewind(std::size_t count);

  const std::vector<std::string>& notes() const { return notes_; }
  // Something about this game that the moves do not tell, e.g. an undo past a revealed card.
  void addNote(std::string note) { notes_.push_back(std::move(note)); }
  // Where the seed came from, for the record.
  void setShuffle(std::optional<Shuffle> shuffle) { shuffle_ = std::move(shuffle); }
  Record record() const;

  // Own bytes and heap, roughly; the game is shared and does not count.
  std::size_t memory() const;

  // The position after each of the first `count` plies in turn, from the start: visit(0, state)…
  template <class Visit>
  void walk(std::size_t count, Visit visit) const {
    AnyState state = rules().initial(seed_);
    auto ignore = [](const Event&) {};
    visit(std::size_t{0}, state);
    for (std::size_t i = 0; i < count; ++i) {
      rules().apply(state, plies_[i].seat, plies_[i].move, EventSink(ignore));
      visit(i + 1, state);
    }
  }

  // What happens before the first ply: visit(number of the event, event, state at that moment).
  template <class Visit>
  void lookAtOpening(Visit visit) const {
    AnyState state;
    std::size_t number = 0;
    auto listen = [&](const Event& event) { visit(number++, event, std::as_const(state)); };
    rules().open(state, seed_, EventSink(listen));
  }

  // One ply as it happens, in the same way.
  template <class Visit>
  void look(std::size_t ply, Visit visit) const {
    AnyState state = rules().initial(seed_);
    auto ignore = [](const Event&) {};
    for (std::size_t i = 0; i < ply; ++i)
      rules().apply(state, plies_[i].seat, plies_[i].move, EventSink(ignore));
    std::size_t number = 0;
    auto listen = [&](const Event& event) { visit(number++, event, std::as_const(state)); };
    rules().apply(state, plies_[ply].seat, plies_[ply].move, EventSink(listen));
  }

 private:
  void keep(Events events);
  std::vector<Events> replayedEvents(std::size_t first, std::size_t last) const;

  std::shared_ptr<const LoadedGame> game_;
  Seed seed_;
  std::vector<std::string> seatNames_;
  AnyState state_;
  std::vector<Ply> plies_;
  std::vector<Events> recent_;  // of the last plies
  std::vector<std::string> notes_;
  std::optional<Shuffle> shuffle_;
};

}  // namespace spannung
