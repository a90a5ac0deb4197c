// Where somebody is logged in, and that it ends.
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/digest.h"
#include "server/app/session_sockets.h"
#include "tests/net/net_server.h"
#include "tests/server/store_places.h"

namespace spannung::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kPassword = "correct horse";

std::string errorCode(const HttpResult& result) {
  const json::object body = result.json();
  return body.contains("error") ? std::string(body.at("error").at("code").as_string()) : "";
}

// Whether the server hangs up.
bool isCutOff(TableSocket& socket) {
  while (socket.receive(seconds(10))) {
  }
  return socket.isClosed();
}

using LoggedIn = NetTest;

TEST_F(LoggedIn, ACookieThatIsNotOursNamesNobody) {
  const std::string cookie = server.guest("Ada");
  std::string forged = cookie;
  forged.back() = forged.back() == '0' ? '1' : '0';
  for (const std::string& wrong :
       {forged, cookie + "0", cookie.substr(0, cookie.size() - 1), std::string("spannung="),
        std::string("spannung='; drop table sessions; --"), "spannung=" + std::string(5000, 'a'),
        std::string("other=1")}) {
    EXPECT_EQ(server.nameOf(wrong), "") << wrong;
    TableSocket socket(server.port(), wrong);
    EXPECT_TRUE(socket.next("hello").at("person").is_null()) << wrong;
  }
  EXPECT_EQ(server.nameOf(cookie), "Ada");
}

TEST_F(LoggedIn, OutliveTheServer) {
  const std::string cookie = server.guest("Ada");
  server.restart();
  EXPECT_EQ(server.nameOf(cookie), "Ada");
}

TEST_F(LoggedIn, TheStoreDoesNotHaveTheToken) {
  const std::string cookie = server.guest("Ada");
  const std::string token = cookie.substr(cookie.find('=') + 1);
  ASSERT_EQ(token.size(), 64U);
  server.stop();
  for (const char* suffix : {"", "-wal"}) {
    std::ifstream file(server.path("test.db") + suffix, std::ios::binary);
    std::stringstream bytes;
    bytes << file.rdbuf();
    EXPECT_THAT(bytes.str(), Not(HasSubstr(token))) << suffix;
  }
}

TEST_F(LoggedIn, LoggingOutEndsThemAtTheServer) {
  const std::string here = server.account("Ada", kPassword);
  const std::string there = server.login("Ada", kPassword);
  TableSocket socket = server.socket(here);
  TableSocket other = server.socket(there);
  const std::string table = created(other, creation({me(), open()}));
  other.askOk(about("watch", table));
  const HttpResult left = server.post("/api/logout", {}, here);
  EXPECT_EQ(left.status, 200);
  EXPECT_THAT(left.headers.at("Set-Cookie"), HasSubstr("spannung=; Path=/; Max-Age=0"));
  EXPECT_EQ(server.nameOf(here), "") << "whoever has copied the cookie has nothing";
  EXPECT_TRUE(isCutOff(socket));
  EXPECT_EQ(server.nameOf(there), "Ada");
  other.askOk({{"type", "ping"}});
  server.restart();
  EXPECT_EQ(server.nameOf(here), "");
  EXPECT_EQ(server.nameOf(there), "Ada");
}

TEST_F(LoggedIn, LoggingOutWithoutOneDoesNoHarm) {
  EXPECT_EQ(server.post("/api/logout", {}).status, 200);
  EXPECT_EQ(httpRequest(server.port(), "POST", "/api/logout").status, 200);
  EXPECT_EQ(server.post("/api/logout", {{"everywhere", true}}, "spannung=none").status, 200);
  EXPECT_EQ(errorCode(server.post("/api/logout", {{"everywhere", "yes"}})), "wrong_type");
  EXPECT_EQ(errorCode(server.post("/api/logout", {{"here", true}})), "unknown_field");
}

TEST_F(LoggedIn, LoggingOutEverywhereEndsAllOfThem) {
  const std::string stranger = server.guest("Grace");
  const std::string here = server.account("Ada", kPassword);
  const std::string there = server.login("Ada", kPassword);
  TableSocket mine = server.socket(here);
  TableSocket other = server.socket(there);
  EXPECT_EQ(server.post("/api/logout", {{"everywhere", true}}, here).status, 200);
  EXPECT_EQ(server.nameOf(here), "");
  EXPECT_EQ(server.nameOf(there), "");
  EXPECT_TRUE(isCutOff(mine));
  EXPECT_TRUE(isCutOff(other));
  EXPECT_EQ(server.nameOf(stranger), "Grace");
  EXPECT_EQ(server.nameOf(server.login("Ada", kPassword)), "Ada");
}

