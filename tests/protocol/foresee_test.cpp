// `foresee` and the seed of `suggest`, as another program sees them.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/engine_client.h"

namespace spannung::testing {
namespace {

class Foresee : public ::testing::Test {
 protected:
  void SetUp() override { client_.begin({{"players", 3}}, {{"order", "2 1 3"}}); }

  json::object foresee(const json::array& moves, json::object also = {}) {
    also["op"] = "foresee";
    also["moves"] = moves;
    return client_.ask(also);
  }

  EngineClient client_;
};

TEST_F(Foresee, TellsWhatApplyWouldAndChangesNothing) {
  const json::object before = client_.state("full");
  const json::object reply = foresee({"nominate 4", "bid 4"});
  ASSERT_TRUE(isOk(reply)) << reply;
  EXPECT_EQ(reply.at("seat"), 2);
  EXPECT_EQ(client_.state("full"), before);
  for (const char* move : {"nominate 4", "bid 4"}) {
    const std::size_t at = move[0] == 'n' ? 0 : 1;
    const json::object& step = reply.at("steps").at(at).as_object();
    EXPECT_EQ(step.at("move"), move);
    EXPECT_EQ(step.at("legal"), true);
    EXPECT_EQ(step.at("certain"), true);
    EXPECT_EQ(step.at("events"), client_.apply(move).at("events"));
  }
  EXPECT_EQ(reply.at("state"), client_.state(2));
}

TEST_F(Foresee, EndsWithTheReasonWhereAMoveIsRefused) {
  const json::object reply = foresee({"nominate 4", "nominate 4", "bid 4"}, {{"lang", "de"}});
  const json::array& steps = reply.at("steps").as_array();
  ASSERT_EQ(steps.size(), 2U);
  EXPECT_EQ(steps[1].at("legal"), false);
  EXPECT_FALSE(steps[1].as_object().contains("events"));
  client_.apply("nominate 4");
  json::object verdict = client_.ask(R"({"op":"check","move":"nominate 4","lang":"de"})");
  verdict.erase("ok");
  verdict["move"] = "nominate 4";
  EXPECT_EQ(steps[1].as_object(), verdict);
}

// Whether the rival can go along depends on a purse that nobody else sees.
TEST_F(Foresee, SaysNothingOfWhatDependsOnHiddenMoney) {
  client_.begin({{"players", 2}, {"money", "concealed"}}, {{"order", "1 2"}});
  client_.apply("nominate 4");
  const json::object reply = foresee({"bid 4", "pass"});
  ASSERT_EQ(reply.at("steps").as_array().size(), 1U);
  const json::object& step = reply.at("steps").at(0).as_object();
  EXPECT_EQ(step.at("certain"), false);
  EXPECT_EQ(step.at("events").at(0).at("code"), "bid_made");
  EXPECT_EQ(reply.at("state"), client_.state(1));
}

TEST_F(Foresee, NeedsMovesThatCanBeRead) {
  EXPECT_EQ(outcome(client_.ask(R"({"op":"foresee"})")), "missing_field");
  EXPECT_EQ(outcome(client_.ask(R"({"op":"foresee","moves":"bid 4"})")), "wrong_type");
  const json::object reply = foresee({"nominate 4", "sing"});
  EXPECT_EQ(outcome(reply), "bad_move");
  EXPECT_EQ(place(reply), "moves[1]");
  EXPECT_EQ(outcome(foresee({}, {{"seat", 4}})), "wrong_seat");
}

TEST_F(Foresee, ShowsThePositionWithoutMoves) {
  const json::object reply = foresee({}, {{"seat", 3}});
  EXPECT_TRUE(reply.at("steps").as_array().empty());
  EXPECT_EQ(reply.at("state"), client_.state(3));
}

TEST_F(Foresee, BringsWhatTheGameAdds) {
  client_.ask(json::object{{"op", "new"},
                           {"game", "wasserkraft"},
                           {"options", {{"players", 2}, {"mode", "introductory"}}},
                           {"seed", 1}});
  bool hasFigures = false;
  for (std::size_t ply = 0; ply < 80 && !hasFigures; ++ply) {
    const json::array moves = client_.ask(R"({"op":"legal"})").at("moves").as_array();
    for (const json::value& move : moves)
      if (foresee({move.at("text")}).at("steps").at(0).as_object().contains("figures"))
        hasFigures = true;
    client_.apply(moves[ply * 7 % moves.size()].at("text").as_string());
  }
  EXPECT_TRUE(hasFigures);
}

TEST(Suggest, DependsOnItsSeedAlone) {
  EngineClient client;
  client.ask(R"({"op":"new","game":"powerline","options":{"players":1},"seed":1})");
  const auto thoughts = [&client](const char* seed) {
    return client.ask(std::string(R"({"op":"suggest","bot":"hard@40")") + seed + "}")
        .at("thoughts");
  };
  EXPECT_EQ(thoughts(R"(,"seed":7)"), thoughts(R"(,"seed":"7")"));
  EXPECT_NE(thoughts(R"(,"seed":7)"), thoughts(R"(,"seed":8)"));
  EXPECT_EQ(thoughts(""), thoughts(""));
}

}  // namespace
}  // namespace spannung::testing
