// Every operation of the engine, as another program sees it.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/engine_client.h"

namespace spannung::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(EngineProtocol, GamesListsOptionsAndDeals) {
  EngineClient client;
  const json::object reply = client.ask(R"({"op":"games"})");
  EXPECT_EQ(reply.at("protocol"), 1);
  const json::object& game = reply.at("games").as_array().front().as_object();
  EXPECT_EQ(game.at("name"), "funkenschlag");
  EXPECT_EQ(
      game.at("options").as_array().front(),
      parsed(R"({"name":"players","default":"4","values":["2","3","4","5","6"],"format":""})"));
  EXPECT_EQ(game.at("deal").as_array().size(), 5U);
}

TEST(EngineProtocol, TheIdComesBackWhateverItIs) {
  EngineClient client;
  for (const char* id : {"7", "\"x\"", "null", "{\"a\":[1,true,{}]}", "-9223372036854775808"}) {
    const std::string line = std::string(R"({"op":"games","id":)") + id + "}";
    EXPECT_EQ(client.ask(line).at("id"), parsed(id));
  }
  EXPECT_EQ(client.ask(R"({"op":"nonsense","id":5})").at("id"), 5);
  EXPECT_FALSE(client.ask(R"({"op":"games"})").contains("id"));
}

TEST(EngineProtocol, NewSaysWhatTheGameIsMadeOf) {
  EngineClient client;
  const json::object reply = client.ask(
      R"({"op":"new","game":"funkenschlag","options":{"players":2,"money":"concealed"},"seed":42,
          "deal":{"order":[2,1],"pile":"13 22"},"seats":["Ada"]})");
  ASSERT_TRUE(isOk(reply)) << reply;
  EXPECT_EQ(reply.at("protocol"), 1);
  EXPECT_EQ(reply.at("options"), parsed(R"({"map":"germany","money":"concealed","players":"2",
                                            "regions":"random"})"));
  EXPECT_EQ(reply.at("deal"), parsed(R"({"order":"2 1","pile":"13 22"})"));
  EXPECT_EQ(reply.at("seats").as_array().front(), "Ada");
  EXPECT_EQ(reply.at("seats").as_array().size(), 2U);
  EXPECT_EQ(reply.at("ply"), 0);
  EXPECT_EQ(reply.at("active"), parsed("[2]"));
  EXPECT_EQ(reply.at("finished"), false);
}

TEST(EngineProtocol, SeedsAreTextsOrNumbersAndRandomIfNotGiven) {
  EngineClient client;
  const auto seedOf = [&client](const std::string& field) {
    return client.ask(R"({"op":"new","game":"funkenschlag")" + field + "}").at("seed");
  };
  EXPECT_EQ(seedOf(R"(,"seed":42)"), seedOf(R"(,"seed":"42")"));
  EXPECT_NE(seedOf(R"(,"seed":42)"), seedOf(R"(,"seed":43)"));
  EXPECT_NE(seedOf(""), seedOf(""));
  const std::string hex(64, 'a');
  EXPECT_EQ(seedOf(R"(,"seed":")" + hex + "\""), hex.c_str());
}

TEST(EngineProtocol, ArraysAndWordsSayTheSame) {
  EngineClient client;
  const json::object words = client.begin({{"regions", "west,southwest,south"}, {"players", "3"}});
  const json::object array =
      client.begin({{"regions", json::array{"west", "southwest", "south"}}, {"players", 3}});
  ASSERT_TRUE(isOk(words)) << words;
  EXPECT_EQ(words, array);
}

TEST(EngineProtocol, LegalListsMovesWithTheirOperands) {
  EngineClient client;
  client.begin({{"players", 3}}, {{"order", "2 1 3"}});
  const json::object reply = client.ask(R"({"op":"legal"})");
  EXPECT_EQ(reply.at("active"), parsed("[2]"));
  EXPECT_EQ(reply.at("moves").as_array().size(), 4U);
  EXPECT_EQ(reply.at("moves").as_array().front(),
            parsed(R"({"seat":2,"text":"nominate 3","kind":"nominate","operands":{"plant":3}})"));
  EXPECT_EQ(client.ask(R"({"op":"legal","seat":2})").at("moves"), reply.at("moves"));
  EXPECT_EQ(client.ask(R"({"op":"legal","seat":1})").at("moves"), parsed("[]"));
}

TEST(EngineProtocol, CheckSaysWhyNotWithTheNumbers) {
  EngineClient client;
  client.begin({{"players", 3}}, {{"order", "2 1 3"}});
  EXPECT_EQ(client.ask(R"({"op":"check","seat":2,"move":"nominate 4"})"),
            parsed(R"({"ok":true,"legal":true})"));
  const json::object reply = client.ask(R"({"op":"check","seat":2,"move":"nominate 10"})");
  EXPECT_EQ(reply.at("legal"), false);
  EXPECT_EQ(reply.at("reason"), "plant_in_future_market");
  EXPECT_EQ(reply.at("rule"), "FS-AUCTION-04");
  EXPECT_EQ(reply.at("operands"), parsed(R"({"plant":10})"));
  EXPECT_THAT(std::string(reply.at("text").as_string()), HasSubstr("FS-AUCTION-04"));
}

