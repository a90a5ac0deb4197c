// A finished game in a line of JSON.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "ai/simulated_game.h"
#include "base/json_reader.h"

namespace spannung {

// The names of the fields that every such line has.
std::vector<std::string> gameFields();
boost::json::object gameDocument(const SimulatedGame& game, int seats);
SimulatedGame readGame(const JsonObject& fields, int seats);

// A reader of one line calls its file by no name: what is left is the path of the value, if there
// is one.
Problem insideLine(Problem problem);

}  // namespace spannung
