// What an Automa builds with which tile (WK-AUTOMA-33 to WK-AUTOMA-35). A person whose turn the
// tiles decide chooses in the same way, but pays like a person (WK-AUTOMA-79).
#pragma once

#include "engine/wasserkraft/automa_payment.h"
#include "engine/wasserkraft/automa_placement.h"
#include "engine/wasserkraft/construction.h"

namespace spannung::wasserkraft {

// WK-AUTOMA-06: below "hard" a tile is worth no more than a basic one of its kind.
inline Tile effectOf(const Player& player, Tile tile) {
  return hasEffects(player) || !tile.isPrinted() ? tile : Tile::basic(tile.kind());
}

struct BuildWish {
  Structure structure = Structure::base;
  AreaMask areas = kAnyArea;
  int lowestValue = 0;   // of a conduit
  bool upwards = false;  // rows of private buildings
};

inline BuildWish wishOf(const AutomaEntry& entry) {
  return {entry.structure, entry.areas, entry.lowestValue, entry.upwards};
}

inline bool meetsWish(const Tables& tables, const BuildWish& wish, Place place) {
  if (wish.structure == Structure::building) return true;
  const std::size_t area = indexOf(areaOf(tables, place));
  if ((wish.areas >> area & 1U) == 0) return false;
  return wish.structure != Structure::conduit ||
         conduitSite(tables, conduitAt(place)).value >= wish.lowestValue;
}

inline bool canPay(const Order& order, const Player& player) {
  return isAutoma(player) ? automaPayment(order, player).has_value()
                          : checkPrice(order, meansOf(player)).fine();
}

constexpr Candidate candidateOf(Structure structure, Place place) {
  if (structure == Structure::powerhouse) return candidateAt(basinOf(powerhouseAt(place)));
  if (structure == Structure::building) return Candidate::of(rowAt(place).index());
  return structure == Structure::conduit ? candidateAt(conduitAt(place))
                                         : candidateAt(damAt(place));
}

// The sites where the piece may stand and, with this tile, can be paid.
inline SiteMask buildingCandidates(const Tables& tables, const State& state, Seat seat, Tile effect,
                                   const BuildWish& wish) {
  SiteMask sites = 0;
  for (const Place place : tables.sites[indexOf(wish.structure)]) {
    if (!meetsWish(tables, wish, place)) continue;
    if (!checkSite(tables, state, seat, wish.structure, place).fine()) continue;
    if (canPay(orderFor(tables, state, seat, effect, wish.structure, place), state.player(seat)))
      sites |= siteBit(candidateOf(wish.structure, place));
  }
  return sites;
}

struct BuildPlan {
  Tile tile;
  Tile effect;
  SiteMask sites = 0;

  bool isPossible() const { return sites != 0; }
};

// WK-AUTOMA-07: the highest level first, the tile of the kind before the joker.
template <class Visit>
bool forEachTileByRank(Structure structure, Visit visit) {
  for (int level = kTileLevels; level >= 0; --level)
    for (const int kind : {static_cast<int>(structure), kJokerKind})
      if (visit(Tile::advanced(level, kind))) return true;
  return false;  // no tile will do (WK-AUTOMA-33)
}

// WK-AUTOMA-78: Anton's tile only if there is no other.
inline BuildPlan planWithAnton(const Tables& tables, const State& state, Seat seat,
                               const BuildWish& wish) {
  BuildPlan plan;
  const Player& player = state.player(seat);
  if ((player.tiles & tileBit(Tile::anton())) == 0) return plan;
  forEachTileByRank(wish.structure, [&](Tile tile) {
    if (!isOnWheel(player, tile)) return false;
    plan = {Tile::anton(), effectOf(player, tile), 0};
    plan.sites = buildingCandidates(tables, state, seat, plan.effect, wish);
    return plan.isPossible();
  });
  return plan;
}

inline bool ownsPrintedTileFor(const Player& player, Structure structure) {
  return forEachTileByRank(structure,
                           [&](Tile tile) { return (player.tiles & tileBit(tile)) != 0; });
}

inline bool mayUseAnton(const Tables& tables, const Player& player, Structure structure) {
  return !tables.options.antonNeedsLackOfTiles() || !ownsPrintedTileFor(player, structure);
}

// WK-AUTOMA-34: the tile first, then the site.
inline BuildPlan planToBuild(const Tables& tables, const State& state, Seat seat,
                             const BuildWish& wish) {
  BuildPlan plan;
  const Player& player = state.player(seat);
  forEachTileByRank(wish.structure, [&](Tile tile) {
    if ((player.tiles & tileBit(tile)) == 0) return false;
    plan = {tile, effectOf(player, tile), 0};
    plan.sites = buildingCandidates(tables, state, seat, plan.effect, wish);
    return plan.isPossible();
  });
  // WK-AUTOMA-78.
  if (plan.isPossible() || !mayUseAnton(tables, player, wish.structure)) return plan;
  return planWithAnton(tables, state, seat, wish);
}

inline bool ownsTileFor(const Player& player, Structure structure) {
  return (player.tiles & tileBit(Tile::anton())) != 0 || ownsPrintedTileFor(player, structure);
}

inline Obstacle obstacleToBuilding(const Tables& tables, const State& state, Seat seat,
                                   const BuildWish& wish) {
  const Player& player = state.player(seat);
  if (!hasPiece(tables, player, wish.structure)) return Obstacle::noPiece;
  if (!ownsTileFor(player, wish.structure)) return Obstacle::noTile;
  return planToBuild(tables, state, seat, wish).isPossible() ? Obstacle::none : Obstacle::noSite;
}

// An Automa pays as it must; a person may have more than one way.
template <class Sink>
void payAutomaPiece(Play<Sink>& play) {
  State& state = play.state;
  if (!isAutoma(state.acting())) {
    state.stage = Stage::payment;
    return;
  }
  completeConstruction(play, *automaPayment(currentOrder(play.tables, state), state.acting()));
}

// WK-AUTOMA-36: the first row from the top or from the bottom.
inline RowIndex firstRow(SiteMask rows, bool upwards) {
  return RowIndex::of(upwards ? 31 - std::countl_zero(rows) : std::countr_zero(rows));
}

template <class Sink>
Place chooseSiteFor(Play<Sink>& play, const BuildPlan& plan, const BuildWish& wish) {
  if (wish.structure == Structure::building) return placeAt(firstRow(plan.sites, wish.upwards));
  Placement<Sink> placement(play, play.state.actor, wish.structure, plan.effect);
  return placement.choose(plan.sites);
}

template <class Sink>
void buildByPlan(Play<Sink>& play, const BuildPlan& plan, const BuildWish& wish) {
  State& state = play.state;
  state.turn.tile = plan.tile;
  state.turn.effect = plan.effect;
  state.turn.structure = wish.structure;
  if (plan.tile.isAnton()) play.tell(EventKind::tileCopied, state.actor, plan.effect.index());
  state.turn.place = chooseSiteFor(play, plan, wish);
  payAutomaPiece(play);
}

}  // namespace spannung::wasserkraft
