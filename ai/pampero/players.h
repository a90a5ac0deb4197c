// Who plays Pampero.
#pragma once

#include "ai/players.h"

namespace spannung::pampero {

Players players();

}  // namespace spannung::pampero
