// Anton Krylov: his tile copies one on the wheel; whoever copies him does so without it.
#pragma once

#include "engine/wasserkraft/construction_site.h"
#include "engine/wasserkraft/wheel.h"

namespace spannung::wasserkraft {

// WK-SETUP-19, WK-OFF-11.
inline OfficerTraits antonTraits() { return {.tile = Tile::anton(), .copiesTilesOnly = true}; }

// WK-OFF-11: Mahiri as Anton copies without inserting a tile.
inline bool copiesAnton(const State& state) { return state.turn.copied == Officer::anton; }

// Who copies Anton builds with the copy and does nothing else.
inline bool isBarredByAnton(const State& state, MoveKind kind) {
  return copiesAnton(state) && kind != MoveKind::construct && kind != MoveKind::copy;
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

inline Verdict checkOwnCopy(const Tables& tables, const State& state, int tile, bool workerFree) {
  if (tile < 0 || tile >= kTiles) return refuse(Reason::noSuchTile);
  return checkCopy(tables, state, state.actor, Tile::of(tile), workerFree, meansOf(state.acting()));
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

template <class Sink>
void chooseCopy(Play<Sink>& play, Tile tile) {
  play.state.turn.effect = tile;
  play.state.stage = Stage::site;
  play.tell(EventKind::tileCopied, play.state.actor, tile.index());
}

}  // namespace spannung::wasserkraft
