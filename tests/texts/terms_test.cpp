// Every word of Funkenschlag has a text, and the texts mention only what the words carry.
#include "engine/funkenschlag/vocabulary.h"
#include "tests/texts/term_texts.h"

namespace spannung::testing {
namespace {

TEST(FunkenschlagTexts, EveryMoveReasonAndEventHasAText) {
  expectTermTexts("funkenschlag", funkenschlag::kVocabulary.moves,
                  funkenschlag::kVocabulary.reasons, funkenschlag::kVocabulary.events);
}

TEST(FunkenschlagTexts, EveryReasonTellsAllItsNumbers) {
  for (const Term& term : funkenschlag::kVocabulary.reasons)
    if (term.code != "fine") {
      const std::string key = "funkenschlag.reason." + std::string(term.code);
      const auto& pattern = catalogue(Language::english).templates().find(key)->second;
      EXPECT_EQ(gapNames(pattern), operandNames(term)) << key;
    }
}

TEST(FunkenschlagTexts, EveryParseProblemHasASentence) {
  for (const char* code : {"empty_move", "unknown_verb", "trailing_text", "expected_coal_and_oil",
                           "expected_number", "number_out_of_range", "unknown_plant",
                           "unknown_city", "unknown_region", "unknown_resource"})
    expectTexts(std::string("funkenschlag.parse.") + code, {"word"});
}

TEST(FunkenschlagTexts, EveryStageHasAPrompt) {
  for (const char* stage : {"draft_region", "open_auction", "opening_bid", "bid", "discard_plant",
                            "discard_resource", "buy_resources", "build", "run_plants", "finished"})
    expectTexts(std::string("funkenschlag.prompt.") + stage,
                {"who", "plant", "highest", "minimum", "money", "pass", "regions"});
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
}  // namespace spannung::testing
