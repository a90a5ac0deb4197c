// What everybody is told when somebody refuses, resigns, stops a game or wants another one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "record/replay.h"
#include "tests/server/table_play.h"

namespace spannung::server::testing {
namespace {

namespace json = boost::json;

std::string lastLine(const Play& play, Language language = Language::english) {
  const TableView view(play.table(), "", Eyes::of(Viewer::spectator()), language);
  return std::string(view.logLines(0).back().at("text").as_string());
}

class BetweenTwo : public ::testing::Test {
 protected:
  BetweenTwo() { EXPECT_EQ(play_.starts("ada"), "ok"); }
  const Table& table() const { return play_.table(); }

  Play play_{
      gathered("ada", {person("ada", "Ada"), person("grace", "Grace")}, {}, {{"order", "1 2"}})};
};

TEST_F(BetweenTwo, aRefusedTakeBackIsTold) {
  ASSERT_EQ(play_.moves("ada", "nominate 4"), "ok");
  ASSERT_EQ(play_.moves("ada", "bid 4"), "ok");
  ASSERT_EQ(play_.moves("grace", "bid 5"), "ok");
  ASSERT_EQ(play_.undoes("ada", 1), "ok");
  EXPECT_EQ(play_.view("ada").at("ask").at("mine"), true);
  EXPECT_EQ(play_.view("grace").at("ask").at("mine"), false);
  ASSERT_EQ(play_.answers("grace", false), "ok");
  EXPECT_EQ(lastLine(play_), "Grace does not agree to taking back.");
  EXPECT_EQ(lastLine(play_, Language::german),
            "Grace ist nicht einverstanden, Züge zurückzunehmen.");
}

TEST_F(BetweenTwo, takingTheQuestionBackTellsNothing) {
  ASSERT_EQ(play_.does(table().decideAbandon("ada", 1)), "ok");
  ASSERT_EQ(play_.answers("ada", false), "ok");
  EXPECT_EQ(table().notices().back().kind, NoticeKind::given) << "the order of this test";
}

TEST_F(BetweenTwo, whoeverWillNotStopSaysSo) {
  ASSERT_EQ(play_.does(table().decideAbandon("ada", 1)), "ok");
  ASSERT_EQ(play_.answers("grace", false), "ok");
  EXPECT_EQ(lastLine(play_), "Grace does not agree to stopping the game.");
}

TEST_F(BetweenTwo, aResignationEndsTheGame) {
  ASSERT_EQ(play_.moves("ada", "nominate 4"), "ok");
  ASSERT_EQ(play_.does(table().decideResign("ada", 0, "", 5)), "ok");
  EXPECT_EQ(table().status(), TableStatus::finished);
  EXPECT_TRUE(table().active().empty());
  EXPECT_EQ(lastLine(play_), "Ada resigns; the game is over.");
  const json::object seen = play_.view("grace");
  EXPECT_EQ(seen.at("finished"), true);
  EXPECT_EQ(seen.at("ending").at("kind"), "resigned");
  EXPECT_EQ(seen.at("ending").at("seat"), 1);
  EXPECT_EQ(seen.at("result").at("standings").at(0).at("seat"), 2) << "the other one has won";
  EXPECT_EQ(seen.at("result").at("standings").at(0).at("rank"), 1);
  EXPECT_EQ(seen.at("result").at("standings").at(1).at("rank"), 2);
  EXPECT_EQ(seen.at("result").at("decided_label"), "Ada has resigned.");
  const json::object listed = summaryObject(table().summary(), "grace", Language::english);
  EXPECT_EQ(listed.at("standings").at(0).at("seat"), 2);
  EXPECT_EQ(listed.at("standings").at(0).at("score"), nullptr);
  EXPECT_EQ(play_.moves("grace", "pass", 2), "table_over");
  EXPECT_EQ(play_.does(table().decideResign("grace", 0, "", 6)), "table_over");
  const auto record = readRecord(writeRecord(table().record()));
  ASSERT_TRUE(record.has_value());
  EXPECT_TRUE(replay(library(), *record).has_value());
  EXPECT_NE(writeRecord(table().record()).find("Ada resigned after move 1."), std::string::npos);
}

TEST_F(BetweenTwo, aResignationOfAnOldLogLetsABotPlayOn) {
  std::vector<std::string> log = play_.log();
  log.emplace_back(R"({"type":"resigned","seat":1,"bot":"random","at":5})");
  const auto old = Table::open(shelf(), "table1", log);
  ASSERT_TRUE(old.has_value());
  EXPECT_EQ(old->status(), TableStatus::running);
  EXPECT_EQ(old->chairs()[0].kind, SeatKind::bot);
}

TEST_F(BetweenTwo, aStoppedGameSaysWhoWantedIt) {
  ASSERT_EQ(play_.does(table().decideAbandon("ada", 1)), "ok");
  ASSERT_EQ(play_.answers("grace", true), "ok");
  EXPECT_EQ(lastLine(play_), "The game is stopped at Ada’s request; everybody has agreed.");
  const json::object seen = play_.view("grace");
  EXPECT_EQ(seen.at("ending").at("kind"), "stopped");
  EXPECT_EQ(seen.at("ending").at("by"), "Ada");
  EXPECT_EQ(seen.at("ending").at("agreed"), true);
  EXPECT_FALSE(seen.contains("result"));
}

TEST_F(BetweenTwo, onceMoreSaysWhoWantsIt) {
  ASSERT_EQ(play_.does(table().decideResign("grace", 0, "", 5)), "ok");
  EXPECT_EQ(play_.view("ada").at("rematch_by"), nullptr);
  ASSERT_EQ(play_.does(table().decideRematch("grace", "next", 6)), "ok");
  EXPECT_EQ(play_.view("ada").at("rematch"), "next");
  EXPECT_EQ(play_.view("ada").at("rematch_by"), "Grace");
  std::vector<std::string> old = play_.log();
  old.back() = R"({"type":"rematched","table":"next","at":6})";
  const auto opened = Table::open(shelf(), "table1", old);
  ASSERT_TRUE(opened.has_value());
  EXPECT_EQ(opened->rematchBy(), "");
}

TEST(Alone, stoppingNamesWhoeverDidIt) {
  Play play(gathered("ada", {person("ada", "Ada"), bot()}));
  ASSERT_EQ(play.starts("ada"), "ok");
  ASSERT_EQ(play.does(play.table().decideAbandon("ada", 1)), "ok");
  EXPECT_EQ(lastLine(play), "Ada stops the game.");
  EXPECT_EQ(play.view("ada").at("ending").at("agreed"), false);
}

TEST(Alone, nobodyIsAskedBeforeTakingBack) {
  Play play(gathered("ada", {person("ada", "Ada"), bot()}, {}, {{"order", "1 2"}}));
  ASSERT_EQ(play.starts("ada"), "ok");
  TestDice dice("alone");
  while (play.view("ada").at("undo").is_null() || play.view("ada").at("undo").at("free") == true)
    ASSERT_EQ(play.playsAny(*dice), "ok");
  EXPECT_EQ(play.view("ada").at("undo").at("asks"), false);
}

TEST(AmongMore, aBotPlaysOnForWhoeverResigns) {
  Play play(gathered("ada", {person("ada", "Ada"), person("grace", "Grace"), bot()}));
  ASSERT_EQ(play.starts("ada"), "ok");
  ASSERT_EQ(play.does(play.table().decideResign("ada", 0, "random", 1)), "ok");
  EXPECT_EQ(play.table().status(), TableStatus::running);
  EXPECT_EQ(play.table().ending(), std::nullopt);
  EXPECT_EQ(play.table().hintRule(), HintRule::free) << "only bots are left against Grace";
}

}  // namespace
}  // namespace spannung::server::testing
