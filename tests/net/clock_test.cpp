// The clocks of seats, while the server's own clock is set.
#include <atomic>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

constexpr Milliseconds kSecond = 1000;
constexpr Milliseconds kHour = 3'600'000;

class ClockJumps : public ::testing::Test {
 protected:
  void SetUp() override {
    server.options.clock = [this] { return ClockReading{wall, steady}; };
    server.start();
    cookie = server.guest("Ada");
    ada.emplace(server.socket(cookie));
  }

  void pass(Milliseconds time) {
    wall += time;
    steady += time;
  }

  void open(const char* kind, int seconds) {
    json::object request = creation({me("Ada"), me("Grace")});
    request["clock"] = json::object{{"kind", kind}, {"seconds", seconds}, {"on_timeout", "bot"}};
    table = created(*ada, request);
    ada->askOk(about("start", table));
  }
  json::object look() {
    ada->askOk(about("watch", table));  // what was on its way is here now
    ada->drop("table");
    ada->askOk(about("watch", table));
    return ada->next("table");
  }
  // Of the seat that is to move.
  std::int64_t left() {
    const json::object view = look();
    const json::object& clock = view.at("clock").as_object();
    const std::int64_t seat = clock.at("running").at(0).as_int64();
    return clock.at("left").at(static_cast<std::size_t>(seat - 1)).as_int64();
  }
  void move() { ada->askOk(moveMessage(look())); }
  void say() { ada->askOk(about("chat", table, {{"text", "hm"}})); }

  std::atomic<Milliseconds> wall = 1'789'000'000'000;
  std::atomic<Milliseconds> steady = 5000;
  NetServer server;
  std::string cookie;
  std::string table;
  std::optional<TableSocket> ada;
};

TEST_F(ClockJumps, NeitherTakeNorGiveTime) {
  open("game", 600);
  EXPECT_EQ(left(), 600);
  pass(10 * kSecond);
  wall += kHour;
  EXPECT_EQ(left(), 590);
  move();  // the first of two that begin an auction
  EXPECT_EQ(left(), 590);
  pass(10 * kSecond);
  wall -= 2 * kHour;
  EXPECT_EQ(left(), 580);
  say();
  EXPECT_EQ(left(), 580);
  pass(10 * kSecond);
  EXPECT_EQ(left(), 570);
}

TEST_F(ClockJumps, MakeNobodyLate) {
  open("move", 60);
  wall += kHour;
  say();
  EXPECT_EQ(look()["ply"], 0);
  EXPECT_EQ(left(), 60);
  wall -= 5 * kHour;
  pass(61 * kSecond);
  say();
  ada->drop("table");
  EXPECT_GE(ada->next("table")["ply"].as_int64(), 1) << "late after all";
}

TEST_F(ClockJumps, AreRememberedAndTheClockRunsOnWhileTheServerIsDown) {
  open("game", 600);
  pass(10 * kSecond);
  wall += kHour;
  say();
  ada.reset();
  server.stop();
  pass(30 * kSecond);
  steady = 0;  // another machine, or the same after it was started
  server.start();
  ada.emplace(server.socket(cookie));
  EXPECT_EQ(left(), 560);
}

TEST(SteadyTimes, DoNotMindWhatClocksDifferBy) {
  SteadyTime time;
  time.set({10'000, 500});
  EXPECT_EQ(time.at({99'000, 700}), 10'200);
  EXPECT_EQ(time.jump({10'900, 500}), 0);
  EXPECT_EQ(time.jump({10'000, 1'400}), 0);
  EXPECT_EQ(time.jump({12'000, 1'500}), 1'000);
  EXPECT_EQ(time.jump({7'000, 1'500}), -4'000);
}

}  // namespace
}  // namespace spannung::server
