#include "games/library.h"

#include <algorithm>

#include "base/value_text.h"
#include "games/all_modules.h"
#include "games/content_files.h"

namespace spannung {

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
  for (const ModuleEntry& entry : allModules())
    if (entry.game == game) return entry.open(content);
  return problem("game", "unknown_game", {{"name", std::string(game)}, {"known", ""}});
}

Expected<Library> openLibraryFrom(const ContentSource& contentOf,
                                  const std::vector<std::string_view>& only) {
  std::vector<Library::Opened> games;
  for (const ModuleEntry& entry : allModules()) {
    if (!only.empty() && std::find(only.begin(), only.end(), entry.game) == only.end()) continue;
    const auto content = contentOf(entry.game);
    if (!content) return tl::unexpected(content.error());
    auto module = entry.open(*content);
    if (!module) return tl::unexpected(module.error());
    games.push_back({std::move(*module), packOf(*content)});
  }
  return Library(std::move(games));
}

Expected<Library> openLibrary(const std::vector<std::string_view>& only) {
  return openLibraryFrom(embeddedContent, only);
}

}  // namespace spannung
