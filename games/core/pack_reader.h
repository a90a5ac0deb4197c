// A content pack from its files, one after the other.
#pragma once

#include <string_view>
#include <vector>

#include "base/json_reader.h"
#include "games/content_files.h"

namespace spannung {

// Reads a file with `read(root)`, if there is one.
template <class Read>
Expected<void> readContentFile(const ContentFiles& files, std::string_view path, Read read) {
  const std::string name(path);
  const std::string* text = files.find(name);
  if (text == nullptr) return problem(name, "content_file_missing");
  JsonDocument document(name, *text);
  if (!document.problem()) read(document.root());
  if (document.problem()) return tl::unexpected(*document.problem());
  return {};
}

template <class Pack>
struct PackFile {
  std::string_view path;
  void (*read)(const JsonReader& root, Pack& pack);
};

template <class PackFiles>
std::vector<std::string_view> pathsOf(const PackFiles& known) {
  std::vector<std::string_view> paths;
  for (const auto& file : known) paths.push_back(file.path);
  return paths;
}

// In the order of the known files: later ones may refer to earlier ones.
template <class Pack, class PackFiles>
Expected<Pack> readPackFiles(const ContentFiles& files, const PackFiles& known) {
  if (const auto expected = refuseStrayFiles(files, pathsOf(known)); !expected)
    return tl::unexpected(expected.error());
  Pack pack;
  for (const PackFile<Pack>& file : known) {
    const auto read = [&](const JsonReader& root) { file.read(root, pack); };
    if (const auto fine = readContentFile(files, file.path, read); !fine)
      return tl::unexpected(fine.error());
  }
  return pack;
}

}  // namespace spannung
