// The state of Powerline as a JSON document.
#pragma once

#include <boost/json/object.hpp>

#include "engine/powerline/rules.h"

namespace spannung::powerline {

boost::json::object stateDocument(const Powerline& game, const State& state);

}  // namespace spannung::powerline
