// The game behind its type-erased face.
#pragma once

#include "games/game_module.h"

namespace spannung {

// Only for a game whose name says that it is a G.
template <class G>
const G& gameBehind(const LoadedGame& game) {
  return static_cast<const ErasedGame<G>&>(game.rules()).game();
}

}  // namespace spannung
