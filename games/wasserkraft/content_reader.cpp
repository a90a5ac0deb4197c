#include "games/wasserkraft/content_reader.h"

#include <array>

#include "games/core/pack_reader.h"
#include "games/wasserkraft/file_readers.h"

namespace spannung::wasserkraft {
namespace {

constexpr std::string_view kLeeghwaterFile = "leeghwater.json";
constexpr std::string_view kAutomaFile = "automa.json";
constexpr std::array<PackFile<Pack>, 4> kFiles = {{{"components.json", readComponents},
                                                   {"map.json", readMap},
                                                   {kLeeghwaterFile, readLeeghwater},
                                                   {kAutomaFile, readAutoma}}};

}  // namespace

CanonicalContent canonicalContent(const ContentFiles& files) { return CanonicalContent(files); }

std::string fingerprintOf(const Pack& pack, const Options& options) {
  std::vector<std::string_view> paths = pathsOf(kFiles);
  if (!options.leeghwater) std::erase(paths, kLeeghwaterFile);
  if (!options.hasAutomas()) std::erase(paths, kAutomaFile);
  return pack.canonical.fingerprint(paths);
}

Expected<Pack> readPack(const ContentFiles& files) {
  auto pack = readPackFiles<Pack>(files, kFiles);
  if (pack) pack->canonical = canonicalContent(files);
  return pack;
}

}  // namespace spannung::wasserkraft
