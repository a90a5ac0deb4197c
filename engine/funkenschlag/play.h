// What an action of this game works on.
#pragma once

#include "engine/core/play.h"
#include "engine/funkenschlag/tables.h"
#include "engine/funkenschlag/vocabulary.h"

namespace spannung::funkenschlag {

template <class Sink>
using Play = PlayOf<Tables, State, EventKind, Sink>;

}  // namespace spannung::funkenschlag
