// A running table survives a correction of the content, on both stores.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "record/replay.h"
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

INSTANTIATE_TEST_SUITE_P(Both, KeptContent, ::testing::Values("sqlite", "postgres"),
                         [](const auto& kind) { return kind.param; });

}  // namespace
}  // namespace spannung::server
