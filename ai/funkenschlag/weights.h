// How much each thing that a player has adds to the expected final score, in cities powered.
//
// Found by playing tens of thousands of games between greedy players of different tastes and asking
// which weights tell best who won, for each number of players.
#pragma once

#include <array>

#include "engine/funkenschlag/content.h"

namespace spannung::funkenschlag {

// A weight at the start of the game and at its end; in between it changes evenly.
struct Trend {
  double early = 0;
  double late = 0;

  constexpr double at(double progress) const { return early + progress * (late - early); }
};

// For one unit of each member of Features.
struct Weights {
  Trend base{};  // everybody has it
  Trend cities{};
  Trend capacity{};
  Trend powered{};
  Trend income{};
  Trend nextIncome{};
  Trend money{};
  Trend fuel{};
  Trend strongest{};
  Trend growth{};
  Trend lateness{};
  double spread = 0.8;   // a lead that makes a win likely
  double favourite = 3;  // prior of the move that the greedy player would make; others have 1
  // How many rounds simulations go on, the present one included: from the auctions and later.
  int roundsFromAuctions = 1;
  int roundsFromPurchases = 2;
};

inline constexpr ByPlayers<Weights> kWeights = {{
    {},
    {},
    {.base = {20.32, -3.05},
     .cities = {0.1110, 0.4795},
     .capacity = {-0.0103, 0.1194},
     .powered = {0.1357, 0.1996},
     .income = {0.0110, 0.0153},
     .nextIncome = {0.0383, 0.0150},
     .money = {0.0172, 0.0229},
     .fuel = {0.0047, 0.0187},
     .strongest = {-0.0612, 0.1589},
     .growth = {-0.0390, -0.0033},
     .lateness = {0.2818, -0.3037}},
    {.base = {15.18, -3.80},
     .cities = {0.3166, 0.5468},
     .capacity = {0.0306, 0.1274},
     .powered = {0.0274, 0.1365},
     .income = {0.0143, 0.0114},
     .nextIncome = {0.0360, 0.0117},
     .money = {0.0247, 0.0221},
     .fuel = {0.0050, 0.0271},
     .strongest = {-0.1083, 0.3226},
     .growth = {-0.0168, -0.0340},
     .lateness = {0.3445, -0.3214}},
    {.base = {14.65, -4.35},
     .cities = {0.3668, 0.5251},
     .capacity = {0.0377, 0.2375},
     .powered = {-0.0742, 0.1399},
     .income = {0.0310, 0.0064},
     .nextIncome = {0.0334, 0.0042},
     .money = {0.0305, 0.0227},
     .fuel = {0.0086, 0.0213},
     .strongest = {-0.1127, 0.3564},
     .growth = {-0.0211, -0.0369},
     .lateness = {0.2976, -0.2990}},
    {.base = {12.66, -7.26},
     .cities = {0.5091, 0.6690},
     .capacity = {0.0005, 0.3789},
     .powered = {-0.0622, 0.0868},
     .income = {0.0258, 0.0041},
     .nextIncome = {0.0357, 0.0110},
     .money = {0.0465, 0.0225},
     .fuel = {0.0130, 0.0230},
     .strongest = {-0.0376, 0.3244},
     .growth = {-0.0358, -0.0407},
     .lateness = {0.1796, -0.2396}},
    {.base = {12.11, -7.66},
     .cities = {0.4756, 0.7892},
     .capacity = {0.0284, 0.3216},
     .powered = {-0.1681, 0.0822},
     .income = {0.0332, 0.0073},
     .nextIncome = {0.0418, 0.0114},
     .money = {0.0472, 0.0313},
     .fuel = {0.0190, 0.0194},
     .strongest = {-0.0988, 0.2847},
     .growth = {-0.0339, -0.0507},
     .lateness = {0.3145, -0.8972}},
}};

}  // namespace spannung::funkenschlag
