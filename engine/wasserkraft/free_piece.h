// A piece that a contract gives for free (WK-BUILD-11): no workers, tile, machines or rotation, but
// the Hydro of a red border.
#pragma once

#include "engine/wasserkraft/construction.h"

namespace spannung::wasserkraft {

inline Verdict checkRestriction(const Tables& tables, const FreePiece& piece, int site) {
  const std::size_t area = indexOf(areaOf(tables, piece.structure, site));
  if ((piece.areas >> area & 1U) == 0)
    return refuse(Reason::siteNotAllowed, firstPlace(piece.structure) + site);
  if (piece.structure != Structure::conduit || piece.highestValue == 0) return {};
  const int value = conduitSite(tables, site).value;
  if (value > piece.highestValue)
    return refuse(Reason::conduitTooStrong, value, piece.highestValue);
  return {};
}

inline Verdict checkFreePiece(const Tables& tables, const State& state, int site) {
  const FreePiece& piece = state.turn.piece;
  if (const Verdict v = checkSite(tables, state, state.actor, piece.structure, site); !v.fine())
    return v;
  if (const Verdict v = checkRestriction(tables, piece, site); !v.fine()) return v;
  const int border = borderOf(tables, state, Tile::none(), piece.structure, site);
  const int purse = purseOf(state.acting());
  if (border > purse) return refuse(Reason::siteUnaffordable, border, purse);
  return {};
}

inline Verdict checkFreeBuild(const Tables& tables, const State& state, int structure, int place) {
  if (!isStructure(structure)) return refuse(Reason::noSuchSite);
  const FreePiece& piece = state.turn.piece;
  if (!piece.waits() || static_cast<int>(piece.structure) != structure)
    return refuse(Reason::noSuchSite);
  return checkFreePiece(tables, state, place - firstPlace(piece.structure));
}

template <class Collector>
bool listFreePieces(const Tables& tables, const State& state, Collector& moves) {
  const Structure structure = state.turn.piece.structure;
  if (!state.turn.piece.waits()) return true;
  for (const int site : tables.sites[indexOf(structure)])
    if (checkFreePiece(tables, state, site).fine() &&
        !moves.add(
            makeMove(MoveKind::build, static_cast<int>(structure), firstPlace(structure) + site)))
      return false;
  return true;
}

inline bool canPlaceFreePiece(const Tables& tables, const State& state) {
  ChoiceProbe probe;
  listFreePieces(tables, state, probe);
  return probe.isForced() || probe.isChoice();
}

template <class Sink>
void placeFreePiece(Play<Sink>& play, int place) {
  const Structure structure = play.state.turn.piece.structure;
  const int site = place - firstPlace(structure);
  if (--play.state.turn.piece.count == 0) play.state.turn.piece = {};
  payBorder(play, play.state.actor,
            borderOf(play.tables, play.state, Tile::none(), structure, site));
  placePiece(play, play.state.actor, structure, site);
  play.state.stage = Stage::settled;
}

}  // namespace spannung::wasserkraft
