// Games to learn from: whoever plays them, in whatever parts, they are the same.
#include "ai/learning/selfplay.h"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ai/learning/selfplay_file.h"
#include "record/replay.h"
#include "tests/ai/bot_table.h"
#include "tests/cli/scratch.h"

namespace spannung::testing {
namespace {

using learning::SelfplayFile;
using learning::SelfplayGame;
using learning::SelfplayPlan;
using ::testing::HasSubstr;

const std::atomic<bool> kGoOn{false};

SelfplayPlan planFor(const std::vector<std::string>& bots, int games, learning::Shard shard = {}) {
  return {planOf({{"players", "2"}}, bots, games, 1), shard, 10};
}

std::vector<std::string> linesOf(const SelfplayPlan& plan) {
  std::vector<std::string> lines;
  const auto keep = [&](const SelfplayGame& game) -> Expected<void> {
    lines.push_back(selfplayLine(game, 2));
    return {};
  };
  const auto done = learning::runSelfplay(plan, learning::missingGames(plan, {}), kGoOn, keep);
  EXPECT_TRUE(done.has_value() && *done);
  return lines;
}

std::vector<std::string> sorted(std::vector<std::string> lines) {
  std::ranges::sort(lines);
  return lines;
}

TEST(Selfplay, ShardsAndThreadsTogetherPlayTheSameGames) {
  const auto whole = sorted(linesOf(planFor({"greedy", "hard@3"}, 5)));
  std::vector<std::string> parts;
  for (int number = 1; number <= 2; ++number)
    for (std::string& line : linesOf(planFor({"greedy", "hard@3"}, 5, {number, 2})))
      parts.push_back(std::move(line));
  EXPECT_EQ(sorted(parts), whole);
  SelfplayPlan threads = planFor({"greedy", "hard@3"}, 5);
  threads.simulation.threads = 3;
  EXPECT_EQ(sorted(linesOf(threads)), whole);
}

TEST(Selfplay, TellsWhatSearchesThoughtOfTheChances) {
  const auto game = learning::playToLearn(planFor({"hard@6", "greedy"}, 1), 0, kGoOn);
  ASSERT_TRUE(game.has_value() && game->has_value());
  const auto record = readRecord((*game)->record);
  ASSERT_TRUE(record.has_value());
  EXPECT_GT((*game)->estimates.size(), 20U);
  for (const learning::Estimate& estimate : (*game)->estimates) {
    EXPECT_EQ(record->plies[static_cast<std::size_t>(estimate.ply)].seat, Seat::of(0));
    EXPECT_NEAR(std::accumulate(estimate.chances.begin(), estimate.chances.end(), 0.0), 1, 1e-3);
  }
}

TEST(Selfplay, ARecordReplaysAndHasItsResult) {
  const auto game = learning::playToLearn(planFor({"greedy"}, 3), 2, kGoOn);
  ASSERT_TRUE(game.has_value() && game->has_value());
  const auto record = readRecord((*game)->record);
  ASSERT_TRUE(record.has_value());
  const auto session = replay(library(), *record);
  ASSERT_TRUE(session.has_value()) << session.error().code;
  EXPECT_EQ(static_cast<int>(session->plies().size()), (*game)->game.plies);
  for (const RecordedRank& rank : record->ranks)
    EXPECT_EQ((*game)->game.ranks[static_cast<std::size_t>(rank.seat.index())], rank.rank);
}

TEST(Selfplay, RandomMovesLeadElsewhere) {
  SelfplayPlan straight = planFor({"greedy"}, 1);
  straight.randomPercent = 0;
  SelfplayPlan wild = straight;
  wild.randomPercent = 100;
  EXPECT_NE(linesOf(straight), linesOf(planFor({"greedy"}, 1)));
  const auto random = learning::playToLearn(wild, 0, kGoOn);
  const auto greedy = learning::playToLearn(straight, 0, kGoOn);
  EXPECT_GT((*greedy)->game.scores[0] + (*greedy)->game.scores[1],
            (*random)->game.scores[0] + (*random)->game.scores[1])
      << "whoever plays at random builds little";
}

TEST(Selfplay, ALineGivesBackItsGame) {
  const auto game = learning::playToLearn(planFor({"hard@3"}, 2), 1, kGoOn);
  const auto read = learning::readSelfplayLine(selfplayLine(**game, 2));
  ASSERT_TRUE(read.has_value()) << read.error().place;
  EXPECT_EQ(read->record, (*game)->record);
  EXPECT_EQ(read->game.index, 1);
  EXPECT_EQ(read->game.scores, (*game)->game.scores);
  ASSERT_EQ(read->estimates.size(), (*game)->estimates.size());
  EXPECT_NEAR(read->estimates[3].chances[1], (*game)->estimates[3].chances[1], 1e-4);
}

class SelfplayFiles : public ::testing::Test {
 protected:
  std::string path() const { return scratch_.path("games.jsonl"); }

