// Effects of Pampero in words: whatever the shipped cards and tiles do can be said.
#include <string>

#include <gtest/gtest.h>

#include "engine/pampero/rules.h"
#include "games/content_files.h"
#include "games/pampero/content_reader.h"
#include "games/pampero/step_words.h"
#include "texts/phrase_text.h"

namespace spannung::pampero {
namespace {

const Tables& tables() {
  static const Pampero kGame(readPack(embeddedContent("pampero")).value().content, Options{});
  return kGame.tables();
}

std::string inWords(const Step& step, Language language) {
  return phraseText(stepPhrase(tables(), step), catalogue(language));
}
std::string inEnglish(const Step& step) { return inWords(step, Language::english); }
std::string inGerman(const Step& step) { return inWords(step, Language::german); }

// A missing text shows as [key], a gap that nothing fills as {name}, a code has underscores.
TEST(PamperoStepWords, EveryStepOfTheShippedContentHasWords) {
  const auto& steps = tables().content.effects.steps;
  ASSERT_GT(steps.size(), 100U);
  for (const Step& step : steps)
    for (const Language language : {Language::english, Language::german}) {
      const std::string text = inWords(step, language);
      EXPECT_FALSE(text.empty());
      EXPECT_EQ(text.find_first_of("[]{}_"), std::string::npos) << text;
    }
}

TEST(PamperoStepWords, EveryCriterionHasWords) {
  for (int what = 0; what <= static_cast<int>(Count::anyMajority); ++what) {
    Tables changed = tables();
    Criterion criterion{.what = static_cast<Count>(what), .markets = kAllMarkets};
    changed.content.effects.criteria = {criterion};
    const Phrase phrase = stepPhrase(changed, Step{.op = Op::gainMoneyPer, .amount = 2});
    for (const Language language : {Language::english, Language::german}) {
      const std::string text = phraseText(phrase, catalogue(language));
      EXPECT_EQ(text.find_first_of("[]{}_"), std::string::npos) << text;
    }
  }
}

TEST(PamperoStepWords, NumbersTakeTheRightForm) {
  EXPECT_EQ(inEnglish({.op = Op::gainBattery, .amount = 1}), "take 1 battery");
  EXPECT_EQ(inEnglish({.op = Op::gainBattery, .amount = 2}), "take 2 batteries");
  EXPECT_EQ(inGerman({.op = Op::gainMoney, .amount = 4}), "4 $ erhalten");
  EXPECT_EQ(inGerman({.op = Op::gainSpecialCard, .amount = 2, .kinds = 2}),
            "2 Spezialkarten (Wertung) nehmen");
  EXPECT_EQ(inEnglish({.op = Op::moveBulldozer, .amount = 2, .count = 1}),
            "move up to 2 bulldozers, 1 step each");
  EXPECT_EQ(inEnglish({.op = Op::sellAbroad}), "sell batteries abroad");
  EXPECT_EQ(inEnglish({.op = Op::sellAbroad, .amount = 1}),
            "sell batteries abroad for 1 battery less");
}

TEST(PamperoStepWords, KindsOfContractsShareTheirNoun) {
  const Step fulfil{.op = Op::fulfilContract, .kinds = 3};
  EXPECT_EQ(inEnglish(fulfil), "fulfil a standard or remote contract");
  EXPECT_EQ(inGerman(fulfil), "einen Standard- oder Fern-Vertrag erfüllen");
  EXPECT_EQ(inEnglish({.op = Op::fulfilContract, .amount = 2, .kinds = 1, .flag = true}),
            "fulfil a standard contract in any zone for 2 energy less");
  EXPECT_EQ(inEnglish({.op = Op::fulfilContract, .kinds = kSolar, .flag = true}),
            "fulfil a solar contract");
}

TEST(PamperoStepWords, MarketsAreNamed) {
  EXPECT_EQ(inEnglish({.op = Op::takeIncome, .amount = 2, .markets = kAllMarkets}),
            "receive any income 2 times");
  EXPECT_EQ(inEnglish({.op = Op::advanceIncome, .amount = 1, .markets = 0b111}),
            "advance the residential, industry or commerce income by 1");
  EXPECT_EQ(inGerman({.op = Op::flipIncome, .amount = 1, .markets = 0b10}),
            "den Marker Industrie umdrehen und sein Einkommen erhalten");
}

TEST(PamperoStepWords, DiscountsArePositive) {
  EXPECT_EQ(
      inEnglish({.op = Op::modifier, .amount = -2, .zones = 0b11, .modifier = Modifier::zoneValue}),
      "cards in zone A and zone B cost $2 less");
  EXPECT_EQ(inGerman({.op = Op::takeDiscountOverlay}),
            "ein Rabattplättchen nehmen: Karten in Zone B kosten 3 $ weniger");
}

TEST(PamperoStepWords, SeveralStepsAreOneSentence) {
  Tables changed = tables();
  changed.content.effects.steps = {{.op = Op::gainMoney, .amount = 4},
                                   {.op = Op::gainBattery, .amount = 1},
                                   {.op = Op::takeCapital}};
  EXPECT_EQ(phraseText(stepsPhrase(changed, {0, 3}), catalogue(Language::english)),
            "receive $4, take 1 battery and take capital");
  EXPECT_EQ(phraseText(stepsPhrase(changed, {0, 0}), catalogue(Language::german)), "ohne Wirkung");
}

}  // namespace
}  // namespace spannung::pampero
