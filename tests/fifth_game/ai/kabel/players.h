// Who plays Kabel.
#pragma once

#include "ai/players.h"

namespace spannung::kabel {

Players players();

}  // namespace spannung::kabel
