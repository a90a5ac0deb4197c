// Nothing hidden leaves the server before it is revealed. The same public game is played at two
// tables whose hidden cards differ; whatever any seat or a spectator receives has to be the same,
// byte for byte, up to the moment when the first of the differing cards is turned up.
#include <regex>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

// The first cards of the pile are given, so that both games show the same for a while. What lies
// below, and what was removed unseen, comes from each table's own shuffle.
const char* const kPile = "13 11 14 12 16 15 18 17 20 19 22 21 24 23 26";

std::string masked(std::string text, const std::string& table) {
  static const std::regex kVolatile(
      R"re("(created|at|changed)":\d+|"commitment":"[0-9a-f]+"|"nonces":\[[^\]]*\]|"id":\d+)re");
  text = std::regex_replace(text, kVolatile, "*");
  for (std::size_t at = text.find(table); at != std::string::npos; at = text.find(table))
    text.replace(at, table.size(), "*");
  return text;
}

// Everybody at one table, with everything they have received.
class Audience {
 public:
  explicit Audience(NetServer& server) : server_(server) {
    for (const char* name : {"Ada", "Grace", "Alan"}) {
      cookies_.push_back(server.guest(name));
      sockets_.push_back(server.socket(cookies_.back()));
    }
    sockets_.push_back(server.socket(""));  // the spectator
    json::object request = creation({me(), open(), open()}, {{"money", "concealed"}});
    request["deal"] =
        json::object{{"pile", kPile}, {"order", "1 2 3"}, {"regions", "west southwest south"}};
    table_ = created(sockets_[0], request);
    sockets_[1].askOk(about("join", table_));
    sockets_[2].askOk(about("join", table_));
    sockets_[0].askOk(about("start", table_));
    for (std::size_t i = 0; i < sockets_.size(); ++i) {
      sockets_[i].askOk(about("watch", table_));
      views_.push_back(sockets_[i].next("table"));
    }
  }

  bool isRunning() { return views_[0]["status"] == "running"; }
  int ply() { return static_cast<int>(views_[0]["ply"].as_int64()); }
  const std::vector<json::object>& views() const { return views_; }

  void move() {
    for (std::size_t i = 0; i < sockets_.size(); ++i) {
      if (views_[i]["moves"].as_array().empty()) continue;
      sockets_[i].askOk(moveMessage(views_[i], chooser_.next()));
      return readAll();
    }
    FAIL() << "nobody may move";
  }

  // Takes back, with everybody's consent.
  void undo() {
    for (std::size_t i = 0; i < 3; ++i) {
      if (views_[i]["undo"].is_null()) continue;
      const json::object offer = views_[i]["undo"].as_object();
      json::object reply =
          sockets_[i].askOk(about("undo", table_, {{"ply", ply()}, {"to", offer.at("to")}}));
      readAll();
      if (reply["asked"] != true) return;
      for (std::size_t other = 0; other < 3; ++other) {
        if (other == i) continue;
        sockets_[other].askOk(about("answer", table_, {{"agree", true}}));
        readAll();
      }
      return;
    }
  }

  void askAround() {
    for (TableSocket& socket : sockets_)
      socket.askOk(about("at", table_, {{"plies", json::array{0, ply() / 2, ply()}}}));
    for (std::size_t i = 0; i < 3; ++i) {
      for (const char* move : {"build essen", "nominate 13", "bid 40", "buy coal 3", "pass"})
        sockets_[i].askOk(about("check", table_, {{"seat", i + 1}, {"move", move}}));
      sockets_[i].ask(about("move", table_, {{"ply", ply()}, {"seat", i + 1}, {"move", "build"}}));
    }
  }

  void reconnect() {
    for (std::size_t i = 0; i < sockets_.size(); ++i) {
      keep(i);
      sockets_[i] = server_.socket(i < 3 ? cookies_[i] : "");
      sockets_[i].askOk(about("watch", table_));
      views_[i] = sockets_[i].next("table");
    }
    for (TableSocket& socket : sockets_) socket.drop("presence");
  }

