// What a piece adds to systems of dam, conduit and powerhouse, at a glance: every pipe is worth its
// value as far as both of its ends are good.
#pragma once

#include "ai/wasserkraft/chart.h"
#include "ai/wasserkraft/habits.h"

namespace spannung::wasserkraft {

class Pipes {
 public:
  Pipes(const Chart& chart, const Habits& habits, const State& state, Seat seat);

  double asTheyAre(int conduit) const;
  // More than that with such a piece on a site.
  double gain(Structure structure, int site) const;

 private:
  // How good the parts are: 1 is a simple own one.
  struct Parts {
    double dam = 0;
    double conduit = 0;
    double powerhouse = 0;
  };

  Parts partsOf(int conduit) const;
  double damOf(int basin) const;
  double worth(int conduit, const Parts& parts) const;
  double gainOfDam(int basin, double quality) const;
  double gainOfConduit(int conduit) const;
  double gainOfPowerhouse(int basin) const;

  const Chart& chart_;
  const Tables& tables_;
  const Habits& habits_;
  const State& state_;
  Seat seat_;
  double factor_;
};

}  // namespace spannung::wasserkraft
