#include "engine/funkenschlag/notation.h"

#include <array>

#include "engine/funkenschlag/vocabulary.h"

namespace spannung::funkenschlag {
namespace {

constexpr ByResource<std::string_view> kResourceTexts = {"coal", "oil", "garbage", "uranium"};
constexpr Indexed<PlantKind, std::string_view, kPlantKinds> kPlantKindTexts = {
    "coal", "oil", "garbage", "uranium", "hybrid", "eco", "fusion"};

constexpr Indexed<Stage, std::string_view, kStages> kStageTexts = {
    "draft_region",     "open_auction",  "opening_bid", "bid",        "discard_plant",
    "discard_resource", "buy_resources", "build",       "run_plants", "finished"};

std::vector<std::string> plantNumbers(const Components& components) {
  std::vector<std::string> numbers;
  numbers.reserve(components.plants.size());
  for (const PlantCard& plant : components.plants) numbers.push_back(std::to_string(plant.number));
  return numbers;
}

}  // namespace

std::string_view resourceText(Resource resource) { return kResourceTexts[resource]; }

std::string_view plantKindText(PlantKind kind) { return kPlantKindTexts[kind]; }

std::string_view stageText(Stage stage) { return kStageTexts[stage]; }

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
