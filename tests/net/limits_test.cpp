// What nobody may do to the others: flood, hang, drip, hoard.
#include <cstdlib>
#include <filesystem>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/net/connection_count.h"
#include "server/net/rate_limit.h"
#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using ::testing::HasSubstr;

// Until something is true, or for so long that it never will be.
template <class Condition>
bool eventually(Condition condition, seconds limit = seconds(10)) {
  const auto until = std::chrono::steady_clock::now() + limit;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(milliseconds(20));
  }
  return true;
}

int openSockets(const NetServer& server) {
  const std::string figures = httpGet(server.port(), "/metrics").body;
  const std::string name = "\nspannung_websockets ";
  return std::stoi(figures.substr(figures.find(name) + name.size()));
}

TEST(TokenBucket, AllowsABurstAndThenARate) {
  const auto start = TokenBucket::Clock::now();
  TokenBucket bucket({2, 3}, start);
  EXPECT_TRUE(bucket.take(1, start) && bucket.take(1, start) && bucket.take(1, start));
  EXPECT_FALSE(bucket.take(1, start));
  EXPECT_FALSE(bucket.isFull(start));
  EXPECT_TRUE(bucket.take(1, start + milliseconds(500)));
  EXPECT_FALSE(bucket.take(1, start + milliseconds(500)));
  EXPECT_TRUE(bucket.isFull(start + seconds(5)));
  EXPECT_FALSE(bucket.take(4, start + seconds(100)));
}

TEST(RateLimit, CountsEverybodyApart) {
  RateLimit limit({0.001, 1});
  for (int i = 0; i < 5000; ++i) EXPECT_TRUE(limit.take(std::to_string(i)));
  EXPECT_FALSE(limit.take("4999"));
}

TEST(ConnectionCount, LimitsConnectionsAndAddressesApart) {
  const auto count = std::make_shared<ConnectionCount>(2, 1);
  auto first = count->enterFrom("192.0.2.1");
  EXPECT_TRUE(first);
  EXPECT_FALSE(count->enterFrom("192.0.2.1"));
  EXPECT_TRUE(count->enterFrom("192.0.2.2"));
  EXPECT_EQ(count->all(), 0);
  first.reset();
  EXPECT_TRUE(count->enterFrom("192.0.2.1"));
  auto one = count->enter();
  const auto two = count->enter();
  EXPECT_EQ(count->all(), 2);
  EXPECT_FALSE(count->enter());
  one.reset();
  EXPECT_TRUE(count->enter());
}

TEST(Limits, AFloodIsRefusedMessageByMessageAndThenCutOff) {
  NetServer server;
  server.options.limits.messagesPerConnection = {1, 20};
  server.options.limits.refusalsInARow = 60;
  server.start();
  TableSocket socket = server.socket(server.guest("Ada"));
  for (int i = 0; i < 50; ++i) socket.send({{"type", "ping"}, {"id", i}});
  int fine = 0;
  for (int i = 0; i < 50; ++i) {
    const auto reply = socket.receive();
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->at("id"), i);
    if (reply->at("type") == "ok")
      ++fine;
    else
      EXPECT_EQ(reply->at("error").at("code"), "too_fast");
  }
  EXPECT_THAT(fine, ::testing::AllOf(::testing::Ge(20), ::testing::Le(30)));
  for (int i = 0; i < 200; ++i) socket.send({{"type", "ping"}});
  while (socket.receive(seconds(5))) {
  }
  EXPECT_TRUE(socket.isClosed());
  // Others do not notice.
  TableSocket other = server.socket(server.guest("Grace"));
  EXPECT_EQ(other.ask({{"type", "ping"}})["type"], "ok");
}

