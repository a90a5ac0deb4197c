// From opening a table to its first move.
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "record/replay.h"
#include "record/shuffle.h"
#include "server/table/record_name.h"
#include "server/table/words.h"
#include "tests/server/table_play.h"

namespace spannung::server::testing {
namespace {

using ::testing::ElementsAre;

std::string createProblem(const Creation& wanted) {
  const auto created = decideCreate(shelf(), wanted);
  return created ? "ok" : created.error().place + " " + created.error().code;
}

TEST(TableCreation, givesBotsNamesAndKeepsTheRest) {
  const Play play(creation("ada", {person("ada", " Volta "), bot("greedy"), openSeat(), bot()}));
  EXPECT_THAT(play.table().seatNames(), ElementsAre("Volta", "Tesla", "", "Ohm"));
  EXPECT_EQ(play.table().status(), TableStatus::gathering);
  EXPECT_EQ(play.table().owner(), "ada");
  EXPECT_EQ(play.table().version(), 1U);
  EXPECT_FALSE(play.table().hasGame());
  EXPECT_TRUE(play.table().active().empty());
  EXPECT_EQ(play.table().commitment(), commitmentTo(kSecret));
}

TEST(TableCreation, refusesWhatCannotBePlayed) {
  const std::vector<SeatPlan> two = {person("ada", "Ada"), bot()};
  Creation wanted = creation("ada", two);
  EXPECT_EQ(createProblem(wanted), "ok");
  wanted.game = "chess";
  EXPECT_EQ(createProblem(wanted), "game unknown_game");
  wanted = creation("ada", two, {{"map", "moon"}});
  EXPECT_EQ(createProblem(wanted), "options.map unknown_map");
  wanted = creation("ada", two);
  wanted.options["players"] = "3";
  EXPECT_EQ(createProblem(wanted), "seats seats_count");
  EXPECT_EQ(createProblem(creation("ada", {person("grace", "Grace"), bot()})),
            "seats[0] not_your_seat");
  EXPECT_EQ(createProblem(creation("ada", {person("ada", ""), bot()})),
            "seats[0].name text_length");
  EXPECT_EQ(createProblem(creation("ada", {person("ada", "Ada"), bot("genius")})),
            "seats[1].bot unknown_bot");
  wanted = creation("ada", two);
  wanted.seats[0].nonce = "no blanks";
  EXPECT_EQ(createProblem(wanted), "seats[0].nonce bad_nonce");
  wanted = creation("ada", two);
  wanted.clock = ClockRule{ClockKind::move, 1, OnTimeout::warn};
  EXPECT_EQ(createProblem(wanted), "clock.seconds clock_range");
}

TEST(TableCreation, sharesTheRulesOfEqualTables) {
  const Play one(creation("ada", {bot(), bot()}));
  const Play two(creation("grace", {bot(), openSeat()}, {{"map", "germany"}}));
  const Play three(creation("grace", {bot(), openSeat()}, {{"map", "usa"}}));
  EXPECT_EQ(one.table().sharedGame(), two.table().sharedGame());
  EXPECT_NE(one.table().sharedGame(), three.table().sharedGame());
}

class Gathering : public ::testing::Test {
 protected:
  std::string joins(const PersonId& who, int seat, const std::string& name = "Somebody",
                    const std::string& nonce = "n") {
    return play_.does(play_.table().decideJoin(who, seat, name, nonce, play_.later()));
  }
  std::string changes(const PersonId& who, int seat, const SeatPlan& plan) {
    return play_.does(play_.table().decideSeat(who, seat, plan, play_.later()));
  }

