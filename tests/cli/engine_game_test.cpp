// Whole games through the protocol, what a view hides, and games entered from a real table.
#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/engine_client.h"

namespace spannung::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Plays random moves until the game ends or `plies` have been played; the last reply.
json::object playOn(EngineClient& client, std::mt19937& dice, int plies) {
  json::object last;
  for (int i = 0; i < plies; ++i) {
    const json::array moves = client.ask(R"({"op":"legal"})").at("moves").as_array();
    if (moves.empty()) break;
    const json::object& move = moves[dice() % moves.size()].as_object();
    last = client.ask(
        json::object{{"op", "apply"}, {"seat", move.at("seat")}, {"move", move.at("text")}});
    EXPECT_TRUE(isOk(last)) << last;
  }
  return last;
}

TEST(EngineGame, ARandomGameReachesItsEnd) {
  EngineClient client;
  client.begin({{"players", 2}});
  std::mt19937 dice(1);
  const json::object last = playOn(client, dice, 100000);
  EXPECT_EQ(last.at("finished"), true);
  EXPECT_EQ(last.at("active"), parsed("[]"));
  const json::object& result = last.at("result").as_object();
  EXPECT_EQ(result.at("standings").as_array().size(), 2U);
  EXPECT_EQ(result.at("standings").at(0).at("rank"), 1);
  EXPECT_EQ(result.at("breakdown").at("powered").as_array().size(), 2U);

  EXPECT_EQ(outcome(client.apply("done")), "game_finished");
  EXPECT_EQ(client.ask(R"({"op":"check","seat":1,"move":"done"})").at("reason"), "game_over");
  const std::string record = client.record();
  EXPECT_EQ(client.ask(json::object{{"op", "load"}, {"record", record}}).at("finished"), true);
  EXPECT_EQ(client.ask(R"({"op":"undo"})").at("finished"), false);
}

TEST(EngineGame, UndoAndTheSameMovesGiveTheSameRecord) {
  EngineClient client;
  client.begin({{"players", 4}});
  std::mt19937 dice(2);
  playOn(client, dice, 60);
  const std::mt19937 before = dice;
  playOn(client, dice, 40);
  const std::string record = client.record();
  EXPECT_EQ(client.ask(R"({"op":"undo","plies":40})").at("ply"), 60);
  dice = before;
  playOn(client, dice, 40);
  EXPECT_EQ(client.record(), record);
}

// --- Views ---

void expectNoHiddenCard(const json::object& state) {
  const json::array& cards = state.at("pile").at("cards").as_array();
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const bool top = i == 0 && cards[i] == 13;
    const bool bottom = cards[i] == "step3";
    if (bottom) break;  // what lies below was put there for all to see
    EXPECT_TRUE(cards[i].is_null() || top) << cards;
  }
  EXPECT_TRUE(state.at("removed_unseen").is_null());
}

TEST(EngineGame, OnlyTheFullStateShowsThePile) {
  EngineClient client;
  client.begin({{"players", 3}});
  std::mt19937 dice(3);
  for (int i = 0; i < 10; ++i) {
    expectNoHiddenCard(client.state("spectator"));
    expectNoHiddenCard(client.state(1));
    const json::object full = client.state("full");
    for (const json::value& card : full.at("pile").at("cards").as_array())
      EXPECT_FALSE(card.is_null());
    EXPECT_EQ(full.at("removed_unseen").as_array().size(), 8U);
    playOn(client, dice, 4);
  }
}

TEST(EngineGame, ConcealedMoneyIsSeenByItsOwnerOnly) {
  EngineClient client;
  client.begin({{"players", 3}, {"money", "concealed"}});
  const auto money = [&client](const json::value& view) {
    json::array amounts;
    const json::object state = client.state(view);
    for (const json::value& player : state.at("players").as_array())
      amounts.push_back(player.at("money"));
    return json::value(amounts);
  };
  EXPECT_EQ(money("full"), parsed("[50,50,50]"));
  EXPECT_EQ(money("spectator"), parsed("[null,null,null]"));
  EXPECT_EQ(money(2), parsed("[null,50,null]"));
}

