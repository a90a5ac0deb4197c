#include "games/content_directory.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>
#include <vector>

#include "base/value_text.h"
#include "games/all_modules.h"

namespace spannung {
namespace {

namespace fs = std::filesystem;

Expected<std::string> readFile(const fs::path& path, const std::string& place) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(path, error);
  if (!error && size > kMaxContentFileSize)
    return problem(place, "content_file_too_large",
                   {{"size", std::to_string(size)}, {"max", std::to_string(kMaxContentFileSize)}});
  std::ifstream stream(path, std::ios::binary);
  std::string text(error ? 0 : static_cast<std::size_t>(size), '\0');
  stream.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (error || !stream) return problem(place, "content_file_unreadable", {{"path", path.string()}});
  return text;
}

Expected<std::vector<fs::path>> jsonFilesBelow(const fs::path& folder) {
  std::vector<fs::path> paths;
  std::error_code error;
  fs::recursive_directory_iterator entry(folder, error);
  while (!error && entry != fs::recursive_directory_iterator()) {
    std::error_code notAFile;
    if (entry->path().extension() == ".json" && entry->is_regular_file(notAFile))
      paths.push_back(entry->path());
    entry.increment(error);
  }
  if (error) return problem(folder.string(), "content_directory_unreadable");
  return paths;
}

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

Expected<ContentFiles> readContentDirectory(const fs::path& directory, std::string_view game) {
  const fs::path folder = directory / game;
  std::error_code error;
  if (!fs::is_directory(folder, error)) return problem(folder.string(), "content_no_directory");
  const auto paths = jsonFilesBelow(folder);
  if (!paths) return tl::unexpected(paths.error());
  ContentFiles files;
  for (const fs::path& path : *paths) {
    const std::string name = path.lexically_relative(folder).generic_string();
    auto text = readFile(path, name);
    if (!text) return tl::unexpected(text.error());
    files.put(name, std::move(*text));
  }
  return files;
}

Expected<Library> openLibrary(const std::optional<fs::path>& contentDirectory) {
  if (contentDirectory)
    if (const auto fine = checkFolders(*contentDirectory); !fine)
      return tl::unexpected(fine.error());
  return openLibraryFrom([&](std::string_view game) { return contentOf(game, contentDirectory); });
}

}  // namespace spannung
