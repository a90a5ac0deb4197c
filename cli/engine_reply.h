// The parts that replies are made of. Seats count from 1 here.
#pragma once

#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "engine/core/any_game.h"
#include "games/game_module.h"
#include "record/session.h"

namespace spannung {

inline constexpr int kEngineProtocolVersion = 1;

boost::json::array seatNumbers(SeatMask seats);
boost::json::object moveObject(const AnyGame& rules, Seat seat, Move move);
boost::json::array eventObjects(const AnyGame& rules, const std::vector<Event>& events);
// Where the game stands: ply, active seats, and the result of a finished game.
boost::json::object positionObject(const Session& session);
// What a new or loaded game is made of, and where it stands.
boost::json::object gameObject(const Session& session);
boost::json::object moduleObject(const GameModule& module);

}  // namespace spannung
