// What a player has, in numbers that a weight each turns into points.
#pragma once

#include "ai/wasserkraft/chart.h"

namespace spannung::wasserkraft {

struct Holdings {
  double hydro = 0;
  double excavators = 0;
  double mixers = 0;
  double boundExcavators = 0;  // on the wheel; fewer the longer they take to come round
  double boundMixers = 0;
  double tiles = 0;
  double advancedTiles = 0;
  double workers = 0;

  double energy = 0;
  double rank = 0;      // points if the round ended now
  double bonusNow = 0;  // likewise

  double systems = 0;     // of dams, conduits and powerhouses
  double production = 0;  // the most that one could give
  double companyBonus = 0;
  double power = 0;
  double bases = 0;
  double elevations = 0;
  double conduits = 0;
  double powerhouses = 0;

  double reachable = 0;  // open contracts
  double distant = 0;

  double incomePoints = 0;  // of the rounds to come
  double incomeGoods = 0;
  double bonusLater = 0;
  double objective = 0;
  double objectiveLead = 0;
  double water = 0;
};

Holdings holdingsOf(const Chart& chart, const State& state, Seat seat);

}  // namespace spannung::wasserkraft
