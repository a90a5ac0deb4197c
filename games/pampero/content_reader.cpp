#include "games/pampero/content_reader.h"

#include <algorithm>
#include <array>
#include <functional>

#include "games/pampero/file_readers.h"

namespace spannung::pampero {
namespace {

using ReadFile = std::function<void(const JsonReader&, Pack&)>;

struct ContentFile {
  std::string name;
  ReadFile read;
};

void readFirstSide(const JsonReader& root, Pack& pack) { readBoardFile(root, pack, 0); }
void readSecondSide(const JsonReader& root, Pack& pack) { readBoardFile(root, pack, 1); }

// In this order, because later files refer to earlier ones.
const std::array<ContentFile, 9>& contentFiles() {
  static const std::array<ContentFile, 9> files = {{{"game.json", readGameFile},
                                                    {"tiles.json", readTilesFile},
                                                    {"company.json", readCompanyFile},
                                                    {"grid.json", readGridFile},
                                                    {"cards.json", readCardsFile},
                                                    {"contracts.json", readContractsFile},
                                                    {"boards/one-two.json", readFirstSide},
                                                    {"boards/three-four.json", readSecondSide},
                                                    {"solo.json", readSoloFile}}};
  return files;
}

std::vector<std::string_view> fileNames() {
  std::vector<std::string_view> names;
  for (const ContentFile& file : contentFiles()) names.push_back(file.name);
  return names;
}

}  // namespace

CanonicalContent canonicalContent(const ContentFiles& files) {
  return CanonicalContent(files, {"polygon", "outline", "river"});
}

Expected<Pack> readPack(const ContentFiles& files) {
  if (const auto expected = refuseStrayFiles(files, fileNames()); !expected)
    return tl::unexpected(expected.error());
  Pack pack;
  for (const ContentFile& file : contentFiles()) {
    const std::string* text = files.find(file.name);
    if (text == nullptr) return problem(file.name, "content_no_components");
    JsonDocument document(file.name, *text);
    if (!document.problem()) file.read(document.root(), pack);
    if (document.problem()) return tl::unexpected(*document.problem());
  }
  pack.fingerprint = canonicalContent(files).fingerprint(fileNames());
  return pack;
}

}  // namespace spannung::pampero
