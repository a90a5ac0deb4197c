// What a table may choose before the game.
#pragma once

#include <cstdint>

#include "engine/wasserkraft/content.h"

namespace spannung::wasserkraft {

enum class Mode : std::uint8_t { introductory, full };

// How companies, officers and starting contracts come to the players.
enum class Assignment : std::uint8_t {
  fixed,    // the sets of the introductory game, by place in the turn order
  drafted,  // the players choose, the last to choose plays first
  random,   // by lot
};

struct Options {
  int players = 4;
  Mode mode = Mode::full;
  Assignment assignment = Assignment::drafted;
  bool printedMixers = false;  // start with the mixers the rulebook prints (WK-RULE-01)

  bool isFull() const { return mode == Mode::full; }
};

}  // namespace spannung::wasserkraft
