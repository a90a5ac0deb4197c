// A tournament on disk: continued after an interruption, refused if it is another one or damaged.
#include "ai/arena/arena_file.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "tests/arena/arena_table.h"
#include "tests/cli/scratch.h"

namespace spannung::testing {
namespace {

SimulatedGame madeUpGame(int index) {
  return {.index = index, .rounds = 9, .plies = 300, .ranks = {2, 1}, .scores = {-4, 17}};
}

class ArenaFileTest : public ::testing::Test {
 protected:
  std::string path() const { return scratch_.path("games.jsonl"); }

  std::vector<SimulatedGame> opened(const ArenaPlan& plan) const {
    const auto file = ArenaFile::open(path(), plan);
    EXPECT_TRUE(file.has_value()) << file.error().code;
    return file ? file->games() : std::vector<SimulatedGame>{};
  }

  Problem refused(const ArenaPlan& plan) const {
    const std::string before = readFile(path());
    const auto file = ArenaFile::open(path(), plan);
    EXPECT_FALSE(file.has_value());
    EXPECT_EQ(readFile(path()), before);  // whoever made it may still need it
    return file ? Problem{} : file.error();
  }

  void appendText(const std::string& text) const { writeFile(path(), readFile(path()) + text); }

  // A file with games 0 and 2.
  void begin() const {
    auto file = ArenaFile::open(path(), plan_);
    ASSERT_TRUE(file.has_value());
    EXPECT_TRUE(file->append(madeUpGame(0)).has_value());
    EXPECT_TRUE(file->append(madeUpGame(2)).has_value());
  }

  const ArenaPlan plan_ = smallPlan({"greedy", "random"}, 4);

 private:
  Scratch scratch_;
};

TEST_F(ArenaFileTest, GivesBackWhatWasAppended) {
  begin();
  EXPECT_EQ(opened(plan_), (std::vector{madeUpGame(0), madeUpGame(2)}));
}

TEST_F(ArenaFileTest, ALastLineThatBreaksOffIsForgotten) {
  begin();
  const std::string whole = readFile(path());
  for (const std::size_t missing : {1U, 5U, 40U}) {
    writeFile(path(), whole.substr(0, whole.size() - missing));
    EXPECT_EQ(opened(plan_), std::vector{madeUpGame(0)}) << missing;
  }
  auto file = ArenaFile::open(path(), plan_);
  ASSERT_TRUE(file.has_value());
  ASSERT_TRUE(file->append(madeUpGame(2)).has_value());
  EXPECT_EQ(readFile(path()), whole);
}

TEST_F(ArenaFileTest, AFirstLineThatBreaksOffIsBegunAgain) {
  writeFile(path(), arenaHeader(plan_).line().substr(0, 20));
  EXPECT_TRUE(opened(plan_).empty());
  EXPECT_EQ(readFile(path()), arenaHeader(plan_).line());
}

TEST_F(ArenaFileTest, MayBeMadeLongerButNotShorter) {
  begin();
  EXPECT_EQ(opened(smallPlan({"greedy", "random"}, 8)).size(), 2U);
  const Problem problem = refused(smallPlan({"greedy", "random"}, 2));
  EXPECT_EQ(problem.code, "game_number_beyond");
  EXPECT_EQ(problem.place, path() + ", line 3, game");
}

TEST_F(ArenaFileTest, AnotherTournamentIsRefusedWithAllDifferences) {
  begin();
  const auto differences = [this](const ArenaPlan& plan) {
    const Problem problem = refused(plan);
    EXPECT_EQ(problem.code, "games_file_differs");
    return problem.details.contains("differences") ? problem.details.at("differences") : "";
  };
  EXPECT_TRUE(differences(smallPlan({"greedy", "random"}, 4, "2", "other")).starts_with("seed: "));
  EXPECT_EQ(differences(smallPlan({"random", "greedy"}, 4)),
            R"(lineups: [["greedy","random"]] → [["random","greedy"]])");
  const std::string players = differences(smallPlan({"greedy", "random"}, 4, "3"));
  EXPECT_TRUE(contains(players, R"(options.players: "2" → "3")")) << players;
  EXPECT_TRUE(contains(players, "lineups: ")) << players;
}

TEST_F(ArenaFileTest, AnEarlierFingerprintOfTheSameContentIsAccepted) {
  begin();
  const std::string whole = readFile(path());
  const auto calledBy = [&](const std::string& fingerprint) {
    std::string text = whole;
    const std::string today = plan_.game->fingerprint();
    writeFile(path(), text.replace(text.find(today), today.size(), fingerprint));
  };
  calledBy("2e78462ea4b65ede");
  EXPECT_EQ(opened(plan_).size(), 2U);
  calledBy("830bd70b9a7d7dd7");  // of the other map
  EXPECT_EQ(refused(plan_).code, "games_file_differs");
}

TEST_F(ArenaFileTest, AFileOfSomethingElseIsLeftAlone) {
  for (const char* text : {"my diary", "my diary\n", "[1,2]\n", "{\"arenas\":1}\n", "{\"arena\n"}) {
    writeFile(path(), text);
    const Problem problem = refused(plan_);
    EXPECT_EQ(problem.code, "games_file_foreign") << text;
    EXPECT_EQ(problem.place, path() + ", line 1");
  }
}

TEST_F(ArenaFileTest, DamageIsNamedWithItsLine) {
  struct Damage {
    std::string line;
    std::string place;
    std::string code;
  };
  for (const Damage& damage :
       std::vector<Damage>{{R"({"game":1,"rounds":9,)", "", "json_incomplete"},
                           {R"(gibberish)", "", "json_syntax"},
                           {R"({"game":1,"rounds":9,"plies":3,"ranks":[1],"scores":[1,2]})",
                            ", ranks", "json_not_exactly"},
                           {R"({"game":1,"rounds":9,"plies":3,"ranks":[1,3],"scores":[1,2]})",
                            ", ranks[1]", "json_out_of_range"},
                           {R"({"game":1,"rounds":9,"plies":3,"ranks":[2,2],"scores":[1,2]})",
                            ", ranks", "game_without_winner"},
                           {R"({"game":1,"rounds":9,"plies":3,"ranks":[1,2],"scores":[1,"x"]})",
                            ", scores[1]", "json_not_an_integer"},
                           {R"({"game":-1,"rounds":9,"plies":3,"ranks":[1,2],"scores":[1,2]})",
                            ", game", "json_out_of_range"},
                           {R"({"game":2,"rounds":9,"plies":3,"ranks":[1,2],"scores":[1,2]})",
                            ", game", "game_number_twice"},
                           {R"({"game":1,"plies":3,"ranks":[1,2],"scores":[1,2]})", ", rounds",
                            "json_missing_field"}}) {
    std::filesystem::remove(path());
    begin();
    appendText(damage.line + "\n");
    const Problem problem = refused(plan_);
    EXPECT_EQ(problem.code, damage.code) << damage.line;
    EXPECT_EQ(problem.place, path() + ", line 4" + damage.place) << damage.line;
  }
}

TEST_F(ArenaFileTest, NobodyElseWritesMeanwhile) {
  const auto first = ArenaFile::open(path(), plan_);
  ASSERT_TRUE(first.has_value());
  EXPECT_EQ(refused(plan_).code, "games_file_in_use");
}

TEST_F(ArenaFileTest, APlaceThatCannotBeWrittenIsAProblem) {
  const auto file = ArenaFile::open("/nowhere/at/all", plan_);
  ASSERT_FALSE(file.has_value());
  EXPECT_EQ(file.error().code, "file_unwritable");
}

}  // namespace
}  // namespace spannung::testing
