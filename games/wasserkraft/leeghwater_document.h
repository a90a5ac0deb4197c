// Leeghwater as a JSON document: external works and private buildings.
#pragma once

#include <boost/json/object.hpp>

#include "engine/wasserkraft/rules.h"

namespace spannung::wasserkraft {

boost::json::object leeghwaterDocument(const Tables& tables, const State& state);
// What the expansion adds to a player: works, buildings used, the Architect.
void addLeeghwater(const Tables& tables, const State& state, Seat seat,
                   boost::json::object& player);

}  // namespace spannung::wasserkraft
