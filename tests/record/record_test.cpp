// Records: what is written can be read and replayed to the bit, and whatever is wrong with one is
// found with its place and its reason.
#include "record/record.h"

#include <functional>

#include <gtest/gtest.h>

#include "base/digest.h"
#include "record/replay.h"
#include "record/seed.h"
#include "record/session.h"
#include "tests/contract/option_sets.h"
#include "tests/record/record_library.h"

namespace spannung {
namespace {

using testing::everyOptionSet;
using testing::library;

std::shared_ptr<const LoadedGame> load(const Values& options, const Values& deal = {}) {
  auto game = library().load("funkenschlag", options, deal);
  EXPECT_TRUE(game.has_value()) << game.error().code;
  return *game;
}

Session randomGame(std::shared_ptr<const LoadedGame> game, std::string_view seed,
                   std::size_t plies = 100'000) {
  Session session(std::move(game), parseSeed(seed), {"Anna"});
  Rng rng = Rng::fromSeed(derivedSeed(parseSeed(seed), "moves", 0));
  Dice dice(rng);
  MoveList moves;
  while (!session.finished() && session.plies().size() < plies) {
    const Seat seat = session.rules().active(session.state()).first();
    session.rules().legal(session.state(), seat, moves);
    session.play(seat, moves[dice.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return session;
}

Session randomGame(const Values& options, std::string_view seed, std::size_t plies = 100'000) {
  return randomGame(load(options), seed, plies);
}

Problem problemOf(std::string_view text) {
  const auto record = readRecord(text);
  if (!record) return record.error();
  const auto session = replay(library(), *record);
  return session ? Problem{"", "none"} : session.error();
}

// Changes the text and repairs the digest, as a careful cheat would.
std::string edited(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  text.erase(text.rfind("digest "));
  return text + "digest " + hexText(sha256(text)) + "\n";
}

std::string lineOf(const std::string& text, const std::string& start) {
  const std::size_t at = text.find("\n" + start) + 1;
  return text.substr(at, text.find('\n', at) - at);
}

void expectRoundTrip(const Session& session) {
  const std::string text = writeRecord(session.record());
  const auto record = readRecord(text);
  ASSERT_TRUE(record.has_value()) << record.error().code << " " << record.error().place;
  const auto again = replay(library(), *record);
  ASSERT_TRUE(again.has_value()) << again.error().code << " " << again.error().place;
  EXPECT_TRUE(session.rules().equal(session.state(), again->state()));
  EXPECT_EQ(writeRecord(again->record()), text);
}

TEST(Record, roundTripIsBitIdenticalInEveryGameAndOptionSet) {
  for (const auto& module : library().modules())
    for (const Values& options : everyOptionSet(*module)) {
      const auto game = module->load(options, {});
      ASSERT_TRUE(game.has_value());
      expectRoundTrip(randomGame(*game, "round trip"));
    }
}

TEST(Record, everyPrefixReplaysToTheStateOfThatPly) {
  const Session session = randomGame({{"players", "3"}}, "prefix", 60);
  const Record record = session.record();
  Session walk(session.sharedGame(), session.seed(), session.seatNames());
  for (std::size_t ply = 0; ply < record.plies.size(); ++ply) {
    const auto upTo = replay(session.sharedGame(), record, ply);
    ASSERT_TRUE(upTo.has_value());
    EXPECT_TRUE(session.rules().equal(walk.state(), upTo->state())) << ply;
    walk.play(session.plies()[ply].seat, session.plies()[ply].move);
  }
}

TEST(Record, keepsNamesDealsAndNotes) {
  const auto game = load({{"players", "2"}}, {{"pile", "13 22 40"}, {"order", "2 1"}});
  Session session(game, parseSeed("x"), {"Anna\nBolika", "Ößi"});
  session.addNote("undo past a revealed card");
  const auto record = readRecord(writeRecord(session.record()));
  ASSERT_TRUE(record.has_value());
  EXPECT_EQ(record->seatNames, (std::vector<std::string>{"Anna Bolika", "Ößi"}));
  EXPECT_EQ(record->deal, (Values{{"order", "2 1"}, {"pile", "13 22 40"}}));
  EXPECT_EQ(record->notes, std::vector<std::string>{"undo past a revealed card"});
  EXPECT_TRUE(replay(library(), *record).has_value());
}

class BrokenRecord : public ::testing::Test {
 protected:
  const std::string good_ = writeRecord(randomGame({{"players", "2"}}, "broken").record());
};

TEST_F(BrokenRecord, cutAnywhereIsTruncatedOrAWrongDigest) {
  for (std::size_t length = 0; length < good_.size(); length += 97) {
    const Problem problem = problemOf(good_.substr(0, length));
    EXPECT_EQ(problem.code, "record_truncated") << length;
    EXPECT_FALSE(problem.place.empty());
  }
  EXPECT_EQ(problemOf(good_.substr(0, good_.size() - 1)).code, "record_truncated");
}

TEST_F(BrokenRecord, anyChangedByteIsNoticed) {
  const std::size_t body = good_.rfind("digest ");
  for (std::size_t at = 0; at < body; at += 53) {
    std::string changed = good_;
    changed[at] = changed[at] == 'x' ? 'y' : 'x';
    EXPECT_NE(problemOf(changed).code, "none") << at;
  }
}

TEST_F(BrokenRecord, editWithRepairedDigestFailsAtItsPly) {
  const std::string first = lineOf(good_, "1 ");
  const Problem problem = problemOf(edited(good_, first, "1 1 bid 7"));
  EXPECT_EQ(problem.code, "record_illegal_move");
  EXPECT_NE(problem.place.find("ply 1"), std::string::npos) << problem.place;
  EXPECT_EQ(problem.details.at("move"), "bid 7");
  EXPECT_FALSE(problem.details.at("rule").empty());
}

TEST_F(BrokenRecord, namesPlaceAndReason) {
  struct Case {
    std::string from, to, code, place;
  };
  const std::string first = lineOf(good_, "1 ");
  const std::string seed = lineOf(good_, "seed ");
  const std::string content = lineOf(good_, "content ");
  const std::string revision = lineOf(good_, "revision ");
  const std::vector<Case> cases = {
      {"spannung-record 1", "spannung-record 2", "record_unknown_version", "line 1"},
      {"spannung-record 1", "hello", "record_bad_header", "line 1"},
      {"game funkenschlag", "game chess", "unknown_game", "game"},
      {"game funkenschlag\n", "", "record_missing", "header"},
      {"game funkenschlag", "game funkenschlag\ngame funkenschlag", "record_duplicate", "line 3"},
      {revision, "revision 999", "record_unknown_revision", "header"},
      {revision, "revision one", "record_missing", "header"},
      {content, "content 0000000000000000", "record_content_differs", "header"},
      {"option players 2", "option players 7", "players_out_of_range", "options.players"},
      {"option players 2", "option colour red", "unknown_option", "options.colour"},
      {"option map germany", "option map germany\noption map usa", "record_duplicate", "line"},
      {seed, "seed 12", "bad_seed", "header"},
      {seed, "seed " + std::string(64, 'g'), "bad_seed", "header"},
      {"seat 1 Anna", "seat 3 Anna", "record_bad_seat", "line"},
      {first, "1 9 pass", "record_bad_seat", "line"},
      {first, "1 5 pass", "record_bad_seat", "ply 1"},
      {first, "2 1 pass", "record_bad_ply", "line"},
      {first, "1 1 jump", "record_bad_move", "ply 1"},
      {first, "1 1 bid 99999999", "record_bad_move", "ply 1"},
      {first, "hello", "record_bad_ply", "line"},
      {"\nmoves\n", "\nmoves please\nmoves\n", "record_unknown_field", "line"},
      {"\nmoves\n", "\nwhat 1\nmoves\n", "record_unknown_field", "line"},
      {" finished\n", " open\n", "record_result_differs", "end"},
      {"\nrank 1 ", "\nrank 2 ", "record_result_differs", "end"},
      {"\nrank 1 ", "\nrank x ", "record_bad_seat", "line"},
  };
  for (const Case& c : cases) {
    const Problem problem = problemOf(edited(good_, c.from, c.to));
    EXPECT_EQ(problem.code, c.code) << c.to;
    EXPECT_NE(problem.place.find(c.place), std::string::npos) << c.to << ": " << problem.place;
  }
}

TEST_F(BrokenRecord, quotesTheWordThatCannotBeRead) {
  const Problem problem = problemOf(edited(good_, lineOf(good_, "1 "), "1 1 buy gold 3"));
  EXPECT_EQ(problem.details.at("reason"), "unknown_resource");
  EXPECT_EQ(problem.details.at("word"), "gold");
}

TEST_F(BrokenRecord, namesTheSeatToMoveAsPeopleCount) {
  const std::string first = lineOf(good_, "1 ");
  const std::string actor = first.substr(2, 1);
  const std::string other = actor == "1" ? "2" : "1";
  const Problem problem = problemOf(edited(good_, first, "1 " + other + first.substr(3)));
  EXPECT_EQ(problem.details.at("reason"), "not_your_turn");
  EXPECT_EQ(problem.details.at("actor"), actor);
}

TEST_F(BrokenRecord, movesAfterTheEndOfTheGameAreIllegal) {
  const std::string end = lineOf(good_, "end ");
  const auto plies = std::stoi(end.substr(4));
  const std::string more =
      std::to_string(plies + 1) + " 1 pass\nend " + std::to_string(plies + 1) + " finished";
  const Problem problem = problemOf(edited(good_, end, more));
  EXPECT_EQ(problem.code, "record_illegal_move");
  EXPECT_EQ(problem.details.at("reason"), "game_over");
}

TEST_F(BrokenRecord, scoresAreWholeNumbersBelowZeroTheyHaveOneSign) {
  const std::string rank = lineOf(good_, "rank 1 ");
  const std::string stem = rank.substr(0, rank.rfind(' ') + 1);
  for (const char* score : {"-", "--3", "-0", "+3", "3-", ""})
    EXPECT_EQ(problemOf(edited(good_, rank, stem + score)).code, "record_missing") << score;
  EXPECT_EQ(problemOf(edited(good_, rank, stem + "-3")).code, "record_result_differs");
}

// A company of Pampero may end in debt.
TEST(Record, aScoreBelowZeroIsReadAsItWasWritten) {
  const auto game = library().load("pampero", {{"players", "4"}}, {});
  ASSERT_TRUE(game.has_value());
  for (int seed = 0; seed < 40; ++seed) {
    const Session session = randomGame(*game, std::to_string(seed));
    const std::string text = writeRecord(session.record());
    if (text.find(" -") == std::string::npos) continue;
    EXPECT_EQ(problemOf(text).code, "none");
    return;
  }
  FAIL() << "nobody was in debt";
}

TEST(Record, isReadWithTheLineEndsOfAnotherSystem) {
  const Session session = randomGame(load({{"players", "2"}}), "line ends");
  std::string text = writeRecord(session.record());
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
    text.replace(at, 1, "\r\n");
  const auto record = readRecord(text);
  ASSERT_TRUE(record.has_value()) << record.error().code;
  EXPECT_TRUE(replay(library(), *record).has_value());
}

TEST_F(BrokenRecord, textAfterTheDigestIsRefused) {
  EXPECT_EQ(problemOf(good_ + "more\n").code, "record_after_end");
}

TEST_F(BrokenRecord, tooLargeIsRefusedUnread) {
  EXPECT_EQ(problemOf(std::string(10U << 20U, 'x')).code, "record_too_large");
  EXPECT_EQ(problemOf(std::string(kMaxRecordBytes, '\n')).code, "record_bad_header");
  EXPECT_EQ(problemOf("").code, "record_truncated");
}

TEST(HandWrittenRecord, needsNoDigestAndAcceptsCarriageReturns) {
  const Session session = randomGame({{"players", "2"}}, "hand", 10);
  std::string text = writeRecord(session.record());
  text.erase(text.rfind("digest "));
  text += "digest none\n";
  EXPECT_EQ(problemOf(text).code, "none");
  std::string windows;
  for (const char c : text) windows += c == '\n' ? "\r\n" : std::string(1, c);
  EXPECT_EQ(problemOf(windows).code, "none");
}

TEST(Session, undoReplaysAndNeverCrossesARevealFreely) {
  Session session = randomGame({{"players", "3"}}, "undo", 200);
  const std::size_t before = session.plies().size();
  const AnyState there = session.state();
  const auto moves = session.plies();
  session.rewind(before - 20);
  EXPECT_EQ(session.plies().size(), before - 20);
  for (std::size_t i = before - 20; i < before; ++i) session.play(moves[i].seat, moves[i].move);
  EXPECT_TRUE(session.rules().equal(there, session.state()));
}

// Those of the last plies are kept, the others found again.
TEST(Session, eventsOfAnyPlyAreTheSameWheneverOneAsks) {
  const Session played = randomGame({{"players", "3"}}, "events", 120);
  Session walk(played.sharedGame(), played.seed(), played.seatNames());
  std::vector<Events> heard;
  for (const Ply& ply : played.plies()) {
    walk.play(ply.seat, ply.move);
    heard.push_back(walk.events(walk.plies().size() - 1, walk.plies().size()).front());
  }
  EXPECT_EQ(played.events(0, 120), heard);
  for (const std::size_t first : {1U, 60U, 111U, 112U, 113U, 119U}) {
    const auto from = static_cast<std::ptrdiff_t>(first);
    EXPECT_EQ(played.events(first, 120), std::vector<Events>(heard.begin() + from, heard.end()));
    EXPECT_EQ(played.events(first, first + 1).front(), heard[first]);
  }
  EXPECT_TRUE(played.events(120, 120).empty());
  walk.rewind(115);
  EXPECT_EQ(walk.events(100, 115), std::vector<Events>(heard.begin() + 100, heard.begin() + 115));
}

TEST(Session, freeUndoStopsAtOthersAndAtRevealedCards) {
  Session session(load({{"players", "2"}}), parseSeed("free"), {});
  const auto act = [&session](std::string_view text) {
    const Seat seat = session.rules().active(session.state()).first();
    const ParsedMove parsed = session.rules().parse(text);
    EXPECT_TRUE(session.rules().check(session.state(), seat, parsed.move).fine()) << text;
    session.play(seat, parsed.move);
    return seat;
  };
  const Seat opener = act("nominate 4");
  EXPECT_EQ(session.freeUndo(opener), 1);
  act("bid 4");
  EXPECT_EQ(session.freeUndo(opener), 2);
  const Seat other = act("pass");  // the sale draws a card
  EXPECT_EQ(session.freeUndo(opener), 0);
  EXPECT_EQ(session.freeUndo(other), 0) << "a card was turned up";
}

TEST(Seed, textAndHexadecimalDigits) {
  EXPECT_EQ(seedText(parseSeed("42")), hexText(sha256("42")));
  const std::string hex(64, 'a');
  EXPECT_EQ(seedText(parseSeed(hex)), hex);
  EXPECT_NE(parseSeed("a"), parseSeed("b"));
  EXPECT_NE(derivedSeed(parseSeed("a"), "game", 1), derivedSeed(parseSeed("a"), "game", 2));
  EXPECT_NE(derivedSeed(parseSeed("a"), "game", 1), derivedSeed(parseSeed("a"), "bots", 1));
  const std::string digested = seedText(parseSeed("a")) + "/game/12";
  EXPECT_EQ(derivedSeed(parseSeed("a"), "game", 12), sha256(digested));
  EXPECT_NE(randomSeed(), randomSeed());
}

}  // namespace
}  // namespace spannung
