// Moves, bots, clocks, resigning, chat and what follows a game.
#include "tests/server/table_play.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "record/replay.h"
#include "server/table/words.h"

namespace spannung::server::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Two people; the deal gives seat 1 the first decision.
class Playing : public ::testing::Test {
 protected:
  Playing() { EXPECT_EQ(play_.starts("ada"), "ok"); }
  const Table& table() const { return play_.table(); }
  Problem problemOf(const Expected<LogEntry>& decided) const {
    return decided ? Problem{"", "none"} : decided.error();
  }

  Play play_{
      gathered("ada", {person("ada", "Ada"), person("grace", "Grace")}, {}, {{"order", "1 2"}})};
  TestDice dice_{"playing"};
};

TEST_F(Playing, aMoveIsPlayed) {
  EXPECT_EQ(play_.moves("ada", "nominate 5"), "ok");
  EXPECT_EQ(table().ply(), 1);
  EXPECT_EQ(table().session().plies()[0].seat, Seat::of(0));
}

TEST_F(Playing, onlyByWhoeverSitsThere) {
  EXPECT_EQ(play_.moves("grace", "nominate 5", 1), "not_your_seat");
  EXPECT_EQ(play_.moves("mallory", "nominate 5"), "not_seated");
  EXPECT_EQ(play_.moves("", "nominate 5", 1), "not_seated");
  EXPECT_EQ(play_.moves("ada", "nominate 5", 7), "wrong_seat");
  EXPECT_EQ(table().ply(), 0);
}

TEST_F(Playing, aRefusalOfTheRulesSaysWhy) {
  const Problem problem = problemOf(table().decideMove("grace", 0, 2, "nominate 5", {}, 1));
  EXPECT_EQ(problem.code, "illegal_move");
  EXPECT_EQ(problem.details.at("reason"), "not_your_turn");
  EXPECT_EQ(problem.details.at("rule"), "FS-ROUND-02");
  const TableView view(table(), "grace", Eyes::of(table().defaultViewer("grace")),
                       Language::english);
  EXPECT_EQ(view.errorObject(problem).at("text"),
            "The move “nominate 5” is not allowed: It is not your turn but Ada’s. (FS-ROUND-02)");
  EXPECT_EQ(view.errorObject(problem).at("place"), "move");
}

TEST_F(Playing, anUnreadableMoveSaysWhere) {
  const Problem problem = problemOf(table().decideMove("ada", 0, 1, "conquer mars", {}, 1));
  EXPECT_EQ(problem.code, "bad_move");
  EXPECT_EQ(problem.details.at("reason"), "unknown_verb");
  const TableView view(table(), "ada", Eyes::of(Viewer::spectator()), Language::german);
  const std::string text(view.errorObject(problem).at("text").as_string());
  EXPECT_NE(text.find("conquer"), std::string::npos) << text;
}

TEST_F(Playing, aStaleMessageLearnsTheCurrentPly) {
  ASSERT_EQ(play_.moves("ada", "nominate 5"), "ok");
  const Problem problem = problemOf(table().decideMove("ada", 0, 1, "nominate 5", {}, 1));
  EXPECT_EQ(problem, (Problem{"ply", "stale_ply", {{"ply", "1"}}}));
  EXPECT_EQ(problemOf(table().decideMove("ada", 2, 1, "bid 5", {}, 1)).code, "stale_ply");
}

TEST_F(Playing, aRepeatedRequestIsRecognised) {
  ASSERT_EQ(play_.moves("ada", "nominate 5", 1, "r1"), "ok");
  EXPECT_TRUE(table().isRepeated(1, "r1"));
  EXPECT_TRUE(table().isRepeated(0, "r1"));
  EXPECT_FALSE(table().isRepeated(2, "r1")) << "every seat has its own names";
  EXPECT_FALSE(table().isRepeated(1, "r2"));
  EXPECT_FALSE(table().isRepeated(1, ""));
  EXPECT_EQ(play_.moves("ada", "bid 5", 1, std::string(65, 'x')), "request_too_long");
  const auto again = Table::open(shelf(), "table1", play_.log());
  EXPECT_TRUE(again->isRepeated(1, "r1")) << "also after a restart";
}

TEST_F(Playing, botsPlayOnlyTheirOwnSeats) {
  const Move move = play_.anyMove(*dice_);
  EXPECT_EQ(play_.does(table().decideBotMove(0, 1, move, 1)), "not_your_seat");
  EXPECT_THAT(table().botsToMove(), IsEmpty());
}

