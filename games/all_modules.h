// Every game of the program, by name. The list is made from the folders (cmake/Games.cmake): a game
// is in it that has games/<game>/module.h.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "games/content_files.h"
#include "games/game_module.h"

namespace spannung {

struct ModuleEntry {
  std::string_view game;
  Expected<std::unique_ptr<GameModule>> (*open)(const ContentFiles&);
};

std::span<const ModuleEntry> allModules();

}  // namespace spannung
