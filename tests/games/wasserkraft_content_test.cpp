// The content pack of Wasserkraft, what is refused in it, and options and deals as text.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/content_files.h"
#include "games/library.h"
#include "games/wasserkraft/content_reader.h"

namespace spannung {
namespace {

// The built-in pack with one text replaced by another.
Expected<wasserkraft::Pack> readChanged(const std::string& file, const std::string& from,
                                        const std::string& to) {
  ContentFiles files = embeddedContent("wasserkraft");
  std::string text = *files.find(file);
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  files.put(file, text);
  return wasserkraft::readPack(files);
}

void expectProblem(const Expected<wasserkraft::Pack>& pack, const std::string& place,
                   const std::string& code) {
  ASSERT_FALSE(pack.has_value());
  EXPECT_EQ(pack.error().place, place);
  EXPECT_EQ(pack.error().code, code);
}

TEST(WasserkraftContent, TheBuiltInPackIsComplete) {
  const auto pack = wasserkraft::readPack(embeddedContent("wasserkraft"));
  ASSERT_TRUE(pack.has_value());
  EXPECT_EQ(pack->components.contracts.size(), 45U + 4U + 6U);
  EXPECT_EQ(pack->components.spaces.size(), 35U);
  for (const auto& [section, source] : pack->sources) EXPECT_FALSE(source.kind.empty()) << section;
  EXPECT_EQ(pack->sources.size(), 17U);
}

TEST(WasserkraftContent, NamesPlaceAndReason) {
  expectProblem(readChanged("map.json", "\"value\": 5", "\"value\": 6"),
                "map.json: basins.list[0].conduits[0].value", "json_out_of_range");
  expectProblem(readChanged("map.json", "\"to\": 8", "\"to\": 1"),
                "map.json: basins.list[0].conduits[0].to", "content_uphill");
  expectProblem(readChanged("map.json", "\"to\": 8", "\"to\": 2"), "map.json: basins.list",
                "content_no_powerhouse_site");
  expectProblem(readChanged("components.json", "{\"water\": 2}", "{\"water\": 2, \"hydro\": 1}"),
                "components.json: contracts.list[4].rewards[1]", "content_one_reward");
  expectProblem(readChanged("components.json", "\"green-2\"", "\"green-1\""),
                "components.json: contracts.list[1].id", "content_duplicate_id");
  expectProblem(readChanged("components.json", "\"colour\": \"yellow\"", "\"colour\": \"green\""),
                "components.json: contracts.list", "content_contract_counts");
  expectProblem(readChanged("components.json", "\"contract\": \"start-1\"", "\"contract\": \"x\""),
                "components.json: introductory_sets.sets[0].contract", "content_no_such_contract");
}

TEST(WasserkraftContent, MissingAndStrayFilesAreProblems) {
  ContentFiles files = embeddedContent("wasserkraft");
  files.put("maps.json", "{}");
  expectProblem(wasserkraft::readPack(files), "maps.json", "content_unknown_file");
  expectProblem(wasserkraft::readPack(ContentFiles{}), "components.json", "content_file_missing");
}

TEST(WasserkraftContent, AChangedValueChangesTheFingerprint) {
  const auto pack = wasserkraft::readPack(embeddedContent("wasserkraft"));
  const auto changed = readChanged("components.json", "\"requirement\": 2", "\"requirement\": 3");
  ASSERT_TRUE(pack.has_value() && changed.has_value());
  EXPECT_NE(wasserkraft::canonicalContent(pack->components, pack->map),
            wasserkraft::canonicalContent(changed->components, changed->map));
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
  EXPECT_EQ(load({{"mode", "easy"}}).error().place, "options.mode");
  EXPECT_EQ(load({{"mixers", "5"}}).error().code, "bad_option_value");
  EXPECT_EQ(load({{"map", "usa"}}).error().code, "unknown_option");
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
}

}  // namespace
}  // namespace spannung