  Play play_{creation("ada", {person("ada", "Ada"), openSeat(), openSeat()})};
};

TEST_F(Gathering, peopleTakeOpenSeats) {
  EXPECT_EQ(joins("grace", 3, "Grace"), "ok");
  EXPECT_EQ(joins("hedy", 0, "Hedy"), "ok");
  EXPECT_THAT(play_.table().seatNames(), ElementsAre("Ada", "Hedy", "Grace"));
  EXPECT_THAT(play_.table().seatsOf("grace"), ElementsAre(3));
  EXPECT_EQ(joins("late", 0), "no_open_seat");
  EXPECT_THAT(play_.table().summary().people, ElementsAre("ada", "hedy", "grace"));
}

TEST_F(Gathering, onePersonMaySitTwice) {
  EXPECT_EQ(joins("ada", 2, "Ada's brother"), "ok");
  EXPECT_THAT(play_.table().seatsOf("ada"), ElementsAre(1, 2));
}

// Nobody is taken for somebody else in the list of seats, the log, the chat or a question.
TEST_F(Gathering, whoLooksAlikeIsToldApartByTheNumber) {
  ASSERT_EQ(joins("eve", 2, "\u0410da"), "ok");  // with a Cyrillic А
  EXPECT_THAT(play_.table().seatNames(), ElementsAre("Ada (1)", "\u0410da (2)", ""));
  ASSERT_EQ(joins("hedy", 3, "Hedy"), "ok");
  ASSERT_EQ(play_.does(play_.table().decideChat("eve", "Eve", "hello", 0)), "ok");
  const TableView view(play_.table(), "hedy", Eyes::of(Viewer::seat(Seat::of(2))),
                       Language::english);
  const boost::json::object message = view.tableMessage(0, true, 0);
  EXPECT_EQ(message.at("seats").at(1).at("name"), "\u0410da (2)");
  EXPECT_EQ(message.at("chat").at(0).at("name"), "\u0410da (2)");
  EXPECT_THAT(play_.table().summary().line, ::testing::HasSubstr("Ada (1)"));
  ASSERT_EQ(play_.does(play_.table().decideLeave("eve", 2, 0)), "ok");
  EXPECT_THAT(play_.table().seatNames(), ElementsAre("Ada", "", "Hedy"));
}

TEST_F(Gathering, theRecordTellsApartWhoLooksAlike) {
  ASSERT_EQ(joins("eve", 2, "\u0410da"), "ok");  // with a Cyrillic А
  SeatPlan third = bot("greedy");
  third.name = "ada";
  ASSERT_EQ(play_.does(play_.table().decideSeat("ada", 3, third, play_.later())), "ok");
  ASSERT_EQ(play_.starts("ada"), "ok");
  EXPECT_THAT(play_.table().record().seatNames,
              ElementsAre("Ada (1)", "\u0410da (2)", "ada (3) (greedy)"));
}

TEST_F(Gathering, refusesBadJoins) {
  EXPECT_EQ(joins("grace", 1), "seat_taken");
  EXPECT_EQ(joins("grace", 4), "wrong_seat");
  EXPECT_EQ(joins("grace", -1), "wrong_seat");
  EXPECT_EQ(joins("grace", 2, "  "), "text_length");
  EXPECT_EQ(joins("grace", 2, std::string(41, 'x')), "text_length");
  EXPECT_EQ(joins("grace", 2, "a\nb"), "text_invisible");
  EXPECT_EQ(joins("grace", 2, "evil\u202Eeman"), "text_invisible");
  EXPECT_EQ(joins("grace", 2, "\xFF"), "not_utf8");
  EXPECT_EQ(joins("grace", 2, "Grace", ""), "bad_nonce");
  EXPECT_EQ(joins("grace", 2, "Grace", std::string(65, 'x')), "bad_nonce");
  EXPECT_EQ(play_.table().version(), 1U);
}

TEST_F(Gathering, peopleLeave) {
  ASSERT_EQ(joins("grace", 2), "ok");
  EXPECT_EQ(play_.does(play_.table().decideLeave("ada", 2, 0)), "not_your_seat");
  EXPECT_EQ(play_.does(play_.table().decideLeave("hedy", 0, 0)), "not_seated");
  EXPECT_EQ(play_.does(play_.table().decideLeave("grace", 0, 0)), "ok");
  EXPECT_EQ(play_.table().chairs()[1].kind, SeatKind::open);
  EXPECT_EQ(play_.table().chairs()[1].nonce, "");
}

TEST_F(Gathering, theOwnerChangesSeats) {
  EXPECT_EQ(changes("ada", 2, bot("greedy")), "ok");
  EXPECT_EQ(play_.table().chairs()[1].name, "Volta");
  EXPECT_EQ(changes("ada", 3, person("ada", "Bob")), "ok");
  EXPECT_EQ(changes("ada", 2, openSeat()), "ok");
  EXPECT_EQ(play_.table().chairs()[1].kind, SeatKind::open);
  EXPECT_EQ(changes("grace", 2, bot()), "not_owner");
  EXPECT_EQ(changes("ada", 2, bot("genius")), "unknown_bot");
  EXPECT_EQ(changes("ada", 2, person("grace", "Grace")), "not_your_seat");
  EXPECT_EQ(changes("ada", 9, bot()), "wrong_seat");
}

TEST_F(Gathering, startsWhenAllSeatsAreTaken) {
  EXPECT_EQ(play_.starts("ada"), "seats_open");
  ASSERT_EQ(joins("grace", 0), "ok");
  ASSERT_EQ(changes("ada", 3, bot()), "ok");
  EXPECT_EQ(play_.starts("grace"), "not_owner");
  EXPECT_EQ(play_.starts("ada"), "ok");
  EXPECT_EQ(play_.table().status(), TableStatus::running);
  EXPECT_FALSE(play_.table().active().empty());
  EXPECT_EQ(play_.starts("ada"), "already_started");
  EXPECT_EQ(joins("late", 0), "already_started");
  EXPECT_EQ(changes("ada", 1, bot()), "already_started");
  EXPECT_EQ(play_.does(play_.table().decideLeave("grace", 0, 0)), "already_started");
}

TEST_F(Gathering, theSeedFollowsFromSecretAndNonces) {
  ASSERT_EQ(joins("grace", 2, "Grace", "graceNonce"), "ok");
  ASSERT_EQ(changes("ada", 3, bot()), "ok");
  ASSERT_EQ(play_.starts("ada"), "ok");
  EXPECT_EQ(play_.table().session().seed(),
            fairSeed(kSecret, "table1", {"nonceAda", "graceNonce", "botnonce"}));
}

TEST_F(Gathering, theOwnerDissolves) {
  EXPECT_EQ(play_.does(play_.table().decideAbandon("grace", 0)), "not_owner");
  EXPECT_EQ(play_.does(play_.table().decideAbandon("ada", 0)), "ok");
  EXPECT_EQ(play_.table().status(), TableStatus::abandoned);
  EXPECT_EQ(joins("grace", 0), "table_over");
  EXPECT_EQ(play_.does(play_.table().decideAbandon("ada", 0)), "table_over");
  EXPECT_EQ(play_.does(play_.table().decideRematch("ada", "next", 0)), "not_over");
  EXPECT_FALSE(play_.view("ada").contains("state"));
}

TEST_F(Gathering, nothingCanBePlayedYet) {
  EXPECT_EQ(play_.moves("ada", "pass"), "not_started");
  EXPECT_EQ(play_.undoes("ada", 0), "not_started");
  EXPECT_EQ(play_.answers("ada", true), "no_question");
  EXPECT_EQ(play_.does(play_.table().decideResign("ada", 1, "", 0)), "not_started");
}

class Import : public ::testing::Test {
 protected:
  Import() {
    EXPECT_EQ(first_.starts("ada"), "ok");
    while (first_.table().status() == TableStatus::running)
      EXPECT_EQ(first_.playsAny(*dice_), "ok");
    record_ = first_.table().record();
    text_ = writeRecord(record_);
  }
  Creation seats() { return creation("grace", {bot(), person("grace", "Grace"), bot()}); }

