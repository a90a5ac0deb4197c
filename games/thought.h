// What a bot thinks about one move: a plain value, for whoever tells of it.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/move.h"

namespace spannung {

struct Thought {
  struct Gain {
    std::string_view aspect;  // in the game's terms; a code of the message catalogue
    double score;             // compared with what the moves lead to on average
  };

  Move move{};
  std::uint32_t visits = 0;
  double chance = 0;              // of winning, 0 to 1
  double score = 0;               // expected at the end of the game
  double deviation = 0;           // of the chance from simulation to simulation
  std::vector<double> chances{};  // of winning for every seat, should the move be made
  std::vector<Gain> gains{};
};

}  // namespace spannung
