#include "games/powerline/content_reader.h"

#include <array>

#include "games/core/pack_reader.h"
#include "games/powerline/file_readers.h"

namespace spannung::powerline {
namespace {

constexpr std::array<PackFile<Pack>, 3> kFiles = {
    {{"map.json", readMap}, {"boards.json", readBoards}, {"components.json", readComponents}}};

}  // namespace

CanonicalContent canonicalContent(const ContentFiles& files) {
  return CanonicalContent(files, {"segments"});
}

Expected<Pack> readPack(const ContentFiles& files) {
  auto pack = readPackFiles<Pack>(files, kFiles);
  if (pack) pack->fingerprint = canonicalContent(files).fingerprint(pathsOf(kFiles));
  return pack;
}

}  // namespace spannung::powerline
