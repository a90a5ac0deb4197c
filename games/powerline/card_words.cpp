#include "games/powerline/card_words.h"

#include <string>
#include <utility>

#include "engine/powerline/notation.h"

namespace spannung::powerline {
namespace {

Phrase tierPhrase(const ScoreCard& card, std::size_t tier, std::size_t scoring) {
  return Phrase("powerline.about.tier")
      .with("from", card.tiers[tier])
      .with("points", card.points[scoring][tier]);
}

Phrase scoringPhrase(const ScoreCard& card, std::size_t scoring) {
  if (card.perItem) return Phrase("powerline.about.each").with("points", card.points[scoring][0]);
  Phrase tiers = tierPhrase(card, 0, scoring);
  for (std::size_t tier = 1; tier < card.tiers.size(); ++tier)
    tiers = Phrase("list.more")
                .with("list", std::move(tiers))
                .with("next", tierPhrase(card, tier, scoring));
  return tiers;
}

}  // namespace

Phrase cardPhrase(const ScoreCard& card) {
  Phrase phrase("powerline.about.card");
  for (std::size_t scoring = 0; scoring < kScorings; ++scoring)
    phrase = std::move(phrase).with("scoring" + std::to_string(scoring + 1),
                                    scoringPhrase(card, scoring));
  return phrase;
}

Phrase plantPhrase(const Plant& plant) {
  return Phrase("powerline.about.plant." + std::string(plantKindText(plant.kind)))
      .with("points", plant.points);
}

Phrase cityPhrase(const Line& line) {
  return Phrase("powerline.about.city").with("points", line.points).with("length", line.length);
}

}  // namespace spannung::powerline
