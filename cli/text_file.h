// Files that a command leaves behind.
#pragma once

#include <string>

#include "games/problem.h"

namespace spannung {

// All or nothing: whatever happens, the path holds either what was there before or the new text.
Expected<void> writeTextFile(const std::string& path, const std::string& text);

}  // namespace spannung
