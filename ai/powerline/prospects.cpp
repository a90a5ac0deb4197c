#include "ai/powerline/prospects.h"

#include "ai/powerline/playout.h"
#include "engine/powerline/round.h"

namespace spannung::powerline {

float Prospects::of(const State& state, Seat seat) {
  if (state.stage == Stage::finished) return state.player(seat).score;
  Key key{state.player(seat), state.cards, state.round, seat};
  key.player.plan = {};
  return memory_.recall(key, [&] { return simulated(state, seat); });
}

float Prospects::simulated(State state, Seat seat) const {
  constexpr int kGames = 8;
  state.ready = {};
  state.rng = Rng::fromSeed({});
  int sum = 0;
  for (int i = 0; i < kGames; ++i) {
    rollDice(state);
    sum += playedOut(tables_, state, seat, judgement_).player(seat).score;
  }
  return static_cast<float>(sum) / kGames;
}

}  // namespace spannung::powerline
