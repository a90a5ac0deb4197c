#include "engine/funkenschlag/notation.h"

#include <array>

#include "engine/funkenschlag/vocabulary.h"

namespace spannung::funkenschlag {
namespace {

constexpr std::array<std::string_view, kResources> kResourceTexts = {"coal", "oil", "garbage",
                                                                     "uranium"};
constexpr std::array<std::string_view, 7> kPlantKindTexts = {"coal",   "oil", "garbage", "uranium",
                                                             "hybrid", "eco", "fusion"};

constexpr std::array<std::string_view, 10> kStageTexts = {
    "draft_region",     "open_auction",  "opening_bid", "bid",        "discard_plant",
    "discard_resource", "buy_resources", "build",       "run_plants", "finished"};

std::vector<std::string> plantNumbers(const Components& components) {
  std::vector<std::string> numbers;
  numbers.reserve(components.plants.size());
  for (const PlantCard& plant : components.plants) numbers.push_back(std::to_string(plant.number));
  return numbers;
}

}  // namespace

std::string_view resourceText(Resource resource) { return kResourceTexts[indexOf(resource)]; }

std::string_view plantKindText(PlantKind kind) {
  return kPlantKindTexts[static_cast<std::size_t>(kind)];
}

std::string_view stageText(Stage stage) { return kStageTexts[static_cast<std::size_t>(stage)]; }

Lexicon wordsOf(const Components& components, const Map& map, int players) {
  Lexicon words;
  words.add("seat", countedFromOne(players));
  words.add("plant", "unknown_plant", plantNumbers(components));
  words.add("city", "unknown_city", idsIn(map.cities));
  words.add("region", "unknown_region", idsIn(map.regions));
  words.add("resource", "unknown_resource", wordsIn(kResourceTexts));
  words.add("need", codesIn(kVocabulary.moves));
  words.add("stage", wordsIn(kStageTexts));
  words.add("coal", "expected_coal_and_oil", {});
  words.add("oil", "expected_coal_and_oil", {});
  return words;
}

}  // namespace spannung::funkenschlag
