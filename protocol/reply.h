// The parts that only replies of the engine protocol are made of; wire/reply.h has the others.
#pragma once

#include <boost/json/object.hpp>

#include "games/game_module.h"
#include "record/session.h"

namespace spannung {

inline constexpr int kEngineProtocolVersion = 1;

// Where the game stands: ply, active seats, and the result of a finished game.
boost::json::object positionObject(const Session& session);
// What a new or loaded game is made of, and where it stands.
boost::json::object gameObject(const Session& session);
boost::json::object moduleObject(const GameModule& module);

}  // namespace spannung
