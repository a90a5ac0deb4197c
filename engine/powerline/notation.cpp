#include "engine/powerline/notation.h"

#include <array>

#include "engine/powerline/vocabulary.h"

namespace spannung::powerline {
namespace {

constexpr Indexed<Worker, std::string_view, kWorkers> kWorkerTexts = {"red",   "yellow", "blue",
                                                                      "green", "white",  "black"};
constexpr Indexed<PlantKind, std::string_view, 4> kPlantKindTexts = {"wind", "hydro", "solar",
                                                                     "biogas"};
constexpr Indexed<Feature, std::string_view, 3> kFeatureTexts = {"none", "opera", "church"};

// A line and the plant it is built from.
std::vector<std::string> wayWords(const Map& map) {
  std::vector<std::string> words;
  for (const Line& line : map.lines)
    for (const PlantIndex end : line.ends) words.push_back(line.id + ' ' + map.plants[end].id);
  return words;
}

// 361524 -> "3 6 1 5 2 4".
std::string rollText(int code) {
  std::string text = std::to_string(code);
  for (std::size_t i = text.size() - 1; i > 0; --i) text.insert(i, 1, ' ');
  return text;
}

}  // namespace

std::string_view workerText(Worker worker) { return kWorkerTexts[worker]; }

std::string_view plantKindText(PlantKind kind) { return kPlantKindTexts[kind]; }

std::string_view featureText(Feature feature) { return kFeatureTexts[feature]; }

Lexicon wordsOf(const Content& content) {
  Lexicon words;
  words.add("seat", "unknown_seat", countedFromOne(kMaxPlayers));
  words.add("worker", "unknown_worker", wordsIn(kWorkerTexts));
  words.add("way", "unknown_line", wayWords(content.map), "unknown_end");
  words.add("line", "unknown_line", idsIn(content.map.lines));
  words.add("plant", "unknown_plant", idsIn(content.map.plants));
  words.add("card", "unknown_card", idsIn(content.components.cards));
  words.add("board", "unknown_board", idsIn(content.boards));
  words.add("back", "expected_back", {});
  return words;
}

std::string operandText(const Lexicon& words, std::string_view type, int value) {
  if (type == "roll") return rollText(value);
  return words.text(type, type == "rating" ? value + 1 : value);
}

}  // namespace spannung::powerline
