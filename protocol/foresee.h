// The reply to `foresee`.
#pragma once

#include <boost/json/object.hpp>

#include "base/language.h"
#include "games/foresight.h"
#include "record/session.h"

namespace spannung {

boost::json::object foresightObject(const Session& session, Seat seat, const Foresight& foresight,
                                    Language language);

}  // namespace spannung
