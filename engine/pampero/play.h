// What an action of this game works on.
#pragma once

#include "engine/core/play.h"
#include "engine/pampero/tables.h"
#include "engine/pampero/vocabulary.h"

namespace spannung::pampero {

template <class Sink>
using Play = PlayOf<Tables, State, EventKind, Sink>;

}  // namespace spannung::pampero
