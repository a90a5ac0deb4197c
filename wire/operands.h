// Operands of moves, verdicts and events by name.
#pragma once

#include <array>
#include <cstdint>

#include <boost/json/object.hpp>

#include "engine/core/any_game.h"

namespace spannung {

// Numbers stay numbers, seats count from 1, and things go by their id in the notation. An id in
// digits is a number, too, as in a state document: plant 13.
boost::json::object operandsObject(const AnyGame& rules, const Term& term,
                                   const std::array<std::int32_t, 3>& values);

}  // namespace spannung
