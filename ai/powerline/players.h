// Who plays Powerline.
#pragma once

#include "ai/players.h"

namespace spannung::powerline {

Players players();

}  // namespace spannung::powerline
