// Whole games over real sockets: bots, people, restarts, records.
#include <cstdio>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/digest.h"
#include "record/replay.h"
#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using ::testing::HasSubstr;

class WholeGames : public NetTest {
 protected:
  // Plays what is offered until the game is over, as quickly as updates come; `onPly` may
  // interfere.
  template <class OnPly>
  json::object playOn(TableSocket& socket, const std::string& table, OnPly onPly) {
    socket.askOk(about("watch", table));
    json::object seen = socket.next("table");
    while (seen["status"] == "running") {
      if (!seen["moves"].as_array().empty()) {
        if (!onPly(seen)) return seen;
        socket.send(moveMessage(seen, chooser.next()));
      }
      seen = socket.next("table");
      if (seen.empty()) break;
    }
    return seen;
  }
  json::object playOn(TableSocket& socket, const std::string& table) {
    return playOn(socket, table, [](const json::object&) { return true; });
  }

  Chooser chooser;
};

TEST_F(WholeGames, BotsPlayToTheEndAndTheShuffleCanBeChecked) {
  TableSocket ada = server.socket(server.guest("Ada"));
  const std::string table = created(ada, creation({bot(), bot("greedy"), bot()}));
  ada.askOk(about("watch", table));
  const json::object before = ada.next("table");
  ada.askOk(about("start", table));
  json::object seen = ada.next("table");
  while (seen["status"] == "running") seen = ada.next("table");
  ASSERT_EQ(seen["status"], "finished");
  EXPECT_EQ(seen["result"].as_object()["standings"].as_array().size(), 3U);
  const json::object& shuffle = seen["shuffle"].as_object();
  const std::string secret(shuffle.at("secret").as_string());
  EXPECT_EQ(shuffle.at("commitment"), before.at("shuffle").as_object().at("commitment"));
  EXPECT_EQ(hexText(sha256(secret)), std::string(shuffle.at("commitment").as_string()));
  // Nobody was told before.
  for (const std::string& bytes : ada.bytes())
    if (bytes.find("\"status\":\"finished\"") == std::string::npos) {
      EXPECT_EQ(bytes.find(secret), std::string::npos);
      EXPECT_EQ(bytes.find(shuffle.at("seed").as_string()), std::string::npos);
    }
  const HttpResult text = httpGet(server.port(), "/api/tables/" + table + "/record");
  ASSERT_EQ(text.status, 200);
  const auto record = readRecord(text.body);
  ASSERT_TRUE(record);
  EXPECT_TRUE(replay(testLibrary(), *record));
  EXPECT_TRUE(record->finished);
  const std::string file = server.path("game.txt");
  writeFile(file, text.body);
  EXPECT_EQ(runWith("", {"--lang", "en", "verify", file}).exitCode, 0);
}

TEST_F(WholeGames, APersonAgainstBotsThroughRestartsAndUndo) {
  const std::string cookie = server.guest("Ada");
  std::string table;
  int restarts = 0;
  int undone = 0;
  json::object last;
  for (int round = 0; round < 4; ++round) {
    TableSocket ada = server.socket(cookie);
    if (table.empty()) {
      table = created(ada, creation({me(), bot(), bot()}));
      ada.askOk(about("start", table));
    }
    int moves = 0;
    last = playOn(ada, table, [&](const json::object& seen) {
      if (++moves % 10 == 0 && !seen.at("undo").is_null()) {
        ++undone;
        const json::object& undo = seen.at("undo").as_object();
        ada.send(about("undo", table, {{"ply", seen.at("ply")}, {"to", undo.at("to")}}));
      }
      return round == 3 || moves < 15;
    });
    if (round < 3) {
      server.restart();
      ++restarts;
    }
  }
  EXPECT_EQ(last["status"], "finished");
  EXPECT_EQ(restarts, 3);
  EXPECT_GT(undone, 3);
}

TEST_F(WholeGames, RepeatedMessagesChangeNothing) {
  TableSocket ada = server.socket(server.guest("Ada"));
  const std::string table = created(ada, creation({me(), me("Charles")}));
  ada.askOk(about("start", table));
  ada.askOk(about("watch", table));
  json::object seen = ada.next("table");
  for (int i = 0; i < 40; ++i) {
    json::object move = moveMessage(seen, static_cast<std::size_t>(i) * 5);
    move["request"] = "r" + std::to_string(i);
    ada.send(move);
    ada.send(move);
    seen = ada.next("table");
    ASSERT_EQ(seen["ply"], i + 1);
  }
}

// Whose money somebody with these eyes saw in the middle of the game, seat by seat.
std::string moneySeen(TableSocket& socket, const std::string& table, const json::value& eyes) {
  json::object reply =
      socket.askOk(about("at", table, {{"plies", json::array{10}}, {"seat", eyes}}));
  std::string seen;
  for (const json::value& player : reply["positions"].at(0).at("state").at("players").as_array())
    seen += player.at("money").is_null() ? 'n' : 'y';
  return seen;
}

