// Every word of Wasserkraft has a text, and the texts mention only what the words carry.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/wasserkraft/notation.h"
#include "engine/wasserkraft/rules.h"
#include "engine/wasserkraft/vocabulary.h"
#include "games/content_files.h"
#include "games/wasserkraft/content_reader.h"
#include "games/wasserkraft/deal_text.h"
#include "games/wasserkraft/options_text.h"
#include "games/wasserkraft/site_names.h"
#include "tests/texts/term_texts.h"
#include "texts/catalogue.h"

namespace spannung {
namespace {

using testing::kLanguages;

using ::testing::IsSubsetOf;

std::set<std::string> operandNames(const Term& term) {
  std::set<std::string> names;
  for (const Operand& operand : term.operands)
    if (operand.used()) names.emplace(operand.name);
  return names;
}

// The key and its variants for nothing are there and have no other gaps.
void expectTexts(const std::string& key, const std::set<std::string>& args = {}) {
  for (const Language language : kLanguages) {
    const Catalogue& texts = catalogue(language);
    EXPECT_TRUE(texts.has("wasserkraft." + key)) << languageCode(language) << ": " << key;
    for (const auto& [candidate, pattern] : texts.templates()) {
      if (candidate != "wasserkraft." + key &&
          !candidate.starts_with("wasserkraft." + key + "/no_"))
        continue;
      EXPECT_THAT(gapNames(pattern), IsSubsetOf(args)) << candidate;
    }
  }
}

// A text that no term asks for is a leftover or a typing error.
void expectNoOtherTexts(const std::string& group, Terms terms) {
  std::set<std::string> codes;
  for (const Term& term : terms) codes.emplace(term.code);
  for (const auto& [key, pattern] : catalogue(Language::english).templates()) {
    if (!key.starts_with(group)) continue;
    const std::string rest = key.substr(group.size());
    EXPECT_TRUE(codes.contains(rest.substr(0, rest.find('/')))) << key;
  }
}

TEST(WasserkraftTexts, EveryMoveHasALabel) {
  for (const Term& term : wasserkraft::kVocabulary.moves)
    expectTexts("move." + std::string(term.code), operandNames(term));
  expectNoOtherTexts("wasserkraft.move.", wasserkraft::kVocabulary.moves);
}

TEST(WasserkraftTexts, EveryReasonHasASentenceWithAllItsNumbers) {
  for (const Term& term : wasserkraft::kVocabulary.reasons) {
    if (term.code == "fine") continue;
    const std::string key = "reason." + std::string(term.code);
    expectTexts(key, operandNames(term));
    const auto& templates = catalogue(Language::english).templates();
    const auto found = templates.find("wasserkraft." + key);
    ASSERT_NE(found, templates.end()) << key;
    EXPECT_EQ(gapNames(found->second), operandNames(term)) << key;
  }
  expectNoOtherTexts("wasserkraft.reason.", wasserkraft::kVocabulary.reasons);
}

TEST(WasserkraftTexts, EveryEventHasASentence) {
  for (const Term& term : wasserkraft::kVocabulary.events) {
    auto args = operandNames(term);
    args.insert("who");
    expectTexts("event." + std::string(term.code), args);
  }
  expectNoOtherTexts("wasserkraft.event.", wasserkraft::kVocabulary.events);
}

TEST(WasserkraftTexts, EveryParseProblemHasASentence) {
  for (const char* code :
       {"empty_move", "unknown_verb", "trailing_text", "expected_number", "number_out_of_range",
        "unknown_company", "unknown_officer", "unknown_structure", "unknown_machine",
        "unknown_headstream", "unknown_contract", "unknown_space", "unknown_tile", "unknown_site",
        "unknown_dam", "unknown_conduit", "unknown_building", "unknown_work"})
    expectTexts(std::string("parse.") + code, {"word"});
}

TEST(WasserkraftTexts, EveryStageHasAPromptAndAName) {
  for (int i = 0; i <= static_cast<int>(wasserkraft::Stage::finished); ++i) {
    const std::string stage(wasserkraft::stageText(static_cast<wasserkraft::Stage>(i)));
    expectTexts("prompt." + stage, {"who", "workers", "hydro", "energy"});
    expectTexts("stage." + stage);
  }
}

TEST(WasserkraftTexts, EveryOptionAndDealHasALabel) {
  for (const Choice& choice : wasserkraft::optionChoices()) {
    expectTexts("option." + choice.name);
    if (choice.name != "players")
      for (const std::string& value : choice.values)
        expectTexts("option." + choice.name + "." + value);
  }
  for (const Choice& choice : wasserkraft::dealChoices()) expectTexts("deal." + choice.name);
}

TEST(WasserkraftTexts, EveryThingHasAName) {
  using namespace wasserkraft;
  for (int i = 0; i < kTiles; ++i) expectTexts("tile." + tileText(Tile::of(i)));
  for (int i = 0; i <= kOfficers; ++i)
    expectTexts("officer." + std::string(officerText(static_cast<Officer>(i))));
  for (int i = 0; i < kCompanies; ++i) {
    const std::string company(companyText(static_cast<Company>(i)));
    expectTexts("company." + company);
    expectTexts("power." + company);
  }
  for (int i = 0; i < kStructures; ++i)
    expectTexts("structure." + std::string(structureText(static_cast<Structure>(i))));
  for (int i = 0; i < kBonuses; ++i)
    expectTexts("bonus." + std::string(bonusText(static_cast<Bonus>(i))));
  for (int i = 0; i < kObjectives; ++i)
    expectTexts("objective." + std::string(objectiveText(static_cast<Objective>(i))));
}

TEST(WasserkraftTexts, EveryContractSpaceAndAbilityIsDescribed) {
  const auto pack = wasserkraft::readPack(embeddedContent("wasserkraft"));
  ASSERT_TRUE(pack.has_value());
  for (const auto& contract : pack->components.contracts) expectTexts("contract." + contract.id);
  for (const auto& space : pack->components.spaces) expectTexts("space." + space.id);
  for (int i = 0; i < wasserkraft::kOfficers; ++i)
    expectTexts("ability." +
                std::string(wasserkraft::officerText(static_cast<wasserkraft::Officer>(i))));
  for (int i = wasserkraft::kTileKinds; i < wasserkraft::kTiles; ++i)
    expectTexts("effect." + wasserkraft::tileText(wasserkraft::Tile::of(i)));
}

TEST(WasserkraftTexts, EveryWorkAndBuildingIsDescribed) {
  const auto pack = wasserkraft::readPack(embeddedContent("wasserkraft"));
  ASSERT_TRUE(pack.has_value());
  for (const auto& work : pack->components.leeghwater.works) expectTexts("work." + work.id);
  for (const auto& building : pack->components.leeghwater.buildings)
    expectTexts("building." + building.id);
}

TEST(WasserkraftTexts, EverythingThatAnAutomaSaysHasWords) {
  using namespace wasserkraft;
  const auto pack = readPack(embeddedContent("wasserkraft"));
  ASSERT_TRUE(pack.has_value());
  const Wasserkraft game(pack->components, pack->map, {});
  for (int i = 0; i < kDeeds; ++i) expectTexts("deed." + game.operandText("deed", i));
  for (int i = 0; i < kObstacles; ++i)
    expectTexts("obstacle." + std::string(obstacleText(static_cast<Obstacle>(i))));
  for (int i = 0; i < kCriteria; ++i)
    expectTexts("criterion." + std::string(criterionText(static_cast<Criterion>(i))));
  for (int i = 0; i < kAutomaColumns; ++i)
    expectTexts("tile_column." + std::string(columnText(static_cast<AutomaColumn>(i))));
  for (int i = 0; i < kLevels; ++i)
    expectTexts("level." + std::string(levelText(static_cast<Level>(i))));
}

// "4 left" would sound like four that remain.
TEST(WasserkraftTexts, PlacesAreNamedByBasinAndSide) {
  using wasserkraft::siteName;
  EXPECT_EQ(siteName("conduit", 6, Language::english), "basin 4, left side");
  EXPECT_EQ(siteName("conduit", 7, Language::german), "Tal 4, rechte Seite");
  EXPECT_EQ(siteName("dam", 8, Language::english), "basin 5, upper site");
  EXPECT_EQ(siteName("dam", 9, Language::german), "Tal 5, unten");
}

TEST(WasserkraftTexts, EveryLineOfTheResultHasALabel) {
  for (const char* code :
       {"points", "start", "income", "contracts", "tiles", "conduits", "energy", "bonus",
        "objective", "resources", "water", "hydro", "works", "buildings", "last_energy",
        "decided_by.points", "decided_by.energy", "decided_by.shared"})
    expectTexts(std::string("result.") + code);
  for (const char* source : {"income", "contracts", "tiles", "conduits", "energy", "bonus",
                             "objective", "resources", "water", "hydro", "works", "buildings"})
    expectTexts(std::string("source.") + source);
  for (const char* word : {"machine.excavator", "machine.mixer", "headstream.a", "headstream.b",
                           "headstream.c", "headstream.d", "exit.left", "exit.right"})
    expectTexts(word);
}

// Whatever brings points is followed by how many: told here as well, they would be told twice.
TEST(WasserkraftTexts, OnlyPointsThemselvesTellPoints) {
  for (const Language language : testing::kLanguages)
    for (const auto& [key, pattern] : catalogue(language).templates()) {
      if (!key.starts_with("wasserkraft.event.") || key.starts_with("wasserkraft.event.points_"))
        continue;
      EXPECT_FALSE(gapNames(pattern).contains("points")) << key;
    }
}

}  // namespace
}  // namespace spannung
