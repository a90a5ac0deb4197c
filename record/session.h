// A game in progress with its history: what a table, a terminal or a protocol works on.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/core/any_game.h"
#include "games/game_module.h"
#include "record/record.h"

namespace spannung {

struct Ply {
  Seat seat;
  Move move;
  std::vector<Event> events;
  bool revealed = false;  // something hidden was turned up
};

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
  const std::vector<std::string>& seatNames() const { return seatNames_; }
  bool finished() const { return rules().finished(state_); }

  // Trusts that check was fine.
  const Ply& play(Seat seat, Move move);

  // How many of the last plies a seat may take back without asking: its own, back to the last one
  // at which a hidden thing was turned up.
  int freeUndo(Seat seat) const;
  // Goes back to the position after the first `count` plies, by replaying them.
  void rewind(std::size_t count);

  // Something about this game that the moves do not tell, e.g. an undo past a revealed card.
  void addNote(std::string note) { notes_.push_back(std::move(note)); }
  Record record() const;

 private:
  std::shared_ptr<const LoadedGame> game_;
  Seed seed_;
  std::vector<std::string> seatNames_;
  AnyState state_;
  std::vector<Ply> plies_;
  std::vector<std::string> notes_;
};

}  // namespace spannung
