// Energy production: a dam, a conduit, a powerhouse and some drops.
#pragma once

#include "engine/wasserkraft/water.h"

namespace spannung::wasserkraft {

// What counts for a production besides its drops.
struct ProductionRules {
  int modifier = 0;
  int companyBonus = 0;
  int minimum = 0;              // of drops times value
  BasinIndex forbiddenBasin{};  // of the powerhouse of Germany's first production
  int hydro = 0;                // for the fees
};

inline int minimumOf(const Tables& tables, const State& state, Seat seat) {
  return officerTrait<&OfficerTraits::leastEnergy>(tables, state, seat).value_or(0);
}

// WK-PROD-04.
inline ProductionRules actionRules(const Tables& tables, const State& state, Seat seat,
                                   int modifier, int hydro) {
  return {modifier, companyBonus(tables, state.player(seat)), minimumOf(tables, state, seat),
          BasinIndex::none(), hydro};
}

// WK-COMP-05, WK-COMP-06: nothing but drops times value, unless the table reads it otherwise
// (WK-RULE-22).
inline ProductionRules secondRules(const Tables& tables, const State& state) {
  const bool minimum = tables.options.readings.secondMinimum;
  return {0, 0, minimum ? minimumOf(tables, state, state.actor) : 0, state.turn.usedBasin,
          purseOf(state.acting())};
}

inline ProductionRules currentRules(const Tables& tables, const State& state) {
  if (state.stage == Stage::secondProduction) return secondRules(tables, state);
  return actionRules(tables, state, state.actor, state.turn.modifier, purseOf(state.acting()));
}

inline int energyOf(const ProductionRules& rules, int drops, int value) {
  return std::max(drops * value, rules.minimum) + rules.modifier + rules.companyBonus;
}

// WK-PROD-01: own or neutral.
inline bool mayUse(const Dam& dam, Seat seat) {
  return dam.owner.is(seat) || dam.owner.isNeutral();
}

inline Verdict checkDrops(const State& state, DamSite dam, int drops) {
  if (dam.isNone() || !damOn(state, dam).isThere()) return refuse(Reason::noSuchDam);
  if (!mayUse(damOn(state, dam), state.actor)) return refuse(Reason::notYourWater, dam);
  const int water = damOn(state, dam).water;
  if (drops < 1 || drops > water) return refuse(Reason::tooFewDrops, dam, drops, water);
  return {};
}

inline Verdict checkLink(const Tables& tables, const State& state, const ProductionRules& rules,
                         DamSite dam, ConduitSite conduit) {
  if (conduit.isNone()) return refuse(Reason::noConduit);
  if (conduitOwner(state, conduit).isNone()) return refuse(Reason::noConduit, conduit);
  if (basinOf(conduit) != basinOf(dam)) return refuse(Reason::conduitElsewhere, dam, conduit);
  const BasinIndex target = conduitSite(tables, conduit).target;
  if (!ownsPowerhouseIn(state, state.actor, target)) return refuse(Reason::noPowerhouse, target);
  if (target == rules.forbiddenBasin) return refuse(Reason::samePowerhouse, target);
  return {};
}

// WK-PROD-03: 1 Hydro for each drop, unless the conduit is one's own.
inline int feeFor(const Tables& tables, const State& state, Seat seat, ConduitSite conduit,
                  int drops) {
  return conduitOwner(state, conduit).is(seat) ? 0 : drops * tables.components.costs.conduitFee;
}

inline Verdict checkProduction(const Tables& tables, const State& state,
                               const ProductionRules& rules, DamSite dam, ConduitSite conduit,
                               int drops) {
  if (const Verdict v = checkDrops(state, dam, drops); !v.fine()) return v;
  if (const Verdict v = checkLink(tables, state, rules, dam, conduit); !v.fine()) return v;
  const int fee = feeFor(tables, state, state.actor, conduit, drops);
  if (fee > rules.hydro) return refuse(Reason::feeTooHigh, fee, rules.hydro);
  const int energy = energyOf(rules, drops, conduitSite(tables, conduit).value);
  if (energy < 1) return refuse(Reason::tooLittleEnergy, energy);  // WK-PROD-05
  return {};
}

// Every production the actor could make, until the visitor has enough.
template <class Visit>
bool forEachProduction(const Tables& tables, const State& state, const ProductionRules& rules,
                       Visit visit) {
  for (const ConduitSite conduit : all<ConduitSite>(kConduitSites)) {
    if (conduitOwner(state, conduit).isNone()) continue;
    for (int side = 0; side < kSidesPerBasin; ++side) {
      const DamSite dam = damAt(basinOf(conduit), side);
      for (int drops = 1; drops <= damOn(state, dam).water; ++drops)
        if (checkProduction(tables, state, rules, dam, conduit, drops).fine() &&
            !visit(dam, conduit, drops))
          return false;
    }
  }
  return true;
}

inline bool canProduce(const Tables& tables, const State& state, const ProductionRules& rules) {
  return !forEachProduction(tables, state, rules, [](DamSite, ConduitSite, int) { return false; });
}

template <class Collector>
bool listProductions(const Tables& tables, const State& state, Collector& moves) {
  return forEachProduction(tables, state, currentRules(tables, state),
                           [&moves](DamSite dam, ConduitSite conduit, int drops) {
                             return moves.add(makeMove(MoveKind::produce, dam, conduit, drops));
                           });
}

template <class Sink>
void payFee(Play<Sink>& play, ConduitSite conduit, int drops) {
  const Seat seat = play.state.actor;
  const Seat owner = conduitOwner(play.state, conduit).seat();
  const int fee = feeFor(play.tables, play.state, seat, conduit, drops);
  if (owner == seat) return;
  const int points = drops * play.tables.components.costs.conduitPoints;
  play.tell(EventKind::feePaid, seat, owner.index(), fee, points);
  spendHydro(play, seat, fee);
  gainHydro(play, owner, fee);
  scorePoints(play, owner, points, Source::conduits);
}

template <class Sink>
void releaseDrops(Play<Sink>& play) {
  Turn& turn = play.state.turn;
  for (; turn.spentDrops > 0; --turn.spentDrops) flowFromGroup(play, turn.usedBasin);
}

// WK-PROD-06: the fee, the drops, the energy, the water flows on; then the contract and the power.
// The water may also wait for the contract (WK-RULE-15).
template <class Sink>
void produce(Play<Sink>& play, DamSite dam, ConduitSite conduit, int drops) {
  State& state = play.state;
  const ProductionRules rules = currentRules(play.tables, state);
  const Conduit& site = conduitSite(play.tables, conduit);
  const int energy = energyOf(rules, drops, site.value);
  play.tell(EventKind::produced, state.actor, dam, conduit, drops);
  payFee(play, conduit, drops);  // WK-PROD-03
  std::uint8_t& water = damOn(state, dam).water;
  water = static_cast<std::uint8_t>(water - drops);
  advanceEnergy(play, state.actor, energy);
  state.turn.usedBasin = site.target;
  state.turn.spentDrops = static_cast<std::uint8_t>(drops);
  if (!play.tables.options.readings.contractBeforeWater) releaseDrops(play);
  state.turn.power = state.stage != Stage::secondProduction;
  state.turn.usedDam = dam;  // WK-COMP-09
  state.turn.discounted = false;
  state.turn.produced = static_cast<std::int16_t>(energy);
  state.turn.byPowerhouse = true;  // WK-COMP-08
  state.stage = Stage::settled;
}

}  // namespace spannung::wasserkraft
