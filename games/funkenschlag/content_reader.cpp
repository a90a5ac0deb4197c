#include "games/funkenschlag/content_reader.h"

#include <algorithm>
#include <utility>

#include "games/funkenschlag/components_reader.h"
#include "games/funkenschlag/map_check.h"
#include "games/funkenschlag/map_reader.h"

namespace spannung::funkenschlag {
namespace {

constexpr std::string_view kComponentsFile = "components.json";
constexpr std::string_view kMapsFolder = "maps/";

bool isMapFile(const std::string& path) { return path.starts_with(kMapsFolder); }

// A misspelt file name would otherwise be a correction without effect.
Expected<void> refuseStrayFiles(const ContentFiles& files) {
  for (const auto& [path, text] : files.texts())
    if (path != kComponentsFile && !isMapFile(path)) return problem(path, "content_stray_file");
  return {};
}

Expected<ComponentsSheet> readComponentsFile(const ContentFiles& files) {
  const std::string path(kComponentsFile);
  const std::string* text = files.find(path);
  if (text == nullptr) return problem(path, "content_no_components");
  return readComponents(path, *text);
}

Expected<std::vector<MapSheet>> readMapFiles(const ContentFiles& files) {
  std::vector<MapSheet> sheets;
  for (const auto& [path, text] : files.texts()) {
    if (!isMapFile(path)) continue;
    auto sheet = readMap(path, text);
    if (!sheet) return tl::unexpected(sheet.error());
    sheets.push_back(std::move(*sheet));
  }
  if (sheets.empty()) return problem(std::string(kMapsFolder), "content_no_maps");
  return sheets;
}

Expected<void> checkMaps(const std::vector<MapSheet>& sheets, const Components& components) {
  for (const MapSheet& sheet : sheets)
    if (auto playable = checkMap(fileOfMap(sheet.map.id), sheet.map, components); !playable)
      return playable;
  return {};
}

// Files come sorted by name, so equals stay sorted by id.
void putRecommendedFirst(std::vector<MapSheet>& sheets) {
  std::stable_partition(sheets.begin(), sheets.end(),
                        [](const MapSheet& sheet) { return sheet.names.recommended; });
}

Pack assemble(ComponentsSheet components, std::vector<MapSheet> sheets) {
  Pack pack;
  pack.edition = std::move(components.edition);
  pack.components = std::move(components.components);
  pack.sources = std::move(components.sources);
  for (MapSheet& sheet : sheets) {
    pack.maps.push_back(std::move(sheet.map));
    pack.names.push_back(std::move(sheet.names));
  }
  return pack;
}

}  // namespace

CanonicalContent canonicalContent(const ContentFiles& files) {
  return CanonicalContent(files, {"color", "recommended", "checks"});
}

std::string fingerprintOf(const Pack& pack, std::size_t map) {
  return pack.canonical.fingerprint({kComponentsFile, fileOfMap(pack.maps[map].id)});
}

Expected<Pack> readPack(const ContentFiles& files) {
  if (const auto expected = refuseStrayFiles(files); !expected)
    return tl::unexpected(expected.error());
  auto components = readComponentsFile(files);
  if (!components) return tl::unexpected(components.error());
  auto maps = readMapFiles(files);
  if (!maps) return tl::unexpected(maps.error());
  if (const auto playable = checkMaps(*maps, components->components); !playable)
    return tl::unexpected(playable.error());
  putRecommendedFirst(*maps);
  Pack pack = assemble(std::move(*components), std::move(*maps));
  pack.canonical = canonicalContent(files);
  return pack;
}

}  // namespace spannung::funkenschlag
