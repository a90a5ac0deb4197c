// Every word of Powerline has a text, and the texts mention only what the words carry.
#include "engine/powerline/vocabulary.h"
#include "games/library.h"
#include "tests/texts/term_texts.h"
#include "texts/narrator.h"

namespace spannung::testing {
namespace {

TEST(PowerlineTexts, EveryMoveReasonAndEventHasAText) {
  expectTermTexts("powerline", powerline::kVocabulary.moves, powerline::kVocabulary.reasons,
                  powerline::kVocabulary.events);
}

TEST(PowerlineTexts, EveryParseProblemHasASentence) {
  for (const char* code : {"empty_move", "unknown_verb", "trailing_text", "expected_back",
                           "unknown_worker", "unknown_line", "unknown_end"})
    expectTexts(std::string("powerline.parse.") + code, {"word"});
}

TEST(PowerlineTexts, EveryLabelIsThere) {
  for (const char* worker : {"red", "yellow", "blue", "green", "white", "black"})
    expectTexts(std::string("powerline.worker.") + worker, {});
  for (const char* label :
       {"start_points", "city_points", "plant_points", "scoring_1", "scoring_2", "scoring_3",
        "island_lost", "unfinished_lost", "score", "cities", "plants", "jokers", "decided_by.score",
        "decided_by.plants", "decided_by.shared"})
    expectTexts(std::string("powerline.result.") + label, {});
  for (const char* stage : {"plan", "finished"})
    expectTexts(std::string("powerline.prompt.") + stage, {"done", "more", "who"});
}

TEST(PowerlineTexts, EveryOptionAndValueHasAMeaning) {
  const auto library = openLibrary();
  ASSERT_TRUE(library.has_value());
  const GameModule& module = *library->find("powerline");
  for (const Choice& option : module.options()) {
    expectTexts("powerline.option." + option.name, {});
    if (option.name == "players") continue;
    for (const std::string& value : option.values)
      expectTexts("powerline.option." + option.name + '.' + value, {});
    if (!option.format.empty()) expectTexts("cli.powerline.format." + option.name, {});
  }
  for (const Choice& deal : module.dealChoices()) expectTexts("powerline.deal." + deal.name, {});
}

TEST(PowerlineTexts, EveryProblemOfItsOptionsAndContentHasASentence) {
  const std::map<std::string, std::set<std::string>> problems = {
      {"board_unknown", {"value", "known"}},
      {"board_repeated", {"value"}},
      {"boards_count", {"given", "needed"}},
      {"card_unknown", {"value", "known"}},
      {"card_repeated", {"value"}},
      {"cards_count", {"given", "needed"}},
      {"content_unknown_file", {"known"}},
      {"content_no_such_plant_id", {"id"}},
      {"content_line_to_itself", {}},
      {"content_plant_without_line", {"id"}},
      {"content_no_such_line", {"id"}},
      {"content_no_such_card", {"id"}},
      {"content_bad_letter", {"id"}},
      {"content_too_few_tiles", {"tiles", "rounds"}},
      {"content_too_few_cards", {"color", "found", "needed"}}};
  for (const auto& [code, details] : problems) expectTexts("problem." + code, details);
}

class PowerlineNarrator : public ::testing::Test {
 protected:
  std::string said(Language language, std::string_view move) {
    const auto library = openLibrary();
    const auto game = library->load("powerline", {}, {});
    return Narrator(**game, language, {"Ada", "Ben"}).move((*game)->rules().parse(move).move);
  }
};

TEST_F(PowerlineNarrator, NamesWorkersPlantsAndCities) {
  EXPECT_EQ(said(Language::english, "place red gullmeadow wind_north"),
            "Red: North Cape Wind Park → Gullmeadow");
  EXPECT_EQ(said(Language::german, "joker black gullmeadow biogas_meadow"),
            "Schwarz mit Joker: Biogasanlage Wiesengrund → Möwenau");
  EXPECT_EQ(said(Language::german, "done vacation"), "Fertig, mit dem Urlaubsplättchen");
}

}  // namespace
}  // namespace spannung::testing
