// A whole game of random moves, as fast as the rules go.
#pragma once

#include "engine/core/game.h"
#include "engine/core/quick_dice.h"

namespace spannung {

// The number of moves.
template <Game G>
int playRandomGame(const G& rules, const Seed& seed, const typename G::Deal& deal,
                   QuickDice& dice) {
  auto state = rules.initial(seed, deal);
  NoSink silence;
  MoveList moves;
  Seat seat = rules.active(state).first();
  if (!seat.isNone()) rules.legal(state, seat, moves);
  int count = 0;
  for (; !seat.isNone(); ++count) {
    const Move move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    seat = rules.advance(state, seat, move, silence, moves);
  }
  return count;
}

}  // namespace spannung
