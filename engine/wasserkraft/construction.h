// Construction: a tile, a piece, a site and the machines for it, chosen so that it can be finished.
#pragma once

#include "engine/wasserkraft/officer_anton.h"
#include "engine/wasserkraft/reward.h"

namespace spannung::wasserkraft {

// WK-BUILD-02, WK-BUILD-04: a tile of the supply with which something can be built.
inline Verdict checkTile(const Tables& tables, const State& state, Seat seat, Tile tile,
                         bool workerFree, const Means& means) {
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

// The tiles that may be played with or without a construction space; Anton's with both.
constexpr TileMask tilesFor(TileMask tiles, bool workerFree) {
  return tiles & (tileBit(Tile::anton()) | (workerFree ? kWorkerFreeTiles : ~kWorkerFreeTiles));
}

inline bool canConstruct(const Tables& tables, const State& state, Seat seat, bool workerFree,
                         const Means& means) {
  if (copiesAnton(state)) return canCopy(tables, state, seat, workerFree, means);
  for (TileMask left = tilesFor(state.player(seat).tiles, workerFree); left != 0; left &= left - 1)
    if (checkTile(tables, state, seat, firstTile(left), workerFree, means).fine()) return true;
  return false;
}

inline Verdict checkOwnTile(const Tables& tables, const State& state, int tile, bool workerFree) {
  if (tile < 0 || tile >= kTiles) return refuse(Reason::noSuchTile);
  return checkTile(tables, state, state.actor, Tile::of(tile), workerFree, meansOf(state.acting()));
}

template <class Collector>
bool listTiles(const Tables& tables, const State& state, bool workerFree, Collector& moves) {
  const Means means = meansOf(state.acting());
  for (TileMask left = tilesFor(state.acting().tiles, workerFree); left != 0; left &= left - 1)
    if (const Tile tile = firstTile(left);
        checkTile(tables, state, state.actor, tile, workerFree, means).fine() &&
        !moves.add(makeMove(MoveKind::tile, tile.index())))
      return false;
  return true;
}

template <class Collector>
bool listSites(const Tables& tables, const State& state, Collector& moves) {
  return forEachPiece(tables, state, state.actor, state.turn.effect, meansOf(state.acting()),
                      [&moves](Structure structure, Place place) {
                        return moves.add(makeMove(MoveKind::build, structure, place));
                      });
}

inline Order currentOrder(const Tables& tables, const State& state) {
  return orderFor(tables, state, state.actor, state.turn.effect, state.turn.structure,
                  state.turn.place);
}

template <class Collector>
bool listPayments(const Tables& tables, const State& state, Collector& moves) {
  return forEachPayment(
      currentOrder(tables, state), meansOf(state.acting()), [&](const Payment& pay) {
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

inline Verdict checkBuild(const Tables& tables, const State& state, int structure, Place place) {
  if (!isStructure(structure)) return refuse(Reason::noSuchSite);
  return checkPiece(tables, state, state.actor, state.turn.effect,
                    static_cast<Structure>(structure), place, meansOf(state.acting()));
}

// Doing it.

inline void chooseTile(State& state, Tile tile, bool workerFree) {
  state.turn.workerFree = workerFree;
  state.turn.tile = tile;
  state.turn.effect = tile;
  state.stage = tile.isAnton() ? Stage::copy : Stage::site;
}

inline void chooseSite(State& state, Structure structure, Place place) {
  state.turn.structure = structure;
  state.turn.place = place;
  state.stage = Stage::payment;
}

inline void putOnBoard(const Tables& tables, State& state, Seat seat, Structure structure,
                       Place place) {
  const Owner owner = Owner::seat(seat);
  switch (structure) {
    case Structure::base: state.dams[damAt(place)] = Dam{owner, 1, 0}; return;
    case Structure::elevation: ++state.dams[damAt(place)].level; return;
    case Structure::conduit: state.conduits[conduitAt(place)] = owner; return;
    case Structure::powerhouse: state.powerhouses[powerhouseAt(place)] = owner; return;
    case Structure::building: break;
  }
  const RowIndex row = rowAt(place);
  state.buildings[row][static_cast<std::size_t>(nextSlot(tables, state, row))] = owner;
}

// WK-INC-03: an income that a piece reveals is received at once.
template <class Sink>
void revealIncome(Play<Sink>& play, Seat seat, Structure structure, int ordinal) {
  const Player& player = play.state.player(seat);
  if (indexOf(structure) >= kIncomeStructures) return;  // WK-INC-02
  if (!hasBoard(player)) return;                        // WK-AUTOMA-61
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
void placePiece(Play<Sink>& play, Seat seat, Structure structure, Place place) {
  std::uint8_t& built = play.state.player(seat).built[indexOf(structure)];
  ++built;
  putOnBoard(play.tables, play.state, seat, structure, place);
  play.tell(EventKind::pieceBuilt, seat, structure, place, built);
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
  const int border = borderOf(play.tables, state, turn.effect, turn.structure, turn.place);
  bindOnWheel(play, pay);
  rotateWheel(play, state.actor, 1);
  payBorder(play, state.actor, border);
  placePiece(play, state.actor, turn.structure, turn.place);
  turn.construction = true;
  state.stage = Stage::settled;
}

}  // namespace spannung::wasserkraft