  void play(const SelfplayPlan& plan) const {
    auto file = SelfplayFile::open(path(), plan);
    ASSERT_TRUE(file.has_value()) << file.error().code;
    const auto keep = [&](const SelfplayGame& game) { return file->append(game); };
    const auto missing = learning::missingGames(plan, file->numbers());
    EXPECT_TRUE(learning::runSelfplay(plan, missing, kGoOn, keep).has_value());
  }

  Problem refused(const SelfplayPlan& plan) const {
    const auto file = SelfplayFile::open(path(), plan);
    EXPECT_FALSE(file.has_value());
    return file ? Problem{} : file.error();
  }

 private:
  Scratch scratch_;
};

TEST_F(SelfplayFiles, GoOnWhereTheyWereInterrupted) {
  play(planFor({"greedy"}, 4));
  const std::string whole = readFile(path());
  for (const std::size_t missing : {1U, 300U, 12000U}) {
    writeFile(path(), whole.substr(0, whole.size() - std::min(missing, whole.size() - 10)));
    play(planFor({"greedy"}, 4));
    EXPECT_EQ(readFile(path()), whole) << missing;
  }
}

TEST_F(SelfplayFiles, ShardsCanBeJoined) {
  play(planFor({"greedy"}, 4, {2, 2}));
  play(planFor({"greedy"}, 4, {1, 2}));
  const auto lines = [&] {
    std::vector<std::string> all;
    std::istringstream text(readFile(path()));
    for (std::string line; std::getline(text, line);) all.push_back(line);
    return sorted(all);
  };
  const auto joined = lines();
  writeFile(path(), "");
  play(planFor({"greedy"}, 4));
  EXPECT_EQ(lines(), joined);
}

TEST_F(SelfplayFiles, OtherPlayersOrAnotherProgramAreRefused) {
  play(planFor({"greedy"}, 1));
  EXPECT_THAT(refused(planFor({"hard@3"}, 1)).details.at("differences"), HasSubstr("bots: "));
  const std::string whole = readFile(path());
  for (const std::string field : {"program", "weights", "revision"}) {
    std::string other = whole;
    const std::size_t at = other.find(field + "\":") + field.size() + 2;
    other.insert(other[at] == '"' ? at + 1 : at, "9");
    writeFile(path(), other);
    const Problem problem = refused(planFor({"greedy"}, 1));
    EXPECT_EQ(problem.code, "games_file_differs");
    EXPECT_THAT(problem.details.at("differences"), HasSubstr(field + ": "));
  }
}

TEST_F(SelfplayFiles, AreReadGameByGame) {
  play(planFor({"greedy"}, 2));
  writeFile(path(), readFile(path()) + R"({"game":2,)");  // still being played
  auto reader = learning::SelfplayReader::open(path());
  ASSERT_TRUE(reader.has_value());
  EXPECT_EQ(reader->header().at("game"), "funkenschlag");
  for (int game = 0; game < 2; ++game) {
    const auto next = reader->next();
    ASSERT_TRUE(next.has_value() && next->has_value());
    EXPECT_EQ((*next)->game.index, game);
  }
  const auto end = reader->next();
  EXPECT_TRUE(end.has_value() && !end->has_value());
}

TEST_F(SelfplayFiles, DamageIsNamedWithItsLine) {
  writeFile(path(), "my diary\n");
  EXPECT_EQ(learning::SelfplayReader::open(path()).error().code, "games_file_foreign");
  std::filesystem::remove(path());
  play(planFor({"greedy"}, 1));
  writeFile(path(), readFile(path()) +
                        R"({"game":1,"rounds":9,"plies":3,"ranks":[1,2],"scores":[1,2],)"
                        R"("record":["x"],"estimates":[[1,0.5,1.5]]})"
                        "\n");
  auto reader = learning::SelfplayReader::open(path());
  ASSERT_TRUE(reader->next().has_value());
  EXPECT_EQ(reader->next().error().place, path() + ", line 3, estimates[0][2]");
}

}  // namespace
}  // namespace spannung::testing
