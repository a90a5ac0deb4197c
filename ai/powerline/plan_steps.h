// A plan as the moves that make it, one after the other.
#pragma once

#include "engine/powerline/state.h"
#include "engine/powerline/vocabulary.h"

namespace spannung::powerline {

// Whether a plan that is begun like `draft` can still become `plan`.
bool isPrefix(const Plan& draft, const Plan& plan);
// The move that brings a prefix of so many workers closer to the plan, or finishes it.
Move nextStep(const Plan& plan, int placed);

}  // namespace spannung::powerline
