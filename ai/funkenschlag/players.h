// Who plays Funkenschlag.
#pragma once

#include "ai/players.h"

namespace spannung::funkenschlag {

Players players();

}  // namespace spannung::funkenschlag
