// The greedy player in any position of Funkenschlag.
#pragma once

#include <string>
#include <vector>

#include "ai/funkenschlag/greedy_bot.h"
#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {

// What it does for the seat to act, as text.
inline std::string greedyMove(const Position& position) {
  GreedyBot bot(position.tables());
  Rng rng = Rng::fromSeed(seedNumber(1));
  Dice dice(rng);
  const Seat seat = position.state().actor;
  const State view = position.game().redacted(position.state(), Viewer::seat(seat));
  return position.game().text(bot.choose(AnyState::of(view), seat, dice));
}

// Its moves until somebody else decides or another phase comes, without the "done" that the table
// may say by itself.
inline std::vector<std::string> greedyTurn(Position& position) {
  std::vector<std::string> moves;
  const int seat = position.actor();
  const Stage stage = position.stage();
  while (position.actor() == seat && position.stage() == stage) {
    const std::string move = greedyMove(position);
    position.play(move);
    if (move != "done") moves.push_back(move);
  }
  return moves;
}

}  // namespace spannung::funkenschlag::testing
