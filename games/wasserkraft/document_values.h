// Small values that the parts of a state document share.
#pragma once

#include <string_view>

#include <boost/json/value.hpp>

#include "engine/wasserkraft/state.h"

namespace spannung::wasserkraft {

inline boost::json::value word(std::string_view text) { return boost::json::string(text); }

// People count seats from 1.
inline boost::json::value seatValue(Seat seat) {
  return seat.isNone() ? boost::json::value(nullptr) : boost::json::value(seat.index() + 1);
}

inline boost::json::value ownerValue(Owner owner) {
  return owner.isNeutral() ? boost::json::value("neutral") : seatValue(owner.seat());
}

}  // namespace spannung::wasserkraft
