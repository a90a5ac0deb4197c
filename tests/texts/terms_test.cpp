// Every word of Funkenschlag has a text, and the texts mention only what the words carry.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/funkenschlag/vocabulary.h"
#include "texts/catalogue.h"

namespace spannung {
namespace {

using testing::IsSubsetOf;

constexpr Language kLanguages[] = {Language::english, Language::german};

// The key and its variants for nothing.
std::vector<std::string> familyOf(const Catalogue& texts, const std::string& key) {
  std::vector<std::string> family;
  for (const auto& [candidate, pattern] : texts.templates())
    if (candidate == key || candidate.starts_with(key + "/no_")) family.push_back(candidate);
  return family;
}

// "coal", "oil" of "funkenschlag.move.run/no_coal/no_oil".
std::vector<std::string> absentIn(const std::string& key) {
  constexpr std::string_view kMark = "/no_";
  std::vector<std::string> names;
  for (std::size_t at = key.find(kMark); at != std::string::npos;) {
    const std::size_t next = key.find(kMark, at + 1);
    at += kMark.size();
    names.push_back(key.substr(at, next == std::string::npos ? next : next - at));
    at = next;
  }
  return names;
}

void expectTexts(const std::string& key, const std::set<std::string>& args) {
  for (const Language language : kLanguages) {
    const Catalogue& texts = catalogue(language);
    EXPECT_TRUE(texts.has(key)) << languageCode(language) << ": " << key;
    for (const std::string& member : familyOf(texts, key)) {
      EXPECT_THAT(gapNames(texts.templates().find(member)->second), IsSubsetOf(args)) << member;
      const auto absent = absentIn(member);
      EXPECT_THAT(absent, IsSubsetOf(args)) << member;
      EXPECT_TRUE(std::is_sorted(absent.begin(), absent.end())) << member;
    }
  }
}

std::set<std::string> operandNames(const Term& term) {
  std::set<std::string> names;
  for (const Operand& operand : term.operands)
    if (operand.used()) names.emplace(operand.name);
  return names;
}

std::set<std::string> codesOf(Terms terms) {
  std::set<std::string> codes;
  for (const Term& term : terms) codes.emplace(term.code);
  return codes;
}

// A text that no term asks for is a leftover or a typing error.
void expectNoOtherTexts(const std::string& group, Terms terms) {
  const auto codes = codesOf(terms);
  for (const auto& [key, pattern] : catalogue(Language::english).templates()) {
    if (!key.starts_with(group)) continue;
    const std::string rest = key.substr(group.size());
    EXPECT_TRUE(codes.contains(rest.substr(0, rest.find('/')))) << key;
  }
}

TEST(FunkenschlagTexts, EveryMoveHasALabel) {
  for (const Term& term : funkenschlag::moveTerms())
    expectTexts("funkenschlag.move." + std::string(term.code), operandNames(term));
  expectNoOtherTexts("funkenschlag.move.", funkenschlag::moveTerms());
}

TEST(FunkenschlagTexts, EveryReasonHasASentence) {
  for (const Term& term : funkenschlag::reasonTerms())
    if (term.code != "fine")
      expectTexts("funkenschlag.reason." + std::string(term.code), operandNames(term));
  expectNoOtherTexts("funkenschlag.reason.", funkenschlag::reasonTerms());
}

TEST(FunkenschlagTexts, EveryReasonTellsAllItsNumbers) {
  for (const Term& term : funkenschlag::reasonTerms())
    if (term.code != "fine") {
      const std::string key = "funkenschlag.reason." + std::string(term.code);
      const auto& pattern = catalogue(Language::english).templates().find(key)->second;
      EXPECT_EQ(gapNames(pattern), operandNames(term)) << key;
    }
}

TEST(FunkenschlagTexts, EveryEventHasASentence) {
  for (const Term& term : funkenschlag::eventTerms()) {
    auto args = operandNames(term);
    args.insert("who");
    expectTexts("funkenschlag.event." + std::string(term.code), args);
  }
  expectNoOtherTexts("funkenschlag.event.", funkenschlag::eventTerms());
}

TEST(FunkenschlagTexts, EveryParseProblemHasASentence) {
  for (const char* code : {"empty_move", "unknown_verb", "trailing_text", "expected_coal_and_oil",
                           "expected_number", "number_out_of_range", "expected_plant_number",
                           "unknown_plant", "unknown_city", "unknown_region", "unknown_resource"})
    expectTexts(std::string("funkenschlag.parse.") + code, {"word"});
}

TEST(FunkenschlagTexts, EveryStageHasAPrompt) {
  for (const char* stage : {"draft_region", "open_auction", "opening_bid", "bid", "discard_plant",
                            "discard_resource", "buy_resources", "build", "run_plants", "finished"})
    expectTexts(std::string("funkenschlag.prompt.") + stage,
                {"who", "plant", "highest", "minimum", "money"});
}

TEST(FunkenschlagTexts, EveryLabelIsThere) {
  for (const char* label : {"result.powered",
                            "result.cities",
                            "result.money",
                            "result.plants",
                            "result.capacity",
                            "result.decided_by.powered",
                            "result.decided_by.money",
                            "result.decided_by.shared",
                            "option.players",
                            "option.map",
                            "option.map.germany",
                            "option.map.usa",
                            "option.regions",
                            "option.regions.random",
                            "option.regions.draft",
                            "option.regions.given",
                            "option.money",
                            "option.money.open",
                            "option.money.concealed",
                            "deal.regions",
                            "deal.order",
                            "deal.removed",
                            "deal.pile",
                            "deal.step3",
                            "resource.coal",
                            "resource.oil",
                            "resource.garbage",
                            "resource.uranium",
                            "kind.coal",
                            "kind.oil",
                            "kind.garbage",
                            "kind.uranium",
                            "kind.hybrid",
                            "kind.eco",
                            "kind.fusion"})
    expectTexts(std::string("funkenschlag.") + label, {});
}

}  // namespace
}  // namespace spannung
