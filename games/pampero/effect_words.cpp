#include "games/pampero/effect_words.h"

#include <string_view>

#include "games/pampero/criterion_words.h"
#include "games/pampero/step_words.h"

namespace spannung::pampero {
namespace {

Phrase pays(std::string_view code, const ScoringHalf& half, Phrase what) {
  return Phrase("pampero.about." + std::string(code))
      .with("amount", half.amount)
      .with("what", std::move(what));
}

}  // namespace

std::map<std::string, Phrase> effectPhrases(const Tables& tables, const Pack& pack) {
  std::map<std::string, Phrase> phrases;
  for (const auto& [place, list] : pack.stepLists)
    phrases.emplace(place, stepsPhrase(tables, list));
  for (std::size_t i = 0; i < pack.stepPlaces.size(); ++i)
    phrases.emplace(pack.stepPlaces[i], stepPhrase(tables, tables.content.effects.steps[i]));
  for (std::size_t i = 0; i < pack.scoringPlaces.size(); ++i) {
    const auto& [upper, lower] = pack.scoringPlaces[i];
    const ScoringTile& tile = tables.content.scoringTiles[i];
    phrases.emplace(upper, pays("scoring_upper", tile.upper,
                                criterionPhrase(tables.criterion(tile.upper.criterion))));
    phrases.emplace(lower, pays("scoring_lower", tile.lower,
                                criteriaPhrase(tables.criterion(tile.lower.criterion))));
  }
  return phrases;
}

}  // namespace spannung::pampero
