// Files that a command leaves behind.
#pragma once

#include <cstddef>
#include <string>

#include "base/problem.h"

namespace spannung {

// Weights and the like, not disk images.
inline constexpr std::size_t kMaxTextFileSize = std::size_t{1} << 20;
Expected<std::string> readTextFile(const std::string& path);

// All or nothing: whatever happens, the path holds either what was there before or the new text.
Expected<void> writeTextFile(const std::string& path, const std::string& text);

}  // namespace spannung
