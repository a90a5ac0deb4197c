// The figures of a simulation for programs.
#pragma once

#include <boost/json/object.hpp>

#include "ai/simulation_summary.h"

namespace spannung {

// Says nothing about time or threads: the same seed gives the same document.
boost::json::object simulationDocument(const Simulation& simulation);

}  // namespace spannung
