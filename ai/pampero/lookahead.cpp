#include "ai/pampero/lookahead.h"

#include "ai/pampero/evaluation.h"

namespace spannung::pampero {
namespace {

constexpr int kLongestTurn = 40;  // decisions; a turn has far fewer

// Something of this seat's own turn is still to be decided.
bool isSameTurn(const State& state, Seat seat) {
  return !state.finished() && state.actor() == seat && !beginsTurn(state, seat);
}

// A step that is half decided shows nothing of what it is worth: two fields of the tower bonus
// board count together, and what a contract brings can be seen once it lies on the grid board.
bool isHalfDecided(const State& state, Seat seat) {
  if (!isSameTurn(state, seat)) return false;
  const Stage stage = state.task().stage;
  return stage == Stage::secondField || stage == Stage::layTile;
}

}  // namespace

bool beginsTurn(const State& state, Seat seat) {
  return !state.finished() && state.actor() == seat && state.task().stage == Stage::takeTurn;
}

double Lookahead::valueOf(const State& state, Seat seat) const {
  return greedy::evaluate(rules_.tables(), state, seat, judgement_);
}

double Lookahead::valueAfter(State state, Seat seat, Move move) const {
  NoSink silence;
  rules_.apply(state, seat, move, silence);
  while (isHalfDecided(state, seat)) rules_.apply(state, seat, bestAtOnce(state, seat), silence);
  return valueOf(state, seat);
}

Move Lookahead::bestAtOnce(const State& state, Seat seat) const {
  MoveList moves;
  rules_.legal(state, seat, moves);
  Move best = moves[0];
  double most = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const double value = valueAfter(state, seat, moves[i]);
    if (i > 0 && value <= most) continue;
    most = value;
    best = moves[i];
  }
  return best;
}

void Lookahead::finishTurn(State& state, Seat seat, Move move) const {
  NoSink silence;
  rules_.apply(state, seat, move, silence);
  for (int i = 0; i < kLongestTurn && isSameTurn(state, seat); ++i)
    rules_.apply(state, seat, bestAtOnce(state, seat), silence);
}

}  // namespace spannung::pampero
