// Every word of Pampero has a text, and the texts mention only what the words carry.
#include <set>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/pampero/ledger.h"
#include "engine/pampero/vocabulary.h"
#include "games/library.h"
#include "games/pampero/document.h"
#include "texts/catalogue.h"

namespace spannung {
namespace {

using ::testing::IsSubsetOf;

std::set<std::string> argumentsOf(const Term& term) {
  std::set<std::string> names;
  for (const Operand& operand : term.operands)
    if (operand.used()) names.emplace(operand.name);
  return names;
}

void expectText(const std::string& key, const std::set<std::string>& args) {
  for (const Language language : {Language::english, Language::german}) {
    const Catalogue& texts = catalogue(language);
    ASSERT_TRUE(texts.has(key)) << key;
    EXPECT_THAT(gapNames(texts.templates().find(key)->second), IsSubsetOf(args)) << key;
  }
}

// A text that no term asks for is a leftover or a typing error.
void expectNoOthers(const std::string& group, Terms terms) {
  std::set<std::string> codes;
  for (const Term& term : terms) codes.emplace(term.code);
  for (const auto& [key, pattern] : catalogue(Language::english).templates())
    if (key.starts_with(group)) {
      EXPECT_TRUE(codes.contains(key.substr(group.size(), key.find('/') - group.size()))) << key;
    }
}

TEST(PamperoTexts, EveryMoveHasALabel) {
  for (const Term& term : pampero::kVocabulary.moves)
    expectText("pampero.move." + std::string(term.code), argumentsOf(term));
  expectNoOthers("pampero.move.", pampero::kVocabulary.moves);
}

TEST(PamperoTexts, EveryReasonHasASentenceWithAllItsNumbers) {
  for (const Term& term : pampero::kVocabulary.reasons) {
    if (term.code == "fine") continue;
    const std::string key = "pampero.reason." + std::string(term.code);
    expectText(key, argumentsOf(term));
    EXPECT_EQ(gapNames(catalogue(Language::german).templates().find(key)->second),
              argumentsOf(term));
  }
  expectNoOthers("pampero.reason.", pampero::kVocabulary.reasons);
}

TEST(PamperoTexts, EveryEventHasASentence) {
  for (const Term& term : pampero::kVocabulary.events) {
    auto args = argumentsOf(term);
    args.insert("who");
    expectText("pampero.event." + std::string(term.code), args);
  }
  expectNoOthers("pampero.event.", pampero::kVocabulary.events);
}

TEST(PamperoTexts, EveryStageHasAPrompt) {
  for (int stage = 0; stage < pampero::kDecisions; ++stage)
    expectText(
        "pampero.prompt." + std::string(pampero::stageText(static_cast<pampero::Stage>(stage))),
        {"who", "money"});
}

TEST(PamperoTexts, EveryParseProblemHasASentence) {
  for (const char* code : {"empty_move", "unknown_verb", "unknown_word", "trailing_text"})
    expectText(std::string("pampero.parse.") + code, {"word"});
}

TEST(PamperoTexts, EveryOptionAndDealHasAName) {
  const auto library = openLibrary();
  ASSERT_TRUE(library.has_value());
  const GameModule& module = *library->find("pampero");
  for (const Choice& choice : module.options()) {
    expectText("pampero.option." + choice.name, {});
    for (const std::string& value : choice.values)
      if (choice.name != "players") expectText("pampero.option." + choice.name + '.' + value, {});
  }
  for (const Choice& choice : module.dealChoices()) expectText("pampero.deal." + choice.name, {});
}

TEST(PamperoTexts, TheResultHasNames) {
  for (const char* label :
       {"money", "towers", "decided_by.money", "decided_by.towers", "decided_by.shared"})
    expectText(std::string("pampero.result.") + label, {});
  for (const std::string_view label : pampero::kSourceCodes)
    expectText("pampero.result." + std::string(label), {});
}

TEST(PamperoTexts, ReconstructedPartsAreAnnounced) {
  const auto library = openLibrary();
  ASSERT_TRUE(library.has_value());
  for (const Language language : {Language::english, Language::german})
    EXPECT_EQ(library->find("pampero")->notices(language).size(), 1U);
  EXPECT_TRUE(library->find("funkenschlag")->notices(Language::english).empty());
}

}  // namespace
}  // namespace spannung