// Where a resignation does not end the game: somebody else could still win it.
class PlayingWithABot : public Playing {
 protected:
  PlayingWithABot() {
    play_ = Play(gathered("ada", {person("ada", "Ada"), person("grace", "Grace"), bot()}, {},
                          {{"order", "1 2 3"}}));
    EXPECT_EQ(play_.starts("ada"), "ok");
  }
};

TEST_F(PlayingWithABot, resigningHandsTheSeatToABot) {
  EXPECT_EQ(play_.does(table().decideResign("grace", 1, "", 1)), "not_your_seat");
  EXPECT_EQ(play_.does(table().decideResign("ada", 0, "genius", 1)), "unknown_bot");
  EXPECT_EQ(play_.does(table().decideResign("ada", 0, "", 1)), "ok");
  EXPECT_EQ(table().chairs()[0].kind, SeatKind::bot);
  EXPECT_EQ(table().chairs()[0].bot, "medium") << "the usual one";
  EXPECT_TRUE(table().chairs()[0].resigned);
  EXPECT_EQ(table().chairs()[0].name, "Ada");
  EXPECT_THAT(table().botsToMove(), ElementsAre(1));
  EXPECT_TRUE(table().summary().waitsForBot);
  EXPECT_THAT(table().summary().people, ElementsAre("ada", "grace"));
  EXPECT_EQ(play_.moves("ada", "nominate 5"), "not_seated");
  EXPECT_EQ(play_.playsAny(*dice_), "ok");
  EXPECT_EQ(table().record().seatNames[0], "Ada (medium)");
}

TEST_F(Playing, stoppingNeedsEverybody) {
  EXPECT_EQ(play_.does(table().decideAbandon("mallory", 1)), "not_seated");
  ASSERT_EQ(play_.does(table().decideAbandon("ada", 1)), "ok");
  EXPECT_EQ(table().status(), TableStatus::running);
  EXPECT_EQ(play_.moves("ada", "nominate 5"), "ok");
  ASSERT_TRUE(table().question()) << "play goes on while they think";
  EXPECT_EQ(play_.answers("ada", true), "not_your_answer");
  EXPECT_EQ(play_.answers("mallory", true), "not_your_answer");
  EXPECT_EQ(play_.answers("grace", true), "ok");
  EXPECT_EQ(table().status(), TableStatus::abandoned);
  EXPECT_TRUE(table().active().empty());
  EXPECT_EQ(play_.moves("ada", "bid 5"), "table_over");
  const auto record = readRecord(writeRecord(table().record()));
  ASSERT_TRUE(record->shuffle.has_value());
  EXPECT_TRUE(replay(library(), *record).has_value());
}

TEST_F(Playing, oneNoGoesOnPlaying) {
  ASSERT_EQ(play_.does(table().decideAbandon("ada", 1)), "ok");
  EXPECT_EQ(play_.does(table().decideAbandon("grace", 1)), "question_open");
  EXPECT_EQ(play_.answers("grace", false), "ok");
  EXPECT_FALSE(table().question());
  EXPECT_EQ(table().status(), TableStatus::running);
}

TEST_F(PlayingWithABot, whoeverResignsIsNotWaitedFor) {
  ASSERT_EQ(play_.does(table().decideAbandon("ada", 1)), "ok");
  EXPECT_EQ(play_.does(table().decideResign("grace", 0, "random", 2)), "ok");
  EXPECT_EQ(table().status(), TableStatus::abandoned) << "nobody is left to object";
}

TEST_F(Playing, chatHasAnEndForEverybody) {
  const auto says = [&](const char* who, const std::string& text) {
    return play_.does(table().decideChat(who, who, text, 5));
  };
  for (std::size_t i = 0; i < kMaxChatShare.lines; ++i)
    ASSERT_EQ(says(i % 2 == 0 ? "hedy" : "emmy", "blah"), "ok") << i;
  EXPECT_EQ(says("hedy", "once more"), "chat_full_watching");
  EXPECT_EQ(says("lise", "I have said nothing yet"), "chat_full_watching");
  EXPECT_EQ(says("ada", "but I play here"), "ok") << "spectators cannot silence those who play";
  const std::string longest(kMaxChatCharacters, 'x');
  for (std::size_t bytes = longest.size(); bytes < kMaxChatShare.bytes; bytes += longest.size())
    ASSERT_EQ(says("ada", longest), "ok") << bytes;
  EXPECT_EQ(says("ada", longest), "chat_full");
  EXPECT_EQ(says("grace", "and I?"), "ok");
}

