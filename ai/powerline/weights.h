// How a search of Powerline weighs things against each other, in points. The values are data:
// weights/powerline/search.json.
#pragma once

#include "ai/powerline/judgement.h"

namespace spannung::powerline {

struct Weights {
  greedy::Judgement shortlist{};  // which plans are looked at
  greedy::Judgement playout{};    // how simulated players choose theirs
  int plansOfEachSize = 5;        // on the shortlist
  double openness = 0;            // a plan that is worse by this much gets a third of the attention
  double spread = 0;              // scores drift apart by about this much in the last round
  double spreadOfRound = 0;       // and by this much more in each round before it
};

}  // namespace spannung::powerline
