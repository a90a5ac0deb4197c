#include "games/wasserkraft/content_reader.h"

#include <array>
#include <utility>

#include "games/wasserkraft/automa_reader.h"
#include "games/wasserkraft/components_reader.h"
#include "games/wasserkraft/leeghwater_reader.h"
#include "games/wasserkraft/map_reader.h"

namespace spannung::wasserkraft {
namespace {

constexpr std::string_view kComponentsFile = "components.json";
constexpr std::string_view kMapFile = "map.json";
constexpr std::string_view kLeeghwaterFile = "leeghwater.json";
constexpr std::string_view kAutomaFile = "automa.json";
constexpr std::array kFiles = {kComponentsFile, kMapFile, kLeeghwaterFile, kAutomaFile};

Expected<std::string> textOf(const ContentFiles& files, std::string_view path) {
  const std::string* text = files.find(path);
  if (text == nullptr) return problem(std::string(path), "content_file_missing");
  return *text;
}

Expected<Pack> readBase(const ContentFiles& files) {
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

}  // namespace

CanonicalContent canonicalContent(const ContentFiles& files) { return CanonicalContent(files); }

std::string fingerprintOf(const Pack& pack, const Options& options) {
  std::vector<std::string_view> paths = {kComponentsFile, kMapFile};
  if (options.leeghwater) paths.push_back(kLeeghwaterFile);
  if (options.hasAutomas()) paths.push_back(kAutomaFile);
  return pack.canonical.fingerprint(paths);
}

Expected<Pack> readPack(const ContentFiles& files) {
  if (const auto fine = refuseStrayFiles(files, {kFiles.begin(), kFiles.end()}); !fine)
    return tl::unexpected(fine.error());
  auto pack = readBase(files);
  if (!pack) return pack;
  for (const auto& [file, read] :
       {std::pair{kLeeghwaterFile, &readLeeghwater}, std::pair{kAutomaFile, &readAutoma}}) {
    const auto text = textOf(files, file);
    if (!text) return tl::unexpected(text.error());
    const auto fine = read(std::string(file), *text, pack->components, pack->sources);
    if (!fine) return tl::unexpected(fine.error());
  }
  pack->canonical = canonicalContent(files);
  return pack;
}

}  // namespace spannung::wasserkraft
