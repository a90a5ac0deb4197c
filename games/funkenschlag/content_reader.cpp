#include "games/funkenschlag/content_reader.h"

#include <algorithm>
#include <utility>

#include "games/core/pack_reader.h"
#include "games/funkenschlag/file_readers.h"
#include "games/funkenschlag/map_check.h"

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

Expected<std::vector<MapSheet>> readMapFiles(const ContentFiles& files) {
  std::vector<MapSheet> sheets;
  const auto read = [&](const JsonReader& root) { sheets.push_back(readMap(root)); };
  for (const auto& [path, text] : files.texts())
    if (isMapFile(path))
      if (const auto fine = readContentFile(files, path, read); !fine)
        return tl::unexpected(fine.error());
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
  Pack pack;
  const auto readBox = [&](const JsonReader& root) { readComponents(root, pack); };
  if (const auto fine = readContentFile(files, kComponentsFile, readBox); !fine)
    return tl::unexpected(fine.error());
  auto maps = readMapFiles(files);
  if (!maps) return tl::unexpected(maps.error());
  if (const auto playable = checkMaps(*maps, pack.components); !playable)
    return tl::unexpected(playable.error());
  putRecommendedFirst(*maps);
  for (MapSheet& sheet : *maps) {
    pack.maps.push_back(std::move(sheet.map));
    pack.names.push_back(std::move(sheet.names));
  }
  pack.canonical = canonicalContent(files);
  return pack;
}

}  // namespace spannung::funkenschlag
