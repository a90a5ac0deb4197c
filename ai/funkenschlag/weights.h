// How much each thing that a player has adds to the expected final score, in cities powered.
//
// The values are data, for each number of players: weights/funkenschlag/search-<players>.json.
// Where they came from first: tens of thousands of games between greedy players of different
// tastes, and the question which weights tell best who won.
#pragma once

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
  double spread = 0;     // a lead that makes a win likely
  double favourite = 0;  // prior of the move that the greedy player would make; others have 1
  // How many rounds simulations go on, the present one included: from the auctions and later.
  int roundsFromAuctions = 1;
  int roundsFromPurchases = 2;
};

}  // namespace spannung::funkenschlag
