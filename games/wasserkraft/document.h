// The state of Wasserkraft as a JSON document.
#pragma once

#include <boost/json/object.hpp>

#include "engine/wasserkraft/rules.h"

namespace spannung::wasserkraft {

boost::json::object stateDocument(const Wasserkraft& game, const State& state);

}  // namespace spannung::wasserkraft
