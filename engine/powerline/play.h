// What an action of this game works on.
#pragma once

#include "engine/core/play.h"
#include "engine/powerline/tables.h"
#include "engine/powerline/vocabulary.h"

namespace spannung::powerline {

template <class Sink>
using Play = PlayOf<Tables, State, EventKind, Sink>;

}  // namespace spannung::powerline
