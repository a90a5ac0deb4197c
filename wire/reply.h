// The parts that replies are made of. Seats count from 1 here.
#pragma once

#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "engine/core/any_game.h"
#include "games/game_module.h"
#include "games/seat_number.h"

namespace spannung {

boost::json::array seatNumbers(SeatMask seats);
boost::json::object valuesObject(const Values& values);
boost::json::object moveObject(const AnyGame& rules, Seat seat, Move move);
boost::json::object eventObject(const AnyGame& rules, const Event& event);
boost::json::array eventObjects(const AnyGame& rules, const std::vector<Event>& events);
// [{"seat", "rank", "score"}], best first.
boost::json::array standingObjects(const Result& result);

}  // namespace spannung