TEST_F(WholeGames, TwoPeopleUntilTheEnd) {
  TableSocket ada = server.socket(server.guest("Ada"));
  TableSocket grace = server.socket(server.guest("Grace"));
  const std::string table = created(ada, creation({me(), open()}, {{"money", "concealed"}}));
  grace.askOk(about("join", table));
  ada.askOk(about("start", table));
  ada.askOk(about("watch", table));
  grace.askOk(about("watch", table));
  json::object adas = ada.next("table");
  json::object graces = grace.next("table");
  EXPECT_EQ(ada.askRefused(about("at", table, {{"plies", json::array{0}}, {"seat", 2}})),
            "not_your_seat");
  EXPECT_EQ(ada.askRefused(about("watch", table, {{"seat", 0}})), "not_open_yet");
  while (adas["status"] == "running") {
    ASSERT_EQ(adas["ply"], graces["ply"]);
    const bool first = !adas["moves"].as_array().empty();
    (first ? ada : grace).send(moveMessage(first ? adas : graces, chooser.next()));
    adas = ada.next("table");
    graces = grace.next("table");
  }
  EXPECT_EQ(adas["result"], graces["result"]);
  EXPECT_EQ(moneySeen(ada, table, 1), "yn");
  EXPECT_EQ(moneySeen(ada, table, 2), "ny");
  EXPECT_EQ(moneySeen(ada, table, 0), "nn");
  EXPECT_EQ(moneySeen(ada, table, "open"), "yy");
  EXPECT_EQ(ada.askRefused(about("at", table, {{"plies", json::array{0}}, {"seat", 3}})),
            "wrong_seat");
  for (const json::value& eyes : json::array{2, 0, "open"}) {
    ada.askOk(about("watch", table, {{"seat", eyes}}));
    EXPECT_EQ(ada.latestTable()["eyes"], eyes == json::value(0) ? json::value(nullptr) : eyes);
  }
}

TEST_F(WholeGames, ARecordGoesOnAtANewTable) {
  TableSocket ada = server.socket(server.guest("Ada"));
  const std::string table = created(ada, creation({bot(), bot()}));
  EXPECT_EQ(httpGet(server.port(), "/api/tables/" + table + "/record").status, 409);
  ada.askOk(about("start", table));
  ada.askOk(about("watch", table));
  while (ada.next("table")["status"] != "finished") {
  }
  const std::string record = httpGet(server.port(), "/api/tables/" + table + "/record").body;
  json::object request{
      {"type", "create"}, {"record", record}, {"ply", 20}, {"seats", json::array{me(), bot()}}};
  const std::string next = created(ada, request);
  ada.askOk(about("start", next));
  ada.askOk(about("watch", next));
  json::object seen = ada.next("table");
  while (seen["table"].as_string() != next) seen = ada.next("table");
  EXPECT_GE(seen["ply"].as_int64(), 20);
  EXPECT_EQ(seen["shuffle"].as_object()["imported"], true);
  json::object end = playOn(ada, next);
  EXPECT_EQ(end["status"], "finished");
  request["ply"] = 100'000;
  EXPECT_EQ(ada.askRefused(request), "no_such_ply");
  request.erase("ply");
  EXPECT_EQ(ada.askRefused(request), "import_finished");
  request["record"] = "spannung record 1\nnonsense\n";
  EXPECT_NE(ada.askRefused(request), "");
  request["game"] = "funkenschlag";
  EXPECT_EQ(ada.askRefused(request), "not_with_record");
}

TEST_F(WholeGames, ARecordAloneIsLookedAt) {
  TableSocket ada = server.socket(server.guest("Ada"));
  const std::string table = created(ada, creation({bot(), bot()}));
  ada.askOk(about("start", table));
  ada.askOk(about("watch", table));
  while (ada.next("table")["status"] != "finished") {
  }
  const auto file = httpGet(server.port(), "/api/tables/" + table + "/record");
  json::object request{{"type", "create"}, {"record", file.body}};
  const std::string archive = created(ada, request);
  TableSocket hedy = server.socket(server.guest("Hedy"));
  hedy.askOk(about("watch", archive, {{"seat", "open"}}));
  json::object seen = hedy.latestTable();
  EXPECT_EQ(seen["archive"], true);
  EXPECT_EQ(seen["status"], "finished");
  EXPECT_EQ(ada.askRefused(about("rematch", archive)), "not_seated");
  for (const char* field : {"ply", "public", "clock"}) {
    json::object wrong = request;
    wrong[field] = field == std::string("ply") ? json::value(3) : json::value(true);
    EXPECT_EQ(ada.askRefused(wrong), "only_with_seats") << field;
  }
}

TEST_F(WholeGames, TheExampleBotPlays) {
  const std::string command =
      "python3 examples/bot.py --server 127.0.0.1:" + std::to_string(server.port()) + " 2>&1";
  FILE* program = popen(command.c_str(), "r");
  ASSERT_NE(program, nullptr);
  std::string output;
  char buffer[256];
  while (fgets(buffer, sizeof buffer, program) != nullptr) output += buffer;
  EXPECT_EQ(pclose(program), 0) << output;
  EXPECT_THAT(output, HasSubstr("1 "));
  EXPECT_THAT(output, HasSubstr("bot.py"));
}

}  // namespace
}  // namespace spannung::server
