#include "ai/wasserkraft/greedy_bot.h"

#include <algorithm>
#include <limits>

#include "ai/wasserkraft/valuation.h"

namespace spannung::wasserkraft {
namespace {

// The turn of a seat goes on while it has a decision to make that does not begin a new turn.
bool isTurnOver(const State& state, Seat seat) {
  if (state.stage == Stage::finished || state.actor != seat) return true;
  return state.stage == Stage::action && !state.turn.further && !state.turn.architect;
}

}  // namespace

double GreedyBot::explore(const State& state, Seat seat) const {
  if (isTurnOver(state, seat)) return greedy::valueOf(rules_.tables(), state, seat, judgement_);
  MoveList moves;
  rules_.legal(state, seat, moves);
  double best = -std::numeric_limits<double>::infinity();
  for (const Move move : moves) best = std::max(best, valueAfter(state, seat, move));
  return best;
}

double GreedyBot::valueAfter(const State& state, Seat seat, Move move) const {
  State after = state;
  NoSink silence;
  rules_.apply(after, seat, move, silence);
  return explore(after, seat);
}

Move GreedyBot::choose(const AnyState& view, Seat seat, Dice& dice) {
  State state = view.as<State>();
  rules_.determinize(state, Viewer::seat(seat), dice);
  MoveList moves;
  rules_.legal(state, seat, moves);
  Move best = moves[0];
  double bestValue = -std::numeric_limits<double>::infinity();
  for (const Move move : moves) {
    const double value = valueAfter(state, seat, move);
    if (value <= bestValue) continue;
    bestValue = value;
    best = move;
  }
  return best;
}

}  // namespace spannung::wasserkraft
