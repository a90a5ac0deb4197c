// Positions of recorded games as numbers, for whoever trains a network: features that change need
// no new games. docs/learning.md describes the file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ai/learning/judge.h"
#include "base/problem.h"
#include "games/library.h"

namespace spannung::learning {

struct PositionsPlan {
  std::vector<std::string> files;  // of the same game, at any tables
  std::string out;
  int every = 4;      // one of so many decisions, another one from game to game
  std::string judge;  // the file of a network to ask about them, if there is one
};

struct PositionCount {
  int games = 0;
  int positions = 0;
  std::optional<Judgement> judgement{};
};

// All or nothing, as far as the file is concerned.
Expected<PositionCount> writePositions(const Library& library, const PositionsPlan& plan);

}  // namespace spannung::learning
