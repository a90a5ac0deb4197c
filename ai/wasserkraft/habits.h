// How simulated players judge a move at a glance, in victory points. The values are data:
// weights/wasserkraft/rollout.json. They are tuned by games of such players against each other,
// which take a millisecond.
#pragma once

#include "ai/wasserkraft/trend.h"

namespace spannung::wasserkraft {

struct Habits {
  double doubt = 0;     // how much better a move has to look to be chosen always
  double openness = 0;  // the same for moves that are searched

  // What is paid.
  Trend hydro{};
  Trend machine{};
  Trend worker{};
  double spent = 0;    // of a machine that goes onto the wheel
  double deposit = 0;  // aversion to the bank

  // Production.
  double waste = 0;   // of a production in general
  double drop = 0;    // of own water that is used
  double rival = 0;   // points for the owner of a conduit
  double step = 0;    // of energy, besides what it brings
  double lead = 0;    // of the points for the first place, before the round ends
  double second = 0;  // of those for the second place
  double bonus = 0;   // of the bonus tile of the round

  // Contracts.
  double fulfilled = 0;
  double lateGoods = 0;  // of rewards in the last round
  double offer = 0;      // of a contract to take
  double reach = 0;      // energy that is always possible
  double reachStep = 0;  // and for each powerhouse
  double distance = 0;

  // The other spaces.
  double shop = 0;
  double flow = 0;
  double patentRound = 0;  // for each round that a tile can be used
  double patent = 0;
  double patentLevel = 0;
  double returned = 0;  // of a machine that comes back from the wheel
  double returnedTile = 0;
  double nearer = 0;  // of the rest

  // Building.
  double construct = 0;
  double base = 0;
  double elevation = 0;
  double conduit = 0;
  double powerhouse = 0;
  double building = 0;
  double incomeGoods = 0;
  double nextIncome = 0;  // of an income that the piece after this one reveals
  double bonusLater = 0;
  double level = 0;  // of an advanced tile
  double joker = 0;  // kept for later

  // Systems: how good an end of a pipe is.
  double pipe = 0;
  double perRound = 0;
  double ownDam = 0;
  double damLevel = 0;
  double neutralDam = 0;
  double freeDam = 0;
  double foreignConduit = 0;
  double freeConduit = 0;
  double noPowerhouse = 0;
};

}  // namespace spannung::wasserkraft
