// Construction: a tile, a piece, a site and the machines for it, chosen so that it can be finished.
#pragma once

#include "engine/wasserkraft/price.h"
#include "engine/wasserkraft/reward.h"

namespace spannung::wasserkraft {

// WK-GEN-08: the leftmost piece of each kind, while there is one.
inline bool hasPiece(const Tables& tables, const Player& player, Structure structure) {
  return player.count(structure) < tables.components.costs.pieces[indexOf(structure)];
}

inline Verdict checkBaseSite(const State& state, Seat seat, int site) {
  if (damOn(state, site).isThere()) return refuse(Reason::siteTaken, site);
  if (ownsBaseIn(state, seat, basinOfDam(site)))
    return refuse(Reason::ownBaseInBasin, basinOfDam(site));
  return {};
}

// WK-GEN-07, WK-BUILD-06.
inline Verdict checkElevationSite(const Tables& tables, const State& state, Seat seat, int site) {
  const Dam& dam = damOn(state, site);
  if (!dam.owner.is(seat)) return refuse(Reason::notYourDam, site);
  if (dam.level >= tables.components.costs.highestDam)
    return refuse(Reason::damFull, site, dam.level);
  return {};
}

inline Verdict checkConduitSite(const State& state, int site) {
  if (conduitOwner(state, site).isNone()) return {};
  return refuse(Reason::siteTaken, kFirstConduitPlace + site);
}

inline Verdict checkPowerhouseSite(const State& state, Seat seat, int site) {
  if (!state.powerhouses[static_cast<std::size_t>(site)].isNone())
    return refuse(Reason::siteTaken, kFirstPowerhousePlace + site);
  if (ownsPowerhouseIn(state, seat, basinOfPowerhouse(site)))
    return refuse(Reason::ownPowerhouseInBasin, basinOfPowerhouse(site));
  return {};
}

// WK-LWP-05, WK-LWP-10.
inline Verdict checkRow(const Tables& tables, const State& state, Seat seat, int row) {
  if (ownsBuildingIn(state, seat, row)) return refuse(Reason::ownBuildingInRow, row + 1);
  if (nextSlot(tables, state, row) < 0) return refuse(Reason::siteTaken, kFirstBuildingPlace + row);
  return {};
}

// WK-BUILD-05 to WK-BUILD-09, without the price.
inline Verdict checkSite(const Tables& tables, const State& state, Seat seat, Structure structure,
                         int site) {
  if (!isSite(tables, structure, site)) return refuse(Reason::noSuchSite);
  if (!hasPiece(tables, state.player(seat), structure))
    return refuse(Reason::noPieceLeft, static_cast<int>(structure));
  switch (structure) {
    case Structure::base: return checkBaseSite(state, seat, site);
    case Structure::elevation: return checkElevationSite(tables, state, seat, site);
    case Structure::conduit: return checkConduitSite(state, site);
    case Structure::powerhouse: return checkPowerhouseSite(state, seat, site);
    case Structure::building: return checkRow(tables, state, seat, site);
  }
  return refuse(Reason::noSuchSite);
}

inline Verdict checkPrice(const Order& order, const Means& means) {
  if (order.border > means.hydro)
    return refuse(Reason::siteUnaffordable, order.border, means.hydro);
  if (!canAfford(order, means))
    return refuse(Reason::machinesMissing, order.normal.excavators, order.normal.mixers);
  return {};
}

// WK-BUILD-03: the whole construction must be possible before it starts.
inline Verdict checkPiece(const Tables& tables, const State& state, Seat seat, Tile effect,
                          Structure structure, int site, const Means& means) {
  if (!effect.builds(structure))
    return refuse(Reason::tileBuildsOther, effect.index(), static_cast<int>(structure));
  if (const Verdict v = checkSite(tables, state, seat, structure, site); !v.fine()) return v;
  return checkPrice(orderFor(tables, state, seat, effect, structure, site), means);
}

// Whether it is worth looking at the sites at all.
inline bool isInReach(const Tables& tables, const State& state, Seat seat, Tile effect,
                      Structure structure, const Means& means) {
  const Player& player = state.player(seat);
  if (!effect.builds(structure) || !hasPiece(tables, player, structure)) return false;
  if (structure == Structure::elevation && player.count(Structure::base) == 0) return false;
  return canAfford(cheapestOrder(tables, state, seat, effect, structure), means);
}

template <class Visit>
bool forEachPiece(const Tables& tables, const State& state, Seat seat, Tile effect,
                  const Means& means, Visit visit) {
  for (const Structure structure : kAllStructures) {
    if (!isInReach(tables, state, seat, effect, structure, means)) continue;
    for (const int site : tables.sites[indexOf(structure)])
      if (checkPiece(tables, state, seat, effect, structure, site, means).fine() &&
          !visit(structure, site))
        return false;
  }
  return true;
}

inline bool canBuildWith(const Tables& tables, const State& state, Seat seat, Tile effect,
                         const Means& means) {
  return !forEachPiece(tables, state, seat, effect, means, [](Structure, int) { return false; });
}

// WK-OFF-06, WK-OFF-11: a tile on the own wheel that can be copied now. `workerFree`: the turn uses
// no construction space, so only tiles that need none will do, and else only the others.
inline Verdict checkCopy(const Tables& tables, const State& state, Seat seat, Tile tile,
                         bool workerFree, const Means& means) {
  if (!tile.isPrinted()) return refuse(Reason::noSuchTile);
  if (!isOnWheel(state.player(seat), tile)) return refuse(Reason::tileNotOnWheel, tile.index());
  if (isWorkerFree(tile) != workerFree)
    return refuse(workerFree ? Reason::tileNeedsSpace : Reason::tileNeedsNoSpace, tile.index());
  if (!canBuildWith(tables, state, seat, tile, means))
    return refuse(Reason::tileBuildsNothing, tile.index());
  return {};
}

inline bool canCopy(const Tables& tables, const State& state, Seat seat, bool workerFree,
                    const Means& means) {
  for (const Segment& segment : state.player(seat).wheel)
    if (checkCopy(tables, state, seat, segment.tile, workerFree, means).fine()) return true;
  return false;
}

// WK-BUILD-02, WK-BUILD-04: a tile of the supply with which something can be built.
inline Verdict checkTile(const Tables& tables, const State& state, Seat seat, Tile tile,
                         bool workerFree, const Means& means) {
  if (tile.index() < 0 || tile.index() >= kTiles) return refuse(Reason::noSuchTile);
  if ((state.player(seat).tiles & tileBit(tile)) == 0)
    return refuse(Reason::tileNotOwned, tile.index());
  if (tile.isAnton())
    return canCopy(tables, state, seat, workerFree, means) ? Verdict{}
                                                           : refuse(Reason::nothingToCopy);
  if (isWorkerFree(tile) != workerFree)
    return refuse(workerFree ? Reason::tileNeedsSpace : Reason::tileNeedsNoSpace, tile.index());
  if (!canBuildWith(tables, state, seat, tile, means))
    return refuse(Reason::tileBuildsNothing, tile.index());
  return {};
}

// WK-OFF-11: Mahiri as Anton copies without inserting a tile.
inline bool copiesAnton(const State& state) { return state.turn.copied == Officer::anton; }

inline bool canConstruct(const Tables& tables, const State& state, Seat seat, bool workerFree,
                         const Means& means) {
  if (copiesAnton(state)) return canCopy(tables, state, seat, workerFree, means);
  for (TileMask left = state.player(seat).tiles; left != 0; left &= left - 1)
    if (checkTile(tables, state, seat, firstTile(left), workerFree, means).fine()) return true;
  return false;
}

template <class Collector>
bool listTiles(const Tables& tables, const State& state, bool workerFree, Collector& moves) {
  const Means means = meansOf(state.acting());
  for (TileMask left = state.acting().tiles; left != 0; left &= left - 1)
    if (const Tile tile = firstTile(left);
        checkTile(tables, state, state.actor, tile, workerFree, means).fine() &&
        !moves.add(makeMove(MoveKind::tile, tile.index())))
      return false;
  return true;
}

template <class Collector>
bool listCopies(const Tables& tables, const State& state, bool workerFree, Collector& moves) {
  const Means means = meansOf(state.acting());
  for (const Segment& segment : state.acting().wheel)
    if (checkCopy(tables, state, state.actor, segment.tile, workerFree, means).fine() &&
        !moves.add(makeMove(MoveKind::copy, segment.tile.index())))
      return false;
  return true;
}

template <class Collector>
void listSites(const Tables& tables, const State& state, Collector& moves) {
  forEachPiece(tables, state, state.actor, state.turn.effect, meansOf(state.acting()),
               [&moves](Structure structure, int site) {
                 return moves.add(makeMove(MoveKind::build, static_cast<int>(structure),
                                           firstPlace(structure) + site));
               });
}

inline Order currentOrder(const Tables& tables, const State& state) {
  return orderFor(tables, state, state.actor, state.turn.effect, state.turn.structure,
                  state.turn.site);
}

template <class Collector>
void listPayments(const Tables& tables, const State& state, Collector& moves) {
  forEachPayment(currentOrder(tables, state), meansOf(state.acting()), [&](const Payment& pay) {
    return moves.add(makeMove(MoveKind::pay, pay.excavators, pay.mixers, pay.hydro));
  });
}

inline Verdict checkPayment(const Tables& tables, const State& state, const Payment& pay) {
  const Order order = currentOrder(tables, state);
  if (pay.excavators < 0 || pay.mixers < 0 || pay.hydro < 0 || !makesUp(order, pay))
    return refuse(Reason::wrongPayment, order.normal.excavators, order.normal.mixers);
  const Means means = meansOf(state.acting());
  if (!owns(means, pay, order.border))
    return refuse(Reason::paymentNotOwned, means.excavators, means.mixers,
                  means.hydro - order.border);
  return {};
}

inline bool isStructure(int value) { return value >= 0 && value < kStructures; }

inline Verdict checkBuild(const Tables& tables, const State& state, int structure, int place) {
  if (!isStructure(structure)) return refuse(Reason::noSuchSite);
  const auto kind = static_cast<Structure>(structure);
  return checkPiece(tables, state, state.actor, state.turn.effect, kind, place - firstPlace(kind),
                    meansOf(state.acting()));
}

// Doing it.

inline void chooseTile(State& state, Tile tile) {
  state.turn.tile = tile;
  state.turn.effect = tile;
  state.stage = tile.isAnton() ? Stage::copy : Stage::site;
}

template <class Sink>
void chooseCopy(Play<Sink>& play, Tile tile) {
  play.state.turn.effect = tile;
  play.state.stage = Stage::site;
  play.tell(EventKind::tileCopied, play.state.actor, tile.index());
}

inline void chooseSite(State& state, Structure structure, int place) {
  state.turn.structure = structure;
  state.turn.site = static_cast<std::uint8_t>(place - firstPlace(structure));
  state.stage = Stage::payment;
}

inline void putOnBoard(const Tables& tables, State& state, Seat seat, Structure structure,
                       int site) {
  const auto at = static_cast<std::size_t>(site);
  switch (structure) {
    case Structure::base: state.dams[at] = Dam{Owner::seat(seat), 1, 0}; return;
    case Structure::elevation: ++state.dams[at].level; return;
    case Structure::conduit: state.conduits[at] = Owner::seat(seat); return;
    case Structure::powerhouse: state.powerhouses[at] = Owner::seat(seat); return;
    case Structure::building:
      state.buildings[at][static_cast<std::size_t>(nextSlot(tables, state, site))] =
          Owner::seat(seat);
      return;
  }
}

// WK-INC-03: an income that a piece reveals is received at once.
template <class Sink>
void revealIncome(Play<Sink>& play, Seat seat, Structure structure, int ordinal) {
  const Player& player = play.state.player(seat);
  if (indexOf(structure) >= kIncomeStructures || !hasBoard(player)) return;  // WK-INC-02
  const auto& incomes = play.tables.board(player.company).incomes[indexOf(structure)];
  for (std::size_t i = 0; i < incomes.size(); ++i)
    if (kIncomeOrdinals[i] == ordinal) giveRewards(play, seat, incomes[i], Source::income);
}

template <class Sink>
void payBorder(Play<Sink>& play, Seat seat, int border) {
  if (border == 0) return;
  play.tell(EventKind::redBorderPaid, seat, border);
  spendHydro(play, seat, border);
}

template <class Sink>
void placePiece(Play<Sink>& play, Seat seat, Structure structure, int site) {
  std::uint8_t& built = play.state.player(seat).built[indexOf(structure)];
  ++built;
  putOnBoard(play.tables, play.state, seat, structure, site);
  play.tell(EventKind::pieceBuilt, seat, static_cast<int>(structure), firstPlace(structure) + site,
            built);
  revealIncome(play, seat, structure, built);
}

// Steps 2 and 3 of WK-BUILD-02.
template <class Sink>
void bindOnWheel(Play<Sink>& play, const Payment& pay) {
  const Seat seat = play.state.actor;
  Player& player = play.state.acting();
  Segment& segment = topSegment(player);
  if (const Tile tile = play.state.turn.tile; !tile.isNone()) {
    player.tiles &= ~tileBit(tile);
    segment.tile = tile;
    play.tell(EventKind::tileInserted, seat, tile.index());
  }
  segment.excavators = static_cast<std::uint8_t>(pay.excavators);
  segment.mixers = static_cast<std::uint8_t>(pay.mixers);
  player.excavators = static_cast<std::int16_t>(player.excavators - pay.excavators);
  player.mixers = static_cast<std::int16_t>(player.mixers - pay.mixers);
  play.tell(EventKind::machinesInserted, seat, pay.excavators, pay.mixers, pay.hydro);
  spendHydro(play, seat, pay.hydro);
}

// Steps 2 to 6; the effect of the tile follows when the income has been dealt with.
template <class Sink>
void completeConstruction(Play<Sink>& play, const Payment& pay) {
  State& state = play.state;
  Turn& turn = state.turn;
  const int border = borderOf(play.tables, state, turn.effect, turn.structure, turn.site);
  bindOnWheel(play, pay);
  rotateWheel(play, state.actor, 1);
  payBorder(play, state.actor, border);
  placePiece(play, state.actor, turn.structure, turn.site);
  turn.construction = true;
  state.stage = Stage::settled;
}

}  // namespace spannung::wasserkraft
