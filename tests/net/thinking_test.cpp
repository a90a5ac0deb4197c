// One guest cannot take all the time that there is for thinking.
#include <deque>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

class Thinking : public ::testing::Test {
 protected:
  void SetUp() override {
    server.options.botThreads = 1;
    server.options.hint = 200ms;
    server.start();
    ada.emplace(server.socket(server.guest("Ada")));
    grace.emplace(server.socket(server.guest("Grace")));
  }

  std::string started(TableSocket& socket, json::array seats) {
    const std::string table = created(socket, creation(std::move(seats)));
    socket.askOk(about("start", table));
    return table;
  }
  static json::object watched(TableSocket& socket, const std::string& table) {
    socket.askOk(about("watch", table));
    json::object view = socket.next("table");
    while (view["table"] != json::value(table)) view = socket.next("table");  // of another
    return view;
  }
  std::string refusal(const json::object& request) {
    json::object reply = ada->ask(request);
    EXPECT_EQ(reply["type"], "error");
    const json::object& error = reply["error"].as_object();
    EXPECT_THAT(std::string(error.at("text").as_string()), HasSubstr("10 seconds"));
    return std::string(error.at("place").as_string()) + ": " +
           std::string(error.at("code").as_string());
  }

  // Figures follow what happens in a moment, not at once.
  bool becomes(const std::string& figure) const {
    const auto until = std::chrono::steady_clock::now() + 5s;
    while (std::chrono::steady_clock::now() < until)
      if (httpGet(server.port(), "/metrics").body.find(figure) != std::string::npos) return true;
    return false;
  }

  NetServer server;
  std::optional<TableSocket> ada;
  std::optional<TableSocket> grace;
};

// Not in seconds, because machines differ: all of this happens while others think about one move.
TEST_F(Thinking, AHintAndAnEasyBotComeLongBeforeAnothersExpertsHaveMoved) {
  std::vector<std::string> tables;
  for (int i = 0; i < 4; ++i)
    tables.push_back(started(*ada, {bot("expert@10s"), bot("expert@10s")}));
  const std::string own = started(*grace, {me(), bot("easy")});
  json::object view = watched(*grace, own);
  for (int moves = 0; moves < 3; ++moves) {
    while (view["moves"].as_array().empty()) view = grace->next("table");
    EXPECT_TRUE(grace->askOk(about("hint", own)).contains("move"));
    grace->askOk(moveMessage(view));
    view = grace->next("table");
  }
  for (const std::string& table : tables) EXPECT_EQ(watched(*ada, table)["ply"], 0);
}

// Somebody behind a proxy of this machine, as all who come from elsewhere are in a test.
class Shares : public Thinking {
 protected:
  TableSocket from(const char* address, const std::string& cookie) {
    TableSocket socket(server.port(), cookie, {{"X-Forwarded-For", address}});
    EXPECT_EQ(socket.status(), 101);
    return socket;
  }
  void think(TableSocket& socket) { started(socket, {bot("expert@10s"), bot("expert@10s")}); }
  void guestsThink(const char* address, int guests) {
    for (int i = 0; i < guests; ++i)
      think(sockets.emplace_back(from(address, server.guest("Guest"))));
  }

  std::deque<TableSocket> sockets;
};

TEST_F(Shares, GuestsOfOneAddressHaveOneHoweverManyTheyAre) {
  guestsThink("192.0.2.1", 3);
  EXPECT_TRUE(becomes("spannung_bots_thinking 3\n"));
  EXPECT_TRUE(becomes("spannung_bot_shares 1\n"));
  guestsThink("1.2.3.4, 192.0.2.1", 1);  // what the proxy did not see itself does not count
  EXPECT_TRUE(becomes("spannung_bots_thinking 4\n"));
  EXPECT_TRUE(becomes("spannung_bot_shares 1\n"));
  guestsThink("192.0.2.2", 1);
  EXPECT_TRUE(becomes("spannung_bot_shares 2\n"));
}

TEST_F(Shares, AHouseholdOfIpv6IsOneAddress) {
  guestsThink("2001:db8::1", 1);
  guestsThink("2001:db8::ffff:1", 1);
  EXPECT_TRUE(becomes("spannung_bots_thinking 2\n"));
  EXPECT_TRUE(becomes("spannung_bot_shares 1\n"));
}

TEST_F(Shares, AccountsOfOneAddressHaveItsShareTogetherWithItsGuests) {
  guestsThink("192.0.2.1", 1);
  const std::string barbara = server.account("Barbara", "correct horse");
  const std::string hedy = server.account("Hedy", "correct horse");
  for (const std::string& account : {barbara, hedy})
    think(sockets.emplace_back(from("192.0.2.1", account)));
  EXPECT_TRUE(becomes("spannung_bots_thinking 3\n"));
  EXPECT_TRUE(becomes("spannung_bot_shares 1\n"));
  think(sockets.emplace_back(from("192.0.2.2", barbara)));
  EXPECT_TRUE(becomes("spannung_bot_shares 2\n"));
}

