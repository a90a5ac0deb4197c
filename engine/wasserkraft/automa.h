// Automas as the rest of the rules see them. What they do is compiled by itself (automa.cpp): games
// without them should not pay for it.
#pragma once

#include "engine/wasserkraft/ability.h"
#include "engine/wasserkraft/play.h"

namespace spannung::wasserkraft {

// WK-AUTOMA-79: while an Automa has Mahiri, the tiles decide the first turn of each person.
inline bool isLedByTiles(const Tables& tables, const State& state) {
  if (state.acting().acted || state.turn.further) return false;
  for (int i = 0; i < tables.options.players; ++i)
    if (const Player& player = state.player(Seat::of(i));
        isAutoma(player) && tables.traits(player.officer).automa.leadsPeople)
      return true;
  return false;
}

// Whether the tiles decide what comes now: everything of an Automa, and a turn that they lead.
inline bool isDecidedByTiles(const Tables& tables, const State& state) {
  if (!tables.hasAutomas) return false;
  if (isAutoma(state.acting())) return true;
  return state.stage == Stage::action && (state.turn.reading || isLedByTiles(tables, state));
}

// What the tiles decide.
void decideByTiles(Play<NoSink>& play);
void decideByTiles(Play<EventSink>& play);

// WK-AUTOMA-30: the contract that an Automa fulfils with what it has produced.
ContractIndex contractForAutoma(const Tables& tables, const State& state);

}  // namespace spannung::wasserkraft
