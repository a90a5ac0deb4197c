// A real server on a free port, with a store of its own that survives a restart.
#pragma once

#include <chrono>
#include <memory>
#include <random>
#include <string>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "games/library.h"
#include "server/app/server.h"
#include "tests/cli/program_run.h"
#include "tests/net/net_client.h"

namespace spannung::server {

namespace json = boost::json;

inline const Library& testLibrary() {
  static const Library library = std::move(openLibrary().value());
  return library;
}

class NetServer {
 public:
  NetServer() { options.store = "sqlite:" + scratch_.path("test.db"); }

  ServerOptions options = quickOptions();
  const Library* library = &testLibrary();  // what it is started with the next time

  // Bots do not pause, so that whole games take no time.
  static ServerOptions quickOptions() {
    ServerOptions quick;
    quick.port = 0;
    quick.threads = 2;
    quick.pace = RoomPace{.betweenBotMoves = std::chrono::milliseconds(0)};
    quick.limits.messagesPerConnection = {10'000, 10'000};
    quick.limits.messagesPerPerson = {10'000, 10'000};
    quick.limits.tablesPerPerson = {1000, 1000};
    return quick;
  }

  void start() {
    auto opened = Server::open(*library, options);
    ASSERT_TRUE(opened.has_value()) << opened.error().code;
    server_ = std::move(*opened);
    server_->start();
  }
  void stop() { server_.reset(); }
  void restart() {
    stop();
    start();
  }

  std::uint16_t port() const { return server_->port(); }
  std::string path(const std::string& name) const { return scratch_.path(name); }

  // The cookie of a new guest.
  std::string guest(const std::string& name) const {
    const HttpResult result =
        httpRequest(port(), "POST", "/api/me", json::serialize(json::object{{"name", name}}));
    EXPECT_EQ(result.status, 200) << result.body;
    return result.cookie();
  }
  HttpResult post(const std::string& path, const json::object& body,
                  const std::string& cookie = {}) const {
    const Headers headers = cookie.empty() ? Headers{} : Headers{{"Cookie", cookie}};
    return httpRequest(port(), "POST", path, json::serialize(body), headers);
  }
  // The cookie of a new account.
  std::string account(const std::string& name, const std::string& password) const {
    const std::string cookie = guest(name);
    EXPECT_EQ(post("/api/account", {{"name", name}, {"password", password}}, cookie).status, 200);
    return cookie;
  }
  std::string login(const std::string& name, const std::string& password) const {
    const HttpResult result = post("/api/login", {{"name", name}, {"password", password}});
    EXPECT_EQ(result.status, 200) << result.body;
    return result.cookie();
  }
  // The name of the person whom the server takes this for; empty: nobody.
  std::string nameOf(const std::string& cookie) const {
    const json::object body = httpGet(port(), "/api/me", {{"Cookie", cookie}}).json();
    const json::value& person = body.at("person");
    return person.is_null() ? "" : std::string(person.at("name").as_string());
  }
  TableSocket socket(const std::string& cookie) const {
    TableSocket socket(port(), cookie);
    EXPECT_EQ(socket.status(), 101);
    EXPECT_EQ(socket.next("hello")["protocol"], 1);
    return socket;
  }

 private:
  Scratch scratch_;
  std::unique_ptr<Server> server_;
};

class NetTest : public ::testing::Test {
 protected:
  void SetUp() override { server.start(); }

  NetServer server;
};

// --- seats and games in short ---

inline json::object me() { return {{"kind", "me"}}; }
inline json::object me(const char* name) { return {{"kind", "me"}, {"name", name}}; }
inline json::object open() { return {{"kind", "open"}}; }
inline json::object bot(const char* name = "random") { return {{"kind", "bot"}, {"bot", name}}; }

inline json::object creation(json::array seats, json::object options = {}) {
  options["players"] = seats.size();
  return {{"type", "create"},
          {"game", "funkenschlag"},
          {"options", std::move(options)},
          {"seats", std::move(seats)}};
}

inline std::string created(TableSocket& socket, json::object request) {
  json::object reply = socket.askOk(std::move(request));
  return reply.contains("table") ? std::string(reply["table"].as_string()) : "";
}

inline json::object about(const char* type, const std::string& table, json::object fields = {}) {
  fields["type"] = type;
  fields["table"] = table;
  return fields;
}

// Numbers without a pattern, the same in every run: a game of patterns may go round in circles.
class Chooser {
 public:
  std::size_t next() { return random_(); }

 private:
  std::minstd_rand random_{20};
};

// The text of a legal move, with the lowest number where there is a range.
inline std::string moveText(const json::object& move) {
  std::string text(move.at("text").as_string());
  if (!move.contains("range")) return text;
  const json::object& range = move.at("range").as_object();
  const std::string gap = "{" + std::string(range.at("operand").as_string()) + "}";
  return text.replace(text.find(gap), gap.size(), std::to_string(range.at("from").as_int64()));
}

// A move of this seat as the `table` message offers it.
inline json::object moveMessage(const json::object& table, std::size_t which = 0) {
  const json::array& moves = table.at("moves").as_array();
  return {{"type", "move"},
          {"table", table.at("table")},
          {"ply", table.at("ply")},
          {"seat", table.at("eyes")},
          {"move", moveText(moves[which % moves.size()].as_object())}};
}

}  // namespace spannung::server
