// What an Automa produces and which contract it fulfils (WK-AUTOMA-27 to WK-AUTOMA-30).
#pragma once

#include "engine/wasserkraft/automa_placement.h"
#include "engine/wasserkraft/contract.h"
#include "engine/wasserkraft/production.h"

namespace spannung::wasserkraft {

// WK-AUTOMA-28: all the water; an Automa with Viktor saves it where one drop does (WK-AUTOMA-75).
inline int dropsFor(const Tables& tables, const State& state, DamSite dam, ConduitSite conduit) {
  constexpr int kWeak = 2;
  const Player& player = state.acting();
  const bool one = isAutoma(player) && tables.traits(player.officer).automa.savesWater &&
                   conduitSite(tables, conduit).value <= kWeak;
  return one ? std::min<int>(1, damOn(state, dam).water) : damOn(state, dam).water;
}

struct BestSystems {
  int energy = 0;
  SiteMask withNeutralDam = 0;  // conduits
  SiteMask withOwnDam = 0;

  SiteMask conduits() const { return withNeutralDam != 0 ? withNeutralDam : withOwnDam; }
};

template <class Visit>
void forEachSystem(const Tables& tables, const State& state, const ProductionRules& rules,
                   Visit visit) {
  for (const ConduitSite conduit : all<ConduitSite>(kConduitSites)) {
    if (conduitOwner(state, conduit).isNone()) continue;
    for (int side = 0; side < kSidesPerBasin; ++side) {
      const DamSite dam = damAt(basinOf(conduit), side);
      const int drops = dropsFor(tables, state, dam, conduit);
      if (checkProduction(tables, state, rules, dam, conduit, drops).fine())
        visit(dam, conduit, drops);
    }
  }
}

// The systems that yield most; energy 0 if there is none.
inline BestSystems bestSystems(const Tables& tables, const State& state,
                               const ProductionRules& rules) {
  BestSystems best;
  forEachSystem(tables, state, rules, [&](DamSite dam, ConduitSite conduit, int drops) {
    const int energy = energyOf(rules, drops, conduitSite(tables, conduit).value);
    if (energy < best.energy) return;
    if (energy > best.energy) best = {energy, 0, 0};
    const bool neutral = damOn(state, dam).owner.isNeutral();
    (neutral ? best.withNeutralDam : best.withOwnDam) |= siteBit(candidateAt(conduit));
  });
  return best;
}

// The dam of the basin whose water goes through the conduit: the neutral one if it yields as much.
inline DamSite damFor(const Tables& tables, const State& state, const ProductionRules& rules,
                      const BestSystems& best, ConduitSite conduit) {
  DamSite found;
  forEachSystem(tables, state, rules, [&](DamSite dam, ConduitSite through, int drops) {
    if (through != conduit) return;
    if (energyOf(rules, drops, conduitSite(tables, conduit).value) < best.energy) return;
    if (found.isNone() || damOn(state, dam).owner.isNeutral()) found = dam;
  });
  return found;
}

// WK-AUTOMA-29.
template <class Sink>
void produceMost(Play<Sink>& play) {
  const ProductionRules rules = currentRules(play.tables, play.state);
  const BestSystems best = bestSystems(play.tables, play.state, rules);
  Placement<Sink> placement(play, play.state.actor, Structure::conduit);
  const ConduitSite conduit = placement.chooseConduit(best.conduits());
  const DamSite dam = damFor(play.tables, play.state, rules, best, conduit);
  produce(play, dam, conduit, dropsFor(play.tables, play.state, dam, conduit));
}

// WK-RULE-34: more than everybody else.
inline bool leadsEnergy(const Tables& tables, const State& state, Seat seat) {
  const int own = placeOnTrack(tables, state.player(seat));
  for (int i = 0; i < tables.options.players; ++i)
    if (const Seat other = Seat::of(i);
        other != seat && placeOnTrack(tables, state.player(other)) >= own)
      return false;
  return true;
}

inline bool hasReachedSection(const Tables& tables, const State& state, Seat seat) {
  return state.player(seat).energy >= tables.components.energyTrack.sections[state.round - 1U];
}

// WK-AUTOMA-27 (b): both at once are in the way, or either (WK-RULE-34).
inline Obstacle obstacleOnTrack(const Tables& tables, const State& state) {
  const bool leads = leadsEnergy(tables, state, state.actor);
  const bool reached = hasReachedSection(tables, state, state.actor);
  if (leads && reached) return Obstacle::leads;
  const bool either = tables.options.readings.reluctantAutomas && (leads || reached);
  return either ? Obstacle::hasEnough : Obstacle::none;
}

// WK-AUTOMA-27 (c): an open contract of the colour. France needs less (WK-AUTOMA-72).
inline bool suffices(const Tables& tables, const State& state, Colour colour, int energy) {
  const bool less = hasPower(tables, state.acting(), Company::france);
  const int reach = energy + (less ? tables.components.powers.franceDiscount : 0);
  for (const ContractIndex shown : state.display[indexOf(colour)])
    if (!shown.isNone() && tables.contract(shown).requirement <= reach) return true;
  return false;
}

inline ProductionRules rulesOf(const Tables& tables, const State& state, const AutomaEntry& entry) {
  return actionRules(tables, state, state.actor, entry.modifier, purseOf(state.acting()));
}

// WK-AUTOMA-27.
inline Obstacle obstacleToProducing(const Tables& tables, const State& state,
                                    const AutomaEntry& entry) {
  const BestSystems best = bestSystems(tables, state, rulesOf(tables, state, entry));
  if (best.energy == 0) return Obstacle::noSystem;
  if (const Obstacle track = obstacleOnTrack(tables, state); track != Obstacle::none) return track;
  if (!suffices(tables, state, entry.colour, best.energy)) return Obstacle::noContract;
  return Obstacle::none;
}

}  // namespace spannung::wasserkraft
