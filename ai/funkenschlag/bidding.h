// Phase 2: which plant to put up, and how far to go.
#pragma once

#include "ai/funkenschlag/situation.h"
#include "engine/core/move.h"

namespace spannung::funkenschlag::greedy {

Move openAuction(const Situation& situation, Dice& dice);
Move answerBid(const Situation& situation);

}  // namespace spannung::funkenschlag::greedy