TEST(EngineGame, TheFullStateIsTheDefault) {
  EngineClient client;
  client.begin();
  EXPECT_EQ(client.ask(R"({"op":"state"})"), client.ask(R"({"op":"state","view":"full"})"));
}

TEST(EngineGame, RepliesNeverContainTheSeedOfAView) {
  EngineClient client;
  const json::object begun = client.begin();
  const json::object reply = client.ask(R"({"op":"state","view":"spectator"})");
  EXPECT_THAT(json::serialize(reply), Not(HasSubstr(std::string(begun.at("seed").as_string()))));
}

// --- A real table ---

// Buys plant 4 and plant 3, each without a rival bid; the second purchase draws the card after 13.
void buyTwoPlants(EngineClient& client) {
  for (const char* move : {"nominate 4", "bid 4", "pass", "nominate 3"})
    ASSERT_TRUE(isOk(client.apply(move))) << move;
}

json::value market(EngineClient& client) {
  const json::object state = client.state("spectator");
  json::array plants = state.at("market").at("current").as_array();
  for (const json::value& plant : state.at("market").at("future").as_array())
    plants.push_back(plant);
  return plants;
}

TEST(EngineGame, AmendedCardsAppearInTheMarket) {
  EngineClient client;
  client.begin({{"players", 2}}, {{"order", "1 2"}});
  buyTwoPlants(client);
  const json::object reply = client.ask(R"({"op":"amend","deal":{"pile":[13,44]}})");
  ASSERT_TRUE(isOk(reply)) << reply;
  EXPECT_EQ(reply.at("deal"), parsed(R"({"order":"1 2","pile":"13 44"})"));
  EXPECT_EQ(reply.at("ply"), 4);
  EXPECT_EQ(market(client), parsed("[5,6,7,8,9,10,13,44]"));
  EXPECT_TRUE(isOk(client.ask(R"({"op":"amend","deal":{"pile":[13,33]}})")));
  EXPECT_EQ(market(client), parsed("[5,6,7,8,9,10,13,33]"));
}

TEST(EngineGame, AnAmendmentThatMakesAMoveIllegalIsRefused) {
  EngineClient client;
  client.begin({{"players", 2}}, {{"order", "1 2"}});
  client.apply("nominate 4");
  const std::string before = client.record();
  const json::object reply = client.ask(R"({"op":"amend","deal":{"order":[2,1]}})");
  EXPECT_EQ(outcome(reply), "illegal_move");
  EXPECT_EQ(place(reply), "ply 1");
  EXPECT_EQ(detail(reply, "reason"), "not_your_turn");
  EXPECT_EQ(reply.at("verdict").at("operands"), parsed(R"({"actor":2})"));
  EXPECT_EQ(client.record(), before);
}

TEST(EngineGame, AnImpossibleAmendmentIsRefused) {
  EngineClient client;
  client.begin();
  const std::string before = client.record();
  EXPECT_EQ(outcome(client.ask(R"({"op":"amend","deal":{"pile":[22]}})")), "deal_pile_top");
  EXPECT_EQ(outcome(client.ask(R"({"op":"amend","deal":{"pile":{}}})")), "wrong_type");
  EXPECT_EQ(outcome(client.ask(R"({"op":"amend"})")), "missing_field");
  EXPECT_EQ(client.record(), before);
}

TEST(EngineGame, FS_STEP3_01_a_step_3_pile_that_cannot_be_is_refused) {
  EngineClient client;
  const json::object begun = client.begin({{"players", 3}}, {{"step3", "4"}});
  EXPECT_EQ(outcome(begun), "deal_step3_contradicts");
  EXPECT_EQ(place(begun), "deal.step3");
  EXPECT_EQ(detail(begun, "plant"), "4");
  ASSERT_TRUE(isOk(client.begin({{"players", 3}}, {{"step3", "36 28"}})));
  EXPECT_EQ(outcome(client.ask(R"({"op":"amend","deal":{"step3":[36,5]}})")),
            "deal_step3_contradicts");
  EXPECT_TRUE(isOk(client.ask(R"({"op":"amend","deal":{"step3":[28]}})")));
}

