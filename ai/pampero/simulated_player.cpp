#include "ai/pampero/simulated_player.h"

#include <limits>

#include "ai/pampero/lookalikes.h"

namespace spannung::pampero {
namespace {

constexpr int kFew = 6;

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

Move SimulatedPlayer::choose(const State& state, Seat seat, const MoveList& moves) const {
  return beginsTurn(state, seat) ? bestOfFew(state, seat, moves) : atOnce(state, seat, moves);
}

Move SimulatedPlayer::atOnce(const State& state, Seat seat, const MoveList& moves) const {
  Lookalikes lookalikes(rules_.tables(), state);
  return bestBy(turned(moves), [&](Move move) {
    if (!lookalikes.isNew(move)) return std::numeric_limits<double>::lowest();
    return lookahead_.valueAfter(state, seat, move) + weights_.doubt * dice_.word() * 0x1p-32;
  });
}

// Of moves that look alike the first one is tried: not always the same one.
MoveList SimulatedPlayer::turned(const MoveList& moves) const {
  MoveList list;
  const std::size_t first = dice_.below(static_cast<std::uint32_t>(moves.size()));
  for (std::size_t i = 0; i < moves.size(); ++i) list.add(moves[(first + i) % moves.size()]);
  return list;
}

Move SimulatedPlayer::bestOfFew(const State& state, Seat seat, const MoveList& moves) const {
  MoveList few;
  for (int i = 0; i < kFew; ++i) {
    const Move move = moves[dice_.below(static_cast<std::uint32_t>(moves.size()))];
    if (!few.contains(move)) few.add(move);
  }
  if (few.size() == 1) return few[0];
  return bestBy(few, [&](Move move) { return lookahead_.afterTurn(state, seat, move); });
}

}  // namespace spannung::pampero
