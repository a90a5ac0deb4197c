// All games of this program with the content they were opened with.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "games/content_pack.h"
#include "games/game_module.h"

namespace spannung {

class Library {
 public:
  struct Opened {
    std::unique_ptr<GameModule> module;
    ContentPack pack;  // what it was opened with
  };

  explicit Library(std::vector<Opened> games);

  const std::vector<std::unique_ptr<GameModule>>& modules() const { return modules_; }
  // Null if there is no such game.
  const GameModule* find(std::string_view name) const;
  // The same, with a problem that lists the games there are.
  Expected<const GameModule*> module(std::string_view name) const;
  // Of a game that there is.
  const ContentPack& pack(std::string_view game) const;
  Expected<std::shared_ptr<const LoadedGame>> load(std::string_view game, const Values& options,
                                                   const Values& deal) const;

 private:
  std::vector<std::unique_ptr<GameModule>> modules_;
  std::vector<ContentPack> packs_;  // in the same order
};

// One game with content from anywhere. The name must be one of this program.
Expected<std::unique_ptr<GameModule>> openGame(std::string_view game, const ContentFiles& content);

// The content built into this program, or with files of a directory in their place: a folder a game
// with the same file names. What is not there stays as it is built in; the whole is validated, and
// its digest is that of the whole. `only` names the games wanted; empty means all.
Expected<Library> openLibrary(const std::optional<std::filesystem::path>& contentDirectory = {},
                              const std::vector<std::string_view>& only = {});

}  // namespace spannung
