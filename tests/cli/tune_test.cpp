// `spannung tune` as a shell runs it.
#include <gtest/gtest.h>

#include "ai/wasserkraft/shipped_weights.h"
#include "ai/weights/weights.h"
#include "tests/cli/program_run.h"

namespace spannung {
namespace {

ProgramRun tuneRun(const std::vector<std::string>& more) {
  std::vector<std::string> words = {"--lang",       "en", "tune",    "wasserkraft",
                                    "--players",    "2",  "--games", "2",
                                    "--iterations", "2",  "--check", "2"};
  words.insert(words.end(), more.begin(), more.end());
  return runWith("", words);
}

TEST(TuneCommand, WritesWeightsThatCanBeReadAgain) {
  const Scratch scratch;
  const std::string path = scratch.path("weights.json");
  const ProgramRun run = tuneRun({"--out", path});
  EXPECT_EQ(run.exitCode, 0) << run.err;
  EXPECT_TRUE(contains(run.out, "95 % interval")) << run.out;
  EXPECT_FALSE(contains(run.out, "[tune.")) << run.out;
  const auto weights = readWeights(path, readFile(path), {"wasserkraft", "greedy"},
                                   parametersOf(wasserkraft::greedy::Judgement{}));
  EXPECT_TRUE(weights.has_value());
  EXPECT_EQ(tuneRun({"--weights", path}).exitCode, 0);
}

TEST(TuneCommand, ComparesWeightsWithTheBuiltInOnes) {
  const Scratch scratch;
  const std::string path = scratch.path("weights.json");
  Parameters weights = parametersOf(wasserkraft::greedy::shippedJudgement());
  weights.front().value = 1.25;
  writeFile(path, writeWeights({"wasserkraft", "greedy"}, weights));
  const ProgramRun run = runWith("", {"--lang", "en", "tune", "wasserkraft", "--players", "2",
                                      "--iterations", "0", "--check", "2", "--weights", path});
  EXPECT_EQ(run.exitCode, 0) << run.err;
  EXPECT_TRUE(contains(run.out, "0.3800  1.2500")) << run.out;
}

TEST(TuneCommand, TunesThoseThatSearch) {
  const ProgramRun run = tuneRun({"--bot", "search", "--simulations", "2"});
  EXPECT_EQ(run.exitCode, 0) << run.err;
  EXPECT_TRUE(contains(run.out, "company_bonus_late")) << run.out;
}

TEST(TuneCommand, ExplainsBadInput) {
  EXPECT_TRUE(contains(tuneRun({"--weights", "/nowhere/at/all"}).err, "/nowhere/at/all"));
  const ProgramRun other = tuneRun({"--bot", "chess"});
  EXPECT_EQ(other.exitCode, 2);
  EXPECT_TRUE(contains(other.err, "greedy, rollout, search")) << other.err;
  EXPECT_TRUE(contains(tuneRun({"--simulations", "0"}).err, "simulations"));
}

}  // namespace
}  // namespace spannung
