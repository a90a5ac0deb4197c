#include "games/pampero/content_reader.h"

#include <array>

#include "games/core/pack_reader.h"
#include "games/pampero/file_readers.h"

namespace spannung::pampero {
namespace {

void readFirstSide(const JsonReader& root, Pack& pack) { readBoard(root, pack, 0); }
void readSecondSide(const JsonReader& root, Pack& pack) { readBoard(root, pack, 1); }

constexpr std::array<PackFile<Pack>, 9> kFiles = {{{"game.json", readGame},
                                                   {"tiles.json", readTiles},
                                                   {"company.json", readCompany},
                                                   {"grid.json", readGrid},
                                                   {"cards.json", readCards},
                                                   {"contracts.json", readContracts},
                                                   {"boards/one-two.json", readFirstSide},
                                                   {"boards/three-four.json", readSecondSide},
                                                   {"solo.json", readSolo}}};

}  // namespace

CanonicalContent canonicalContent(const ContentFiles& files) {
  return CanonicalContent(files, {"polygon", "outline", "river"});
}

Expected<Pack> readPack(const ContentFiles& files) {
  auto pack = readPackFiles<Pack>(files, kFiles);
  if (pack) pack->fingerprint = canonicalContent(files).fingerprint(pathsOf(kFiles));
  return pack;
}

}  // namespace spannung::pampero
