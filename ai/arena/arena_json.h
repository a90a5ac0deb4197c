// The figures of a tournament for programs; docs/arena.md describes the fields.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "ai/arena/standings.h"

namespace spannung {

// The names of each line-up.
boost::json::array lineupsDocument(const Contest& contest);
boost::json::object arenaDocument(const Arena& arena, const Standings& standings);

}  // namespace spannung
