// Who plays Wasserkraft.
#pragma once

#include "ai/players.h"

namespace spannung::wasserkraft {

Players players();

}  // namespace spannung::wasserkraft