TEST(EngineGame, AnAmendedGameKeepsTheRevisionOfItsRecord) {
  EngineClient client;
  client.begin();
  std::string record = client.record();
  const std::string newest = "revision 2\n";
  record.replace(record.find(newest), newest.size(), "revision 1\n");
  record = record.substr(0, record.find("digest ")) + "digest none\n";
  EXPECT_EQ(client.ask(json::object{{"op", "load"}, {"record", record}}).at("revision"), 1);
  EXPECT_EQ(client.ask(R"({"op":"amend","deal":{"step3":[36]}})").at("revision"), 1);
}

json::object beginAlone(EngineClient& client, std::string_view forced) {
  return client.ask(
      json::object{{"op", "new"},
                   {"game", "wasserkraft"},
                   {"seed", "forced"},
                   {"forced", forced},
                   {"options", {{"players", 2}, {"automas", 1}, {"assignment", "random"}}}});
}

std::vector<std::string> codesOf(const json::object& reply) {
  std::vector<std::string> codes;
  for (const json::value& event : reply.at("events").as_array())
    codes.emplace_back(event.at("code").as_string());
  return codes;
}

TEST(EngineGame, WK_SETUP_27_new_tells_the_turns_of_automas_that_begin) {
  EngineClient client;
  EXPECT_THAT(codesOf(beginAlone(client, "silent")), ::testing::Contains("automa_acts"));
  EXPECT_EQ(client.begin().at("events"), json::array());
}

// The first legal moves of a game with what took itself in between, until the game is over.
std::vector<std::string> storyOf(std::string_view forced) {
  EngineClient client;
  std::vector<std::string> codes = codesOf(beginAlone(client, forced));
  for (bool finished = false; !finished;) {
    const json::object legal = client.ask(R"({"op":"legal"})");
    const json::object reply =
        client.apply(legal.at("moves").as_array().front().at("text").as_string());
    for (std::string& code : codesOf(reply)) codes.push_back(std::move(code));
    finished = reply.at("finished").as_bool();
  }
  return codes;
}

TEST(EngineGame, DecisionsThatTakeThemselvesAreToldIfThatIsWanted) {
  std::vector<std::string> told = storyOf("tell");
  const std::vector<std::string> silent = storyOf("silent");
  EXPECT_THAT(silent, ::testing::Not(::testing::Contains("forced")));
  EXPECT_GT(std::erase(told, "forced"), 0U);
  EXPECT_EQ(told, silent) << "nothing else is told otherwise";
}

// In phase 5 a plant without fuel cannot run, so whoever owns no other one is done.
TEST(EngineGame, AForcedDecisionNamesSeatAndMove) {
  EngineClient client;
  client.begin({{"players", 2}}, {{"order", "1 2"}});
  for (const char* move : {"nominate 4", "bid 4", "pass", "nominate 3", "done", "done", "done"})
    ASSERT_TRUE(isOk(client.apply(move))) << move;
  const json::object reply = client.ask(R"({"op":"apply","move":"done","forced":"tell"})");
  const json::array& events = reply.at("events").as_array();
  const auto is = [](int seat) {
    return json::value{
        {"code", "forced"}, {"seat", seat}, {"operands", json::object{{"move", "done"}}}};
  };
  EXPECT_EQ(std::count(events.begin(), events.end(), is(1)), 1) << reply;
  EXPECT_EQ(std::count(events.begin(), events.end(), is(2)), 1) << reply;
}

TEST(EngineGame, ForcedIsToldOrNot) {
  EngineClient client;
  EXPECT_EQ(outcome(client.ask(R"({"op":"new","game":"funkenschlag","forced":"loud"})")),
            "wrong_type");
}

}  // namespace
}  // namespace spannung::testing
