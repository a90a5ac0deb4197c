// What a fingerprint stands for: every printed value, and nothing that only people look at.
#include "games/core/fingerprint.h"

#include <set>
#include <string>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "games/funkenschlag/content_reader.h"
#include "games/pampero/content_reader.h"
#include "games/powerline/content_reader.h"
#include "games/wasserkraft/content_reader.h"
#include "tests/games/changed_content.h"

namespace spannung {
namespace {

namespace json = boost::json;

struct Printed {
  const char* game;
  CanonicalContent (*canonical)(const ContentFiles&);
  std::set<std::string> forPeople;
};

std::ostream& operator<<(std::ostream& out, const Printed& printed) { return out << printed.game; }

const std::set<std::string> kEverywhere = {
    "schema", "edition", "provenance", "note", "notice", "names", "x", "y", "aspect_ratio"};

void changeLeaf(json::value& leaf) {
  if (auto* truth = leaf.if_bool())
    *truth = !*truth;
  else if (auto* text = leaf.if_string())
    *text += 'x';
  else
    leaf = leaf.is_int64() ? json::value(leaf.as_int64() + 1) : json::value(leaf.as_double() / 2);
}

// Changes one leaf of a section after the other, and asks for each whether that is noticed.
class Walk {
 public:
  Walk(const Printed& printed, std::string path, const json::key_value_pair& section)
      : printed_(printed),
        path_(std::move(path)),
        root_(json::object{{section.key(), section.value()}}),
        original_(now()) {
    visit(root_, path_ + ": ", false);
  }

  int leaves() const { return leaves_; }

 private:
  void visit(json::value& value, const std::string& place, bool forPeople) {
    if (auto* list = value.if_array())
      for (json::value& item : *list) visit(item, place + "[]", forPeople);
    else if (auto* object = value.if_object())
      for (auto& field : *object)
        visit(field.value(), place + "." + std::string(field.key()),
              forPeople || isForPeople(field.key()));
    else
      compare(value, place, forPeople);
  }

  bool isForPeople(const std::string& name) const {
    return kEverywhere.contains(name) || printed_.forPeople.contains(name);
  }

  void compare(json::value& leaf, const std::string& place, bool forPeople) {
    const json::value before = leaf;
    changeLeaf(leaf);
    EXPECT_EQ(now() == original_, forPeople) << place << ' ' << leaf;
    leaf = before;
    ++leaves_;
  }

  std::string now() const {
    ContentFiles file;
    file.put(path_, json::serialize(root_));
    return printed_.canonical(file).fingerprint({path_});
  }

  const Printed& printed_;
  std::string path_;
  json::value root_;
  std::string original_;
  int leaves_ = 0;
};

class Fingerprints : public ::testing::TestWithParam<Printed> {};

TEST_P(Fingerprints, everyPrintedValueCountsAndNothingThatIsForPeople) {
  const ContentFiles files = embeddedContent(GetParam().game);
  for (const auto& [path, text] : files.texts()) {
    const json::value file = json::parse(text);
    for (const auto& section : file.as_object())
      EXPECT_GT(Walk(GetParam(), path, section).leaves(), 0) << path;
  }
}

INSTANTIATE_TEST_SUITE_P(
    EveryGame, Fingerprints,
    ::testing::Values(
        Printed{"funkenschlag", funkenschlag::canonicalContent, {"color", "recommended", "checks"}},
        Printed{"pampero", pampero::canonicalContent, {"polygon", "outline", "river"}},
        Printed{"powerline", powerline::canonicalContent, {"segments"}},
        Printed{"wasserkraft", wasserkraft::canonicalContent, {}}),
    [](const auto& printed) { return std::string(printed.param.game); });

TEST(Fingerprint, isThatOfTheMapInPlay) {
  ContentFiles dearer = embeddedContent("funkenschlag");
  std::string usa = *dearer.find("maps/usa.json");
  usa.replace(usa.find("\"cost\": 3}"), 10, "\"cost\": 4}");
  dearer.put("maps/usa.json", usa.replace(usa.find("907"), 3, "908"));
  const ContentFiles built = embeddedContent("funkenschlag");
  const auto printed = [](const ContentFiles& files, const char* map) {
    return openGame("funkenschlag", files).value()->load({{"map", map}}, {}).value()->fingerprint();
  };
  EXPECT_EQ(printed(built, "germany"), printed(dearer, "germany"));
  EXPECT_NE(printed(built, "usa"), printed(dearer, "usa"));
  EXPECT_NE(printed(built, "usa"), printed(built, "germany"));
}

TEST(Fingerprint, dependsOnTheOrderOfListsButNotOfFields) {
  const auto of = [](const std::string& text) {
    ContentFiles files;
    files.put("a", text);
    return CanonicalContent(files).fingerprint({"a"});
  };
  EXPECT_EQ(of(R"({"a": 1, "b": 2})"), of("\xEF\xBB\xBF{\"b\": 2,\n \"a\": 1}"));
  EXPECT_NE(of("[1, 2]"), of("[2, 1]"));
  EXPECT_NE(of(R"({"a": 1})"), of(R"({"b": 1})"));
}

// A corrected pack has another fingerprint, which no earlier one stands for.
TEST(Fingerprint, anEarlierOneMeansTheValuesOfThenOnly) {
  const Library corrected = spannung::testing::correctedLibrary();
  EXPECT_TRUE(
      openLibrary()->load("funkenschlag", {}, {}).value()->isPlayedWith("2e78462ea4b65ede"));
  EXPECT_FALSE(corrected.load("funkenschlag", {}, {}).value()->isPlayedWith("2e78462ea4b65ede"));
}

}  // namespace
}  // namespace spannung
