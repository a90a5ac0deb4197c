// How a search of Powerline weighs things against each other, in points.
#pragma once

#include "ai/powerline/judgement.h"

namespace spannung::powerline {

// What makes quick plans lead to the most points, found by playing hundreds of thousands of games:
// more than the greedy bot it wants plants rather than lines, and jokers.
inline constexpr greedy::Judgement kFarSighted{
    .lineWeight = 1.27,
    .lineSlope = 0.00,
    .pace = 0.64,
    .plantWeight = 1.07,
    .plantSlope = 0.81,
    .plantPace = 1.52,
    .openLine = 1.02,
    .openLineLate = 0.36,
    .pips = 0.55,
    .futureCards = 0.49,
    .joker = 3.58,
    .jokerRounds = 2.48,
    .columnPrice = {-0.27, 1.42, 2.87, 4.00, 5.88, 7.49},
    .columnFade = 0.32,
    .vacation = 1.34,
};

struct Weights {
  greedy::Judgement shortlist = kFarSighted;  // which plans are looked at
  greedy::Judgement playout = kFarSighted;    // how simulated players choose theirs
  int plansOfEachSize = 5;                    // on the shortlist
  double openness = 1.5;       // a plan that is worse by this much gets a third of the attention
  double spread = 8;           // scores drift apart by about this much in the last round
  double spreadOfRound = 0.5;  // and by this much more in each round before it
};

}  // namespace spannung::powerline
