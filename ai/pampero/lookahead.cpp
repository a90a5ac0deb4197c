#include "ai/pampero/lookahead.h"

#include "ai/pampero/evaluation.h"

namespace spannung::pampero {
namespace {

constexpr int kMostDecisions = 40;  // decisions; a turn has far fewer
constexpr int kFew = 16;

bool turnGoesOn(const State& state, Seat seat) {
  return !state.finished() && state.actor() == seat && !beginsTurn(state);
}

// A step that is half decided shows nothing of what it is worth.
bool showsNothingYet(const State& state, Seat seat) {
  if (!turnGoesOn(state, seat)) return false;
  const Stage stage = state.task().stage;
  return stage == Stage::secondField || stage == Stage::layTile;
}

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

bool beginsTurn(const State& state) {
  return !state.finished() && state.task().stage == Stage::takeTurn;
}

double Lookahead::worth(const State& state, Seat seat) const {
  return greedy::worthOf(rules_.tables(), state, seat, weights_.worth).total();
}

double Lookahead::worthAtOnce(State state, Seat seat, Move move) const {
  NoSink silence;
  rules_.apply(state, seat, move, silence);
  while (showsNothingYet(state, seat)) rules_.apply(state, seat, best(state, seat), silence);
  return worth(state, seat);
}

Move Lookahead::best(const State& state, Seat seat) const {
  MoveList moves;
  rules_.legal(state, seat, moves);
  if (moves.size() == 1) return moves[0];
  return bestBy(moves, [&](Move move) { return worthAtOnce(state, seat, move); });
}

double Lookahead::afterTurn(const State& state, Seat seat, Move move) const {
  NoSink silence;
  State after = state;
  rules_.apply(after, seat, move, silence);
  for (int i = 0; i < kMostDecisions && turnGoesOn(after, seat); ++i)
    rules_.apply(after, seat, best(after, seat), silence);
  return worth(after, seat);
}

Move Lookahead::atOnce(const State& state, Seat seat, const MoveList& moves, Dice& dice) const {
  return bestBy(moves, [&](Move move) {
    return worthAtOnce(state, seat, move) + weights_.doubt * dice.word() * 0x1p-32;
  });
}

Move Lookahead::bestOfFew(const State& state, Seat seat, const MoveList& moves, Dice& dice) const {
  MoveList few;
  for (int i = 0; i < kFew; ++i) {
    const Move move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    if (!few.contains(move)) few.add(move);
  }
  if (few.size() == 1) return few[0];
  return bestBy(few, [&](Move move) { return afterTurn(state, seat, move); });
}

}  // namespace spannung::pampero
