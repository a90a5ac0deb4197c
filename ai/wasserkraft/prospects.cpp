#include "ai/wasserkraft/prospects.h"

#include <algorithm>
#include <array>

#include "engine/wasserkraft/ability.h"

namespace spannung::wasserkraft::greedy {
namespace {

using Inflow = Indexed<BasinIndex, double, kBasins>;

// Drops still to come to each basin, fewer for every dam further up that may hold them.
Inflow inflowOf(const Tables& tables, const State& state) {
  Inflow inflow{};
  for (std::size_t i = 0; i < kHeadstreams; ++i) {
    double drops = state.headwater[i];
    const auto& tile = tables.components.headstreamTiles[state.headstreamTiles[i]];
    for (std::size_t round = state.round; round < kRounds; ++round) drops += tile[round];
    for (BasinIndex basin = tables.map.feeds[i]; !isExit(basin);
         basin = tables.basin(basin).riverTo) {
      inflow[basin] += drops;
      const bool held =
          damOn(state, damAt(basin, 0)).isThere() || damOn(state, damAt(basin, 1)).isThere();
      if (held) drops *= 0.45;
    }
  }
  return inflow;
}

// The dam of a basin that the player can use: how much it holds now and how well it serves.
struct DamView {
  int capacity = 0;
  int water = 0;
  double worth = 0;
  bool site = false;  // there is none yet, but one could be built
};

DamView ownDam(const Tables& tables, const State& state, const Dam& dam) {
  return {capacityOf(tables, state, dam), dam.water, 1.0, false};
}

DamView damView(const Tables& tables, const State& state, Seat seat, BasinIndex basin,
                const Judgement& judgement) {
  DamView view;
  for (int side = 0; side < tables.basin(basin).dams; ++side) {
    const Dam& dam = damOn(state, damAt(basin, side));
    if (dam.owner.is(seat)) return ownDam(tables, state, dam);
    if (dam.owner.isNeutral()) view = {dam.level, dam.water, judgement.neutralWater, false};
    if (!dam.isThere() && view.worth == 0) view.site = true;
  }
  return view;
}

double conduitWorth(const State& state, Seat seat, ConduitSite conduit,
                    const Judgement& judgement) {
  const Owner owner = conduitOwner(state, conduit);
  if (owner.isNone()) return 0;
  return owner.is(seat) ? 1.0 : judgement.foreignConduit;
}

bool hasFreePowerhouse(const Tables& tables, const State& state, BasinIndex basin) {
  for (int number = 0; number < tables.basin(basin).powerhouses; ++number)
    if (state.powerhouses[powerhouseAt(basin, number)].isNone()) return true;
  return false;
}

struct SystemView {
  double points = 0;
  int production = 0;
};

// One pipe with what stands at both of its ends.
class Pipe {
 public:
  Pipe(const Tables& tables, const State& state, Seat seat, ConduitSite conduit, const DamView& dam,
       double inflow, const Judgement& judgement)
      : state_(state),
        judgement_(judgement),
        site_(conduitSite(tables, conduit)),
        dam_(dam),
        inflow_(inflow),
        conduit_(conduitWorth(state, seat, conduit, judgement)),
        free_(conduitOwner(state, conduit).isNone()),
        powerhouse_(ownsPowerhouseIn(state, seat, site_.target)),
        room_(hasFreePowerhouse(tables, state, site_.target)) {}

  SystemView view() const {
    const int parts = (dam_.worth > 0) + (conduit_ > 0) + powerhouse_;
    if (parts == 0 || !canBeCompleted()) return {};
    const double promise = plan() * quality();
    if (parts == 3) return {promise + atHand(), dam_.capacity * site_.value};
    return {promise * (parts == 2 ? judgement_.twoOfThree : judgement_.oneOfThree), 0};
  }

 private:
  bool canBeCompleted() const {
    return (dam_.worth > 0 || dam_.site) && (conduit_ > 0 || free_) && (powerhouse_ || room_);
  }
  double quality() const {
    return (dam_.worth > 0 ? dam_.worth : 0.8) * (conduit_ > 0 ? conduit_ : 0.8);
  }
  // Energy over the rounds left: what flows in, as far as the dam can hold it.
  double plan() const {
    const double rounds = kRounds - state_.round + 1;
    const double capacity = dam_.worth > 0 ? dam_.capacity : 1.2;
    const double drops = std::min(inflow_ + dam_.water, capacity * rounds);
    return drops * site_.value * judgement_.plannedEnergy;
  }
  double atHand() const {
    return std::min(dam_.water, 3) * site_.value * judgement_.waterAtHand * quality();
  }

  const State& state_;
  const Judgement& judgement_;
  const Conduit& site_;
  const DamView& dam_;
  double inflow_;
  double conduit_;
  bool free_;
  bool powerhouse_;
  bool room_;
};

}  // namespace

Prospects prospectsOf(const Tables& tables, const State& state, Seat seat,
                      const Judgement& judgement) {
  Prospects prospects;
  const Inflow inflow = inflowOf(tables, state);
  for (const BasinIndex basin : all<BasinIndex>(kBasins)) {
    if (tables.basin(basin).dams == 0) continue;
    const DamView dam = damView(tables, state, seat, basin, judgement);
    std::array<SystemView, kSidesPerBasin> views;
    for (int side = 0; side < kSidesPerBasin; ++side)
      views[static_cast<std::size_t>(side)] =
          Pipe(tables, state, seat, conduitAt(basin, side), dam, inflow[basin], judgement).view();
    const double best = std::max(views[0].points, views[1].points);
    const double other = std::min(views[0].points, views[1].points);
    prospects.points += best + judgement.secondConduit * other;
    prospects.bestProduction =
        std::max({prospects.bestProduction, views[0].production, views[1].production});
  }
  return prospects;
}

}  // namespace spannung::wasserkraft::greedy
