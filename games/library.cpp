#include "games/library.h"

#include <algorithm>

#include "base/value_text.h"
#include "games/all_modules.h"
#include "games/content_files.h"

namespace spannung {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> gameNames() {
  std::vector<std::string> names;
  for (const ModuleEntry& entry : allModules()) names.emplace_back(entry.game);
  return names;
}

Expected<void> refuseFolder(const fs::path& folder) {
  const std::string name = folder.filename().string();
  const std::string meant = nearestWord(name, gameNames());
  if (!meant.empty())
    return problem(folder.string(), "content_misspelt_folder", {{"name", name}, {"meant", meant}});
  return problem(folder.string(), "content_unknown_folder",
                 {{"name", name}, {"known", joinWords(gameNames(), ", ")}});
}

// A misspelt folder would otherwise be a correction without effect; those of other programs, which
// begin with a dot, are not meant.
Expected<void> checkFolders(const fs::path& directory) {
  std::error_code error;
  if (!fs::is_directory(directory, error))
    return problem(directory.string(), "content_directory_missing", {});
  const std::vector<std::string> games = gameNames();
  std::vector<fs::path> strangers;
  bool isEmpty = true;
  for (fs::directory_iterator entry(directory, error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    std::error_code ignored;
    const bool known = std::find(games.begin(), games.end(), name) != games.end();
    isEmpty = isEmpty && !known;
    if (!known && !name.starts_with(".") && entry->is_directory(ignored))
      strangers.push_back(entry->path());
  }
  if (error) return problem(directory.string(), "content_directory_unreadable");
  if (!strangers.empty())
    return refuseFolder(*std::min_element(strangers.begin(), strangers.end()));
  if (isEmpty)
    return problem(directory.string(), "content_no_game", {{"known", joinWords(games, ", ")}});
  return {};
}

// The built-in files, and in their place those that the directory has.
Expected<ContentFiles> contentOf(std::string_view game, const std::optional<fs::path>& directory) {
  std::error_code ignored;
  ContentFiles files = embeddedContent(game);
  if (!directory || !fs::exists(*directory / game, ignored)) return files;
  auto corrected = readContentDirectory(*directory, game);
  if (!corrected) return corrected;
  for (auto& [path, text] : std::move(*corrected).texts()) files.put(path, std::move(text));
  return files;
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
  for (const ModuleEntry& entry : allModules())
    if (entry.game == game) return entry.open(content);
  return problem("game", "unknown_game", {{"name", std::string(game)}, {"known", ""}});
}

Expected<Library> openLibrary(const std::optional<std::filesystem::path>& contentDirectory,
                              const std::vector<std::string_view>& only) {
  std::vector<Library::Opened> games;
  if (contentDirectory)
    if (const auto fine = checkFolders(*contentDirectory); !fine)
      return tl::unexpected(fine.error());
  for (const ModuleEntry& entry : allModules()) {
    if (!only.empty() && std::find(only.begin(), only.end(), entry.game) == only.end()) continue;
    const auto content = contentOf(entry.game, contentDirectory);
    if (!content) return tl::unexpected(content.error());
    auto module = entry.open(*content);
    if (!module) return tl::unexpected(module.error());
    games.push_back({std::move(*module), packOf(*content)});
  }
  return Library(std::move(games));
}

}  // namespace spannung