// Who sits at a table of others pays nothing while its owner is here, and everything that nobody
// has come back to after a restart is one share.
TEST_F(Shares, BotsThinkOutOfTheirOwnersUntilNobodyKnowsThem) {
  const std::string ofOwner = server.guest("Ada");
  const std::string ofOther = server.guest("Bea");
  auto owner = from("192.0.2.1", ofOwner);
  auto other = from("192.0.2.2", ofOther);
  json::object planning = creation({bot("expert@10s"), open()});
  planning["game"] = "powerline";  // where a bot thinks, whosever turn it is
  const std::string table = created(owner, planning);
  other.askOk(about("join", table));
  owner.askOk(about("start", table));
  think(owner);
  EXPECT_TRUE(becomes("spannung_bots_thinking 2\n"));
  EXPECT_TRUE(becomes("spannung_bot_shares 1\n"));
  other.askOk(about("watch", table));
  think(other);
  EXPECT_TRUE(becomes("spannung_bots_thinking 3\n"));
  EXPECT_TRUE(becomes("spannung_bot_shares 2\n"));
  server.restart();
  EXPECT_TRUE(becomes("spannung_bots_thinking 3\n"));
  EXPECT_TRUE(becomes("spannung_bot_shares 1\n"));
}

TEST_F(Thinking, ABotWithTooMuchTimeIsRefusedWithTheBound) {
  EXPECT_EQ(refusal(creation({me(), bot("expert@60s")})), "seats[1].bot: bot_thinks_long");
  EXPECT_EQ(refusal(creation({me(), bot("hard+paranoid@10001ms")})),
            "seats[1].bot: bot_thinks_long");
  EXPECT_EQ(ada->askRefused(creation({me(), bot("hard@5s/2")})), "bot_threads");
  EXPECT_EQ(ada->askRefused(creation({me(), bot("nobody@60s")})), "unknown_bot");
  const std::string table = created(*ada, creation({me(), bot("expert@10s")}));
  EXPECT_EQ(refusal(about("seat", table, {{"seat", 2}, {"kind", "bot"}, {"bot", "expert@11s"}})),
            "bot: bot_thinks_long");
  ada->askOk(about("start", table));
  EXPECT_EQ(refusal(about("resign", table, {{"bot", "expert@11s"}})), "bot: bot_thinks_long");
  ada->askOk(about("resign", table, {{"bot", "greedy"}}));
}

TEST_F(Thinking, TheBoundIsToldWithTheGames) {
  const json::object reply = httpGet(server.port(), "/api/games").json();
  for (const json::value& game : reply.at("games").as_array())
    EXPECT_EQ(game.at("bot_seconds"), 10);
}

// A level without a time of its own is no demand.
TEST_F(Thinking, ALevelWithoutATimeTakesWhatItGets) {
  server.stop();
  server.options.limits.thinking = 100ms;
  server.start();
  ada.emplace(server.socket(server.guest("Ada")));
  const std::string table = started(*ada, {bot("expert"), bot("hard")});
  json::object view = watched(*ada, table);
  while (view["ply"].as_int64() < 3) view = ada->next("table");
}

// The bound is the server's, not the table's.
TEST_F(Thinking, ATableFromMoreGenerousTimesIsCut) {
  ada.reset();
  grace.reset();
  server.stop();
  server.options.limits.thinking = 600s;
  server.start();
  const std::string cookie = server.guest("Ada");
  ada.emplace(server.socket(cookie));
  const std::string table = started(*ada, {bot("expert@600s"), bot("expert@600s")});
  EXPECT_EQ(watched(*ada, table)["ply"], 0);
  ada.reset();
  server.stop();
  server.options.limits.thinking = 100ms;
  server.start();
  ada.emplace(server.socket(cookie));
  json::object view = watched(*ada, table);
  while (view["ply"].as_int64() < 3) view = ada->next("table");
  ada->askOk(about("abandon", table));
  const std::string next = created(*ada, about("rematch", table));
  view = watched(*ada, next);
  EXPECT_EQ(view["seats"].as_array()[0].at("bot"), "expert@100ms");
}

// Whoever takes back does not wait until a bot has thought about what is no longer so.
TEST_F(Thinking, WhatWasTakenBackIsNotThoughtAboutAnyMore) {
  std::string table;
  json::object view;
  do {  // until Ada is dealt the first move
    if (!table.empty()) ada->askOk(about("abandon", table));
    table = started(*ada, {me(), bot("expert@10s")});
    view = watched(*ada, table);
  } while (view["moves"].as_array().empty());
  while (!view["moves"].as_array().empty()) {
    ada->askOk(moveMessage(view));
    view = ada->next("table");
  }
  EXPECT_TRUE(becomes("spannung_bots_thinking 1"));
  ada->askOk(about("undo", table, {{"ply", view["ply"]}, {"to", 0}}));
  EXPECT_TRUE(becomes("spannung_bots_thinking 0"));
  EXPECT_THAT(httpGet(server.port(), "/metrics").body, HasSubstr("spannung_bot_seconds_count 0"));
}

}  // namespace
}  // namespace spannung::server
