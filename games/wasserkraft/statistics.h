// How a game went: the points of every round by source.
#pragma once

#include <vector>

#include <boost/json/value.hpp>

#include "engine/wasserkraft/rules.h"

namespace spannung::wasserkraft {

// One object a round: {"round": 1, "points": {"income": [0, 3], …}}, seat 1 first. Sources that
// nobody has scored from are left out.
boost::json::value statisticsOf(const Tables& tables, const std::vector<Event>& events);

}  // namespace spannung::wasserkraft
