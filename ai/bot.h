// A player that is a program. It sees what its seat sees and nothing else.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.h"
#include "games/game_module.h"
#include "games/problem.h"

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
  // Whether its budget is a time: then what it chooses also depends on the machine and its load.
  virtual bool thinksForATime() const { return false; }
};

// The names of all bots that can play a game, weakest first.
std::vector<std::string> botNames(std::string_view game);
// The bot keeps a reference to the game.
Expected<std::unique_ptr<Bot>> makeBot(std::string_view name, const LoadedGame& game);

}  // namespace spannung
