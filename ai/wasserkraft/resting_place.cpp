#include "ai/wasserkraft/resting_place.h"

#include "engine/wasserkraft/reward_stage.h"

namespace spannung::wasserkraft {

DamSite restingPlace(const Tables& tables, const State& state, int headstream) {
  State after = state;
  NoSink silence;
  Play<NoSink> play{tables, after, silence};
  if (!flows(state)) flowAll(play);
  const auto before = after.dams;
  flowFromHeadstream(play, headstream);
  for (const DamSite dam : all<DamSite>(kDamSites))
    if (after.dams[dam].water != before[dam].water) return dam;
  return DamSite::none();
}

}  // namespace spannung::wasserkraft
