// docs/adding-a-game.md is true: a game that nobody has heard of but its own folders is in every
// list, and is played, kept, served, fuzzed and shown like the others. Its policy and its golden
// games are in the same program, checked by the tests that check those of all games.
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ai/bots.h"
#include "engine/kabel/rules.h"
#include "games/erased_game.h"
#include "record/seed.h"
#include "tests/cli/program_run.h"
#include "tests/contract/contract.h"
#include "tests/fuzz/fuzz_library.h"
#include "tests/net/net_server.h"
#include "tests/texts/term_texts.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace spannung::testing {
namespace {

using kabel::Kabel;
using server::testLibrary;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::shared_ptr<const LoadedGame> kabelFor(int players) {
  const auto game = testLibrary().load("kabel", {{"players", std::to_string(players)}}, {});
  EXPECT_TRUE(game.has_value());
  return *game;
}

TEST(FifthGame, IsInTheLibraryBehindTheOthers) {
  ASSERT_GT(testLibrary().modules().size(), 1U);
  EXPECT_EQ(testLibrary().modules().back()->name(), "kabel");
}

TEST(FifthGame, KeepsTheContract) {
  for (int players = 2; players <= kabel::kMaxPlayers; ++players)
    expectContract(gameBehind<Kabel>(*kabelFor(players)),
                   ContractPlan<Kabel>{.label = std::to_string(players), .games = 10});
}

TEST(FifthGame, HasATextForEveryWord) {
  expectTermTexts("kabel", kabel::kVocabulary.moves, kabel::kVocabulary.reasons,
                  kabel::kVocabulary.events);
}

TEST(FifthGame, IsPlayedByRandomAndBySearch) {
  EXPECT_THAT(botNames("kabel"), ElementsAre("random", "easy", "medium", "hard", "expert"));
  const ProgramRun run =
      runWith("", {"simulate", "kabel", "--players", "3", "--bots", "random,medium@20", "--games",
                   "4", "--seed", "1", "--format", "csv"});
  EXPECT_EQ(run.exitCode, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("medium@20"));
}

// Games for a network, and their positions as numbers.
TEST(FifthGame, CanBeLearned) {
  const Scratch scratch;
  const std::string games = scratch.path("games.jsonl");
  const std::string numbers = scratch.path("positions.bin");
  const ProgramRun play =
      runWith("", {"selfplay", "kabel", "--players", "3", "--bots", "hard@20,random", "--games",
                   "3", "--random", "5", "--seed", "1", "--out", games, "--lang", "en"});
  EXPECT_EQ(play.exitCode, 0) << play.err;
  const ProgramRun turn =
      runWith("", {"positions", games, games, "--every", "2", "--out", numbers, "--lang", "en"});
  EXPECT_EQ(turn.exitCode, 0) << turn.err;
  EXPECT_THAT(turn.out, HasSubstr("of 6 games"));

  const std::string file = readFile(numbers);
  const std::size_t end = file.find('\n');
  const auto header = boost::json::parse(file.substr(0, end)).as_object();
  EXPECT_EQ(header.at("game"), "kabel");
  EXPECT_EQ(header.at("seats"), 3);
  EXPECT_EQ(header.at("seat").as_array().size(), 4U);
  EXPECT_EQ(header.at("seat").at(2), "card_0");
  EXPECT_EQ(header.at("table").at(0), "seen");
  EXPECT_EQ(header.at("sources").at(1).at("seed"), header.at("sources").at(0).at("seed"));

  // Game, ply, plies, mover, seats; the table; and seat by seat its numbers with how it ended.
  constexpr std::size_t kRow = 5 + 1 + 3 * (4 + 3);
  const std::size_t floats = (file.size() - end - 1) / sizeof(float);
  EXPECT_EQ(floats % kRow, 0U);
  std::vector<float> values(floats);
  std::memcpy(values.data(), file.data() + end + 1, floats * sizeof(float));
  int estimated = 0;
  for (std::size_t row = 0; row < floats; row += kRow) {
    const float* const at = &values[row];
    EXPECT_EQ(static_cast<int>(at[1]) % 2, static_cast<int>(at[0]) % 2);
    EXPECT_LT(at[1], at[2]);
    EXPECT_EQ(at[4], 3);
    double won = 0;
    double chances = 0;
    for (int seat = 0; seat < 3; ++seat) {
      const float* const numbersOfSeat = at + 6 + static_cast<std::ptrdiff_t>(seat) * 7;
      EXPECT_EQ(numbersOfSeat[1], seat == static_cast<int>(at[3]) ? 1 : 0) << "to_move";
      won += numbersOfSeat[4];
      EXPECT_GE(numbersOfSeat[5], 11 * numbersOfSeat[0] - 1e-3) << "cables only grow";
      chances += numbersOfSeat[6];
    }
    EXPECT_NEAR(won, 1, 1e-6);
    if (std::isnan(chances)) continue;
    ++estimated;
    EXPECT_NEAR(chances, 1, 1e-3);
  }
  EXPECT_GT(estimated, 0);
}

TEST(FifthGame, CannotBeLearnedFromAnythingElse) {
  const Scratch scratch;
  const std::string numbers = scratch.path("positions.bin");
  writeFile(scratch.path("diary"), "Today we played.\n");
  const ProgramRun run =
      runWith("", {"positions", scratch.path("diary"), "--out", numbers, "--lang", "en"});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_THAT(run.err, HasSubstr("diary, line 1"));
  EXPECT_FALSE(std::filesystem::exists(numbers));
}

TEST(FifthGame, IsMeasured) {
  QuickDice dice(1);
  EXPECT_GT(kabelFor(4)->rules().playRandomly(Seed{}, dice), 4);
}

TEST(FifthGame, IsKeptAndReplayed) {
  const Scratch scratch;
  const std::string file = scratch.path("game");
  ASSERT_EQ(runWith("", {"play", "kabel", "--seats", "random,easy", "--save", file}).exitCode, 0);
  EXPECT_EQ(runWith("", {"verify", file}).exitCode, 0);
  EXPECT_THAT(runWith("", {"replay", file, "--lang", "en"}).out, HasSubstr("The game is over."));
}

TEST(FifthGame, IsShownOnATerminalThatHasNoBoardForIt) {
  const ProgramRun run = runWith("why lay 9\nquit\n", {"play", "kabel", "--seats", "Eva,random",
                                                       "--lang", "en", "--seed", "1"});
  EXPECT_EQ(run.exitCode, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("Kabel with Eva"));
  EXPECT_THAT(run.out, HasSubstr("distance: 11"));
  EXPECT_THAT(run.out, HasSubstr("Eva, it is your turn."));
  EXPECT_THAT(run.out, HasSubstr("You have no card of length 9."));
}

// Bytes without a pattern, the same in every run, to the fuzz target of all games.
TEST(FifthGame, IsFuzzed) {
  const auto& modules = fuzz::library().modules();
  ASSERT_EQ(modules.back()->name(), "kabel");
  std::minstd_rand random{5};
  for (int i = 0; i < 500; ++i) {
    std::string input{static_cast<char>(modules.size() - 1),
                      static_cast<char>(i),
                      'l',
                      'a',
                      'y',
                      ' ',
                      static_cast<char>('0' + i % 4),
                      '\n'};
    for (int byte = 0; byte < 60; ++byte) input += static_cast<char>(random() >> 8U);
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
  }
}

// What the client gets to see of it: web/tests/fallback-board.dom.test.ts shows this document.
TEST(FifthGame, HasTheDocumentThatTheClientShows) {
  const auto game = kabelFor(2);
  const AnyState start = game->rules().initial(parseSeed("fallback board"));
  const auto seen = game->rules().redacted(start, Viewer::seat(Seat::of(0)));
  const std::string now = boost::json::serialize(game->document(seen)) + '\n';
  const std::string file = "tests/fifth_game/state.json";
  if (std::getenv("SPANNUNG_REGENERATE") != nullptr) writeFile(file, now);
  EXPECT_EQ(readFile(file), now);
}

class ServedFifthGame : public server::NetTest {};

TEST_F(ServedFifthGame, IsPlayedToItsEndAgainstASearch) {
  server::TableSocket ada = server.socket(server.guest("Ada"));
  auto request = server::creation({server::me(), server::bot("medium@20")});
  request["game"] = "kabel";
  const std::string table = created(ada, request);
  ada.askOk(server::about("start", table));
  ada.askOk(server::about("watch", table));
  auto seen = ada.next("table");
  EXPECT_TRUE(seen["state"].at("players").at(1).at("hand").at(0).is_null());
  for (std::size_t i = 0; seen["status"] == "running"; seen = ada.next("table"))
    if (!seen["moves"].as_array().empty()) ada.send(server::moveMessage(seen, i++));
  EXPECT_EQ(seen["status"], "finished");
}

}  // namespace
}  // namespace spannung::testing
