// All games of this program with the content they were opened with.
#pragma once

#include <functional>
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

// All games, with the content that somebody has for each. `only` names the games wanted; empty
// means all.
using ContentSource = std::function<Expected<ContentFiles>(std::string_view game)>;
Expected<Library> openLibraryFrom(const ContentSource& contentOf,
                                  const std::vector<std::string_view>& only = {});

// With the content built into this program; content_directory.h has that of a directory.
Expected<Library> openLibrary(const std::vector<std::string_view>& only = {});

}  // namespace spannung
