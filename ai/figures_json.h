// The figures of simulations and tournaments as JSON.
#pragma once

#include <boost/json/object.hpp>

#include "ai/distribution.h"
#include "games/game_module.h"

namespace spannung {

boost::json::object shareDocument(const Share& share);
boost::json::object distributionDocument(const Distribution& distribution);
boost::json::object optionsDocument(const Values& options);

}  // namespace spannung
