#include "ai/pampero/simulated_player.h"

namespace spannung::pampero {
namespace {

constexpr int kFew = 16;

// The first of those that `value` finds best.
template <class Value>
Move bestBy(const MoveList& moves, Value value) {
  Move best = moves[0];
  double most = value(best);
  for (std::size_t i = 1; i < moves.size(); ++i) {
    const double now = value(moves[i]);
    if (now <= most) continue;
    most = now;
    best = moves[i];
  }
  return best;
}

}  // namespace

double SimulatedPlayer::afterTurn(const State& state, Seat seat, Move move) const {
  State after = state;
  lookahead_.finishTurn(after, seat, move);
  return lookahead_.valueOf(after, seat);
}

Move SimulatedPlayer::choose(const State& state, Seat seat, const MoveList& moves,
                             Dice& dice) const {
  return beginsTurn(state, seat) ? bestOfFew(state, seat, moves, dice)
                                 : atOnce(state, seat, moves, dice);
}

Move SimulatedPlayer::atOnce(const State& state, Seat seat, const MoveList& moves,
                             Dice& dice) const {
  return bestBy(moves, [&](Move move) {
    return lookahead_.valueAfter(state, seat, move) + weights_.doubt * dice.word() * 0x1p-32;
  });
}

Move SimulatedPlayer::bestOfFew(const State& state, Seat seat, const MoveList& moves,
                                Dice& dice) const {
  MoveList few;
  for (int i = 0; i < kFew; ++i) {
    const Move move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    if (!few.contains(move)) few.add(move);
  }
  if (few.size() == 1) return few[0];
  return bestBy(few, [&](Move move) { return afterTurn(state, seat, move); });
}

}  // namespace spannung::pampero
