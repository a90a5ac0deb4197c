// The rest of the game of one seat, played quickly. Players share nothing but the dice, so the
// others need not be played.
#pragma once

#include "ai/powerline/judgement.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline {

// The dice come from the generator of the state. What others have stays as it is.
State playedOut(const Tables& tables, State state, Seat seat, const greedy::Judgement& judgement);

}  // namespace spannung::powerline
