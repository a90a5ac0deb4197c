// Tables of a program that is newer than this one: what it cannot read of them is not damaged.
#pragma once

#include <string>
#include <string_view>

#include "base/problem.h"
#include "games/library.h"
#include "server/table/game_pin.h"

namespace spannung::server {

bool isLaterProgram(std::string_view version);

// What the first entry of a log pins, as far as this program can read it.
struct PinnedGame {
  std::string game{};
  GamePin pin{};
};
PinnedGame pinnedIn(std::string_view firstEntry);

// `reason`, or that a later program can play the table if one has begun it.
Problem orNeedsProgram(const Library& library, const PinnedGame& pinned, Problem reason);

}  // namespace spannung::server
