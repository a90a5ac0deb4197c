#include "games/powerline/content_reader.h"

#include <algorithm>
#include <array>

#include "base/value_text.h"
#include "games/powerline/boards_reader.h"
#include "games/powerline/components_reader.h"
#include "games/powerline/map_reader.h"

namespace spannung::powerline {
namespace {

using ReadFile = Expected<void> (*)(const std::string&, std::string_view, Pack&);

struct PackFile {
  std::string_view path;
  ReadFile read;
};

// In this order: boards and components refer to the map.
constexpr std::array kFiles = {PackFile{"map.json", readMap}, PackFile{"boards.json", readBoards},
                               PackFile{"components.json", readComponents}};

std::vector<std::string_view> fileNames() {
  std::vector<std::string_view> names;
  for (const PackFile& file : kFiles) names.push_back(file.path);
  return names;
}

Expected<void> readInto(const ContentFiles& files, const PackFile& file, Pack& pack) {
  const std::string path(file.path);
  const std::string* text = files.find(path);
  if (text == nullptr) return problem(path, "content_no_components");
  return file.read(path, *text, pack);
}

}  // namespace

CanonicalContent canonicalContent(const ContentFiles& files) {
  return CanonicalContent(files, {"segments"});
}

Expected<Pack> readPack(const ContentFiles& files) {
  if (const auto known = refuseStrayFiles(files, fileNames()); !known)
    return tl::unexpected(known.error());
  Pack pack;
  for (const PackFile& file : kFiles)
    if (const auto read = readInto(files, file, pack); !read) return tl::unexpected(read.error());
  pack.fingerprint = canonicalContent(files).fingerprint(fileNames());
  return pack;
}

}  // namespace spannung::powerline
