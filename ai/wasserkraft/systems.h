// What the dams, conduits and powerhouses of a seat give together, now and later.
#pragma once

#include <array>

#include "ai/wasserkraft/scene.h"

namespace spannung::wasserkraft {

struct Systems {
  // The most energy of single productions, each with another dam; the best first.
  using Best = std::array<double, 3>;
  Best now{};     // with the water that is there
  Best flowed{};  // with what will be there after the water flow
  Best full{};    // with full dams

  // All water behind own dams times the best value it can be used with.
  double waterNow = 0;
  double waterFlowed = 0;
  double waterNext = 0;   // what the next round brings
  double waterLater = 0;  // and the rounds after it

  int complete = 0;  // own dams that a conduit connects with an own powerhouse,
  int fees = 0;      // and those of them with foreign conduits only
  int neutral = 0;   // the same for neutral dams
  // Values of the best pipes that lack one part.
  double noPowerhouse = 0;
  double noConduit = 0;
  double noDam = 0;

  int capacity = 0;  // of all own dams
  int water = 0;
};

Systems systemsOf(const Scene& scene, Seat seat);

}  // namespace spannung::wasserkraft
