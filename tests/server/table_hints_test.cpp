// Fair play: who may ask for a hint, and who is told of it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/table_play.h"

namespace spannung::server::testing {
namespace {

namespace json = boost::json;

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Values kAdaFirst = {{"order", "1 2"}};

Play tableOf(std::vector<SeatPlan> seats, bool hints, const Values& deal = kAdaFirst) {
  Creation wanted = gathered("ada", std::move(seats), {}, deal);
  wanted.hints = hints;
  return Play(wanted);
}

// What asking leads to: "free", "told", or the code of the problem.
std::string asks(Play& play, const PersonId& who, int seat = 0) {
  const auto decided = play.table().decideHint(who, seat, play.later());
  if (!decided) return decided.error().code;
  if (!*decided) return "free";
  return play.does(**decided) == "ok" ? "told" : "refused";
}

std::vector<std::string> hintLines(const Table& table) {
  std::vector<std::string> lines;
  const TableView view(table, "", Eyes::of(Viewer::spectator()), Language::english);
  for (const json::value& line : view.logLines(0))
    if (line.at("code") == "table.hinted") lines.emplace_back(line.at("text").as_string());
  return lines;
}

TEST(Hints, areFreeAgainstBotsOnly) {
  Play play = tableOf({person("ada", "Ada"), bot()}, false);
  EXPECT_EQ(asks(play, "ada"), "not_started");
  ASSERT_EQ(play.starts("ada"), "ok");
  EXPECT_EQ(play.view("ada").at("hints"), "free");
  EXPECT_EQ(asks(play, "ada"), "free");
  EXPECT_THAT(hintLines(play.table()), IsEmpty());
}

TEST(Hints, areOffBetweenPeople) {
  Play play = tableOf({person("ada", "Ada"), person("grace", "Grace")}, false);
  ASSERT_EQ(play.starts("ada"), "ok");
  EXPECT_EQ(play.view("grace").at("hints"), "off");
  EXPECT_EQ(asks(play, "ada"), "hints_off");
  EXPECT_EQ(asks(play, "ada", 1), "hints_off");
}

TEST(Hints, areOffBetweenPeopleAtOneScreen) {
  Play play = tableOf({person("ada", "Ada"), person("ada", "Grace")}, false);
  ASSERT_EQ(play.starts("ada"), "ok");
  EXPECT_EQ(asks(play, "ada", 1), "hints_off");
}

TEST(Hints, ofATableThatStillGathersCountOpenSeatsAsPeople) {
  EXPECT_EQ(Play(creation("ada", {person("ada", "Ada"), openSeat()})).view("ada").at("hints"),
            "off");
}

TEST(Hints, areForNobodyElsesSeat) {
  Play play = tableOf({person("ada", "Ada"), person("grace", "Grace")}, true);
  ASSERT_EQ(play.starts("ada"), "ok");
  EXPECT_EQ(asks(play, "mallory"), "not_your_seat") << "a watcher";
  EXPECT_EQ(asks(play, ""), "not_your_seat");
  EXPECT_EQ(asks(play, "mallory", 1), "not_seated");
  EXPECT_EQ(asks(play, "grace", 1), "not_your_seat");
  EXPECT_EQ(asks(play, "grace"), "not_your_turn");
}

TEST(Hints, thatATableAllowsAreToldToEverybody) {
  Play play = tableOf({person("ada", "Ada"), person("grace", "Grace")}, true);
  ASSERT_EQ(play.starts("ada"), "ok");
  EXPECT_EQ(play.view("ada").at("hints"), "told");
  EXPECT_EQ(asks(play, "ada"), "told");
  EXPECT_THAT(hintLines(play.table()), ElementsAre("Ada used a hint."));
  EXPECT_EQ(play.view("grace").at("seats").at(0).at("hints"), 1);
  EXPECT_EQ(asks(play, "ada"), "free") << "the same question tells nothing new";
  ASSERT_EQ(play.moves("ada", "nominate 4"), "ok");
  EXPECT_EQ(asks(play, "ada"), "told");
  EXPECT_EQ(play.view("grace").at("seats").at(0).at("hints"), 2);
}

TEST(Hints, areKnownAfterARestart) {
  Play play = tableOf({person("ada", "Ada"), person("grace", "Grace")}, true);
  ASSERT_EQ(play.starts("ada"), "ok");
  ASSERT_EQ(asks(play, "ada"), "told");
  const auto again = Table::open(shelf(), "table1", play.log());
  ASSERT_TRUE(again.has_value());
  EXPECT_EQ(again->hintRule(), HintRule::told);
  EXPECT_EQ(again->chairs()[0].hints, 1);
  EXPECT_THAT(hintLines(*again), ElementsAre("Ada used a hint."));
}

TEST(Hints, cannotBeHiddenByTakingBack) {
  Play play = tableOf({person("ada", "Ada"), person("grace", "Grace")}, true);
  ASSERT_EQ(play.starts("ada"), "ok");
  ASSERT_EQ(play.moves("ada", "nominate 4"), "ok");
  ASSERT_EQ(asks(play, "ada"), "told");
  const std::uint64_t seen = play.table().version();
  ASSERT_EQ(play.undoes("ada", 0), "ok") << "freely";
  EXPECT_THAT(hintLines(play.table()), ElementsAre("Ada used a hint."));
  EXPECT_EQ(play.view("grace").at("seats").at(0).at("hints"), 1);
  EXPECT_EQ(play.table().logFrom(seen, 1), 0) << "whoever has seen it sees it again where it went";
  EXPECT_EQ(asks(play, "ada"), "told") << "another position";
}

TEST(Hints, stayAsTheyAreInARematch) {
  Play play = tableOf({person("ada", "Ada"), person("grace", "Grace")}, true);
  ASSERT_EQ(play.starts("ada"), "ok");
  EXPECT_TRUE(play.table().rematchOf(kSecret, {"x", "y"}, 9).hints);
}

TEST(Hints, ofOldLogsAreOffBetweenPeople) {
  Play play = tableOf({person("ada", "Ada"), person("grace", "Grace")}, true);
  std::string created = play.log().front();
  const std::string field = R"(,"hints":true)";
  ASSERT_NE(created.find(field), std::string::npos) << created;
  created.erase(created.find(field), field.size());
  const auto table = Table::open(shelf(), "old", std::vector<std::string>{created});
  ASSERT_TRUE(table.has_value()) << table.error().place;
  EXPECT_EQ(table->hintRule(), HintRule::off);
}

}  // namespace
}  // namespace spannung::server::testing
