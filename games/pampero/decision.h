// What the decision that is due is about, for those who draw it or put it into words.
#pragma once

#include <string>
#include <vector>

#include <boost/json/value.hpp>

#include "engine/pampero/tables.h"

namespace spannung::pampero {

// Null if the stage says everything. Effects are named by their place in the content files.
boost::json::value decisionDocument(const Tables& tables, const State& state,
                                    const std::vector<std::string>& stepPlaces);

}  // namespace spannung::pampero
