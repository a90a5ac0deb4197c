// Whose turn it is within a phase. A phase that is over has no actor; round.h then starts the next.
#pragma once

#include "engine/funkenschlag/play.h"

namespace spannung::funkenschlag {

inline Seat seatAt(const State& state, int position) {
  return state.order[static_cast<std::size_t>(position)];
}

// FS-ROUND-02: the draft and phase 5 go from the best player to the worst …
inline void beginForward(State& state, Stage stage) {
  state.stage = stage;
  state.turn = 0;
  state.actor = seatAt(state, 0);
}

inline void passForward(State& state) {
  ++state.turn;
  state.actor = state.turn < state.order.count() ? seatAt(state, state.turn) : Seat::none();
}

// … phases 3 and 4 from the worst to the best.
inline void beginReverse(State& state, Stage stage) {
  state.stage = stage;
  state.turn = static_cast<std::uint8_t>(state.order.count() - 1);
  state.actor = seatAt(state, state.turn);
}

inline void passReverse(State& state) {
  state.actor = state.turn > 0 ? seatAt(state, --state.turn) : Seat::none();
}

}  // namespace spannung::funkenschlag
