#include "ai/wasserkraft/pipes.h"

#include <algorithm>

namespace spannung::wasserkraft {

Pipes::Pipes(const Chart& chart, const Habits& habits, const State& state, Seat seat)
    : chart_(chart),
      tables_(chart.tables),
      habits_(habits),
      state_(state),
      seat_(seat),
      factor_(habits.pipe * (1 + habits.perRound * (kRounds - state.round))) {}

double Pipes::asTheyAre(ConduitSite conduit) const { return worth(conduit, partsOf(conduit)); }

double Pipes::gain(Structure structure, Place place) const {
  switch (structure) {
    case Structure::base:
      return gainOfDam(basinOf(damAt(place)), habits_.ownDam + habits_.damLevel);
    case Structure::elevation: {
      const BasinIndex basin = basinOf(damAt(place));
      return gainOfDam(basin, damOf(basin) + habits_.damLevel);
    }
    case Structure::conduit: return gainOfConduit(conduitAt(place));
    case Structure::powerhouse: return gainOfPowerhouse(basinOf(powerhouseAt(place)));
    case Structure::building: return 0;
  }
  return 0;
}

double Pipes::damOf(BasinIndex basin) const {
  double quality = 0;
  for (int side = 0; side < tables_.basin(basin).dams; ++side) {
    const Dam& dam = damOn(state_, damAt(basin, side));
    if (dam.owner.is(seat_)) return habits_.ownDam + habits_.damLevel * dam.level;
    if (dam.owner.isNeutral()) quality = std::max(quality, habits_.neutralDam);
    if (!dam.isThere()) quality = std::max(quality, habits_.freeDam);
  }
  return quality;
}

Pipes::Parts Pipes::partsOf(ConduitSite conduit) const {
  const Owner owner = conduitOwner(state_, conduit);
  const double foreign = owner.isNone() ? habits_.freeConduit : habits_.foreignConduit;
  const BasinIndex target = conduitSite(tables_, conduit).target;
  return {damOf(basinOf(conduit)), owner.is(seat_) ? 1.0 : foreign,
          ownsPowerhouseIn(state_, seat_, target) ? 1.0 : habits_.noPowerhouse};
}

double Pipes::worth(ConduitSite conduit, const Parts& parts) const {
  return conduitSite(tables_, conduit).value * parts.dam * parts.conduit * parts.powerhouse *
         factor_;
}

double Pipes::gainOfDam(BasinIndex basin, double quality) const {
  double gain = 0;
  for (int side = 0; side < kSidesPerBasin; ++side) {
    const ConduitSite conduit = conduitAt(basin, side);
    if (conduitSite(tables_, conduit).value == 0) continue;
    const Parts now = partsOf(conduit);
    gain += worth(conduit, {quality - now.dam, now.conduit, now.powerhouse});
  }
  return gain;
}

double Pipes::gainOfConduit(ConduitSite conduit) const {
  const Parts now = partsOf(conduit);
  return worth(conduit, {now.dam, 1.0 - now.conduit, now.powerhouse});
}

double Pipes::gainOfPowerhouse(BasinIndex basin) const {
  double gain = 0;
  for (const ConduitSite conduit : chart_.pipesTo[basin]) {
    const Parts now = partsOf(conduit);
    gain += worth(conduit, {now.dam, now.conduit, 1.0 - now.powerhouse});
  }
  return gain;
}

}  // namespace spannung::wasserkraft
