// What an action of this game works on.
#pragma once

#include "engine/core/play.h"
#include "engine/wasserkraft/tables.h"
#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {

template <class Sink>
using Play = PlayOf<Tables, State, EventKind, Sink>;

}  // namespace spannung::wasserkraft