TEST_F(Playing, chatIsKept) {
  EXPECT_EQ(play_.does(table().decideChat("ada", "ignored", "hello", 5)), "ok");
  EXPECT_EQ(play_.does(table().decideChat("hedy", "Hedy", "I watch", 6)), "ok");
  EXPECT_EQ(play_.does(table().decideChat("hedy", "Hedy", "", 6)), "text_length");
  ASSERT_EQ(table().chat().size(), 2U);
  EXPECT_EQ(table().chat()[0].name, "Ada");
  EXPECT_EQ(table().chat()[0].seat, 1);
  EXPECT_EQ(table().chat()[1].name, "Hedy");
  EXPECT_EQ(table().chat()[1].seat, 0);
  for (std::size_t i = 0; i < kMaxChatLines + 5; ++i)
    ASSERT_EQ(play_.does(table().decideChat("ada", "", "more", 7)), "ok");
  EXPECT_EQ(table().chat().size(), kMaxChatLines);
}

TEST_F(Playing, aDamagedLogIsRefusedAndChangesNothing) {
  const LogEntry bads[] = {Started{1},
                           Joined{1, "x", "X", "n", 1},
                           Moved{2, 1, "nominate 5", Mover::person, "", 1},
                           Moved{1, 9, "nominate 5", Mover::person, "", 1},
                           Moved{1, 1, "gibberish", Mover::person, "", 1},
                           Moved{1, 1, "bid 5", Mover::person, "", 1},
                           Rewound{0, "ada", 1},
                           Rewound{-1, "ada", 1},
                           Asked{AskKind::undo, "ada", 5, 1},
                           Answered{"ada", true, 1},
                           Resigned{0, "greedy", 1},
                           Hinted{0, 1},
                           Hinted{3, 1},
                           Created{}};
  const std::string before = writeRecord(table().record());
  for (const LogEntry& bad : bads) {
    Table copy = Table::open(shelf(), "table1", play_.log()).value();
    const auto applied = copy.apply(bad);
    ASSERT_FALSE(applied.has_value()) << writeEntry(bad);
    EXPECT_EQ(applied.error().code, "log_damaged");
    EXPECT_EQ(copy.version(), table().version());
    EXPECT_EQ(writeRecord(copy.record()), before);
  }
  EXPECT_EQ(Table::open(shelf(), "x", std::vector<std::string>{}).error().code, "no_such_table");
  EXPECT_EQ(Table::open(shelf(), "x", std::vector<std::string>{"{}"}).error().code, "log_damaged");
  EXPECT_EQ(Table::open(shelf(), "x", Started{1}).error().code, "log_damaged");
}

class WholeGame : public Playing {
 protected:
  WholeGame() {
    while (table().status() == TableStatus::running) EXPECT_EQ(play_.playsAny(*dice_), "ok");
  }
};

TEST_F(WholeGame, endsWithACheckableRecord) {
  EXPECT_EQ(table().status(), TableStatus::finished);
  const auto record = readRecord(writeRecord(table().record()));
  ASSERT_TRUE(record.has_value());
  ASSERT_TRUE(record->shuffle.has_value());
  EXPECT_EQ(record->shuffle->secret, kSecret);
  EXPECT_EQ(record->seatNames, (std::vector<std::string>{"Ada", "Grace"}));
  EXPECT_TRUE(replay(library(), *record).has_value());
  EXPECT_EQ(play_.undoes("ada", 0), "table_over");
  EXPECT_EQ(play_.does(table().decideAbandon("ada", 1)), "table_over");
}

TEST_F(WholeGame, leadsToARematchOfTheSamePeople) {
  EXPECT_EQ(play_.does(table().decideRematch("mallory", "next", 1)), "not_seated");
  EXPECT_EQ(play_.does(table().decideRematch("grace", "next", 1)), "ok");
  const auto again = table().decideRematch("ada", "other", 1);
  ASSERT_FALSE(again.has_value());
  EXPECT_EQ(again.error().details.at("table"), "next");
  const auto next = decideCreate(shelf(), table().rematchOf(std::string(64, 'b'), {"x", "y"}, 9));
  ASSERT_TRUE(next.has_value()) << next.error().code;
  Play second(*next, "next");
  EXPECT_EQ(second.table().seatNames(), table().seatNames());
  EXPECT_EQ(second.table().game().options(), table().game().options());
  EXPECT_THAT(second.table().game().deal(), IsEmpty());
  EXPECT_EQ(second.starts("ada"), "ok");
}

class Clocks : public ::testing::Test {
 protected:
  void open(ClockKind kind, OnTimeout onTimeout) {
    Creation wanted =
        gathered("ada", {person("ada", "Ada"), person("grace", "Grace")}, {}, {{"order", "1 2"}});
    wanted.clock = ClockRule{kind, 60, onTimeout};
    play_.emplace(wanted);
    ASSERT_EQ(play_->starts("ada"), "ok");
  }
  Milliseconds left(int seat) const {
    return *table().clocks().left(*table().clock(), Seat::of(seat - 1), play_->now());
  }
  const Table& table() const { return play_->table(); }