TEST(EngineProtocol, OperandsNameSeatsFromOne) {
  EngineClient client;
  client.begin({{"players", 3}}, {{"order", "2 1 3"}});
  const json::object reply = client.ask(R"({"op":"check","seat":1,"move":"nominate 4"})");
  EXPECT_EQ(reply.at("reason"), "not_your_turn");
  EXPECT_EQ(reply.at("operands"), parsed(R"({"actor":2})"));
}

TEST(EngineProtocol, TextsComeInGermanOnRequest) {
  EngineClient client;
  client.begin();
  const auto textOf = [&client](const char* line) {
    const json::object reply = client.ask(line);
    return std::string(
        (isOk(reply) ? reply : reply.at("error").as_object()).at("text").as_string());
  };
  EXPECT_THAT(textOf(R"({"op":"check","move":"pass"})"), HasSubstr("round 1"));
  EXPECT_THAT(textOf(R"({"op":"check","move":"pass","lang":"de"})"), HasSubstr("Runde 1"));
  EXPECT_THAT(textOf(R"({"op":"apply","move":"fly","lang":"de"})"), HasSubstr("ist kein Zug"));
  EXPECT_THAT(textOf(R"({"op":"oops","lang":"de"})"), HasSubstr("Befehl"));
}

TEST(EngineProtocol, ApplyTellsWhatHappened) {
  EngineClient client;
  client.begin({{"players", 3}}, {{"order", "2 1 3"}});
  const json::object reply = client.ask(R"({"op":"apply","seat":2,"move":"nominate 4"})");
  ASSERT_TRUE(isOk(reply)) << reply;
  EXPECT_EQ(reply.at("ply"), 1);
  EXPECT_EQ(reply.at("seat"), 2);
  EXPECT_EQ(reply.at("move"), "nominate 4");
  EXPECT_EQ(reply.at("finished"), false);
  EXPECT_EQ(reply.at("events"),
            parsed(R"([{"code":"plant_nominated","seat":2,"operands":{"plant":4}}])"));
  EXPECT_FALSE(reply.contains("result"));
}

TEST(EngineProtocol, ApplyTakesTheOnlyActiveSeatIfNoneIsNamed) {
  EngineClient client;
  client.begin({{"players", 3}}, {{"order", "3 1 2"}});
  EXPECT_EQ(client.apply("nominate 4").at("seat"), 3);
}

TEST(EngineProtocol, ARefusedMoveComesWithItsVerdictAndChangesNothing) {
  EngineClient client;
  client.begin();
  const std::string before = client.record();
  const json::object reply = client.apply("pass");
  EXPECT_EQ(outcome(reply), "illegal_move");
  EXPECT_EQ(detail(reply, "reason"), "must_buy_in_round_one");
  EXPECT_EQ(reply.at("verdict").at("legal"), false);
  EXPECT_EQ(reply.at("verdict").at("rule"), "FS-AUCTION-10");
  EXPECT_EQ(client.record(), before);
}

TEST(EngineProtocol, UndoTakesBackOneOrSeveral) {
  EngineClient client;
  client.begin();
  const std::string start = client.record();
  client.apply("nominate 4");
  const std::string nominated = client.record();
  client.apply("bid 4");
  client.apply("bid 5");
  EXPECT_EQ(client.ask(R"({"op":"undo","plies":2})").at("ply"), 1);
  EXPECT_EQ(client.record(), nominated);
  EXPECT_EQ(client.ask(R"({"op":"undo"})").at("ply"), 0);
  EXPECT_EQ(client.record(), start);
}

TEST(EngineProtocol, RecordsGoOutAndComeBackIn) {
  EngineClient client;
  client.begin();
  client.apply("nominate 4");
  client.apply("bid 7");
  const std::string record = client.record();
  EXPECT_THAT(record, StartsWith("spannung-record 1\n"));
  EngineClient other;
  const json::object reply = other.ask(json::object{{"op", "load"}, {"record", record}});
  ASSERT_TRUE(isOk(reply)) << reply;
  EXPECT_EQ(reply.at("ply"), 2);
  EXPECT_EQ(other.record(), record);
  EXPECT_EQ(other.apply("pass").at("events"), client.apply("pass").at("events"));
}

TEST(EngineProtocol, ABadRecordLeavesTheGameAlone) {
  EngineClient client;
  client.begin();
  const std::string before = client.record();
  EXPECT_EQ(outcome(client.ask(R"({"op":"load","record":"hello\n"})")), "record_bad_header");
  EXPECT_EQ(outcome(client.ask(R"({"op":"load","record":""})")), "record_truncated");
  EXPECT_EQ(client.record(), before);
}

TEST(EngineProtocol, QuitEndsTheConversation) {
  EngineProtocol protocol(testLibrary());
  EXPECT_EQ(protocol.answer({R"({"op":"quit","extra":1})"}).substr(0, 11), R"({"ok":false)");
  EXPECT_FALSE(protocol.hasQuit());
  EXPECT_EQ(protocol.answer({R"({"op":"quit","id":1})"}), R"({"id":1,"ok":true})");
  EXPECT_TRUE(protocol.hasQuit());
}

}  // namespace
}  // namespace spannung::testing
