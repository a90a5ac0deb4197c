#include "texts/catalogue.h"

#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/texts/term_texts.h"

namespace spannung {
namespace {

using testing::kLanguages;

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(Catalogue, FillsTheTemplateOfAKey) {
  const Catalogue texts(Templates{{"greeting", "Hello {who}"}});
  EXPECT_EQ(texts.text("greeting", {{"who", "Ada"}}), "Hello Ada");
  EXPECT_EQ(texts.text("greeting"), "Hello {who}");
}

TEST(Catalogue, ShowsAMissingKey) {
  EXPECT_EQ(Catalogue(Templates{}).text("no.such", {{"n", "0"}}), "[no.such]");
}

TEST(Catalogue, PrefersTheVariantForNothing) {
  const Catalogue texts(Templates{{"got", "{count} tokens"}, {"got/no_count", "nothing"}});
  EXPECT_EQ(texts.text("got", {{"count", "0"}}), "nothing");
  EXPECT_EQ(texts.text("got", {{"count", ""}}), "nothing");
  EXPECT_EQ(texts.text("got", {{"count", "10"}}), "10 tokens");
}

TEST(Catalogue, VariantsForNothingAddUp) {
  const Catalogue texts(Templates{{"run", "{coal} coal {oil} oil"},
                                  {"run/no_coal", "{oil} oil"},
                                  {"run/no_oil", "{coal} coal"},
                                  {"run/no_coal/no_oil", "for free"}});
  EXPECT_EQ(texts.text("run", {{"coal", "1"}, {"oil", "2"}}), "1 coal 2 oil");
  EXPECT_EQ(texts.text("run", {{"coal", "0"}, {"oil", "2"}}), "2 oil");
  EXPECT_EQ(texts.text("run", {{"coal", "1"}, {"oil", "0"}}), "1 coal");
  EXPECT_EQ(texts.text("run", {{"coal", "0"}, {"oil", "0"}}), "for free");
}

std::set<std::string> keysOf(const Catalogue& texts) {
  std::set<std::string> keys;
  for (const auto& [key, pattern] : texts.templates()) keys.insert(key);
  return keys;
}

TEST(CatalogueFiles, BothLanguagesHaveTheSameKeys) {
  EXPECT_EQ(keysOf(catalogue(Language::english)), keysOf(catalogue(Language::german)));
}

TEST(CatalogueFiles, BothLanguagesHaveTheSameGaps) {
  const Templates& german = catalogue(Language::german).templates();
  for (const auto& [key, pattern] : catalogue(Language::english).templates()) {
    const auto found = german.find(key);
    ASSERT_NE(found, german.end()) << key;
    EXPECT_EQ(gapNames(pattern), gapNames(found->second)) << key;
  }
}

TEST(CatalogueFiles, NoTextIsEmptyOrHasAStrayBlank) {
  const std::regex stray("^ | $|  | [.,;:]|\\n");
  for (const Language language : kLanguages)
    for (const auto& [key, pattern] : catalogue(language).templates()) {
      EXPECT_THAT(pattern, Not(IsEmpty())) << key;
      EXPECT_FALSE(std::regex_search(pattern, stray)) << key << ": " << pattern;
    }
}

// A JSON parser keeps the last of two equal keys without a word, so this reads the lines.
std::vector<std::string> keysInLines(std::string_view json) {
  const std::regex leadingKey(R"re(^\s*"([^"]+)"\s*:)re");
  std::istringstream lines{std::string(json)};
  std::vector<std::string> keys;
  std::smatch match;
  for (std::string line; std::getline(lines, line);)
    if (std::regex_search(line, match, leadingKey)) keys.push_back(match[1]);
  return keys;
}

TEST(CatalogueFiles, NoKeyAppearsTwice) {
  for (const Language language : kLanguages) {
    std::set<std::string> seen;
    for (const CatalogueFile& file : catalogueFiles(language)) {
      const auto keys = keysInLines(file.bytes);
      EXPECT_EQ(keys.size(), file.templates.size()) << file.path << ": one line a key, each once";
      for (const std::string& key : keys)
        EXPECT_TRUE(seen.insert(key).second) << key << " again in " << file.path;
    }
  }
}

// A game is a Spiel, one that is played a Partie; a Leitung is never called a Linie.
TEST(CatalogueFiles, GermanHasOneWordForOneThing) {
  for (const auto& [key, pattern] : catalogue(Language::german).templates()) {
    EXPECT_FALSE(std::regex_search(pattern, std::regex("[Dd]as Spiel ist zu Ende"))) << key;
    if (key.find("powerline.") != std::string::npos) {
      EXPECT_THAT(pattern, Not(HasSubstr("Linie"))) << key;
    }
  }
}

TEST(CatalogueFiles, VariantsForNothingBelongToAKey) {
  const Catalogue& texts = catalogue(Language::english);
  for (const auto& [key, pattern] : texts.templates())
    EXPECT_TRUE(texts.has(key.substr(0, key.find('/')))) << key;
}

}  // namespace
}  // namespace spannung
