#include "ai/wasserkraft/systems.h"

#include <algorithm>

#include "engine/wasserkraft/production.h"

namespace spannung::wasserkraft {
namespace {

// The best pipes of a basin, by what there is of them; 0 where there is none.
struct Pipework {
  int complete = 0;      // a conduit and an own powerhouse
  int own = 0;           // the same with an own conduit
  int noPowerhouse = 0;  // a conduit, and room for a powerhouse
  int noConduit = 0;     // a powerhouse, and a site for the conduit
};

void enter(Systems::Best& best, double energy) {
  for (double& place : best)
    if (energy > place) std::swap(place, energy);
}

class Survey {
 public:
  Survey(const Scene& scene, Seat seat)
      : scene_(scene),
        tables_(scene.tables),
        state_(scene.state),
        seat_(seat),
        powerhouses_(scene.powerhouses[static_cast<std::size_t>(seat.index())]),
        minimum_(minimumOf(tables_, state_, seat)) {}

  Systems result() {
    for (const BasinIndex basin : all<BasinIndex>(kBasins))
      if (tables_.basin(basin).dams > 0) look(basin);
    return found_;
  }

 private:
  Pipework pipesOf(BasinIndex basin) const {
    Pipework pipes;
    for (int side = 0; side < kSidesPerBasin; ++side) {
      const ConduitSite conduit = conduitAt(basin, side);
      const Conduit& site = conduitSite(tables_, conduit);
      if (site.value > 0) note(pipes, site, conduitOwner(state_, conduit));
    }
    return pipes;
  }

  void note(Pipework& pipes, const Conduit& site, Owner owner) const {
    const BasinMask target = basinBit(site.target);
    const auto raise = [&site](int& best) { best = std::max<int>(best, site.value); };
    if ((powerhouses_ & target) != 0) {
      raise(owner.isNone() ? pipes.noConduit : pipes.complete);
      if (owner.is(seat_)) raise(pipes.own);
    } else if (!owner.isNone() && (scene_.roomForPowerhouse & target) != 0) {
      raise(pipes.noPowerhouse);
    }
  }

  void look(BasinIndex basin) {
    const Pipework pipes = pipesOf(basin);
    bool hasDam = false;
    for (int side = 0; side < kSidesPerBasin; ++side) {
      const DamSite site = damAt(basin, side);
      const Dam& dam = damOn(state_, site);
      if (dam.owner.is(seat_)) addOwn(site, dam, pipes), hasDam = true;
      if (dam.owner.isNeutral()) addNeutral(site, dam, pipes), hasDam = true;
    }
    if (!hasDam) found_.noDam += pipes.own;
  }

  void addOwn(DamSite site, const Dam& dam, const Pipework& pipes) {
    found_.capacity += capacityOf(tables_, state_, dam);
    found_.water += dam.water;
    if (pipes.complete == 0) {
      found_.noPowerhouse += pipes.noPowerhouse;
      found_.noConduit += pipes.noConduit;
      return;
    }
    ++found_.complete;
    if (pipes.own == 0) ++found_.fees;
    addProductions(site, dam, pipes.complete);
    found_.waterNow += dam.water * pipes.complete;
    found_.waterFlowed += scene_.flowed.dams[site].water * pipes.complete;
    found_.waterNext += scene_.nextRound[site] * pipes.complete;
    found_.waterLater += scene_.laterRounds[site] * pipes.complete;
  }

  void addNeutral(DamSite site, const Dam& dam, const Pipework& pipes) {
    if (pipes.complete == 0) return;
    ++found_.neutral;
    addProductions(site, dam, pipes.complete);
  }

  void addProductions(DamSite site, const Dam& dam, int value) {
    enter(found_.now, energy(dam.water, value));
    enter(found_.flowed, energy(scene_.flowed.dams[site].water, value));
    enter(found_.full, energy(capacityOf(tables_, state_, dam), value));
  }

  double energy(int drops, int value) const {
    return drops == 0 ? 0 : energyOf({.minimum = minimum_}, drops, value);
  }

  const Scene& scene_;
  const Tables& tables_;
  const State& state_;
  Seat seat_;
  BasinMask powerhouses_;
  int minimum_;
  Systems found_;
};

}  // namespace

Systems systemsOf(const Scene& scene, Seat seat) { return Survey(scene, seat).result(); }

}  // namespace spannung::wasserkraft
