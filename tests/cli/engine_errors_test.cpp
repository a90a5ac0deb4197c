// Bad input of every kind: each line gets an answer, and the engine goes on.
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/utf8.h"
#include "cli/commands/engine_command.h"
#include "tests/cli/engine_client.h"
#include "texts/catalogue.h"

namespace spannung::testing {
namespace {

using ::testing::HasSubstr;

std::vector<std::string> conversation(const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  EXPECT_EQ(engineCommand(testLibrary(), in, out), 0);
  std::vector<std::string> replies;
  std::istringstream lines(out.str());
  for (std::string line; std::getline(lines, line);) replies.push_back(line);
  return replies;
}

std::string outcomeOf(const std::string& line) { return outcome(json::parse(line).as_object()); }

// The reason inside json_malformed, or the code of another problem.
std::string parseReason(std::string_view line) {
  EngineClient client;
  const json::object reply = client.ask(line);
  return outcome(reply) == "json_malformed" ? detail(reply, "reason") : outcome(reply);
}

TEST(EngineErrors, MalformedLines) {
  EXPECT_EQ(parseReason("garbage"), "json_syntax");
  EXPECT_EQ(parseReason(""), "json_incomplete");
  EXPECT_EQ(parseReason("   "), "json_incomplete");
  EXPECT_EQ(parseReason(R"({"op":"games")"), "json_incomplete");
  EXPECT_EQ(parseReason(R"({"op":"games"} {})"), "json_extra_data");
  EXPECT_EQ(parseReason(R"({"op":"games",})"), "json_syntax");
  EXPECT_EQ(parseReason(R"({"op":"\ud800"})"), "json_syntax");
  EXPECT_EQ(parseReason(std::string("{\"op\":\"ga\0mes\"}", 15)), "json_syntax");
  for (const char* other : {"[]", "null", "true", "\"op\"", "17", R"([{"op":"games"}])"})
    EXPECT_EQ(parseReason(other), "json_no_object") << other;
}

TEST(EngineErrors, MalformedLinesNameLineAndColumn) {
  const std::vector<std::string> replies = conversation("{\"op\":\"games\"}\n{\"op\":x}\n");
  ASSERT_EQ(replies.size(), 2U);
  const json::object reply = json::parse(replies[1]).as_object();
  EXPECT_EQ(place(reply), "line 2");
  EXPECT_EQ(detail(reply, "column"), "7");
}

TEST(EngineErrors, DeepNestingAndHugeNumbers) {
  const std::string brackets(100000, '[');
  EXPECT_EQ(parseReason(brackets), "json_too_deep");
  EXPECT_EQ(parseReason(R"({"op":"games","id":)" + brackets), "json_too_deep");
  EXPECT_EQ(parseReason(R"({"op":"games","id":1e400})"), "json_huge_number");
  EXPECT_EQ(parseReason(R"({"op":"games","id":[{"a":-1e999}]})"), "json_huge_number");
  EXPECT_EQ(parseReason(R"({"op":"games","id":)" + std::string(5000, '9') + "}"),
            "json_huge_number");
  EXPECT_EQ(parseReason(R"({"op":"games","id":18446744073709551616})"), "ok");
}

TEST(EngineErrors, InvalidUtf8) {
  for (const char* bytes : {"\xFF", "\xC3", "\xC0\x80", "\xE2\x82", "\xED\xA0\x80",
                            "\xF5\x80\x80\x80", "\xF0\x80\x80\x80", "\x80"})
    EXPECT_EQ(parseReason(std::string(R"({"op":")") + bytes + "\"}"), "not_utf8");
  EXPECT_EQ(parseReason("{\"op\":\"games\",\"id\":\"ä€😀\"}"), "ok");
}

TEST(EngineErrors, CutsRepeatedTextBetweenCharacters) {
  EXPECT_EQ(shortened("abc", 3), "abc");
  EXPECT_EQ(shortened("abcd", 3), "abc…");
  EXPECT_EQ(shortened("aää", 4), "aä…");
}

TEST(EngineErrors, RepliesAreUtf8EvenIfAQuoteIsNot) {
  EXPECT_EQ(wellFormed("a\xC3"), "a\uFFFD");
  EXPECT_EQ(wellFormed("\xC3ä€\xF0\x9F"), "\uFFFDä€\uFFFD\uFFFD");
  std::string line(59, 'x');
  line += "äää\n";
  EngineClient client;
  EXPECT_EQ(outcome(client.ask(json::object{{"op", "load"}, {"record", line}})),
            "record_bad_header");
}

TEST(EngineErrors, Fields) {
  EngineClient client;
  const auto asked = [&client](const char* line) {
    const json::object reply = client.ask(line);
    return isOk(reply) ? std::string("ok") : outcome(reply) + " " + place(reply);
  };
  EXPECT_EQ(asked(R"({})"), "missing_field op");
  EXPECT_EQ(asked(R"({"op":1})"), "wrong_type op");
  EXPECT_EQ(asked(R"({"op":"Games"})"), "unknown_command op");
  EXPECT_EQ(asked(R"({"op":"games","game":"x"})"), "unknown_field game");
  EXPECT_EQ(asked(R"({"op":"games","lang":"fr"})"), "wrong_type lang");
  EXPECT_EQ(asked(R"({"op":"games","lang":7})"), "wrong_type lang");
  EXPECT_EQ(asked(R"({"op":"new"})"), "missing_field game");
  EXPECT_EQ(asked(R"({"op":"new","game":7})"), "wrong_type game");
  EXPECT_EQ(asked(R"({"op":"load"})"), "missing_field record");
  EXPECT_EQ(asked(R"({"op":"load","record":["a"]})"), "wrong_type record");
}

TEST(EngineErrors, FieldsOfANewGame) {
  EngineClient client;
  const auto asked = [&client](const std::string& fields) {
    const json::object reply = client.ask(R"({"op":"new","game":"funkenschlag",)" + fields + "}");
    return isOk(reply) ? std::string("ok") : outcome(reply) + " " + place(reply);
  };
  EXPECT_EQ(asked(R"("options":[])"), "wrong_type options");
  EXPECT_EQ(asked(R"("options":{"players":2.5})"), "wrong_type options.players");
  EXPECT_EQ(asked(R"("options":{"players":null})"), "wrong_type options.players");
  EXPECT_EQ(asked(R"("options":{"regions":[["west"]]})"), "wrong_type options.regions");
  EXPECT_EQ(asked(R"("options":{"players":7})"), "players_out_of_range options.players");
  EXPECT_EQ(asked(R"("options":{"colour":true})"), "unknown_option options.colour");
  EXPECT_EQ(asked(R"("options":{"money":"open\nseed x"})"), "bad_option_value options.money");
  EXPECT_EQ(asked(R"("deal":{"pile":[1,2]})"), "bad_deal_value deal.pile");
  EXPECT_EQ(asked(R"("deal":{"weather":"rain"})"), "unknown_deal deal.weather");
  EXPECT_EQ(asked(R"("deal":7)"), "wrong_type deal");
  EXPECT_EQ(asked(R"("seed":1.5)"), "wrong_type seed");
  EXPECT_EQ(asked(R"("seed":true)"), "wrong_type seed");
  EXPECT_EQ(asked(R"("seats":"Ada")"), "wrong_type seats");
  EXPECT_EQ(asked(R"("seats":["Ada",2])"), "wrong_type seats");
  EXPECT_EQ(asked(R"("seats":["1","2","3","4","5"])"), "too_many_names seats");
  EXPECT_EQ(outcome(client.ask(R"({"op":"new","game":"chess"})")), "unknown_game");
  EXPECT_EQ(outcome(client.ask(R"({"op":"legal"})")), "no_game");
}

TEST(EngineErrors, WithoutAGame) {
  for (const char* op : {"legal", "check", "apply", "undo", "amend", "state", "record"}) {
    EngineClient client;
    EXPECT_EQ(outcome(client.ask(json::object{{"op", op}})), "no_game") << op;
  }
}

TEST(EngineErrors, SeatsAndMoves) {
  EngineClient client;
  client.begin();
  const auto asked = [&client](const char* line) { return outcome(client.ask(line)); };
  EXPECT_EQ(asked(R"({"op":"legal","seat":0})"), "wrong_seat");
  EXPECT_EQ(asked(R"({"op":"legal","seat":4})"), "wrong_seat");
  EXPECT_EQ(asked(R"({"op":"check","seat":-1,"move":"pass"})"), "wrong_seat");
  EXPECT_EQ(asked(R"({"op":"apply","seat":99,"move":"pass"})"), "wrong_seat");
  EXPECT_EQ(asked(R"({"op":"apply","seat":"1","move":"pass"})"), "wrong_type");
  EXPECT_EQ(asked(R"({"op":"apply","seat":4294967297,"move":"pass"})"), "wrong_type");
  EXPECT_EQ(asked(R"({"op":"apply"})"), "missing_field");
  EXPECT_EQ(asked(R"({"op":"apply","move":["pass"]})"), "wrong_type");
  EXPECT_EQ(asked(R"({"op":"apply","move":""})"), "bad_move");
  EXPECT_EQ(asked(R"({"op":"check","move":"build atlantis"})"), "bad_move");
  EXPECT_EQ(asked(R"({"op":"apply","move":"bid 99999999999999999999"})"), "bad_move");
  EXPECT_EQ(asked(R"({"op":"apply","move":"done"})"), "illegal_move");
  EXPECT_EQ(asked(R"({"op":"state","view":4})"), "wrong_seat");
  EXPECT_EQ(asked(R"({"op":"state","view":"everything"})"), "wrong_seat");
  EXPECT_EQ(asked(R"({"op":"state","view":null})"), "wrong_type");
}

TEST(EngineErrors, ABadMoveNamesTheWord) {
  EngineClient client;
  client.begin();
  const json::object reply = client.apply("buy coal many");
  EXPECT_EQ(detail(reply, "reason"), "expected_number");
  EXPECT_EQ(detail(reply, "at"), "9");
  EXPECT_THAT(std::string(reply.at("error").at("text").as_string()), HasSubstr("many"));
}

TEST(EngineErrors, Undo) {
  EngineClient client;
  client.begin();
  EXPECT_EQ(outcome(client.ask(R"({"op":"undo"})")), "nothing_to_undo");
  client.apply("nominate 4");
  const json::object tooFar = client.ask(R"({"op":"undo","plies":2})");
  EXPECT_EQ(outcome(tooFar), "undo_too_far");
  EXPECT_EQ(detail(tooFar, "plies"), "1");
  for (const char* plies : {"0", "-1", "1.5", "\"1\"", "99999999999999"})
    EXPECT_EQ(outcome(client.ask(std::string(R"({"op":"undo","plies":)") + plies + "}")),
              "wrong_type")
        << plies;
  EXPECT_EQ(client.ask(R"({"op":"legal"})").at("ply"), 1);
}

TEST(EngineErrors, LongLinesAreSkipped) {
  const std::string longest =
      R"({"op":"games","id":")" + std::string(kMaxEngineLine - 22, 'x') + "\"}";
  ASSERT_EQ(longest.size(), kMaxEngineLine);
  const auto replies = conversation(longest + "\n " + longest + "\n{\"op\":\"games\"}\n");
  ASSERT_EQ(replies.size(), 3U);
  EXPECT_EQ(outcomeOf(replies[0]), "ok");
  EXPECT_EQ(outcomeOf(replies[1]), "line_too_long");
  EXPECT_EQ(outcomeOf(replies[2]), "ok");
}

TEST(EngineErrors, TenMegabytesOfGarbage) {
  const std::string garbage(10U << 20U, '\xFE');
  const auto replies = conversation(garbage);
  ASSERT_EQ(replies.size(), 1U);
  EXPECT_EQ(outcomeOf(replies[0]), "line_too_long");
  const auto both = conversation(garbage + "\n{\"op\":\"games\"}");
  ASSERT_EQ(both.size(), 2U);
  EXPECT_EQ(outcomeOf(both[1]), "ok");
}

TEST(EngineErrors, TheInputMayEndAnywhere) {
  EXPECT_TRUE(conversation("").empty());
  EXPECT_EQ(outcomeOf(conversation("{\"op\":\"ga").at(0)), "json_malformed");
  EXPECT_EQ(outcomeOf(conversation("{\"op\":\"games\"}").at(0)), "ok");
  EXPECT_EQ(conversation("{\"op\":\"games\"}\r\n").size(), 1U);
  EXPECT_EQ(conversation("\n\n").size(), 2U);
  EXPECT_EQ(conversation("{\"op\":\"quit\"}\n{\"op\":\"games\"}\n").size(), 1U);
}

TEST(EngineErrors, NobodyListens) {
  std::istringstream in("{\"op\":\"games\"}\n{\"op\":\"games\"}\n");
  std::ostringstream out;
  out.setstate(std::ios::badbit);
  EXPECT_EQ(engineCommand(testLibrary(), in, out), 1);
}

TEST(EngineErrors, EveryReasonHasItsText) {
  for (const Language language : {Language::english, Language::german})
    for (const char* reason : {"json_syntax", "json_incomplete", "json_extra_data", "json_too_deep",
                               "json_huge_number", "json_no_object"})
      EXPECT_TRUE(catalogue(language).has(std::string("engine.parse.") + reason)) << reason;
}

}  // namespace
}  // namespace spannung::testing
