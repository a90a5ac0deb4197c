// Rewards in words: "2 points and 1 drop that flows at once".
#pragma once

#include "engine/wasserkraft/kinds.h"
#include "games/phrase.h"

namespace spannung::wasserkraft {

// There has to be at least one.
Phrase rewardsPhrase(const Rewards& rewards);

}  // namespace spannung::wasserkraft
