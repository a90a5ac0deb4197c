#include <algorithm>

#include <gtest/gtest.h>

#include "games/library.h"
#include "record/session.h"
#include "record/shuffle.h"
#include "tests/cli/program_run.h"

namespace spannung {
namespace {

// A finished game between bots, played once for all tests here.
class RecordCommands : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    scratch_ = new Scratch;
    const ProgramRun run = runWith("", {"play", "--seats", "greedy,random,greedy", "--seed", "5",
                                        "--save", scratch_->path("game")});
    ASSERT_EQ(run.exitCode, 0) << run.err;
    record_ = readFile(scratch_->path("game"));
  }
  static void TearDownTestSuite() { delete scratch_; }

  static std::string file(const std::string& text) {
    const std::string path = scratch_->path("changed");
    writeFile(path, text);
    return path;
  }
  static ProgramRun verify(const std::string& text, const char* language = "en") {
    return runWith("", {"verify", file(text), "--lang", language});
  }
  // Written by hand, so to speak: without a checksum that would give the change away.
  static std::string withoutDigest(const std::string& text) {
    return text.substr(0, text.find("\ndigest ")) + "\ndigest none\n";
  }

  static Scratch* scratch_;
  static std::string record_;
};

Scratch* RecordCommands::scratch_ = nullptr;
std::string RecordCommands::record_;

TEST_F(RecordCommands, SuggestNamesMovesWithReasons) {
  const ProgramRun run = runWith("", {"suggest", file(record_), "--ply", "60", "--bot",
                                      "medium@150", "--count", "2", "--lang", "en"});
  EXPECT_EQ(run.exitCode, 0) << run.err;
  EXPECT_TRUE(contains(run.out, "after move 60")) << run.out;
  EXPECT_TRUE(contains(run.out, "1. ")) << run.out;
  EXPECT_FALSE(contains(run.out, "3. ")) << run.out;
  EXPECT_FALSE(contains(run.out, "[cli.")) << run.out;
  const ProgramRun json =
      runWith("", {"suggest", file(record_), "--ply", "60", "--bot", "medium@150", "--json"});
  EXPECT_TRUE(json.out.starts_with("[{\"move\":")) << json.out;
}

TEST_F(RecordCommands, SuggestGivesNoNumberForWhatWasNotSearched) {
  const auto told = [](const char* format) {
    return runWith("", {"suggest", file(record_), "--ply", "60", "--bot", "greedy", "--lang", "en",
                        format})
        .out;
  };
  EXPECT_TRUE(contains(told("--count=1"), "(not searched)")) << told("--count=1");
  EXPECT_FALSE(contains(told("--count=1"), "%"));
  EXPECT_TRUE(contains(told("--json"), "\"visits\":0")) << told("--json");
  EXPECT_FALSE(contains(told("--json"), "chance"));
}

TEST_F(RecordCommands, SuggestExplainsBadInput) {
  const auto error = [](std::vector<std::string> words) {
    words.insert(words.begin(), {"suggest", file(record_), "--lang", "en"});
    const ProgramRun run = runWith("", words);
    EXPECT_EQ(run.exitCode, 2);
    return run.err;
  };
  EXPECT_TRUE(contains(error({"--ply", "9999"}), "9999"));
  EXPECT_TRUE(contains(error({"--count", "0", "--ply", "1"}), "at least 1"));
  EXPECT_TRUE(contains(error({"--bot", "hard@x", "--ply", "1"}), "hard@x"));
  EXPECT_TRUE(contains(error({}), "over")) << error({});
}

TEST_F(RecordCommands, VerifyApprovesOfAFinishedGame) {
  const ProgramRun run = verify(record_);
  EXPECT_EQ(run.exitCode, 0) << run.err;
  EXPECT_TRUE(contains(run.out, "ok: funkenschlag, ")) << run.out;
  EXPECT_TRUE(contains(run.out, " plies, finished, winner ")) << run.out;
}

TEST_F(RecordCommands, VerifyNoticesChanges) {
  const std::size_t half = record_.size() / 2;
  EXPECT_EQ(verify(record_.substr(0, half)).exitCode, 1);
  EXPECT_TRUE(contains(verify(record_.substr(0, half)).err, "breaks off"));
  const std::string edited = replaced(record_, "\noption players 3", "\noption players 4");
  EXPECT_EQ(verify(edited).exitCode, 1);
  EXPECT_TRUE(contains(verify(edited).err, "checksum"));
  const std::string old = replaced(withoutDigest(record_), "\nrevision 2\n", "\nrevision 99\n");
  EXPECT_EQ(verify(old).exitCode, 1);
  EXPECT_TRUE(contains(verify(old).err, "99"));
  EXPECT_EQ(verify("").exitCode, 1);
  EXPECT_EQ(verify("no record at all\n").exitCode, 1);
}

