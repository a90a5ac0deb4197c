// What an advanced tile does after its piece has been built (WK-TECH-02 to WK-TECH-14).
#pragma once

#include "engine/wasserkraft/building_use.h"
#include "engine/wasserkraft/production.h"
#include "engine/wasserkraft/wheel.h"

namespace spannung::wasserkraft {

// Level I: a drop behind each own dam that holds none.
template <class Sink>
void waterEmptyDams(Play<Sink>& play) {
  for (const DamSite site : all<DamSite>(kDamSites)) {
    const Dam& dam = damOn(play.state, site);
    if (dam.owner.is(play.state.actor) && dam.water == 0) addDrop(play, site);
  }
}

// Level II: the elevated dam up to its brim.
template <class Sink>
void fillDam(Play<Sink>& play, DamSite site) {
  const Dam& dam = damOn(play.state, site);
  while (dam.water < capacityOf(play.tables, play.state, dam)) addDrop(play, site);
}

inline int elevatedDams(const State& state, Seat seat) {
  int count = 0;
  for (const Dam& dam : state.dams)
    if (dam.owner.is(seat) && dam.level > 1) ++count;
  return count;
}

template <class Sink>
void scoreBuilding(Play<Sink>& play, Seat seat, RowIndex row) {
  const int points = buildingIn(play.tables, play.state, row).points;
  play.tell(EventKind::buildingScored, seat, play.state.rows[row], points);
  scorePoints(play, seat, points, Source::buildings);
}

// WK-TECH-15. An Automa never uses buildings and scores instead (WK-AUTOMA-71).
template <class Sink>
void useOrScoreBuilding(Play<Sink>& play) {
  State& state = play.state;
  if (isAutoma(state.acting())) return scoreBuilding(play, state.actor, rowAt(state.turn.place));
  offerBuilding(play.tables, state);
}

template <class Sink>
void levelOneEffect(Play<Sink>& play, Tile tile) {
  const Turn& turn = play.state.turn;
  const Seat seat = play.state.actor;
  if (tile.is(1, Structure::base)) waterEmptyDams(play);
  if (tile.is(1, Structure::elevation))
    rotateWheel(play, seat, play.state.acting().count(Structure::elevation));
  if (tile.is(1, Structure::building)) useOrScoreBuilding(play);
  if (tile.is(1, Structure::conduit))
    gainHydro(play, seat,
              play.tables.components.tiles.hydroPerValue *
                  conduitSite(play.tables, conduitAt(turn.place)).value);
}

template <class Sink>
void levelTwoEffect(Play<Sink>& play, Tile tile) {
  State& state = play.state;
  if (tile.is(2, Structure::base)) produceFixed(play, state.acting().count(Structure::base));
  if (tile.is(2, Structure::elevation)) fillDam(play, damAt(state.turn.place));
  if (!tile.is(2, Structure::powerhouse)) return;
  state.turn.modifier = static_cast<std::int8_t>(play.tables.components.tiles.productionBonus);
  state.stage = Stage::extraProduction;
}

template <class Sink>
void levelThreeEffect(Play<Sink>& play, Tile tile) {
  const State& state = play.state;
  const TileNumbers& numbers = play.tables.components.tiles;
  const Seat seat = state.actor;
  if (tile.is(3, Structure::conduit))
    produceFixed(
        play, numbers.energyPerValue * conduitSite(play.tables, conduitAt(state.turn.place)).value);
  if (tile.is(3, Structure::elevation))
    scorePoints(play, seat, numbers.pointsPerDam * elevatedDams(state, seat), Source::tiles);
  if (tile.is(3, Structure::powerhouse))
    scorePoints(play, seat,
                numbers.pointsPerPowerhouse * state.acting().count(Structure::powerhouse),
                Source::tiles);
  if (tile.is(3, Structure::building)) scoreBuilding(play, seat, rowAt(state.turn.place));
  if (tile.isJokerOf(3))
    scorePoints(play, seat, numbers.pointsPerTile * advancedTiles(state.acting()), Source::tiles);
}

// May open a stage; otherwise the turn goes on.
template <class Sink>
void applyTileEffect(Play<Sink>& play) {
  const Tile tile = play.state.turn.effect;
  play.state.turn.construction = false;
  if (tile.level() == 1) levelOneEffect(play, tile);
  if (tile.level() == 2) levelTwoEffect(play, tile);
  if (tile.level() == 3) levelThreeEffect(play, tile);
}

}  // namespace spannung::wasserkraft
