// `spannung selfplay` and `spannung positions` as a shell runs them.
#include <algorithm>

#include <gtest/gtest.h>

#include "tests/cli/program_run.h"

namespace spannung {
namespace {

ProgramRun selfplay(const std::vector<std::string>& more) {
  std::vector<std::string> words = {"--lang",    "en", "selfplay",  "funkenschlag",
                                    "--players", "2",  "--threads", "1",
                                    "--games",   "4",  "--seed",    "1"};
  words.insert(words.end(), more.begin(), more.end());
  return runWith("", words);
}

std::ptrdiff_t lineCount(const std::string& path) {
  const std::string text = readFile(path);
  return std::ranges::count(text, '\n');
}

TEST(SelfplayCommand, PlaysItsShardAndGoesOnWithTheOther) {
  const Scratch scratch;
  const std::string path = scratch.path("games.jsonl");
  const ProgramRun second = selfplay({"--shard", "2/2", "--out", path});
  EXPECT_EQ(second.exitCode, 0) << second.err;
  EXPECT_TRUE(contains(second.out, path)) << second.out;
  EXPECT_EQ(lineCount(path), 3) << "a header and games 1 and 3";
  EXPECT_EQ(selfplay({"--shard", "1/2", "--out", path}).exitCode, 0);
  EXPECT_EQ(lineCount(path), 5);
  const std::string whole = readFile(path);
  EXPECT_EQ(selfplay({"--out", path}).exitCode, 0);
  EXPECT_EQ(readFile(path), whole) << "nothing is played twice";
}

TEST(SelfplayCommand, ExplainsBadInput) {
  const Scratch scratch;
  const std::string path = scratch.path("games.jsonl");
  EXPECT_TRUE(contains(selfplay({}).err, "--out: Name the file to write."));
  for (const char* shard : {"2", "0/2", "3/2", "1/x", "/"}) {
    const ProgramRun run = selfplay({"--shard", shard, "--out", path});
    EXPECT_EQ(run.exitCode, 2) << shard;
    EXPECT_TRUE(contains(run.err, "should look like 2/5")) << run.err;
  }
  EXPECT_TRUE(contains(selfplay({"--bots", "chess", "--out", path}).err, "chess"));
  EXPECT_TRUE(contains(selfplay({"--random", "101", "--out", path}).err, "101"));
  EXPECT_FALSE(std::filesystem::exists(path));
  ASSERT_EQ(selfplay({"--out", path}).exitCode, 0);
  EXPECT_TRUE(contains(selfplay({"--random", "7", "--out", path}).err, "random: 0 → 7"));
}

TEST(PositionsCommand, ExplainsBadInput) {
  const Scratch scratch;
  const std::string out = scratch.path("positions.bin");
  const auto error = [](std::vector<std::string> words) {
    words.insert(words.begin(), {"--lang", "en", "positions"});
    const ProgramRun run = runWith("", words);
    EXPECT_EQ(run.exitCode, 2);
    return run.err;
  };
  EXPECT_TRUE(contains(error({"--out", out}), "at least one file"));
  EXPECT_TRUE(contains(error({"games.jsonl"}), "--out: Name the file to write."));
  EXPECT_TRUE(contains(error({"/nowhere/at/all", "--out", out}), "/nowhere/at/all"));
  EXPECT_TRUE(contains(error({"games.jsonl", "--every", "0", "--out", out}), "every"));
  writeFile(scratch.path("empty.jsonl"), "{\"selfplay\":1}\n");
  EXPECT_TRUE(contains(error({scratch.path("empty.jsonl"), "--out", out}), "no finished game"));
}

}  // namespace
}  // namespace spannung