  TestDice dice_{"import"};
  Play first_{creation("ada", {person("ada", "Ada"), bot(), bot()})};
  Record record_;
  std::string text_;
};

TEST_F(Import, continuesAGameAfterAnyMove) {
  for (const int ply : {0, 7, static_cast<int>(record_.plies.size()) - 1}) {
    Play play(decideImport(shelf(), seats(), text_, ply).value(), "other");
    EXPECT_TRUE(play.table().isImported());
    ASSERT_EQ(play.starts("grace"), "ok");
    EXPECT_EQ(play.table().ply(), ply);
    const auto expected = replay(play.table().sharedGame(), record_, static_cast<std::size_t>(ply));
    EXPECT_TRUE(
        play.table().game().rules().equal(play.table().session().state(), expected->state()));
    EXPECT_EQ(play.undoes("grace", 0), "nothing_to_undo") << "those moves are not ours";
    EXPECT_EQ(play.playsAny(*dice_), "ok");
    EXPECT_EQ(play.table().record().shuffle, std::nullopt);
  }
}

// Whoever has the record knows its seed, and may have looked for one with good cards.
TEST_F(Import, isToldToEverybodyAndNeverPublic) {
  Creation forAll = seats();
  forAll.isPublic = true;
  const auto refused = decideImport(shelf(), forAll, text_, 0);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(), (Problem{"public", "import_public", {}}));
  Play play(decideImport(shelf(), seats(), text_, 0).value(), "other");
  EXPECT_THAT(play.table().summary().line, ::testing::HasSubstr("\"imported\":true"));
  ASSERT_EQ(play.starts("grace"), "ok");
  const TableView view(play.table(), "grace", Eyes::of(Viewer::seat(Seat::of(0))),
                       Language::english);
  const boost::json::array lines = view.logLines(0);
  EXPECT_TRUE(std::any_of(lines.begin(), lines.end(), [](const boost::json::value& line) {
    return line.at("code") == "table.imported";
  })) << lines;
  EXPECT_THAT(play.table().record().notes,
              ElementsAre(::testing::HasSubstr("Continued from a record")));
}

TEST_F(Import, refusesWhatCannotBeContinued) {
  const auto problemOf = [&](const std::string& text, std::optional<int> ply) {
    const auto imported = decideImport(shelf(), seats(), text, ply);
    return imported ? "ok" : imported.error().code;
  };
  EXPECT_EQ(problemOf(text_, std::nullopt), "import_finished");
  EXPECT_EQ(problemOf(text_, static_cast<int>(record_.plies.size()) + 1), "no_such_ply");
  EXPECT_EQ(problemOf(text_, -1), "no_such_ply");
  EXPECT_EQ(problemOf("nonsense", 0), "record_truncated");
  std::string damaged = text_;
  damaged.replace(damaged.find("\n1 ") + 3, 1, "9");
  EXPECT_NE(problemOf(damaged, 0), "ok");
}

TEST_F(Import, showsARecordToWhoeverWantsToLook) {
  const LogEntry created = decideArchive(shelf(), {.by = "hedy", .at = 5}, text_).value();
  const Table table = Table::open(shelf(), "archive", {writeEntry(created)}).value();
  EXPECT_TRUE(table.isArchive());
  EXPECT_EQ(table.status(), TableStatus::finished);
  EXPECT_EQ(table.ply(), first_.table().ply());
  EXPECT_EQ(table.seatNames(), record_.seatNames);
  EXPECT_EQ(table.record().plies.size(), record_.plies.size());
  EXPECT_FALSE(table.isPublic()) << "nobody lists games that were never played here";
  for (const PersonId& somebody : {PersonId("ada"), PersonId("hedy"), PersonId()}) {
    EXPECT_TRUE(table.seatsOf(somebody).empty());
    EXPECT_EQ(table.viewerFor(somebody, 1).error().code, "not_seated");
    EXPECT_EQ(table.decideRematch(somebody, "next", 6).error().code, "not_seated");
  }
  const auto view =
      TableView(table, "hedy", Eyes::open(), Language::english).tableMessage(0, false, 5);
  EXPECT_EQ(view.at("archive"), true);
  EXPECT_EQ(view.at("result"), first_.view("ada").at("result"));
}

TEST_F(Import, showsARecordThatStopsInTheMiddle) {
  Record open = record_;
  open.plies.resize(9);
  open.finished = false;
  open.ranks.clear();
  open.seatNames = {"Ada", std::string(41, 'x'), "Vol\u202eta"};
  const auto created = decideArchive(shelf(), {.by = "hedy"}, writeRecord(open));
  const Play play(created.value(), "archive");
  EXPECT_EQ(play.table().status(), TableStatus::abandoned);
  EXPECT_EQ(play.table().ply(), 9);
  EXPECT_THAT(play.table().seatNames(), ElementsAre("Ada", "", ""))
      << "names that nobody could have here";
  EXPECT_EQ(decideArchive(shelf(), {.by = "hedy"}, "nonsense").error().code, "record_truncated");
}

TEST(RecordName, namesGameDayAndPlayers) {
  Creation wanted = creation("ada", {person("ada", "Jürgen \"/../ 2"), bot(), openSeat()});
  wanted.seats[0].nonce = "n";
  wanted.at = 1'772'323'200'000;  // the first of March 2026
  const std::string name = recordName(Play(wanted).table());
  EXPECT_EQ(name, "funkenschlag-2026-03-01-Jürgen_______2-Volta");
  EXPECT_EQ(attachmentHeader(name),
            "attachment; filename=\"funkenschlag-2026-03-01-J__rgen_______2-Volta\"; "
            "filename*=UTF-8''funkenschlag-2026-03-01-J%C3%BCrgen_______2-Volta");
  wanted.seats[0].name = "ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ";
  EXPECT_EQ(recordName(Play(wanted).table()), "funkenschlag-2026-03-01-ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ-Volta");
}

TEST(Words, countsCharactersNotBytes) {
  EXPECT_TRUE(checkedName("name", std::string(40, 'x')).has_value());
  std::string umlauts;
  for (int i = 0; i < 40; ++i) umlauts += "ö";
  EXPECT_TRUE(checkedName("name", umlauts).has_value());
  EXPECT_FALSE(checkedName("name", umlauts + "ö").has_value());
  EXPECT_EQ(checkedChat("text", " a\nb ").value(), "a b");
  EXPECT_FALSE(checkedChat("text", std::string(501, 'x')).has_value());
  EXPECT_FALSE(checkedChat("text", " \n ").has_value());
}

// A shuffle that is proved fair says nothing about what was not drawn.
TEST(GivenOutcomes, areSeenByEverybodyFromTheLobbyToTheRecord) {
  Play play(gathered("ada", {person("ada", "Ada"), person("grace", "Grace"), bot()}, {},
                     {{"order", "1 2 3"}}));
  const auto given = [](const boost::json::object& object) {
    return object.at("given").as_int64();
  };
  EXPECT_EQ(given(summaryObject(play.table().summary(), "grace", Language::english)), 3);
  EXPECT_EQ(given(play.view("grace").at("shuffle").as_object()), 3);
  ASSERT_EQ(play.starts("ada"), "ok");
  EXPECT_THAT(boost::json::serialize(play.view("grace").at("log")),
              ::testing::HasSubstr("3 outcomes of chance were given by whoever opened the table"));
  EXPECT_THAT(writeRecord(play.table().record()), ::testing::HasSubstr("3 outcomes of chance"));

  Play drawn(gathered("ada", {person("ada", "Ada"), bot()}));
  ASSERT_EQ(drawn.starts("ada"), "ok");
  EXPECT_EQ(given(drawn.view("ada").at("shuffle").as_object()), 0);
  EXPECT_THAT(writeRecord(drawn.table().record()), ::testing::Not(::testing::HasSubstr("given")));
}

TEST(GivenOutcomes, areRefusedAtAPublicTable) {
  Creation wanted = creation("ada", {person("ada", "Ada"), openSeat()}, {}, {{"order", "2 1"}});
  wanted.isPublic = true;
  EXPECT_EQ(decideCreate(shelf(), wanted).error().code, "deal_public");
  wanted.deal.clear();
  EXPECT_TRUE(decideCreate(shelf(), wanted).has_value());
}

}  // namespace
}  // namespace spannung::server::testing
