// A player that is a program. It sees what its seat sees and nothing else.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.h"
#include "games/game_module.h"
#include "games/problem.h"

namespace spannung {

// What a bot thinks about one move.
struct Thought {
  struct Gain {
    std::string_view aspect;  // in the game's terms; a code of the message catalogue
    double score;             // compared with what the moves lead to on average
  };

  Move move{};
  std::uint32_t visits = 0;
  double chance = 0;  // of winning, 0 to 1
  double score = 0;   // expected at the end of the game
  std::vector<Gain> gains{};
};

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

  // Moves are to take no longer than this from now on. Bots that do not search take no time.
  virtual void limitTime(std::chrono::milliseconds) {}
  // What was found out for earlier choices must not matter for the next one.
  virtual void forget() {}
  // About the last choice, the favourite first; nothing from bots that do not search.
  virtual std::vector<Thought> thoughts() const { return {}; }
  // Whether its budget is a time: then what it chooses also depends on the machine and its load.
  virtual bool thinksForATime() const { return false; }
};

// The names of all bots that can play a game, weakest first.
std::vector<std::string> botNames(std::string_view game);
// One of these names, or a level with a budget of its own: "expert@5s" (ai/search/level.h).
bool isBot(std::string_view name, std::string_view game);
// Who plays where nobody has chosen: quick, and no pushover.
std::string usualBot(std::string_view game);
// The bot keeps a reference to the game.
Expected<std::unique_ptr<Bot>> makeBot(std::string_view name, const LoadedGame& game);

}  // namespace spannung