TEST_F(LoggedIn, ANewPasswordEndsTheOthers) {
  const std::string here = server.account("Ada", kPassword);
  const std::string there = server.login("Ada", kPassword);
  TableSocket mine = server.socket(here);
  TableSocket other = server.socket(there);
  const auto change = [&](const char* present, const char* password) {
    return server.post("/api/password", {{"present", present}, {"password", password}}, here);
  };
  const HttpResult wrong = change("wrong horse", "battery staple");
  EXPECT_EQ(wrong.status, 403);
  EXPECT_EQ(errorCode(wrong), "wrong_password");
  EXPECT_EQ(wrong.json().at("error").at("place"), "present");
  EXPECT_EQ(errorCode(change(kPassword, "short")), "bad_password_length");
  EXPECT_EQ(server.nameOf(there), "Ada") << "nothing has happened yet";
  const HttpResult changed = change(kPassword, "battery staple");
  EXPECT_EQ(changed.json().at("person").at("name"), "Ada");
  EXPECT_EQ(changed.cookie(), here);
  EXPECT_EQ(server.nameOf(here), "Ada");
  EXPECT_EQ(server.nameOf(there), "");
  EXPECT_TRUE(isCutOff(other));
  mine.askOk({{"type", "ping"}});
  EXPECT_EQ(server.post("/api/login", {{"name", "Ada"}, {"password", kPassword}}).status, 401);
  EXPECT_EQ(server.nameOf(server.login("Ada", "battery staple")), "Ada");
}

TEST_F(LoggedIn, OnlyAnAccountHasAPassword) {
  const json::object change{{"present", kPassword}, {"password", "battery staple"}};
  EXPECT_EQ(errorCode(server.post("/api/password", change)), "no_person");
  EXPECT_EQ(errorCode(server.post("/api/password", change, server.guest("Ada"))), "no_account");
}

TEST_F(LoggedIn, LoggingInLetsGoOfTheOneBefore) {
  server.account("Ada", kPassword);
  const std::string guest = server.guest("Grace");
  TableSocket socket = server.socket(guest);
  const HttpResult result =
      server.post("/api/login", {{"name", "Ada"}, {"password", kPassword}}, guest);
  EXPECT_EQ(server.nameOf(result.cookie()), "Ada");
  EXPECT_TRUE(isCutOff(socket));
  EXPECT_EQ(server.nameOf(guest), "");
}

TEST_F(LoggedIn, TheCookieIsRenewedWheneverOneAsksWhoOneIs) {
  const std::string cookie = server.guest("Ada");
  const HttpResult again = httpGet(server.port(), "/api/me", {{"Cookie", cookie}});
  EXPECT_EQ(again.cookie(), cookie);
  EXPECT_THAT(again.headers.at("Set-Cookie"), HasSubstr("Max-Age=7776000; HttpOnly"));
  EXPECT_FALSE(httpGet(server.port(), "/api/me").headers.contains("Set-Cookie"));
}

Milliseconds usedAt(const NetServer& server, const std::string& cookie) {
  const std::string token = cookie.substr(cookie.find('=') + 1);
  const auto store = testing::opened("sqlite:" + server.path("test.db"));
  return store->visitor(hexText(sha256(token)), 0).value().value().session.usedAt;
}

TEST(SessionPace, AVisitIsWrittenDownOnceInAWhile) {
  NetServer server;
  server.start();
  const std::string cookie = server.guest("Ada");
  server.stop();
  const Milliseconds first = usedAt(server, cookie);
  server.start();
  EXPECT_EQ(server.nameOf(cookie), "Ada");
  server.stop();
  EXPECT_EQ(usedAt(server, cookie), first) << "that was only a moment ago";
  server.options.limits.sessions.renewal = milliseconds(0);
  server.start();
  EXPECT_EQ(server.nameOf(cookie), "Ada");
  server.stop();
  EXPECT_GT(usedAt(server, cookie), first);
}

TEST(SessionPace, WhoeverStaysAwayTooLongIsForgotten) {
  NetServer server;
  server.start();
  const std::string cookie = server.guest("Ada");
  server.stop();
  server.options.limits.sessions.idle = milliseconds(-1);  // everything was too long ago
  server.start();
  EXPECT_EQ(server.nameOf(cookie), "");
  TableSocket socket(server.port(), cookie);
  EXPECT_TRUE(socket.next("hello").at("person").is_null());
}

// --- one socket ---

class FakeSocket final : public Socket {
 public:
  void send(SharedText) override {}
  void close(CloseReason) override { closed = true; }
  bool closed = false;
};

TEST(SessionSockets, AnEndIsNotMissedBeforeTheSocketIsOpen) {
  SessionSockets sockets(2);
  const auto pass = sockets.admit("session");
  EXPECT_TRUE(pass->claim("ada"));
  sockets.end("other");
  EXPECT_FALSE(pass->isEnded());
  sockets.end("session");
  EXPECT_TRUE(pass->isEnded());
  const auto socket = std::make_shared<FakeSocket>();
  pass->opened(socket);
  EXPECT_TRUE(socket->closed);
}

TEST(SessionSockets, CountsThoseOfAPerson) {
  SessionSockets sockets(2);
  auto one = sockets.admit("a");
  const auto two = sockets.admit("b");
  const auto three = sockets.admit("b");
  const auto nobody = sockets.admit("");
  EXPECT_TRUE(one->claim("ada") && two->claim("ada"));
  EXPECT_FALSE(three->claim("ada"));
  EXPECT_TRUE(three->claim("grace"));
  EXPECT_THAT(sockets.sessions(), ::testing::ElementsAre("a", "b"));
  one.reset();
  EXPECT_THAT(sockets.sessions(), ::testing::ElementsAre("b"));
  EXPECT_TRUE(sockets.admit("c")->claim("ada"));
  sockets.end("");
  EXPECT_FALSE(nobody->isEnded());
}

}  // namespace
}  // namespace spannung::server
