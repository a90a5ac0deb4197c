#include "games/content_files.h"

#include <algorithm>
#include <vector>

#include "base/value_text.h"
#include "spannung_content.h"

namespace spannung {

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

Expected<void> refuseStrayFiles(const ContentFiles& files,
                                const std::vector<std::string_view>& known) {
  for (const auto& [path, text] : files.texts())
    if (std::ranges::find(known, path) == known.end())
      return problem(path, "content_unknown_file",
                     {{"known", joinWords({known.begin(), known.end()}, ", ")}});
  return {};
}

}  // namespace spannung
