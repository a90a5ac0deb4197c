// Planning at the same time and in private, over real sockets.
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using ::testing::Contains;

json::object powerline(json::array seats) {
  json::object request = creation(std::move(seats));
  request["game"] = "powerline";
  return request;
}

std::vector<std::string> movesOf(const json::object& view) {
  std::vector<std::string> moves;
  for (const json::value& move : view.at("moves").as_array())
    moves.emplace_back(move.at("text").as_string());
  return moves;
}

// A running game shows nobody's plan but that of its own eyes, whoever asks for which moment.
// Whether there was anything to hide.
bool expectHidden(const json::object& state, const json::value& eyes) {
  for (const json::value& player : state.at("players").as_array())
    EXPECT_EQ(player.at("plan").is_null(), player.at("seat") != eyes);
  return true;
}

bool expectHidden(const json::object& table) {
  if (!table.contains("state") || table.at("status") != "running") return false;
  return expectHidden(table.at("state").as_object(), table.at("eyes"));
}

bool expectHidden(const std::string& bytes) {
  const json::object message = json::parse(bytes).as_object();
  return message.at("type") == "table" && expectHidden(message);
}

class PlanningTogether : public NetTest {
 protected:
  void SetUp() override {
    NetTest::SetUp();
    for (const char* name : {"Ada", "Grace"}) {
      cookies_.push_back(server.guest(name));
      sockets_.push_back(server.socket(cookies_.back()));
    }
    sockets_.push_back(server.socket(""));  // a spectator
    table_ = created(sockets_[0], powerline({me(), open()}));
    sockets_[1].askOk(about("join", table_));
    sockets_[0].askOk(about("start", table_));
    for (TableSocket& socket : sockets_) {
      socket.askOk(about("watch", table_));
      views_.push_back(socket.next("table"));
    }
  }
  TableSocket& ada() { return sockets_[0]; }
  TableSocket& grace() { return sockets_[1]; }
  json::object sent(int seat, const std::string& move, std::int64_t ply) const {
    return about("move", table_, {{"ply", ply}, {"seat", seat}, {"move", move}});
  }

  std::vector<std::string> cookies_;
  std::vector<TableSocket> sockets_;
  std::vector<json::object> views_;
  std::string table_;
};

TEST_F(PlanningTogether, NobodyHasToWaitForTheOther) {
  ada().askOk(sent(1, "island red", 0));
  grace().askOk(sent(2, "island black", 0));
  ada().askOk(sent(1, "island yellow", 1));
  EXPECT_EQ(ada().askRefused(sent(1, "island blue", 1)), "stale_ply");
  EXPECT_EQ(grace().askRefused(about("undo", table_, {{"ply", 2}, {"to", 1}})), "undo_by_move");
}

TEST_F(PlanningTogether, OthersHearOfAPlanOnlyWhenItIsReady) {
  ada().askOk(sent(1, "island red", 0));
  EXPECT_EQ(ada().next("table").at("ply"), 1);
  ada().askOk(sent(1, "done", 1));
  json::object seen = grace().next("table");
  EXPECT_EQ(seen["ply"], 2) << "the step before was nobody else's business";
  EXPECT_EQ(seen["active"], json::value(json::array{2}));
  EXPECT_TRUE(seen["log"].at("lines").as_array().empty());
  expectHidden(seen);
  EXPECT_EQ(sockets_[2].next("table").at("ply"), 2);
  EXPECT_THAT(movesOf(ada().next("table")), Contains("reopen"));
  ada().askOk(sent(1, "reopen", 2));
  EXPECT_EQ(grace().next("table").at("active"), json::value({1, 2}));
}

TEST_F(PlanningTogether, TheLastToBeReadyRevealsAllPlansAtOnce) {
  ada().askOk(sent(1, "island red", 0));
  ada().askOk(sent(1, "done", 1));
  grace().askOk(sent(2, "island black", 0));
  grace().askOk(sent(2, "done", 3));
  json::object seen = ada().latestTable();
  EXPECT_EQ(seen["state"].at("round"), 2);
  std::vector<int> seats;
  for (const json::value& line : seen["log"].at("lines").as_array())
    if (line.at("code") == "worker_on_island")
      seats.push_back(static_cast<int>(line.at("seat").as_int64()));
  EXPECT_EQ(seats, (std::vector<int>{1, 2}));
}

// PL-SCORE-01: whoever is ready first has not heard of the other's steps, and misses nothing.
TEST_F(PlanningTogether, AScoringIsAnEventForAllAndNotOnlyForTheLast) {
  std::int64_t ply = 0;
  for (int round = 1; round <= 5; ++round)
    for (const int seat : {1, 2})
      for (const char* move : {"island red", "island yellow", "done"}) {
        if (round < 3 && move == std::string_view("island yellow")) continue;
        sockets_[static_cast<std::size_t>(seat - 1)].askOk(sent(seat, move, ply++));
      }
  for (TableSocket& socket : sockets_) {
    const json::object seen = socket.latestTable();
    EXPECT_EQ(seen.at("state").at("round"), 6);
    EXPECT_TRUE(seen.contains("steps")) << seen.at("eyes");
  }
}

// A whole game in which both act as they like, ask for everything, and come back now and then.
TEST_F(PlanningTogether, NoPlanLeavesTheServerBeforeTheReveal) {
  Chooser chooser;
  int looked = 0;
  for (int step = 0; views_[0]["status"] == "running" && step < 5000; ++step) {
    const std::size_t who = step % 2 == 0 ? 0 : chooser.next() % 2;
    TableSocket& socket = sockets_[who];
    // Played, or too late because of a reveal that has not been looked at: something has come.
    socket.ask(moveMessage(views_[who], chooser.next()));
    views_[who] = socket.latestTable(std::chrono::milliseconds(0));
    if (step % 40 == 7) {
      const std::int64_t ply = views_[who]["ply"].as_int64();
      socket.askOk(about("at", table_, {{"plies", json::array{0, ply / 2, ply}}}));
    }
    if (step % 90 == 30) {
      socket = server.socket(cookies_[who]);
      socket.askOk(about("watch", table_));
      views_[who] = socket.next("table");
    }
    for (TableSocket& any : sockets_)
      for (const std::string& bytes : any.takeBytes()) looked += expectHidden(bytes);
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_EQ(views_[0]["status"], "finished");
  EXPECT_GT(looked, 100);
}

TEST_F(PlanningTogether, BotsPlanWhileAPersonThinks) {
  const std::string next = created(ada(), powerline({me(), bot("greedy"), bot("greedy")}));
  ada().askOk(about("start", next));
  ada().askOk(about("watch", next));
  json::object seen = ada().latestTable(std::chrono::milliseconds(500));
  while (seen["table"].as_string() != next || seen["active"].as_array().size() > 1)
    seen = ada().next("table");
  EXPECT_EQ(seen["active"], json::value(json::array{1}));
  EXPECT_EQ(seen["state"].at("ready"), json::value({2, 3}));
  ada().askOk(about("move", next, {{"ply", 0}, {"seat", 1}, {"move", "island red"}}));
}

}  // namespace
}  // namespace spannung::server
