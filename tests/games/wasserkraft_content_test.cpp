// The content pack of Wasserkraft, what is refused in it, and options and deals as text.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/content_files.h"
#include "games/library.h"
#include "games/wasserkraft/content_reader.h"
#include "tests/games/changed_content.h"

namespace spannung {
namespace {

using testing::changedContent;
using testing::expectProblem;

Expected<wasserkraft::Pack> wasserkraftWith(const std::string& file, const std::string& from,
                                            const std::string& to) {
  return wasserkraft::readPack(changedContent("wasserkraft", file, from, to));
}

TEST(WasserkraftContent, TheBuiltInPackIsComplete) {
  const auto pack = wasserkraft::readPack(embeddedContent("wasserkraft"));
  ASSERT_TRUE(pack.has_value());
  EXPECT_EQ(pack->components.contracts.size(), 45U + 4U + 6U);
  EXPECT_EQ(pack->components.spaces.size(), 35U + 3U);
  for (const auto& [section, source] : pack->sources)
    EXPECT_FALSE(source.provenance.empty()) << section;
  EXPECT_EQ(pack->sources.size(), 17U + 2U + 6U);
}

TEST(WasserkraftContent, NamesPlaceAndReason) {
  expectProblem(wasserkraftWith("map.json", "\"value\": 5", "\"value\": 6"),
                "map.json: basins.list[0].conduits[0].value", "json_out_of_range");
  expectProblem(wasserkraftWith("map.json", "\"to\": 8", "\"to\": 1"),
                "map.json: basins.list[0].conduits[0].to", "content_uphill");
  expectProblem(wasserkraftWith("map.json", "\"to\": 8", "\"to\": 2"), "map.json: basins.list",
                "content_no_powerhouse_site");
  expectProblem(
      wasserkraftWith("components.json", "{\"water\": 2}", "{\"water\": 2, \"hydro\": 1}"),
      "components.json: contracts.list[4].rewards[1]", "content_one_reward");
  expectProblem(wasserkraftWith("components.json", "\"green-2\"", "\"green-1\""),
                "components.json: contracts.list[1].id", "content_duplicate_id");
  expectProblem(
      wasserkraftWith("components.json", "\"colour\": \"yellow\"", "\"colour\": \"green\""),
      "components.json: contracts.list", "content_contract_counts");
  expectProblem(
      wasserkraftWith("components.json", "\"contract\": \"start-1\"", "\"contract\": \"x\""),
      "components.json: introductory_sets.sets[0].contract", "content_no_such_contract");
}

TEST(WasserkraftContent, MissingAndStrayFilesAreProblems) {
  ContentFiles files = embeddedContent("wasserkraft");
  files.put("maps.json", "{}");
  expectProblem(wasserkraft::readPack(files), "maps.json", "content_unknown_file");
  expectProblem(wasserkraft::readPack(ContentFiles{}), "components.json", "content_file_missing");
}

// A record of the base game stays valid whatever becomes of boxes that were not on the table.
TEST(WasserkraftContent, OnlyWhatIsOnTheTableCountsForTheFingerprint) {
  const auto pack = wasserkraft::readPack(embeddedContent("wasserkraft"));
  const auto works = wasserkraftWith("leeghwater.json", "\"hydro\": 3", "\"hydro\": 2");
  const auto automa = wasserkraftWith("automa.json", "\"points\": 16", "\"points\": 15");
  ASSERT_TRUE(pack.has_value() && works.has_value() && automa.has_value());
  wasserkraft::Options leeghwater;
  leeghwater.leeghwater = true;
  wasserkraft::Options solo;
  solo.levels[3] = wasserkraft::Level::easy;
  const auto print = [](const auto& from, const wasserkraft::Options& options) {
    return wasserkraft::fingerprintOf(*from, options);
  };
  EXPECT_EQ(print(pack, {}), print(works, {}));
  EXPECT_EQ(print(pack, {}), print(automa, {}));
  EXPECT_NE(print(pack, leeghwater), print(works, leeghwater));
  EXPECT_NE(print(pack, solo), print(automa, solo));
}

TEST(WasserkraftContent, MistakesInTheExpansionAndTheAutomaAreNamed) {
  expectProblem(wasserkraftWith("automa.json", "\"turbine-zero-left\"", "\"turbine-none\""),
                "automa.json: automa.occupied.turbine[2]", "content_no_such_space");
  expectProblem(wasserkraftWith("automa.json", "\"headstreams\": [\"a\", \"b\"",
                                "\"headstreams\": [\"a\", \"a\""),
                "automa.json: automa_tiles.list[0].headstreams", "content_headstream_order");
  expectProblem(wasserkraftWith("automa.json", "{\"action\": \"bank\"", "{\"action\": \"discard\""),
                "automa.json: automa_tiles.list[0].actions[7].colour", "json_missing_field");
  expectProblem(wasserkraftWith("leeghwater.json", "\"deck\": \"b\"", "\"deck\": \"a\""),
                "leeghwater.json: external_works.list", "content_work_decks");
}

Expected<std::shared_ptr<const LoadedGame>> load(const Values& options, const Values& deal = {}) {
  static const auto kLibrary = openLibrary();
  return kLibrary->load("wasserkraft", options, deal);
}

TEST(WasserkraftOptions, TheAssignmentFollowsTheRulebook) {
  EXPECT_EQ((*load({}))->options().at("assignment"), "draft");
  EXPECT_EQ((*load({{"mode", "introductory"}}))->options().at("assignment"), "fixed");
  EXPECT_EQ(
      (*load({{"mode", "introductory"}, {"assignment", "random"}}))->options().at("assignment"),
      "random");
}

TEST(WasserkraftOptions, BadValuesAreNamed) {
  EXPECT_EQ(load({{"players", "5"}}).error().code, "players_out_of_range");
  EXPECT_EQ(load({{"players", "0"}}).error().code, "players_out_of_range");
  EXPECT_EQ(load({{"players", "1"}}).error().code, "solo_needs_automas");
  EXPECT_EQ(load({{"mode", "easy"}}).error().place, "options.mode");
  EXPECT_EQ(load({{"mixers", "5"}}).error().code, "bad_option_value");
  EXPECT_EQ(load({{"map", "usa"}}).error().code, "unknown_option");
}

TEST(WasserkraftOptions, AutomasTakeTheLastSeats) {
  const auto game = load({{"players", "3"}, {"automas", "2"}, {"automa1", "hard"}});
  ASSERT_TRUE(game.has_value());
  EXPECT_EQ((*game)->options().at("automas"), "2");
  EXPECT_EQ((*game)->options().at("automa1"), "hard");
  EXPECT_EQ((*game)->options().at("automa2"), "normal");
  const auto again = load((*game)->options());
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ((*again)->options(), (*game)->options());
  const AnyState state = (*game)->rules().initial(Seed{});
  const auto document = (*game)->document(state);
  EXPECT_FALSE(document.at("players").at(0).as_object().contains("automa"));
  EXPECT_EQ(document.at("players").at(1).at("automa").as_string(), "hard");
  EXPECT_EQ(document.at("players").at(2).at("automa").as_string(), "normal");
  EXPECT_EQ(
      document.at("automa").at("stack").at("actions").as_array().back().at("deed").as_string(),
      "bank");
}

TEST(WasserkraftOptions, AutomasNeedAPersonAndTheFullGame) {
  EXPECT_EQ(load({{"players", "2"}, {"automas", "2"}}).error().code, "too_many_automas");
  EXPECT_EQ(load({{"mode", "introductory"}, {"automas", "1"}}).error().code,
            "option_needs_full_game");
  EXPECT_EQ(load({{"mode", "introductory"}, {"leeghwater", "yes"}}).error().place,
            "options.leeghwater");
  EXPECT_EQ(load({{"automa1", "person"}}).error().code, "bad_option_value");
}

TEST(WasserkraftOptions, OpenQuestionsHaveARecommendedAnswer) {
  const Values options = (*load({}))->options();
  EXPECT_EQ(options.at("wording"), "published");
  EXPECT_EQ(options.at("mixers"), "wording");
  EXPECT_EQ(options.at("france"), "wording");
  EXPECT_EQ(options.at("mahiri"), "three");
  EXPECT_EQ(options.at("viktor"), "first");
  EXPECT_EQ(options.at("second_slot"), "four");
  EXPECT_EQ(options.at("icons"), "ignored");
  EXPECT_EQ((*load({{"viktor", "both"}}))->options().at("viktor"), "both");
}

TEST(WasserkraftDocument, LeeghwaterShowsWorksAndBuildings) {
  const auto game = load({{"leeghwater", "yes"}, {"assignment", "random"}});
  ASSERT_TRUE(game.has_value());
  const AnyState state = (*game)->rules().initial(Seed{});
  const auto document = (*game)->document((*game)->rules().redacted(state, Viewer::spectator()));
  const auto& leeghwater = document.at("leeghwater").as_object();
  EXPECT_EQ(leeghwater.at("rows").as_array().size(), 5U);
  EXPECT_EQ(leeghwater.at("works").at("open").as_array().size(), 3U);
  EXPECT_TRUE(leeghwater.at("works").at("stack").at(0).is_null()) << "face down";
  EXPECT_EQ(leeghwater.at("rows").at(0).at("slots").as_array().size(), 4U);
  EXPECT_TRUE(document.at("players").at(0).as_object().contains("works"));
  EXPECT_FALSE((*load({}))->document((*load({}))->rules().initial(Seed{})).contains("leeghwater"));
}

TEST(WasserkraftDeals, AreReadAndWritten) {
  const Values deal = {{"order", "2 1"},
                       {"headstreams", "3 1"},
                       {"bonuses", "bases tiles"},
                       {"objective", "connections"},
                       {"national", "national-4"},
                       {"green", "green-10 green-2"},
                       {"neutral", "1 5 8"},
                       {"tiles", "joker-1 base-3"},
                       {"companies", "usa france"},
                       {"officers", "mahiri anton jill"},
                       {"starts", "start-4"}};
  const auto game = load({{"players", "2"}}, deal);
  ASSERT_TRUE(game.has_value()) << game.error().place << ' ' << game.error().code;
  EXPECT_EQ((*game)->deal(), deal);
}

TEST(WasserkraftDeals, BadOnesAreRefused) {
  const Values two = {{"players", "2"}};
  EXPECT_EQ(load(two, {{"order", "1 1"}}).error().code, "deal_order");
  EXPECT_EQ(load(two, {{"order", "7"}}).error().code, "bad_deal_value");
  EXPECT_EQ(load(two, {{"pile", "1"}}).error().code, "unknown_deal");
  EXPECT_EQ(load(two, {{"green", "yellow-1"}}).error().code, "deal_unknown");
  EXPECT_EQ(load(two, {{"tiles", "base"}}).error().code, "deal_unknown");
  EXPECT_EQ(load(two, {{"neutral", "1 2"}}).error().code, "deal_area");
  EXPECT_EQ(load(two, {{"automa", "3"}}).error().code, "deal_count");
  EXPECT_EQ(load(two, {{"works", "work-a1"}}).error().code, "deal_count");
  const Values dutch = {{"players", "2"}, {"leeghwater", "yes"}};
  EXPECT_EQ(load(dutch, {{"removed", "base-1 joker-1"}}).error().code, "deal_twice");
  EXPECT_TRUE(load(dutch, {{"works", "work-a3 work-b1"}, {"buildings", "wind-farm"}}).has_value());
}

}  // namespace
}  // namespace spannung