  // Everything a connection has received, without what differs between any two tables. Presence
  // depends on the order in which connections end, and says nothing about the game.
  // Since the last time it was asked.
  std::vector<std::vector<std::string>> received() {
    for (std::size_t i = 0; i < sockets_.size(); ++i) keep(i);
    return std::exchange(kept_, {});
  }
  const std::vector<std::string>& raw() const { return raw_; }

 private:
  void keep(std::size_t i) {
    kept_.resize(sockets_.size());
    for (const std::string& bytes : sockets_[i].takeBytes()) {
      raw_.push_back(bytes);
      const bool isGame = bytes.find("\"type\":\"presence\"") == std::string::npos &&
                          bytes.find("\"type\":\"hello\"") == std::string::npos;
      if (isGame) kept_[i].push_back(masked(bytes, table_));
    }
  }
  void readAll() {
    for (std::size_t i = 0; i < sockets_.size(); ++i) views_[i] = sockets_[i].next("table");
  }

  NetServer& server_;
  Chooser chooser_;
  std::vector<std::string> cookies_;
  std::vector<TableSocket> sockets_;
  std::vector<json::object> views_;
  std::string table_;
  std::vector<std::vector<std::string>> kept_;
  std::vector<std::string> raw_;
};

// Who sees whose money, and whether secrets are still secret, in one message.
void expectConcealed(const json::object& message) {
  if (!message.contains("state") || message.at("status") != "running") return;
  const json::value& eyes = message.at("eyes");
  const json::array& players = message.at("state").as_object().at("players").as_array();
  for (std::size_t i = 0; i < players.size(); ++i) {
    const bool own = eyes.is_int64() && eyes.as_int64() == static_cast<std::int64_t>(i) + 1;
    EXPECT_EQ(players[i].as_object().at("money").is_null(), !own) << eyes << ' ' << i;
  }
  EXPECT_TRUE(message.at("shuffle").as_object().at("secret").is_null());
  EXPECT_TRUE(message.at("shuffle").as_object().at("seed").is_null());
}

TEST(Leaks, TwoShufflesLookTheSameUntilTheyAreRevealed) {
  NetServer server;
  server.start();
  Audience one(server);
  Audience two(server);
  int same = 0;
  // Whether the cards that were turned up so far are still the given ones.
  const auto isSamePublicly = [&] {
    return one.views()[3].at("state") == two.views()[3].at("state");
  };
  while (one.isRunning() && two.isRunning() && isSamePublicly()) {
    for (Audience* table : {&one, &two}) {
      if (same % 17 == 5) table->undo();
      if (same % 23 == 7) table->askAround();
      if (same % 31 == 11) table->reconnect();
      for (const json::object& view : table->views()) expectConcealed(view);
    }
    const auto ones = one.received();
    ASSERT_EQ(ones, two.received()) << "after " << same;
    one.move();
    two.move();
    ++same;
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(same, 60);
}

TEST(Leaks, SecretsStaySecretToTheLastMove) {
  NetServer server;
  server.start();
  Audience table(server);
  for (int i = 0; table.isRunning() && i < 3000; ++i) {
    if (i % 50 == 20) table.undo();
    if (i % 60 == 30) table.askAround();
    if (i % 90 == 40) table.reconnect();
    for (const json::object& view : table.views()) expectConcealed(view);
    table.move();
    ASSERT_FALSE(HasFatalFailure());
  }
  const json::object& shuffle = table.views()[0].at("shuffle").as_object();
  const std::string secret(shuffle.at("secret").as_string());
  const std::string seed(shuffle.at("seed").as_string());
  table.received();
  int before = 0;
  for (const std::string& bytes : table.raw()) {
    if (bytes.find("\"status\":\"finished\"") != std::string::npos) continue;
    ++before;
    ASSERT_EQ(bytes.find(secret), std::string::npos);
    ASSERT_EQ(bytes.find(seed), std::string::npos);
  }
  EXPECT_GT(before, 500);
}

}  // namespace
}  // namespace spannung::server
