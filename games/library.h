// All games of this program with the content they were opened with.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "games/game_module.h"

namespace spannung {

class Library {
 public:
  explicit Library(std::vector<std::unique_ptr<GameModule>> modules)
      : modules_(std::move(modules)) {}

  const std::vector<std::unique_ptr<GameModule>>& modules() const { return modules_; }
  // Null if there is no such game.
  const GameModule* find(std::string_view name) const;
  // Finds and loads, with a problem that lists the games there are.
  Expected<std::shared_ptr<const LoadedGame>> load(std::string_view game, const Values& options,
                                                   const Values& deal) const;

 private:
  std::vector<std::unique_ptr<GameModule>> modules_;
};

// The content built into this program, or the packs in a directory: a folder a game with the same
// file names; games without a folder there keep the built-in pack. `only` names the games wanted;
// empty means all.
Expected<Library> openLibrary(const std::optional<std::filesystem::path>& contentDirectory = {},
                              const std::vector<std::string_view>& only = {});

}  // namespace spannung
