#include "games/library.h"

#include <algorithm>

#include "games/content_files.h"
#include "games/funkenschlag/module.h"
#include "games/pampero/module.h"
#include "games/powerline/module.h"
#include "games/value_text.h"
#include "games/wasserkraft/module.h"

namespace spannung {
namespace {

using OpenModule = Expected<std::unique_ptr<GameModule>> (*)(const ContentFiles&);

struct Shelf {
  std::string_view game;
  OpenModule open;
};

// Every game of the program. A new game adds its line here.
constexpr Shelf kShelves[] = {{"funkenschlag", funkenschlag::openModule},
                              {"pampero", pampero::openModule},
                              {"powerline", powerline::openModule},
                              {"wasserkraft", wasserkraft::openModule}};

Expected<ContentFiles> contentOf(std::string_view game,
                                 const std::optional<std::filesystem::path>& directory) {
  std::error_code ignored;
  if (!directory) return embeddedContent(game);
  if (!std::filesystem::is_directory(*directory, ignored))
    return problem(directory->string(), "content_directory_missing", {});
  if (!std::filesystem::exists(*directory / game, ignored)) return embeddedContent(game);
  return readContentDirectory(*directory, game);
}

}  // namespace

Library::Library(std::vector<Opened> games) {
  for (Opened& game : games) {
    modules_.push_back(std::move(game.module));
    packs_.push_back(std::move(game.pack));
  }
}

const GameModule* Library::find(std::string_view name) const {
  for (const auto& module : modules_)
    if (module->name() == name) return module.get();
  return nullptr;
}

Expected<const GameModule*> Library::module(std::string_view name) const {
  if (const GameModule* module = find(name)) return module;
  std::vector<std::string> known;
  known.reserve(modules_.size());
  for (const auto& module : modules_) known.emplace_back(module->name());
  return problem("game", "unknown_game",
                 {{"name", std::string(name)}, {"known", joinWords(known, ", ")}});
}

const ContentPack& Library::pack(std::string_view game) const {
  std::size_t place = 0;
  while (modules_[place]->name() != game) ++place;
  return packs_[place];
}

Expected<std::shared_ptr<const LoadedGame>> Library::load(std::string_view game,
                                                          const Values& options,
                                                          const Values& deal) const {
  const auto found = module(game);
  if (!found) return tl::unexpected(found.error());
  return (*found)->load(options, deal);
}

Expected<std::unique_ptr<GameModule>> openGame(std::string_view game, const ContentFiles& content) {
  for (const Shelf& shelf : kShelves)
    if (shelf.game == game) return shelf.open(content);
  return problem("game", "unknown_game", {{"name", std::string(game)}, {"known", ""}});
}

Expected<Library> openLibrary(const std::optional<std::filesystem::path>& contentDirectory,
                              const std::vector<std::string_view>& only) {
  std::vector<Library::Opened> games;
  for (const Shelf& shelf : kShelves) {
    if (!only.empty() && std::find(only.begin(), only.end(), shelf.game) == only.end()) continue;
    const auto content = contentOf(shelf.game, contentDirectory);
    if (!content) return tl::unexpected(content.error());
    auto module = shelf.open(*content);
    if (!module) return tl::unexpected(module.error());
    games.push_back({std::move(*module), packOf(*content)});
  }
  return Library(std::move(games));
}

}  // namespace spannung
