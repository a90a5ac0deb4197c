#include "games/wasserkraft/content_reader.h"

#include <utility>

#include "games/wasserkraft/components_reader.h"
#include "games/wasserkraft/map_reader.h"

namespace spannung::wasserkraft {
namespace {

constexpr std::string_view kComponentsFile = "components.json";
constexpr std::string_view kMapFile = "map.json";

Expected<std::string> textOf(const ContentFiles& files, std::string_view path) {
  const std::string* text = files.find(path);
  if (text == nullptr) return problem(std::string(path), "content_file_missing");
  return *text;
}

}  // namespace

Expected<Pack> readPack(const ContentFiles& files) {
  if (const auto fine = refuseStrayFiles(files, {kComponentsFile, kMapFile}); !fine)
    return tl::unexpected(fine.error());
  const auto componentsText = textOf(files, kComponentsFile);
  if (!componentsText) return tl::unexpected(componentsText.error());
  const auto mapText = textOf(files, kMapFile);
  if (!mapText) return tl::unexpected(mapText.error());
  auto sheet = readComponents(std::string(kComponentsFile), *componentsText);
  if (!sheet) return tl::unexpected(sheet.error());
  Pack pack{std::move(sheet->edition), std::move(sheet->components), {}, std::move(sheet->sources)};
  const auto map = readMap(std::string(kMapFile), *mapText, pack.sources);
  if (!map) return tl::unexpected(map.error());
  pack.map = *map;
  return pack;
}

}  // namespace spannung::wasserkraft
