// A player that is a program. It sees what its seat sees and nothing else.
#pragma once

#include <chrono>
#include <string_view>
#include <vector>

#include "engine/core/any_game.h"
#include "games/thought.h"

namespace spannung {

class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  virtual std::string_view name() const = 0;
  // A legal move for `seat`, which must be active. `view` is redacted for that seat; whatever is
  // random comes from `dice`, so the same view and dice give the same move.
  virtual Move choose(const AnyState& view, Seat seat, Dice& dice) = 0;

  // A bot that does not look at the table: it is given its legal moves instead of a view, which
  // spares making one, and says the place of its choice among them. A plain number, because random
  // games ask for every move, and a move that may be missing goes through memory bit by bit.
  static constexpr int kLooks = -1;
  virtual int chooseBlindly(const MoveList&, Dice&) { return kLooks; }

  // The same choice in parts, for bots that share a thread: begin, think on until there is nothing
  // more to think about, and ask for the choice, which can be had as soon as it has thought once.
  // All three get the same dice.
  virtual void begin(const AnyState& view, Seat seat, Dice& dice) {
    chosen_ = choose(view, seat, dice);
  }
  // For about so long, on this thread alone. False: it is done.
  virtual bool thinkOn(std::chrono::milliseconds) { return false; }
  virtual Move chosen(Dice&) { return chosen_; }

  // Moves are to take no longer than this from now on. Bots that do not search take no time.
  virtual void limitTime(std::chrono::milliseconds) {}
  // What was found out for earlier choices must not matter for the next one.
  virtual void forget() {}
  // About the last choice, the favourite first; nothing from bots that do not search.
  virtual std::vector<Thought> thoughts() const { return {}; }
  // Whether its budget is a time: then what it chooses also depends on the machine and its load.
  virtual bool thinksForATime() const { return false; }

 private:
  Move chosen_{};  // by a bot that does not think in parts
};

}  // namespace spannung
