#include "base/json_reader.h"

#include <string>

#include <gtest/gtest.h>

namespace spannung {
namespace {

Problem problemOf(const std::string& text) {
  return JsonDocument("file.json", text).problem().value_or(Problem{});
}

TEST(JsonDocument, knowsLineAndColumnOfAMistake) {
  EXPECT_EQ(problemOf("{\n  \"a\": 1,\n  \"b\": ?\n}"),
            (Problem{"file.json:3:8", "json_syntax", {{"line", "3"}, {"column", "8"}}}));
  EXPECT_EQ(problemOf("{\"ä\": ?}").place, "file.json:1:7");
}

TEST(JsonDocument, tellsMistakesApart) {
  EXPECT_EQ(problemOf(""), (Problem{"file.json", "json_empty"}));
  EXPECT_EQ(problemOf(" \n\t").code, "json_empty");
  EXPECT_EQ(problemOf("{\"a\": [1, 2").code, "json_incomplete");
  EXPECT_EQ(problemOf("{} {}").code, "json_extra_text");
  EXPECT_EQ(problemOf("{} {}").place, "file.json:1:4");
  EXPECT_EQ(problemOf(std::string(17, '[')).code, "json_too_deep");
  EXPECT_EQ(problemOf("\"\xC3\x28\"").code, "json_syntax");
}

TEST(JsonDocument, acceptsAByteOrderMarkAndBlankLinesAtTheEnd) {
  EXPECT_EQ(problemOf("\xEF\xBB\xBF{}\n\n"), Problem{});
  EXPECT_EQ(problemOf("12"), Problem{});
}

TEST(JsonReader, readsEachType) {
  JsonDocument document("file.json", R"({"i": -3, "n": 0.5, "b": true, "s": "ä", "l": [1, 2]})");
  const JsonObject object = document.root().object({"i", "n", "b", "s", "l"});
  EXPECT_EQ(object["i"].integer(-5, 5), -3);
  EXPECT_EQ(object["n"].number(0, 1), 0.5);
  EXPECT_EQ(object["i"].number(-9, 1), -3);
  EXPECT_TRUE(object["b"].boolean());
  EXPECT_EQ(object["s"].string(2), "ä");
  EXPECT_EQ(object["s"].choice({"a", "ä"}), 1U);
  EXPECT_EQ(object["l"].array(1, 2)[1].integer(0, 9), 2);
  EXPECT_FALSE(document.problem());
}

TEST(JsonReader, findsOptionalFields) {
  JsonDocument document("file.json", R"({"a": 1})");
  const JsonObject object = document.root().object({"a", "b"});
  EXPECT_TRUE(object.find("a"));
  EXPECT_FALSE(object.find("b"));
  EXPECT_FALSE(document.problem());
}

TEST(JsonReader, keepsTheFirstProblemOnly) {
  JsonDocument document("file.json", R"({"a": {"b": [0, "x"]}})");
  const JsonObject object = document.root().object({"a"})["a"].object({"b"});
  EXPECT_EQ(object["b"].array(0, 9)[1].integer(3, 9), 3);
  EXPECT_EQ(object["c"].integer(4, 9), 4);
  EXPECT_EQ(*document.problem(),
            (Problem{"file.json: a.b[1]", "json_not_an_integer", {{"value", "\"x\""}}}));
}

TEST(JsonReader, standsInForWhatIsMissing) {
  JsonDocument document("file.json", "[]");
  const JsonObject object = document.root().object({"a"});
  EXPECT_TRUE(object["a"].array(1, 1).empty());
  EXPECT_EQ(object["a"].string(5), "");
  EXPECT_EQ(object["a"].number(0.5, 1), 0.5);
  EXPECT_FALSE(object["a"].boolean());
  EXPECT_FALSE(object.find("a"));
  EXPECT_EQ(object["a"].object({"b"})["b"].choice({"x"}), 0U);
  EXPECT_EQ(*document.problem(), (Problem{"file.json", "json_not_an_object", {{"value", "[…]"}}}));
}

TEST(JsonReader, quotesLongValuesInShort) {
  JsonDocument document("file.json", '"' + std::string(100, 'x') + "\"");
  document.root().integer(0, 1);
  EXPECT_EQ(document.problem()->details.at("value"), '"' + std::string(39, 'x') + "…");
}

TEST(JsonReader, namesUnknownFields) {
  JsonDocument document("file.json", R"({"a": 1, "prise": 2})");
  document.root().object({"a", "price"});
  EXPECT_EQ(*document.problem(),
            (Problem{"file.json: prise", "json_unknown_field", {{"known", "a, price"}}}));
}

}  // namespace
}  // namespace spannung
