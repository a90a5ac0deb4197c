// Two servers on one PostgreSQL: a table is the same wherever one is connected.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/net/net_server.h"
#include "tests/server/store_places.h"

namespace spannung::server {
namespace {

class Cluster : public ::testing::Test {
 protected:
  void SetUp() override {
    if (testing::postgresAddress().empty()) GTEST_SKIP() << "needs scripts/with-postgres";
    place = std::make_unique<testing::PostgresPlace>();
    for (NetServer* server : {&first, &second}) {
      server->options.store = place->address();
      server->options.pace->takeOver = std::chrono::milliseconds(500);
      server->start();
    }
  }
  void TearDown() override {
    if (!place) return;
    first.stop();
    second.stop();
  }

  std::unique_ptr<testing::PostgresPlace> place;
  NetServer first;
  NetServer second;
};

TEST_F(Cluster, LoggingOutAtOneServerEndsTheSocketsOfTheOther) {
  const std::string cookie = first.guest("Ada");
  TableSocket socket = second.socket(cookie);
  EXPECT_EQ(first.post("/api/logout", {}, cookie).status, 200);
  while (socket.receive(std::chrono::seconds(10))) {
  }
  EXPECT_TRUE(socket.isClosed());
  EXPECT_EQ(second.nameOf(cookie), "");
}

TEST_F(Cluster, SeatsOnDifferentServersPlayAWholeGame) {
  const std::string adas = first.guest("Ada");
  const std::string graces = second.guest("Grace");
  TableSocket ada = first.socket(adas);
  TableSocket grace = second.socket(graces);
  const std::string table = created(ada, creation({me(), open(), bot()}));
  grace.askOk(about("join", table));
  ada.askOk(about("start", table));
  ada.askOk(about("watch", table));
  grace.askOk(about("watch", table));
  TableSocket* sockets[] = {&ada, &grace};
  json::object seen[] = {ada.next("table"), grace.next("table")};
  std::int64_t played[] = {-1, -1};
  bool stopped = false;
  Chooser chooser;
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(90);
  while (seen[0]["status"] == "running" && std::chrono::steady_clock::now() < until) {
    for (int i = 0; i < 2; ++i) {
      const std::int64_t ply = seen[i]["ply"].as_int64();
      if (!seen[i]["moves"].as_array().empty() && std::exchange(played[i], ply) != ply)
        sockets[i]->send(moveMessage(seen[i], chooser.next()));
      while (const auto message = sockets[i]->receive(std::chrono::milliseconds(2)))
        if (message->at("type") == "table") seen[i] = *message;
    }
    if (!stopped && seen[0]["ply"].as_int64() > 60) {
      stopped = true;
      second.stop();
      grace = first.socket(graces);
      grace.askOk(about("watch", table));
      seen[1] = grace.next("table");
      played[1] = -1;
    }
  }
  EXPECT_TRUE(stopped);
  EXPECT_EQ(seen[0]["status"], "finished");
}

TEST_F(Cluster, NobodyIsRefusedForNewsThatHaveNotArrived) {
  TableSocket ada = first.socket(first.guest("Ada"));
  TableSocket grace = second.socket(second.guest("Grace"));
  for (int i = 0; i < 20; ++i) {
    const std::string table = created(ada, creation({me(), open()}));
    grace.askOk(about("watch", table));
    EXPECT_EQ(grace.next("table")["status"], "gathering");
    grace.askOk(about("join", table));
    ada.askOk(about("start", table));
    grace.askOk(about("chat", table, {{"text", "here we go"}}));
    grace.askOk(about("at", table, {{"plies", json::array{0}}}));
    grace.askOk(about("unwatch", table));
    grace.drop("table");
  }
}

TEST_F(Cluster, ConflictingMovesAreDecidedByTheDatabase) {
  const std::string cookie = first.guest("Ada");
  TableSocket here = first.socket(cookie);
  TableSocket there = second.socket(cookie);
  const std::string table = created(here, creation({me(), me("Charles")}));
  here.askOk(about("start", table));
  here.askOk(about("watch", table));
  there.askOk(about("watch", table));
  json::object seen = here.next("table");
  for (int i = 0; i < 30; ++i) {
    here.send(moveMessage(seen, 0));
    there.send(moveMessage(seen, 1));
    int played = 0;
    for (TableSocket* socket : {&here, &there}) {
      for (;;) {
        auto message = socket->receive();
        ASSERT_TRUE(message);
        if (message->at("type") == "ok") ++played;
        if (message->at("type") == "error") {
          EXPECT_EQ(message->at("error").at("code"), "stale_ply");
        }
        if (message->at("type") == "ok" || message->at("type") == "error") break;
      }
    }
    ASSERT_EQ(played, 1);
    here.askOk(about("watch", table));
    seen = here.latestTable();
    ASSERT_EQ(seen["ply"], i + 1);
  }
}

TEST_F(Cluster, TheOtherServerMovesTheBotsOfOneThatIsGone) {
  TableSocket ada = first.socket(first.guest("Ada"));
  const std::string table = created(ada, creation({bot(), bot()}));
  TableSocket watcher = second.socket("");
  watcher.askOk(about("watch", table));
  watcher.next("table");
  ada.askOk(about("start", table));
  first.stop();
  json::object seen = watcher.next("table");
  while (seen["status"] != "finished") seen = watcher.next("table");
  EXPECT_EQ(seen["status"], "finished");
}

}  // namespace
}  // namespace spannung::server
