// The state of Pampero as a JSON document.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/pampero/rules.h"

namespace spannung::pampero {

std::string_view stageText(Stage stage);
// Effects are named by where they are written, see decision.h.
boost::json::object stateDocument(const Pampero& game, const State& state,
                                  const std::vector<std::string>& stepPlaces);

}  // namespace spannung::pampero
