// How simulated players judge a move at a glance, in victory points. Plain numbers, so that they
// can be tuned as data: by games of such players against each other, which take a millisecond.
#pragma once

#include "ai/wasserkraft/trend.h"

namespace spannung::wasserkraft {

struct Habits {
  double doubt = 1.6;     // how much better a move has to look to be chosen always
  double openness = 3.0;  // the same for moves that are searched

  // What is paid.
  Trend hydro{0.57, 0.28};
  Trend machine{1.5, 0.2};
  Trend worker{0.56, 0.81};
  double spent = 0.72;    // of a machine that goes onto the wheel
  double deposit = 0.36;  // aversion to the bank

  // Production.
  double waste = 0.65;   // of a production in general
  double drop = 0.39;    // of own water that is used
  double rival = 0.37;   // points for the owner of a conduit
  double step = 0.14;    // of energy, besides what it brings
  double lead = 0.8;     // of the points for the first place, before the round ends
  double second = 1.49;  // of those for the second place
  double bonus = 0.72;   // of the bonus tile of the round

  // Contracts.
  double fulfilled = 0.48;
  double lateGoods = 0.65;  // of rewards in the last round
  double offer = 1.79;      // of a contract to take
  double reach = 3.04;      // energy that is always possible
  double reachStep = 2.25;  // and for each powerhouse
  double distance = 0.37;

  // The other spaces.
  double shop = 1.58;
  double flow = 0.6;
  double patentRound = 0.63;  // for each round that a tile can be used
  double patent = 0.86;
  double patentLevel = 0.37;
  double returned = 0.87;  // of a machine that comes back from the wheel
  double returnedTile = 1.14;
  double nearer = 0.22;  // of the rest

  // Building.
  double construct = 1.3;
  double base = 1;
  double elevation = 1.71;
  double conduit = 2.1;
  double powerhouse = 3;
  double building = 1.69;
  double incomeGoods = 1.08;
  double nextIncome = 0.45;  // of an income that the piece after this one reveals
  double bonusLater = 0.75;
  double level = 1.02;  // of an advanced tile
  double joker = 0.69;  // kept for later

  // Systems: how good an end of a pipe is.
  double pipe = 0.74;
  double perRound = 0.8;
  double ownDam = 0.97;
  double damLevel = 0.25;
  double neutralDam = 0.9;
  double freeDam = 0.2;
  double foreignConduit = 0.66;
  double freeConduit = 0.06;
  double noPowerhouse = 0.37;
};

}  // namespace spannung::wasserkraft