TEST_F(RecordCommands, VerifyExplainsAnIllegalMove) {
  const std::size_t bid = record_.find(" bid ");
  const std::size_t end = record_.find('\n', bid);
  const std::string text = withoutDigest(record_).replace(bid, end - bid, " bid 999");
  const ProgramRun run = verify(text);
  EXPECT_EQ(run.exitCode, 1);
  EXPECT_TRUE(contains(run.err, " 2: The move “bid 999” is not allowed")) << run.err;
  EXPECT_TRUE(contains(run.err, "You cannot bid 999 Elektro")) << run.err;
  EXPECT_TRUE(contains(run.err, "(FS-AUCTION-06)")) << run.err;
  EXPECT_TRUE(contains(verify(text, "de").err, "Elektro bieten")) << verify(text, "de").err;
}

// A game that has just begun, with a shuffle that anybody can check.
std::string fairRecord(const std::string& nonce, const Values& deal = {}) {
  const std::vector<std::string> nonces = {nonce, "grace"};
  const std::string secret(64, 'a');
  const auto game = openLibrary()->load("funkenschlag", {{"players", "2"}}, deal);
  Session session(*game, fairSeed(secret, "table-1", nonces), {"Ada", "Grace"});
  session.setShuffle(Shuffle{"table-1", commitmentTo(secret), secret, nonces});
  return writeRecord(session.record());
}

// As it is read, wherever the lines break.
std::string unwrapped(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

TEST_F(RecordCommands, VerifyChecksTheShuffle) {
  const std::string fair = fairRecord("ada");
  EXPECT_EQ(verify(fair).exitCode, 0);
  const std::string said = unwrapped(verify(fair).out);
  EXPECT_TRUE(contains(said, "ok: the shuffle of table table-1 fits its commitment"));
  // Who writes a record can choose secrets until the deal pleases.
  EXPECT_TRUE(contains(said, "shown before the start, only those at the table know"));
  EXPECT_FALSE(contains(said, "beforehand"));
  EXPECT_TRUE(
      contains(unwrapped(verify(fair, "de").out), "vor dem Start gezeigt wurde, wissen nur"));
  EXPECT_FALSE(contains(verify(record_).out, "shuffle")) << "it claims nothing";
  const std::string cheat = replaced(withoutDigest(fair), "nonce 1 ada", "nonce 1 eve");
  EXPECT_EQ(verify(cheat).exitCode, 1);
  EXPECT_TRUE(contains(verify(cheat).err, "does not follow from the shuffle")) << verify(cheat).err;
  const std::string other = replaced(withoutDigest(fair), "secret a", "secret b");
  EXPECT_EQ(verify(other).exitCode, 1);
  EXPECT_TRUE(contains(verify(other, "de").err, "nicht die zugesagte")) << verify(other).err;
}

// A proved shuffle must not pass for a fair deal where part of it was not drawn.
TEST_F(RecordCommands, VerifyListsGivenOutcomes) {
  const std::string rigged = fairRecord("ada", {{"order", "2 1"}, {"pile", "13 40"}});
  const ProgramRun run = verify(rigged);
  EXPECT_EQ(run.exitCode, 0) << run.err;
  const std::string listed =
      "not drawn: 4 outcomes of chance were given:\n– order: 2 1\n– pile: 13 40\n";
  EXPECT_TRUE(run.out.ends_with(listed)) << run.out;
  EXPECT_TRUE(contains(verify(rigged, "de").out, "nicht gezogen: 4 Zufallsergebnisse wurden"));
  EXPECT_FALSE(contains(verify(fairRecord("ada")).out, "not drawn"));
}

TEST_F(RecordCommands, ReplayPrintsALogAndTheResult) {
  const ProgramRun run = runWith("", {"replay", file(record_), "--lang", "en"});
  EXPECT_EQ(run.exitCode, 0);
  for (const char* part : {"Round 2 begins.", "Step 2 begins.", " wins!", "Income by round"})
    EXPECT_TRUE(contains(run.out, part)) << part;
}

TEST_F(RecordCommands, ReplayShowsThePositionAfterAPly) {
  const ProgramRun start = runWith("", {"replay", file(record_), "--ply", "0", "--lang", "en"});
  EXPECT_TRUE(contains(start.out, "Round 1 ")) << start.out;
  EXPECT_FALSE(contains(start.out, " wins!"));
  const ProgramRun beyond = runWith("", {"replay", file(record_), "--ply", "99999"});
  EXPECT_EQ(beyond.exitCode, 2);
  EXPECT_EQ(runWith("", {"replay", file(record_), "--ply", "minus"}).exitCode, 2);
}

TEST_F(RecordCommands, ReplayWalksThroughTheGame) {
  const ProgramRun run =
      runWith("\n\nb\n40\nx\nq\n", {"replay", file(record_), "--step", "--lang", "en"});
  EXPECT_EQ(run.exitCode, 0);
  for (const char* part : {"move 0 of", "move 1 of", "move 2 of", "move 40 of", "move 41 of"})
    EXPECT_TRUE(contains(run.out, part)) << part;
  EXPECT_EQ(runWith("99999\n", {"replay", file(record_), "--step"}).exitCode, 0);
}

TEST_F(RecordCommands, ReplayRefusesWhatCannotBeReplayed) {
  EXPECT_EQ(runWith("", {"replay", file("nonsense")}).exitCode, 2);
  EXPECT_EQ(runWith("", {"replay", "/nowhere/at/all"}).exitCode, 2);
}

}  // namespace
}  // namespace spannung
