#include "ai/pampero/lookahead.h"

#include <algorithm>
#include <limits>

#include "ai/pampero/evaluation.h"
#include "ai/pampero/lookalikes.h"

namespace spannung::pampero {
namespace {

constexpr std::size_t kPicked = 8;
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

std::size_t Lookahead::strideFor(std::size_t options) const {
  return dice_ == nullptr ? 1 : std::max<std::size_t>(1, options / kPicked);
}

Move Lookahead::bestAtOnce(const State& state, Seat seat) const {
  MoveList moves;
  rules_.legal(state, seat, moves);
  const std::size_t stride = strideFor(moves.size());
  const std::size_t first = stride == 1 ? 0 : dice_->below(static_cast<std::uint32_t>(stride));
  Lookalikes lookalikes(rules_.tables(), state);
  Move best = moves[first];
  double most = std::numeric_limits<double>::lowest();
  for (std::size_t i = first; i < moves.size(); i += stride) {
    if (!lookalikes.isNew(moves[i])) continue;
    const double value = valueAfter(state, seat, moves[i]);
    if (value <= most) continue;
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

double Lookahead::afterTurn(State state, Seat seat, Move move) const {
  finishTurn(state, seat, move);
  return valueOf(state, seat);
}

}  // namespace spannung::pampero
