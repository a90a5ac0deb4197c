// Whatever is sent, each message gets exactly one answer, and the server stays well.
#include <map>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

class Babbler {
 public:
  Babbler(unsigned seed, std::vector<std::string> tables)
      : random_(seed), tables_(std::move(tables)) {}

  // Fields that exist, with values that may fit or not.
  json::object message() {
    static const std::map<std::string, std::vector<std::string>> kFields = {
        {"ping", {}},
        {"language", {"lang"}},
        {"lobby", {"follow"}},
        {"mine", {}},
        {"create",
         {"game", "options", "seats", "public", "clock", "nonce", "deal", "record", "ply"}},
        {"watch", {"seat"}},
        {"unwatch", {}},
        {"join", {"seat", "name", "nonce"}},
        {"leave", {"seat"}},
        {"seat", {"seat", "kind", "bot", "name", "nonce"}},
        {"start", {}},
        {"move", {"ply", "seat", "move", "request"}},
        {"check", {"seat", "move"}},
        {"hint", {"seat"}},
        {"undo", {"ply", "to"}},
        {"answer", {"agree"}},
        {"abandon", {}},
        {"resign", {"seat", "bot"}},
        {"chat", {"text"}},
        {"at", {"plies", "seat"}},
        {"rematch", {}},
        {"nonsense", {"x"}}};
    const auto kind = std::next(kFields.begin(), below(static_cast<int>(kFields.size())));
    json::object message{{"type", json::value(kind->first)}};
    if (below(12) > 0) message["table"] = json::value(oneOf(tables_));
    for (const std::string& field : kind->second)
      if (below(6) > 0) message[field] = below(8) > 0 ? fitting(field) : anything(0);
    if (below(20) == 0) message["stray"] = anything(0);
    for (const char* without : {"ping", "language", "lobby", "mine", "create"})
      if (kind->first == without) message.erase("table");
    return message;
  }

 private:
  int below(int bound) { return std::uniform_int_distribution(0, bound - 1)(random_); }
  std::string oneOf(const std::vector<std::string>& words) {
    return words[static_cast<std::size_t>(below(static_cast<int>(words.size())))];
  }

  json::value fitting(const std::string& field) {
    if (field == "table") return json::value(oneOf(tables_));
    if (field == "seat" || field == "to" || field == "ply") return below(6) - 1;
    if (field == "agree" || field == "public" || field == "follow") return below(2) == 0;
    if (field == "plies") return json::array{0, below(30)};
    if (field == "kind") return json::value(oneOf({"open", "bot", "me"}));
    if (field == "bot") return json::value(oneOf({"random", "greedy", ""}));
    if (field == "game") return "funkenschlag";
    if (field == "lang") return json::value(oneOf({"de", "en"}));
    if (field == "seats") return json::array{me(), bot()};
    if (field == "options") return json::object{{"players", 2 + below(2)}};
    if (field == "move") return json::value(oneOf({"pass", "bid 9", "build essen", "nominate 4"}));
    if (field == "clock")
      return json::object{{"kind", "move"}, {"seconds", 3600}, {"on_timeout", "warn"}};
    return json::value(oneOf({"a", "Ada", "x1", "\xE2\x9A\xA1"}));
  }

  json::value anything(int depth) {
    switch (below(depth > 3 ? 7 : 9)) {
      case 0: return nullptr;
      case 1: return below(2) == 0;
      case 2: return std::numeric_limits<std::int64_t>::min();
      case 3: return 1e300;
      case 4: return json::value(std::string(static_cast<std::size_t>(below(3000)), 'x'));
      case 5: return json::value(std::string("\0\x01<b>\"\\", 7));
      case 6: return -below(100000);
      case 7: return json::array{anything(depth + 1), anything(depth + 1)};
      default: return json::object{{"kind", anything(depth + 1)}, {"x", anything(depth + 1)}};
    }
  }

  std::mt19937 random_;
  std::vector<std::string> tables_;
};

TEST(RandomMessages, AreAnsweredOneByOne) {
  NetServer server;
  server.options.limits.tablesPerDay = 40;
  server.start();
  TableSocket ada = server.socket(server.guest("Ada"));
  TableSocket grace = server.socket(server.guest("Grace"));
  std::vector<std::string> tables = {"", "x", "abcdefghijabcdefghij"};
  for (int i = 0; i < 6; ++i) {
    tables.push_back(created(ada, creation({me(), open(), bot()})));
    if (i % 2 == 0) continue;
    grace.askOk(about("join", tables.back()));
    ada.askOk(about("start", tables.back()));
  }
  Babbler babbler(20, tables);
  int fine = 0;
  for (int i = 0; i < 1500; ++i) {
    json::object message = babbler.message();
    json::object reply = (i % 2 == 0 ? ada : grace).ask(message);
    ASSERT_THAT(std::string(reply["type"].as_string()), ::testing::AnyOf("ok", "error"))
        << json::serialize(message);
    fine += reply["type"] == "ok" ? 1 : 0;
    if (reply["type"] == "error") {
      ASSERT_NE(reply["error"].as_object()["text"].as_string()[0], '[')
          << json::serialize(message) << json::serialize(reply);
    }
    ada.drop("table");
    grace.drop("table");
  }
  EXPECT_GT(fine, 100);
  EXPECT_THAT(httpGet(server.port(), "/metrics").body,
              ::testing::HasSubstr("spannung_errors_total 0"));
}

}  // namespace
}  // namespace spannung::server