  std::optional<Play> play_;
  TestDice dice_{"clocks"};
};

TEST_F(Clocks, perMoveTheTimeBeginsAnew) {
  open(ClockKind::move, OnTimeout::bot);
  EXPECT_EQ(left(1), 60'000);
  EXPECT_EQ(table().clocks().left(*table().clock(), Seat::of(1), play_->now()), std::nullopt);
  play_->later(20'000);
  EXPECT_EQ(left(1), 40'000);
  ASSERT_EQ(play_->moves("ada", "nominate 5"), "ok");
  ASSERT_EQ(play_->actor(), Seat::of(0)) << "the opening bid is hers, too";
  EXPECT_EQ(left(1), 60'000);
}

TEST_F(Clocks, perGameTheTimeAddsUp) {
  open(ClockKind::game, OnTimeout::bot);
  play_->later(19'000);
  ASSERT_EQ(play_->moves("ada", "nominate 5"), "ok");  // a second later
  EXPECT_EQ(left(1), 40'000);
  play_->later(9'000);
  ASSERT_EQ(play_->moves("ada", "bid 5"), "ok");
  EXPECT_EQ(left(1), 30'000);
  EXPECT_EQ(left(2), 60'000);
  play_->later(5'000);
  EXPECT_EQ(left(1), 30'000) << "it is not her turn";
  EXPECT_EQ(left(2), 55'000);
  EXPECT_EQ(table().deadline()->at, play_->now() + 55'000);
  EXPECT_EQ(table().deadline()->seat, 2);
}

TEST_F(Clocks, aBotMovesForWhoeverIsLate) {
  open(ClockKind::move, OnTimeout::bot);
  const Move move = play_->anyMove(*dice_);
  EXPECT_EQ(play_->does(table().decideTimeout(0, 1, move, play_->later(59'999))), "not_overdue");
  EXPECT_EQ(play_->does(table().decideTimeout(0, 2, move, play_->later(10))), "not_overdue");
  EXPECT_EQ(play_->does(table().decideTimeout(0, 1, move, play_->later(1))), "ok");
  EXPECT_EQ(table().ply(), 1);
  EXPECT_TRUE(table().chairs()[0].isPerson()) << "one move, not the seat";
  ASSERT_EQ(table().notices().size(), 2U) << "the given order, and this";
  EXPECT_EQ(table().notices()[1].kind, NoticeKind::timedOut);
}

TEST_F(Clocks, orItOnlyWarns) {
  open(ClockKind::move, OnTimeout::warn);
  const Move move = play_->anyMove(*dice_);
  EXPECT_EQ(play_->does(table().decideTimeout(0, 1, move, play_->later(90'000))), "not_overdue");
  EXPECT_EQ(table().deadline(), std::nullopt);
  EXPECT_EQ(left(1), -30'000);
  EXPECT_EQ(play_->view("ada").at("clock").at("left").at(0), -30);
}

TEST_F(Clocks, nobodyUsesTimeByWhichTheClockOnTheWallWasSet) {
  for (const Milliseconds by : {3'600'000, -3'600'000}) {
    open(ClockKind::game, OnTimeout::bot);
    play_->later(9'000);
    ASSERT_EQ(play_->does(ClockShifted{by, play_->later(by)}), "ok");
    EXPECT_EQ(left(1), 51'000);
    EXPECT_EQ(table().summary().deadline, play_->now() + 51'000);
    ASSERT_EQ(play_->moves("ada", "nominate 5"), "ok");  // a second later
    EXPECT_EQ(left(1), 50'000);
    EXPECT_EQ(left(2), 60'000);
  }
}

TEST_F(Clocks, noClockIsSetByCenturies) {
  open(ClockKind::game, OnTimeout::bot);
  Table table = play_->table();
  EXPECT_FALSE(table.apply(ClockShifted{kLongestShift + 1, 0}));
  EXPECT_FALSE(table.apply(ClockShifted{-kLongestShift - 1, 0}));
  EXPECT_TRUE(table.apply(ClockShifted{kLongestShift, 0}));
}

TEST_F(Clocks, theSummaryHasTheDeadline) {
  open(ClockKind::move, OnTimeout::bot);
  EXPECT_EQ(table().summary().deadline, play_->now() + 60'000);
}

}  // namespace
}  // namespace spannung::server::testing
