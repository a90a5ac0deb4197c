// What a piece adds to systems of dam, conduit and powerhouse, at a glance: every pipe is worth its
// value as far as both of its ends are good.
#pragma once

#include "ai/wasserkraft/chart.h"
#include "ai/wasserkraft/habits.h"

namespace spannung::wasserkraft {

class Pipes {
 public:
  Pipes(const Chart& chart, const Habits& habits, const State& state, Seat seat);

  double asTheyAre(ConduitSite conduit) const;
  // More than that with such a piece on a site.
  double gain(Structure structure, Place place) const;

 private:
  // How good the parts are: 1 is a simple own one.
  struct Parts {
    double dam = 0;
    double conduit = 0;
    double powerhouse = 0;
  };

  Parts partsOf(ConduitSite conduit) const;
  double damOf(BasinIndex basin) const;
  double worth(ConduitSite conduit, const Parts& parts) const;
  double gainOfDam(BasinIndex basin, double quality) const;
  double gainOfConduit(ConduitSite conduit) const;
  double gainOfPowerhouse(BasinIndex basin) const;

  const Chart& chart_;
  const Tables& tables_;
  const Habits& habits_;
  const State& state_;
  Seat seat_;
  double factor_;
};

}  // namespace spannung::wasserkraft
