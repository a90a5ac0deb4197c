#include "ai/pampero/greedy_bot.h"

#include "ai/pampero/evaluation.h"

namespace spannung::pampero {
namespace {

constexpr int kLongestTurn = 40;  // decisions; a turn has far fewer

// Something of this seat's own turn is still to be decided.
bool isSameTurn(const State& state, Seat seat) {
  return !state.finished() && state.actor() == seat && state.task().stage != Stage::takeTurn;
}

}  // namespace

Move GreedyBot::choose(const AnyState& view, Seat seat, Dice& dice) {
  State state = view.as<State>();
  game_.determinize(state, Viewer::seat(seat), dice);
  MoveList moves;
  game_.legal(state, seat, moves);
  Move best = moves[0];
  double most = lookAhead(state, seat, best);
  for (std::size_t i = 1; i < moves.size(); ++i) {
    const double value = lookAhead(state, seat, moves[i]);
    if (value <= most) continue;
    most = value;
    best = moves[i];
  }
  return best;
}

double GreedyBot::valueOf(const State& state, Seat seat) const {
  return greedy::evaluate(game_.tables(), state, seat, judgement_);
}

double GreedyBot::lookAhead(State state, Seat seat, Move move) const {
  NoSink silence;
  game_.apply(state, seat, move, silence);
  for (int i = 0; i < kLongestTurn && isSameTurn(state, seat); ++i)
    game_.apply(state, seat, bestAtOnce(state, seat), silence);
  return valueOf(state, seat);
}

Move GreedyBot::bestAtOnce(const State& state, Seat seat) const {
  NoSink silence;
  MoveList moves;
  game_.legal(state, seat, moves);
  Move best = moves[0];
  double most = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    State after = state;
    game_.apply(after, seat, moves[i], silence);
    const double value = valueOf(after, seat);
    if (i > 0 && value <= most) continue;
    most = value;
    best = moves[i];
  }
  return best;
}

}  // namespace spannung::pampero
