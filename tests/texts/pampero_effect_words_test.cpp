// What pages are told of the effects of Pampero, by where the content has them.
#include <string>

#include <gtest/gtest.h>

#include "engine/pampero/rules.h"
#include "games/content_files.h"
#include "games/pampero/content_reader.h"
#include "games/pampero/effect_words.h"
#include "texts/phrase_text.h"

namespace spannung::pampero {
namespace {

const std::map<std::string, Phrase>& effects() {
  static const Pack kPack = readPack(embeddedContent("pampero")).value();
  static const auto kEffects = effectPhrases(makeTables(kPack.content, Options{}), kPack);
  return kEffects;
}

std::string told(const std::string& place, Language language) {
  const auto found = effects().find(place);
  return found == effects().end() ? "" : phraseText(found->second, catalogue(language));
}

// A missing text shows as [key], a gap that nothing fills as {name}, a code has underscores.
TEST(PamperoEffectWords, EveryEffectHasWords) {
  ASSERT_GT(effects().size(), 100U);
  for (const auto& [place, phrase] : effects())
    for (const Language language : {Language::english, Language::german}) {
      const std::string text = phraseText(phrase, catalogue(language));
      EXPECT_FALSE(text.empty()) << place;
      EXPECT_EQ(text.find_first_of("[]{}_"), std::string::npos) << text;
    }
}

TEST(PamperoEffectWords, ListsAreFoundWhereverTheyAreNested) {
  const std::string steps = "tiles.json: connection.start.steps";
  EXPECT_EQ(told(steps, Language::english), "gain 1 energy or receive $3");
  EXPECT_EQ(told(steps + "[0].options[1]", Language::english), "receive $3");
  EXPECT_EQ(told("boards/one-two.json: parking[0].bonus", Language::english).empty(), false);
}

// The upper half pays for each (PA-SCORE-03), the lower one for the most (PA-SCORE-04).
TEST(PamperoEffectWords, HalvesOfScoringTilesSpeakOfOneAndOfMany) {
  const std::string tile = "tiles.json: scoring.tiles[0]";
  EXPECT_EQ(told(tile + ".upper", Language::english), "$3 per battery");
  EXPECT_EQ(told(tile + ".lower", Language::english), "$15 for most wind farms");
  EXPECT_EQ(told(tile + ".upper", Language::german), "3 $ je Batterie");
  EXPECT_EQ(told(tile + ".lower", Language::german), "15 $ für die Mehrheit: Windparks");
}

// A question quotes what one may do or leave, and has two lines on a phone.
TEST(PamperoEffectWords, WhatMayBeDoneIsShort) {
  constexpr std::size_t kMostBytes = 85;
  int seen = 0;
  for (const auto& [place, phrase] : effects())
    if (place.ends_with("].steps") && place.find(".steps[") != std::string::npos)
      for (const Language language : {Language::english, Language::german}) {
        EXPECT_LE(phraseText(phrase, catalogue(language)).size(), kMostBytes) << place;
        ++seen;
      }
  EXPECT_GT(seen, 10);
}

}  // namespace
}  // namespace spannung::pampero
