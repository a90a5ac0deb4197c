// A piece that a contract gives for free (WK-BUILD-11): no workers, tile, machines or rotation, but
// the Hydro of a red border.
#pragma once

#include "engine/wasserkraft/construction.h"

namespace spannung::wasserkraft {

inline Verdict checkRestriction(const Tables& tables, const FreePiece& piece, Place place) {
  const std::size_t area = indexOf(areaOf(tables, place));
  if ((piece.areas >> area & 1U) == 0) return refuse(Reason::siteNotAllowed, place);
  if (piece.structure != Structure::conduit || piece.highestValue == 0) return {};
  const int value = conduitSite(tables, conduitAt(place)).value;
  if (value > piece.highestValue)
    return refuse(Reason::conduitTooStrong, value, piece.highestValue);
  return {};
}

inline Verdict checkFreePiece(const Tables& tables, const State& state, Place place) {
  const FreePiece& piece = state.turn.piece;
  if (const Verdict v = checkSite(tables, state, state.actor, piece.structure, place); !v.fine())
    return v;
  if (const Verdict v = checkRestriction(tables, piece, place); !v.fine()) return v;
  const int border = borderOf(tables, state, Tile::none(), piece.structure, place);
  const int purse = purseOf(state.acting());
  if (border > purse) return refuse(Reason::siteUnaffordable, border, purse);
  return {};
}

inline Verdict checkFreeBuild(const Tables& tables, const State& state, int structure,
                              Place place) {
  if (!isStructure(structure)) return refuse(Reason::noSuchSite);
  const FreePiece& piece = state.turn.piece;
  if (!piece.waits() || static_cast<int>(piece.structure) != structure)
    return refuse(Reason::noSuchSite);
  return checkFreePiece(tables, state, place);
}

template <class Collector>
bool listFreePieces(const Tables& tables, const State& state, Collector& moves) {
  const Structure structure = state.turn.piece.structure;
  if (!state.turn.piece.waits()) return true;
  for (const Place place : tables.sites[indexOf(structure)])
    if (checkFreePiece(tables, state, place).fine() &&
        !moves.add(makeMove(MoveKind::build, structure, place)))
      return false;
  return true;
}

inline bool canPlaceFreePiece(const Tables& tables, const State& state) {
  ChoiceProbe probe;
  listFreePieces(tables, state, probe);
  return probe.isForced() || probe.isChoice();
}

template <class Sink>
void placeFreePiece(Play<Sink>& play, Place place) {
  const Structure structure = play.state.turn.piece.structure;
  if (--play.state.turn.piece.count == 0) play.state.turn.piece = {};
  payBorder(play, play.state.actor,
            borderOf(play.tables, play.state, Tile::none(), structure, place));
  placePiece(play, play.state.actor, structure, place);
  play.state.stage = Stage::settled;
}

}  // namespace spannung::wasserkraft
