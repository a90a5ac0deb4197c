// The numbers by which people are told places, for boards to print beside them.
#pragma once

#include <boost/json/object.hpp>

#include "engine/pampero/tables.h"

namespace spannung::pampero {

// By type and word: {"bonus_field": {"a1": 1, ...}, ...}. Sites are among the spots.
boost::json::object placeNumbers(const Tables& tables);

}  // namespace spannung::pampero
