// A seat as people count, from one; null for nobody.
#pragma once

#include <boost/json/value.hpp>

#include "engine/core/seat.h"

namespace spannung {

inline boost::json::value seatNumber(Seat seat) {
  return seat.isNone() ? boost::json::value(nullptr) : boost::json::value(seat.index() + 1);
}

}  // namespace spannung
