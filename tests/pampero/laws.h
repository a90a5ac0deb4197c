// What Pampero conserves; fails the test itself.
#pragma once

#include "engine/pampero/rules.h"

namespace spannung::pampero::testing {

void expectLaws(const Pampero& game, const State& state);

}  // namespace spannung::pampero::testing
