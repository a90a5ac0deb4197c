#include "ai/powerline/prospects.h"

#include "ai/powerline/playout.h"
#include "engine/powerline/round.h"

namespace spannung::powerline {

float Prospects::of(const State& state, Seat seat) {
  if (state.stage == Stage::finished) return state.player(seat).score;
  Key key{state.player(seat), state.cards, state.dice, state.round, seat};
  if (!state.ready.contains(seat)) key.player.plan = {}, key.dice = {};
  return memory_.recall(key, [&] { return simulated(state, seat); });
}

float Prospects::simulated(State state, Seat seat) const {
  constexpr int kGames = 64;  // fewer err by several points, and the same way in all simulations
  const bool isPlanned = state.ready.contains(seat);
  const auto dice = state.dice;
  state.rng = Rng::fromSeed({});
  int sum = 0;
  for (int i = 0; i < kGames; ++i) {
    rollDice(state);
    if (isPlanned) state.dice = dice;
    sum += playedOut(tables_, state, seat, judgement_).player(seat).score;
  }
  return static_cast<float>(sum) / kGames;
}

}  // namespace spannung::powerline
