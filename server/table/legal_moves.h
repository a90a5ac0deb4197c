// Legal moves as clients get them: with a label, the things on the board that they touch, what they
// would lead to, and runs of moves that differ in one number put together.
#pragma once

#include <boost/json/array.hpp>

#include "games/game_module.h"
#include "texts/narrator.h"

namespace spannung::server {

// Of a seat that looks at `seen`; in the order in which the rules list them.
boost::json::array legalMoveObjects(const LoadedGame& game, const Narrator& narrator,
                                    const AnyState& seen, Seat seat);

}  // namespace spannung::server
