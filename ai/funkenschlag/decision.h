// Any decision of the game, as the greedy player makes it.
#pragma once

#include "ai/funkenschlag/judgement.h"
#include "engine/core/move.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag::greedy {

// For the seat that is to act; dice decide between equals.
Move decide(const Tables& tables, const State& state, Seat seat, const Judgement& judgement,
            Dice& dice);

}  // namespace spannung::funkenschlag::greedy