TEST(Limits, SeveralConnectionsOfOnePersonAddUp) {
  NetServer server;
  server.options.limits.messagesPerPerson = {0.01, 10};
  server.options.limits.socketsPerPerson = 2;
  server.start();
  const std::string cookie = server.guest("Ada");
  TableSocket one = server.socket(cookie);
  TableSocket two = server.socket(cookie);
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(one.ask({{"type", "ping"}})["type"], "ok");
    EXPECT_EQ(two.ask({{"type", "ping"}})["type"], "ok");
  }
  EXPECT_EQ(one.askRefused({{"type", "ping"}}), "too_fast");
  EXPECT_EQ(TableSocket(server.port(), cookie).status(), 429);
  one.close();
  EXPECT_TRUE(eventually([&] { return TableSocket(server.port(), cookie).status() == 101; }));
}

TEST(Limits, LongMessagesAreRefusedAndHugeOnesEndTheConnection) {
  NetServer server;
  server.start();
  TableSocket socket = server.socket(server.guest("Ada"));
  EXPECT_EQ(socket.askRefused({{"type", "ping"}, {"x", std::string(70'000, 'x')}}),
            "message_too_large");
  EXPECT_EQ(socket.ask({{"type", "ping"}})["type"], "ok");
  socket.sendText(std::string(3U << 20U, ' '));
  EXPECT_FALSE(socket.receive(seconds(5)));
  EXPECT_TRUE(socket.isClosed());
}

TEST(Limits, TablesAreCounted) {
  NetServer server;
  server.options.limits.tablesPerDay = 3;
  server.options.limits.watchedTables = 2;
  server.start();
  TableSocket socket = server.socket(server.guest("Ada"));
  std::vector<std::string> tables;
  for (int i = 0; i < 3; ++i) tables.push_back(created(socket, creation({me(), open()})));
  EXPECT_EQ(socket.askRefused(creation({me(), open()})), "too_many_tables");
  socket.askOk(about("watch", tables[0]));
  socket.askOk(about("watch", tables[1]));
  socket.askOk(about("watch", tables[1]));
  EXPECT_EQ(socket.askRefused(about("watch", tables[2])), "watches_too_many");
  socket.askOk(about("unwatch", tables[0]));
  socket.askOk(about("watch", tables[2]));
}

TEST(Limits, TablesCannotBeOpenedInARush) {
  NetServer server;
  server.options.limits.tablesPerPerson = {0.01, 2};
  server.start();
  TableSocket socket = server.socket(server.guest("Ada"));
  created(socket, creation({me(), open()}));
  created(socket, creation({me(), open()}));
  EXPECT_EQ(socket.askRefused(creation({me(), open()})), "too_fast");
}

TEST(Limits, ManyPeopleOfOneAddressOpenNoMoreTables) {
  NetServer server;
  server.options.limits.tablesPerPerson = {0.001, 2};
  server.start();
  const Headers far = {{"X-Forwarded-For", "192.0.2.1"}};
  TableSocket ada(server.port(), server.guest("Ada"), far);
  TableSocket grace(server.port(), server.guest("Grace"), far);
  TableSocket hedy(server.port(), server.guest("Hedy"), {{"X-Forwarded-For", "192.0.2.2"}});
  created(ada, creation({me(), open()}));
  created(grace, creation({me(), open()}));
  EXPECT_EQ(grace.askRefused(creation({me(), open()})), "too_fast");
  created(hedy, creation({me(), open()}));
  TableSocket here = server.socket(server.guest("Lise"));
  created(here, creation({me(), open()}));
}

TEST(Limits, AnAddressCannotFloodHttp) {
  NetServer server;
  server.options.limits.requestsPerAddress = {0.01, 5};
  server.options.limits.peoplePerAddress = {0.01, 2};
  server.start();
  const Headers far = {{"X-Forwarded-For", "192.0.2.1"}};
  for (int i = 0; i < 5; ++i) EXPECT_EQ(httpGet(server.port(), "/healthz", far).status, 200);
  EXPECT_EQ(httpGet(server.port(), "/healthz", far).status, 429);
  EXPECT_EQ(TableSocket(server.port(), "", far).status(), 429);
  EXPECT_EQ(httpGet(server.port(), "/healthz").status, 200);
  const Headers other = {{"X-Forwarded-For", "192.0.2.2"}};
  const std::string name = R"({"name": "Ada"})";
  EXPECT_EQ(httpRequest(server.port(), "POST", "/api/me", name, other).status, 200);
  EXPECT_EQ(httpRequest(server.port(), "POST", "/api/me", name, other).status, 200);
  EXPECT_EQ(httpRequest(server.port(), "POST", "/api/me", name, other).status, 429);
}

TEST(Limits, WhoeverDripsARequestIsHungUpOn) {
  NetServer server;
  server.options.transport.request = milliseconds(400);
  server.start();
  RawConnection drip(server.port());
  const std::string request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
  const auto began = std::chrono::steady_clock::now();
  drip.write(request);
  bool closed = false;
  while (!closed && std::chrono::steady_clock::now() - began < seconds(5)) {
    drip.write("x");
    drip.readAll(milliseconds(50), closed);
  }
  EXPECT_TRUE(closed);
  EXPECT_EQ(httpGet(server.port(), "/healthz").status, 200);
}

TEST(Limits, ASilentSocketIsClosedAndALivelyOneIsNot) {
  NetServer server;
  server.options.transport.silence = milliseconds(600);
  server.start();
  TableSocket silent = server.socket("");  // does not read, so it does not answer pings either
  TableSocket lively = server.socket("");
  EXPECT_FALSE(lively.receive(milliseconds(2500)));
  EXPECT_FALSE(lively.isClosed());
  EXPECT_TRUE(eventually([&] { return openSockets(server) == 1; }));
  EXPECT_FALSE(silent.receive(seconds(2)));
  EXPECT_TRUE(silent.isClosed());
}

TEST(Limits, ASlowReaderIsCutOffAndHoldsUpNobody) {
  NetServer server;
  server.options.transport.queuedBytes = 64U << 10U;
  server.options.limits.messagesPerConnection = {1000, 2000};
  server.options.limits.messagesPerPerson = {1000, 2000};
  server.start();
  TableSocket slow = server.socket(server.guest("Ada"));
  const std::string table = created(slow, creation({me(), bot()}));
  slow.askOk(about("start", table));
  TableSocket quick = server.socket(server.guest("Grace"));
  quick.askOk(about("watch", table));
  // Has more sent than kernels keep for a connection, which is some megabytes, and reads none of
  // it.
  for (int i = 0; i < 1500; ++i) slow.send(about("watch", table));
  const auto began = std::chrono::steady_clock::now();
  EXPECT_EQ(quick.ask(about("chat", table, {{"text", "still there?"}}))["type"], "ok");
  EXPECT_LT(std::chrono::steady_clock::now() - began, seconds(15));
  EXPECT_TRUE(eventually([&] { return openSockets(server) == 1; }, seconds(20)));
}

// As much as the protocol allows is no reason to hang up, even if it is far more than may wait.
TEST(Limits, WhoeverLooksAtManyPositionsIsNotCutOff) {
  NetServer server;
  server.options.transport.queuedBytes = 64U << 10U;
  server.start();
  TableSocket ada = server.socket(server.guest("Ada"));
  const std::string table = created(ada, creation({me(), bot()}));
  ada.askOk(about("start", table));
  const json::object much = about("at", table, {{"plies", json::array(200, 0)}});
  for (int i = 0; i < 10; ++i) ada.send(much);
  for (int i = 0; i < 10; ++i) {
    const json::object reply = ada.next("ok");
    ASSERT_TRUE(reply.contains("positions"));
    EXPECT_EQ(reply.at("positions").as_array().size(), 200U);
  }
  EXPECT_GT(ada.bytes().back().size(), server.options.transport.queuedBytes);
  EXPECT_EQ(ada.askOk({{"type", "ping"}})["type"], "ok");
  // Mistakes in between hold up nobody.
  ada.send(about("at", table, {{"plies", json::array{-1}}}));
  ada.send(about("at", table, {{"plies", json::array{0}}}));
  EXPECT_EQ(ada.next("error")["error"].as_object()["code"], "no_such_ply");
  EXPECT_EQ(ada.next("ok")["positions"].as_array().size(), 1U);
}

TEST(Limits, ThereIsRoomForSoManyConnections) {
  NetServer server;
  server.options.transport.connections = 2;
  server.start();
  TableSocket one = server.socket("");
  TableSocket two = server.socket("");
  RawConnection three(server.port());
  bool closed = false;
  three.readAll(seconds(5), closed);
  EXPECT_TRUE(closed);
  one.close();
  EXPECT_TRUE(eventually([&] { return httpGet(server.port(), "/healthz").status == 200; }));
}

TEST(Shutdown, EverybodyIsToldAndNothingIsLost) {
  NetServer server;
  server.start();
  const std::string cookie = server.guest("Ada");
  TableSocket socket = server.socket(cookie);
  const std::string table = created(socket, creation({me(), bot()}));
  server.stop();
  EXPECT_EQ(socket.next("closing")["type"], "closing");
  EXPECT_FALSE(socket.receive());
  EXPECT_TRUE(socket.isClosed());
  server.start();
  TableSocket again = server.socket(cookie);
  again.askOk(about("watch", table));
  EXPECT_EQ(again.next("table")["status"], "gathering");
}

TEST(Startup, ProblemsAreClear) {
  NetServer server;
  server.start();
  ServerOptions second = server.options;
  second.store = "sqlite:" + server.path("other.db");
  second.port = server.port();
  auto taken = Server::open(testLibrary(), second);
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().code, "port_taken");
  second.port = 0;
  second.address = "nowhere";
  EXPECT_EQ(Server::open(testLibrary(), second).error().code, "bad_address");
  second.address = "192.0.2.1";
  EXPECT_EQ(Server::open(testLibrary(), second).error().code, "cannot_listen");
  second.address = "127.0.0.1";
  second.web = server.path("none");
  EXPECT_EQ(Server::open(testLibrary(), second).error().code, "web_directory");
}

// The program's own folder is for its owner; one that somebody has named is as they made it.
TEST(Startup, TheUsualFolderIsReadByItsOwnerOnly) {
  namespace fs = std::filesystem;
  NetServer place;
  const auto modeAfter = [](const std::string& folder, std::vector<std::string> words) {
    fs::create_directories(folder);
    fs::permissions(folder, static_cast<fs::perms>(0755));
    words.insert(words.begin(), {"serve", "--host-name", "http://no.name"});
    EXPECT_EQ(runWith("", words).exitCode, 2);
    return static_cast<unsigned>(fs::status(folder).permissions());
  };
  const char* before = std::getenv("XDG_DATA_HOME");
  const std::string kept = before == nullptr ? "" : before;
  ::setenv("XDG_DATA_HOME", place.path("home").c_str(), 1);
  EXPECT_EQ(modeAfter(place.path("home/spannung"), {}), 0700U);
  EXPECT_EQ(modeAfter(place.path("named"), {"--data", place.path("named")}), 0755U);
  if (before == nullptr)
    ::unsetenv("XDG_DATA_HOME");
  else
    ::setenv("XDG_DATA_HOME", kept.c_str(), 1);
}

TEST(Startup, TheProgramSaysWhatIsWrong) {
  const auto errorOf = [](std::vector<std::string> words) {
    words.insert(words.begin(), {"--lang", "en", "serve"});
    const ProgramRun run = runWith("", words);
    EXPECT_EQ(run.exitCode, 2);
    return run.err;
  };
  EXPECT_THAT(errorOf({"--port", "99999"}), HasSubstr("99999"));
  EXPECT_THAT(errorOf({"--port", "http"}), HasSubstr("http"));
  EXPECT_THAT(errorOf({"--log-level", "loud"}), HasSubstr("loud"));
  EXPECT_THAT(errorOf({"--data", "/proc/none"}), HasSubstr("/proc/none"));
  EXPECT_THAT(errorOf({"--store", "paper"}), HasSubstr("paper"));
  EXPECT_THAT(errorOf({"--store", "postgres://127.0.0.1:1/none"}), HasSubstr("database"));
}

}  // namespace
}  // namespace spannung::server
