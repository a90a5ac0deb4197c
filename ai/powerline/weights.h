// How a search of Powerline weighs things against each other, in points. The values are data:
// weights/powerline/search.json.
#pragma once

#include "ai/powerline/judgement.h"

namespace spannung::powerline {

// What makes quick plans lead to the most points, found by playing hundreds of thousands of games:
// more than the greedy bot it wants plants rather than lines, and jokers.
inline constexpr greedy::Judgement kFarSighted{
    .lineSlope = -0.289,
    .pace = 0.624,
    .plantWeight = 1.182,
    .plantSlope = 1.036,
    .openLine = 0.711,
    .futureCards = 0.593,
    .joker = 2.751,
    .columnPrice = {0, 0.987, 2.488, 3.614, 4.881, 6.151},
    .vacation = 1.459,
};

struct Weights {
  greedy::Judgement shortlist = kFarSighted;  // which plans are looked at
  greedy::Judgement playout = kFarSighted;    // how simulated players choose theirs
  int plansOfEachSize = 5;        // on the shortlist
  double openness = 0;            // a plan that is worse by this much gets a third of the attention
  double gainOfRound = 0;         // what a rival is going to gain in each round that is left
  double spread = 0;              // scores drift apart by about this much in the last round
  double spreadOfRound = 0;       // and by this much more in each round before it
};

}  // namespace spannung::powerline
