// Wind farms and towers.
#pragma once

#include "engine/pampero/bulldozers.h"
#include "engine/pampero/plan.h"
#include "engine/pampero/tower_bonus.h"

namespace spannung::pampero {

inline bool isTowerStep(const Step& step) { return step.op == Op::buildTower; }

// PA-WIND-01, PA-TOWER-01.
inline bool hasPieceLeft(const Tables& tables, const Player& player, const Step& step) {
  if (isTowerStep(step)) return player.step() < kTowers;
  return std::popcount(player.windFarms) < tables.content.start.windFarms;
}

inline SiteMask builtSites(const State& state) {
  SiteMask built = 0;
  for (const Player& player : state.players) built |= player.towers | player.windFarms;
  return built;
}

inline SiteMask sitesForStep(const Tables& tables, const Step& step) {
  return isTowerStep(step) ? tables.towerSites : tables.windSites;
}

// Sites with nothing on them that the step could use.
inline SiteMask fittingSites(const Tables& tables, const Aim& aim) {
  return sitesForStep(tables, *aim.step) & aim.scene->unbuilt;
}

inline SiteMask buildableSites(const Tables& tables, const State& state, const Aim& aim) {
  if (!hasPieceLeft(tables, state.player(aim.seat), *aim.step)) return 0;
  return fittingSites(tables, aim) & tables.sitesInZones[aim.zones] &
         aim.scene->bulldozers.of(aim.owners);
}

// PA-WIND-01, PA-TOWER-01: what keeps a site from being used at all.
inline Verdict lackOfSite(const State& state, const Plan& plan, SiteIndex site) {
  for (int i = 0; i < static_cast<int>(state.players.size()); ++i)
    if (holds(state.players[static_cast<std::size_t>(i)].towers |
                  state.players[static_cast<std::size_t>(i)].windFarms,
              site))
      return refuse(Reason::siteBuiltOn, site, i);
  return refuse(isTowerStep(*plan.step) ? Reason::siteForWindFarms : Reason::siteForTowers, site);
}

// PA-AMB-01: building does not ask whether the zone is open.
inline Verdict checkSite(const Tables& tables, const State& state, const Plan& plan,
                         SiteIndex site) {
  if (site.isNone()) return refuse(Reason::noSuchThing);
  if (!hasPieceLeft(tables, state.player(plan.seat), *plan.step))
    return refuse(Reason::noneLeftToBuild);
  if (!holds(fittingSites(tables, plan), site)) return lackOfSite(state, plan, site);
  if (!holds(tables.sitesInZones[plan.zones], site)) return refuse(Reason::siteInOtherZone, site);
  if (!holds(plan.scene->bulldozers.of(plan.owners), site))
    return refuse(Reason::noUsableBulldozer, site);
  return {};
}

template <class Collector>
void listSites(const Tables& tables, const State& state, const Plan& plan, Collector& moves) {
  for (SiteMask rest = buildableSites(tables, state, plan); rest != 0; rest &= rest - 1)
    if (!moves.add(makeMove(MoveKind::build, firstOf<SiteIndex>(rest)))) return;
}

// PA-WIND-02, PA-WIND-04: the energy of the field comes with the payment for the card.
template <class Sink>
void buildWindFarm(Play<Sink>& play, Seat seat, SiteIndex site) {
  Player& player = play.state.player(seat);
  player.windFarms |= bit64(site);
  play.tell(EventKind::windFarmBuilt, seat, site);
  gainEnergy(play, seat, player.windFarmEnergy);
}

// PA-TOWER-02, PA-TOWER-03.
template <class Sink>
void buildTower(Play<Sink>& play, Seat seat, SiteIndex site) {
  Player& player = play.state.player(seat);
  player.towers |= bit64(site);
  play.tell(EventKind::towerBuilt, seat, site, player.step());
  push(play.state, taskFor(Stage::firstField, seat, bonusZones(play.tables.zoneOfSite(site))));
  pushSteps(play.state, seat,
            play.tables.content.grid.towerBonus[static_cast<std::size_t>(player.step() - 1)]);
}

template <class Sink>
void buildOn(Play<Sink>& play, Seat seat, const Step& step, SiteIndex site) {
  if (!play.state.resolution.used.full()) play.state.resolution.used.push_back(site);
  if (isTowerStep(step))
    buildTower(play, seat, site);
  else
    buildWindFarm(play, seat, site);
}

}  // namespace spannung::pampero
