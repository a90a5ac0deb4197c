// A running table survives a correction of the content or of a rule, on both stores.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "record/replay.h"
#include "server/hub/ai_roster.h"
#include "server/store/store.h"
#include "server/table/table.h"
#include "tests/games/changed_content.h"
#include "tests/net/net_server.h"
#include "tests/server/store_places.h"

namespace spannung::server {
namespace {

class KeptContent : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (GetParam() == "postgres") {
      if (testing::postgresAddress().empty()) GTEST_SKIP() << "needs scripts/with-postgres";
      place = std::make_unique<testing::PostgresPlace>();
      server.options.store = place->address();
    }
    server.start();
  }
  void TearDown() override { server.stop(); }

  // Ada plays what is offered, so many moves or to the end.
  json::object playOn(TableSocket& ada, const std::string& table, int moves) {
    ada.askOk(about("watch", table));
    json::object seen = ada.next("table");
    while (seen["status"] == "running" && moves > 0) {
      if (!seen["moves"].as_array().empty()) {
        ada.send(moveMessage(seen, chooser.next()));
        --moves;
      }
      seen = ada.next("table");
    }
    return seen;
  }

  std::string idOf(const std::string& cookie) const {
    const json::object body = httpGet(server.port(), "/api/me", {{"Cookie", cookie}}).json();
    return std::string(body.at("person").at("id").as_string());
  }
  // A table of this person from a time when the game had its first revision, as its log tells it.
  // The plants it names for step 3 may be out of the game by that revision, and are never by a
  // later one (funkenschlag::Options::keepsStep3Plants), so that the pile is another one from the
  // start.
  void storeOldTable(const std::string& table, const PersonId& person) {
    const AiRoster roster;
    GameShelf shelf(testLibrary(), roster);
    const Creation wanted{.by = person,
                          .game = "funkenschlag",
                          .options = {{"players", "2"}},
                          .deal = {{"step3", "25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40"}},
                          .seats = {{SeatKind::person, "Ada", person, "", "n"},
                                    {SeatKind::bot, "", "", "random", "b"}},
                          .secret = std::string(64, 'a'),
                          .at = 1};
    auto created = std::get<Created>(decideCreate(shelf, wanted).value());
    ASSERT_GT(created.pin->revision, 1) << "a rule was changed since then";
    created.pin->revision = 1;
    const auto store = openStore(server.options.store).value();
    const Append append{.table = table,
                        .seq = 0,
                        .body = writeEntry(created),
                        .summary = Table::open(shelf, table, created)->summary(),
                        .peopleChanged = true};
    EXPECT_EQ(store->append(append).value(), Appended::stored);
  }

  std::unique_ptr<testing::PostgresPlace> place;
  NetServer server;
  Chooser chooser;
};

TEST_P(KeptContent, ATableIsPlayedToItsEndWithTheContentItBeganWith) {
  const std::string cookie = server.guest("Ada");
  std::string table;
  {
    TableSocket ada = server.socket(cookie);
    table = created(ada, creation({me(), bot()}));
    ada.askOk(about("start", table));
    playOn(ada, table, 25);
  }
  const Library corrected = spannung::testing::correctedLibrary();
  server.library = &corrected;
  server.restart();
  {
    TableSocket ada = server.socket(cookie);
    EXPECT_EQ(playOn(ada, table, 10'000)["status"], "finished");
    const auto record = readRecord(httpGet(server.port(), "/api/tables/" + table + "/record").body);
    ASSERT_TRUE(record.has_value());
    EXPECT_TRUE(replay(testLibrary(), *record).has_value());
    EXPECT_EQ(replay(corrected, *record).error().code, "record_content_differs");

    const std::string next = created(ada, creation({me(), bot()}));
    ada.askOk(about("start", next));
    playOn(ada, next, 10'000);
    const auto later = readRecord(httpGet(server.port(), "/api/tables/" + next + "/record").body);
    ASSERT_TRUE(later.has_value());
    EXPECT_TRUE(replay(corrected, *later).has_value());
  }
  server.stop();
}

TEST_P(KeptContent, ATableIsPlayedToItsEndByTheRulesItBeganWith) {
  const std::string cookie = server.guest("Ada");
  const std::string person = idOf(cookie);
  server.stop();
  storeOldTable("old", person);
  server.start();
  {
    TableSocket ada = server.socket(cookie);
    ada.askOk(about("start", "old"));
    playOn(ada, "old", 25);
  }
  server.restart();
  {
    TableSocket ada = server.socket(cookie);
    EXPECT_EQ(playOn(ada, "old", 10'000)["status"], "finished");
    const auto record = readRecord(httpGet(server.port(), "/api/tables/old/record").body);
    ASSERT_TRUE(record.has_value());
    EXPECT_EQ(record->revision, 1);
    EXPECT_TRUE(replay(testLibrary(), *record).has_value());
    Record asOfToday = *record;
    asOfToday.revision = testLibrary().find("funkenschlag")->revision();
    EXPECT_FALSE(replay(testLibrary(), asOfToday).has_value()) << "the rules make no difference";
  }
}

INSTANTIATE_TEST_SUITE_P(Both, KeptContent, ::testing::Values("sqlite", "postgres"),
                         [](const auto& kind) { return kind.param; });

}  // namespace
}  // namespace spannung::server
