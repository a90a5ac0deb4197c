// The state of a game as a JSON document: everything public, and of a full state also what is
// hidden. Described field by field in docs/engine/funkenschlag.md.
#pragma once

#include <boost/json/object.hpp>

#include "engine/funkenschlag/notation.h"
#include "engine/funkenschlag/rules.h"

namespace spannung::funkenschlag {

boost::json::object stateDocument(const Funkenschlag& game, const State& state);

}  // namespace spannung::funkenschlag
