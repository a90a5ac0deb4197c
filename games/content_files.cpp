#include "games/content_files.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>
#include <vector>

#include "base/value_text.h"
#include "spannung_content.h"

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

}  // namespace

const std::string* ContentFiles::find(std::string_view path) const {
  const auto found = texts_.find(path);
  return found == texts_.end() ? nullptr : &found->second;
}

void ContentFiles::put(std::string path, std::string text) {
  texts_.insert_or_assign(std::move(path), std::move(text));
}

ContentFiles embeddedContent(std::string_view game) {
  const std::string folder = std::string(game) + '/';
  ContentFiles files;
  for (const content::EmbeddedFile& file : content::embeddedFiles())
    if (file.path.starts_with(folder))
      files.put(std::string(file.path.substr(folder.size())), std::string(file.bytes));
  return files;
}

std::string_view embeddedText(std::string_view path) {
  const auto files = content::embeddedFiles();
  const auto found = std::ranges::find(files, path, &content::EmbeddedFile::path);
  return found == files.end() ? std::string_view() : found->bytes;
}

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

Expected<void> refuseStrayFiles(const ContentFiles& files,
                                const std::vector<std::string_view>& known) {
  for (const auto& [path, text] : files.texts())
    if (std::ranges::find(known, path) == known.end())
      return problem(path, "content_unknown_file",
                     {{"known", joinWords({known.begin(), known.end()}, ", ")}});
  return {};
}

}  // namespace spannung
