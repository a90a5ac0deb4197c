// Kabel as a module of the library.
#pragma once

#include <memory>

#include "games/content_files.h"
#include "games/game_module.h"

namespace spannung::kabel {

// Reads and validates the content pack.
Expected<std::unique_ptr<GameModule>> openModule(const ContentFiles& content);

}  // namespace spannung::kabel
