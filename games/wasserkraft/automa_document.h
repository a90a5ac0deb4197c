// The Automas as a JSON document: what lies open of their tiles, and what is likely to come.
#pragma once

#include <boost/json/value.hpp>

#include "engine/wasserkraft/rules.h"

namespace spannung::wasserkraft {

// Null without Automas.
boost::json::value automaDocument(const Tables& tables, const State& state);

}  // namespace spannung::wasserkraft
