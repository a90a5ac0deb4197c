// The state of Pampero as a JSON document.
#pragma once

#include <string_view>

#include <boost/json/object.hpp>

#include "engine/pampero/rules.h"

namespace spannung::pampero {

std::string_view stageText(Stage stage);
boost::json::object stateDocument(const Pampero& game, const State& state);

}  // namespace spannung::pampero
