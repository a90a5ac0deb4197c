// Every message of the table protocol, good and bad.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using ::testing::HasSubstr;

class Tables : public NetTest {
 protected:
  void SetUp() override {
    NetTest::SetUp();
    adasCookie = server.guest("Ada");
    ada.emplace(server.socket(adasCookie));
    grace.emplace(server.socket(server.guest("Grace")));
  }

  // Ada and Grace at a table that has begun; both watch, and have its first message.
  std::string running(json::object options = {}) {
    const std::string table = created(*ada, creation({me(), open()}, std::move(options)));
    grace->askOk(about("join", table));
    ada->askOk(about("start", table));
    ada->askOk(about("watch", table));
    grace->askOk(about("watch", table));
    return table;
  }

  // Whoever is to move plays a legal move; both see it. The `table` messages afterwards.
  struct Views {
    json::object ada;
    json::object grace;
  };
  static bool isToMove(const json::object& table) {
    return table.contains("moves") && !table.at("moves").as_array().empty();
  }
  Views step(Views views, std::size_t which = 0) {
    const bool adas = isToMove(views.ada);
    (adas ? *ada : *grace).askOk(moveMessage(adas ? views.ada : views.grace, which));
    return {ada->next("table"), grace->next("table")};
  }
  Views firstViews() { return {ada->next("table"), grace->next("table")}; }

  std::string adasCookie;
  std::optional<TableSocket> ada;
  std::optional<TableSocket> grace;
};

TEST_F(Tables, UnreadableMessagesAreAnsweredAndHarmless) {
  for (const char* text :
       {"", "{", "[]", "null", "\"x\"", "{\"type\": 7}", "{}", "{\"type\": \"\"}",
        "{\"type\": \"dance\"}", "{\"type\": \"ping\", \"extra\": 1}", "{\"type\": \"move\"}",
        "{\"type\": \"watch\", \"table\": 5}", "{\"type\": \"watch\", \"table\": \"../x\"}"}) {
    ada->sendText(text);
    const auto reply = ada->receive();
    ASSERT_TRUE(reply) << text;
    EXPECT_EQ(reply->at("type"), "error") << text;
  }
  ada->sendText(std::string(5000, '['));
  EXPECT_EQ(ada->receive()->at("type"), "error");
  EXPECT_EQ(ada->askOk({{"type", "ping"}})["type"], "ok");
}

TEST_F(Tables, TheIdComesBackWhateverItIs) {
  for (const json::value& id :
       {json::value(7), json::value("x"), json::value(nullptr), json::value({1, 2})}) {
    ada->send({{"type", "ping"}, {"id", id}});
    EXPECT_EQ(ada->receive()->at("id"), id);
  }
  ada->send({{"type", "ping"}});
  EXPECT_FALSE(ada->receive()->contains("id"));
}

TEST_F(Tables, HelloSaysWhoOneIs) {
  TableSocket again(server.port(), adasCookie);
  json::object hello = again.next("hello");
  EXPECT_EQ(hello["person"].as_object()["name"], "Ada");
  TableSocket nobody(server.port(), "");
  EXPECT_TRUE(nobody.next("hello")["person"].is_null());
}

TEST_F(Tables, BadCreationsAreRefusedWithAPlace) {
  EXPECT_EQ(ada->askRefused({{"type", "create"}}), "missing_field");
  EXPECT_EQ(ada->askRefused(creation({me()})), "players_out_of_range");
  json::object wrong = creation({me(), bot()});
  wrong["game"] = "monopoly";
  EXPECT_EQ(ada->askRefused(wrong), "unknown_game");
  EXPECT_EQ(ada->askRefused(creation({me(), bot("deep-thought")})), "unknown_bot");
  EXPECT_EQ(ada->askRefused(creation({me(), {{"kind", "alien"}}})), "wrong_type");
  EXPECT_EQ(ada->askRefused(creation({me(), {{"kind", "me"}, {"age", 3}}})), "unknown_field");
  EXPECT_EQ(ada->askRefused(creation({me(), json::object{}})), "missing_field");
  wrong = creation({me(), bot()}, {{"map", "atlantis"}});
  EXPECT_NE(ada->askRefused(wrong), "");
  wrong = creation({me(), bot()});
  wrong["options"].as_object()["players"] = 3;
  EXPECT_EQ(ada->askRefused(wrong), "seats_count");
  wrong = creation({me(), bot()});
  wrong["nonce"] = "no blanks";
  EXPECT_EQ(ada->askRefused(wrong), "bad_nonce");
  wrong = creation({me(), bot()});
  wrong["clock"] = json::object{{"kind", "move"}, {"seconds", 0}, {"on_timeout", "warn"}};
  EXPECT_NE(ada->askRefused(wrong), "");
  wrong["clock"] = json::object{{"kind", "move"}, {"seconds", 60}};
  EXPECT_EQ(ada->askRefused(wrong), "missing_field");
  wrong = creation({me(), bot()});
  wrong["ply"] = 3;
  EXPECT_EQ(ada->askRefused(wrong), "only_with_record");
}

TEST_F(Tables, WithoutANameOneCanOnlyLook) {
  const std::string table = running();
  TableSocket nobody(server.port(), "");
  for (const json::object& request :
       {about("join", table), about("chat", table, {{"text", "hi"}}), about("start", table),
        json::object{{"type", "mine"}}, creation({me(), bot()})})
    EXPECT_EQ(nobody.askRefused(request), "no_person");
  nobody.askOk(about("watch", table));
  json::object seen = nobody.next("table");
  EXPECT_TRUE(seen["eyes"].is_null());
  EXPECT_TRUE(seen["moves"].as_array().empty());
  EXPECT_EQ(seen["owner"], false);
}

TEST_F(Tables, UnknownTablesAreRefusedEverywhere) {
  const std::string none = "abcdefghijabcdefghij";
  for (const json::object& request :
       {about("watch", none), about("join", none), about("leave", none), about("start", none),
        about("move", none, {{"ply", 0}, {"move", "pass"}}), about("check", none, {{"move", "x"}}),
        about("hint", none), about("undo", none, {{"ply", 0}, {"to", 0}}),
        about("answer", none, {{"agree", true}}), about("abandon", none), about("resign", none),
        about("chat", none, {{"text", "x"}}), about("at", none, {{"plies", json::array{0}}}),
        about("rematch", none)})
    EXPECT_EQ(ada->askRefused(request), "no_such_table") << json::serialize(request);
  EXPECT_EQ(httpGet(server.port(), "/api/tables/" + none + "/record").status, 404);
}

TEST_F(Tables, WhoeverOpensATableIsToldTheCommitmentBeforeAnybodyCanStart) {
  const json::object opened = ada->askOk(creation({me(), bot()}));
  const std::string table(opened.at("table").as_string());
  ada->askOk(about("start", table));
  ada->askOk(about("watch", table));
  EXPECT_EQ(opened.at("commitment").as_string().size(), 64u);
  EXPECT_EQ(ada->next("table")["shuffle"].at("commitment"), opened.at("commitment"));
}

TEST_F(Tables, PeopleGatherAndStart) {
  const std::string table = created(*ada, creation({me(), open(), bot()}));
  ada->askOk(about("watch", table));
  json::object seen = ada->next("table");
  EXPECT_EQ(seen["status"], "gathering");
  EXPECT_EQ(seen["owner"], true);
  EXPECT_EQ(seen["seats"].as_array()[1].as_object()["kind"], "open");
  EXPECT_TRUE(seen["chat"].is_array());
  EXPECT_EQ(ada->askRefused(about("start", table)), "seats_open");
  grace->askOk(about("join", table, {{"nonce", "gracesnonce"}}));
  seen = ada->next("table");
  EXPECT_EQ(seen["seats"].as_array()[1].as_object()["name"], "Grace");
  EXPECT_FALSE(seen.contains("chat"));
  EXPECT_EQ(grace->askRefused(about("start", table)), "not_owner");
  grace->askOk(about("leave", table));
  EXPECT_EQ(ada->next("table")["seats"].as_array()[1].as_object()["kind"], "open");
  ada->askOk(about("seat", table, {{"seat", 2}, {"kind", "bot"}, {"bot", "random"}}));
  EXPECT_EQ(ada->next("table")["seats"].as_array()[1].as_object()["bot"], "random");
  ada->askOk(about("seat", table, {{"seat", 2}, {"kind", "me"}, {"name", "Charles"}}));
  ada->askOk(about("start", table));
  EXPECT_EQ(ada->latestTable()["status"], "running");
  EXPECT_NE(grace->askRefused(about("join", table)), "");
}

TEST_F(Tables, HotSeatShowsTheSeatThatActs) {
  const std::string table = created(*ada, creation({me(), me("Charles")}));
  ada->askOk(about("start", table));
  ada->askOk(about("watch", table));
  json::object seen = ada->next("table");
  std::set<std::int64_t> eyes;
  for (int i = 0; i < 8; ++i) {
    ASSERT_FALSE(seen["moves"].as_array().empty());
    eyes.insert(seen["eyes"].as_int64());
    ada->askOk(moveMessage(seen));
    seen = ada->next("table");
  }
  EXPECT_EQ(eyes.size(), 2U);
  const std::int64_t other = seen["eyes"].as_int64() == 1 ? 2 : 1;
  ada->askOk(about("watch", table, {{"seat", other}}));
  seen = ada->latestTable();
  EXPECT_EQ(seen["eyes"], other);
  EXPECT_TRUE(seen["moves"].as_array().empty());
  EXPECT_EQ(grace->askRefused(about("watch", table, {{"seat", 1}})), "not_seated");
}

TEST_F(Tables, AMoveReachesEverybodyAndIsPlayedOnce) {
  const std::string table = running();
  Views views = firstViews();
  json::object move = moveMessage(isToMove(views.ada) ? views.ada : views.grace);
  TableSocket& actor = isToMove(views.ada) ? *ada : *grace;
  TableSocket& other = isToMove(views.ada) ? *grace : *ada;
  move["request"] = "first";
  EXPECT_EQ(actor.askOk(move)["ply"], 1);
  json::object again = actor.askOk(move);
  EXPECT_EQ(again["repeated"], true);
  EXPECT_EQ(again["ply"], 1);
  EXPECT_EQ(other.next("table")["ply"], 1);
  move.erase("request");
  json::object stale = actor.ask(move);
  EXPECT_EQ(stale["error"].as_object()["code"], "stale_ply");
  EXPECT_EQ(stale["error"].as_object()["details"].as_object()["ply"], "1");
}

TEST_F(Tables, RefusedMovesSayWhy) {
  const std::string table = running();
  Views views = firstViews();
  const bool adas = isToMove(views.ada);
  TableSocket& actor = adas ? *ada : *grace;
  TableSocket& other = adas ? *grace : *ada;
  const json::object seen = adas ? views.ada : views.grace;
  const json::value seat = seen.at("eyes");
  const auto move = [&](const char* text) {
    return about("move", table, {{"ply", 0}, {"seat", seat}, {"move", text}});
  };
  EXPECT_EQ(actor.askRefused(move("dance")), "bad_move");
  EXPECT_EQ(actor.askRefused(move("build essen")), "illegal_move");
  EXPECT_EQ(other.askRefused(move("pass")), "not_your_seat");
  EXPECT_EQ(actor.askRefused(about("move", table, {{"ply", 0}, {"seat", 99}, {"move", "pass"}})),
            "wrong_type");
  json::object check =
      actor.askOk(about("check", table, {{"seat", seat}, {"move", "build essen"}}));
  EXPECT_EQ(check["legal"], false);
  EXPECT_THAT(std::string(check["rule"].as_string()), HasSubstr("FS-"));
  EXPECT_FALSE(check["text"].as_string().empty());
  const std::string fine(moveMessage(seen).at("move").as_string());
  EXPECT_EQ(actor.askOk(about("check", table, {{"seat", seat}, {"move", fine}}))["legal"], true);
}

TEST_F(Tables, HintsAreForThoseWhoPlayAgainstBotsOnly) {
  const std::string between = running();
  TableSocket& actor = isToMove(firstViews().ada) ? *ada : *grace;
  EXPECT_EQ(actor.askRefused(about("hint", between)), "hints_off");
  const std::string alone = created(*ada, creation({me(), bot()}));
  ada->askOk(about("start", alone));
  EXPECT_EQ(grace->askRefused(about("hint", alone)), "not_your_seat") << "a watcher";
  TableSocket nobody(server.port(), "");
  EXPECT_EQ(nobody.askRefused(about("hint", alone)), "no_person");
}

TEST_F(Tables, AHintThatIsAllowedIsToldToEverybody) {
  json::object wanted = creation({me(), open()});
  wanted["hints"] = true;
  const std::string table = created(*ada, wanted);
  grace->askOk(about("join", table));
  ada->askOk(about("start", table));
  ada->askOk(about("watch", table));
  grace->askOk(about("watch", table));
  const bool adas = isToMove(firstViews().ada);
  TableSocket& actor = adas ? *ada : *grace;
  TableSocket& other = adas ? *grace : *ada;
  EXPECT_EQ(other.askRefused(about("hint", table)), "not_your_turn");
  json::object hint = actor.askOk(about("hint", table));
  EXPECT_EQ(actor.askOk(about("check", table, {{"move", hint["move"]}}))["legal"], true);
  const json::object told = other.next("table");
  EXPECT_EQ(told.at("log").at("lines").as_array().back().at("code"), "table.hinted");
}

TEST_F(Tables, UndoIsFreeOrAsked) {
  const std::string table = running();
  Views views = firstViews();
  // Until somebody has moved twice in a row or the other one has moved.
  for (int i = 0; i < 3; ++i) views = step(std::move(views));
  const int ply = static_cast<int>(views.ada["ply"].as_int64());
  json::object offer;
  bool adas = true;
  for (const bool tried : {true, false}) {
    const json::value& undo = (tried ? views.ada : views.grace)["undo"];
    if (undo.is_null() || undo.as_object().at("free") == true) continue;
    offer = undo.as_object();
    adas = tried;
  }
  ASSERT_FALSE(offer.empty());
  TableSocket& asker = adas ? *ada : *grace;
  TableSocket& other = adas ? *grace : *ada;
  const json::object undo = about("undo", table, {{"ply", ply}, {"to", offer["to"]}});
  EXPECT_EQ(other.askRefused(about("undo", table, {{"ply", ply - 1}, {"to", 0}})), "stale_ply");
  EXPECT_EQ(asker.askOk(undo)["asked"], true);
  EXPECT_EQ(other.next("table")["ask"].as_object()["yours"], true);
  EXPECT_EQ(asker.next("table")["ask"].as_object()["yours"], false);
  other.askOk(about("answer", table, {{"agree", false}}));
  EXPECT_TRUE(other.next("table")["ask"].is_null());
  asker.next("table");
  asker.askOk(undo);
  other.next("table");
  asker.next("table");
  other.askOk(about("answer", table, {{"agree", true}}));
  json::object back = other.next("table");
  EXPECT_EQ(back["ply"], offer["to"]);
  EXPECT_LE(back["log"].as_object()["from"].as_int64(), offer["to"].as_int64() + 1);
  EXPECT_EQ(other.askRefused(about("answer", table, {{"agree", true}})), "no_question");
}

TEST_F(Tables, EarlierPositionsCanBeAskedFor) {
  const std::string table = running();
  Views views = firstViews();
  for (int i = 0; i < 4; ++i) views = step(std::move(views));
  json::object at = ada->askOk(about("at", table, {{"plies", json::array{0, 2, 4}}}));
  const json::array& positions = at["positions"].as_array();
  ASSERT_EQ(positions.size(), 3U);
  EXPECT_EQ(positions[2].as_object().at("state"), views.ada["state"]);
  EXPECT_EQ(ada->askRefused(about("at", table, {{"plies", json::array{5}}})), "no_such_ply");
  EXPECT_EQ(ada->askRefused(about("at", table, {{"plies", json::array{-1}}})), "no_such_ply");
  EXPECT_EQ(ada->askRefused(about("at", table, {{"plies", json::array{0}}, {"seat", "open"}})),
            "not_open_yet");
  EXPECT_EQ(ada->askRefused(about("at", table, {{"plies", json::array{0}}, {"seat", 2}})),
            "not_your_seat");
  EXPECT_EQ(ada->askRefused(about("at", table, {{"plies", json::array(201, 0)}})),
            "too_many_plies");
}

TEST_F(Tables, ChatIsPlainTextForAll) {
  const std::string table = running();
  firstViews();
  const char* text = "<b onmouseover=\"x()\">hello</b> & \xE2\x9A\xA1";
  ada->askOk(about("chat", table, {{"text", text}}));
  for (TableSocket* reader : {&*ada, &*grace}) {
    json::object line = reader->next("chat")["lines"].as_array()[0].as_object();
    EXPECT_EQ(line["text"], text);
    EXPECT_EQ(line["name"], "Ada");
    EXPECT_EQ(line["seat"], 1);
  }
  TableSocket late = server.socket(server.guest("Eve"));
  late.askOk(about("watch", table));
  EXPECT_EQ(late.next("table")["chat"].as_array()[0].as_object()["text"], text);
  late.askOk(about("chat", table, {{"text", "from outside"}}));
  EXPECT_TRUE(ada->next("chat")["lines"].as_array()[0].as_object()["seat"].is_null());
  EXPECT_EQ(ada->askRefused(about("chat", table, {{"text", ""}})), "text_length");
  EXPECT_EQ(ada->askRefused(about("chat", table, {{"text", std::string(501, 'x')}})),
            "text_length");
}

TEST_F(Tables, PresenceTellsWhoIsThere) {
  const std::string table = running();
  for (json::object presence = ada->next("presence");; presence = ada->next("presence"))
    if (presence["online"] == json::value{1, 2}) break;
  TableSocket eve = server.socket(server.guest("Eve"));
  eve.askOk(about("watch", table));
  EXPECT_EQ(ada->next("presence")["watching"], 1);
  eve.askOk(about("unwatch", table));
  EXPECT_EQ(ada->next("presence")["watching"], 0);
  grace->close();
  EXPECT_EQ(ada->next("presence")["online"], json::value{1});
}

TEST_F(Tables, LanguageChangesAtOnce) {
  const std::string table = running();
  Views views = firstViews();
  TableSocket& actor = isToMove(views.ada) ? *ada : *grace;
  const json::object english = isToMove(views.ada) ? views.ada : views.grace;
  actor.askOk({{"type", "language"}, {"lang", "de"}});
  json::object german = actor.next("table");
  EXPECT_EQ(german["moves"].as_array()[0].as_object()["text"],
            english.at("moves").as_array()[0].as_object().at("text"));
  EXPECT_NE(german["moves"].as_array()[0].as_object()["label"],
            english.at("moves").as_array()[0].as_object().at("label"));
  EXPECT_EQ(actor.askRefused({{"type", "language"}, {"lang", "tlh"}}), "wrong_type");
  EXPECT_EQ(actor.askRefused({{"type", "language"}}), "missing_field");
  json::object reply = actor.ask({{"type", "dance"}});
  EXPECT_THAT(std::string(reply["error"].as_object()["text"].as_string()), HasSubstr("Nachricht"));
}

TEST_F(Tables, TheLobbyIsFollowed) {
  EXPECT_TRUE(grace->askOk({{"type", "lobby"}, {"follow", true}})["tables"].as_array().empty());
  json::object request = creation({me(), open()});
  created(*ada, request);  // private
  request["public"] = true;
  const std::string table = created(*ada, request);
  json::object lobby = grace->next("lobby");
  ASSERT_EQ(lobby["tables"].as_array().size(), 1U);
  EXPECT_EQ(lobby["tables"].as_array()[0].as_object()["table"], json::value(table));
  grace->askOk(about("join", table));
  EXPECT_EQ(grace->next("lobby")["tables"]
                .as_array()[0]
                .as_object()["seats"]
                .as_array()[1]
                .as_object()["name"],
            "Grace");
  ada->askOk(about("abandon", table));
  EXPECT_TRUE(grace->next("lobby")["tables"].as_array().empty());
}

TEST_F(Tables, MineListsWhereOneSits) {
  EXPECT_TRUE(grace->askOk({{"type", "mine"}})["tables"].as_array().empty());
  const std::string table = running();
  json::object mine = grace->askOk({{"type", "mine"}});
  ASSERT_EQ(mine["tables"].as_array().size(), 1U);
  EXPECT_EQ(mine["tables"].as_array()[0].as_object()["table"], json::value(table));
  EXPECT_EQ(mine["tables"].as_array()[0].as_object()["status"], "running");
}

TEST_F(Tables, AbandonNeedsEverybodyAndRematchInvitesThem) {
  const std::string table = running();
  firstViews();
  EXPECT_EQ(ada->askRefused(about("rematch", table)), "not_over");
  EXPECT_EQ(ada->askOk(about("abandon", table))["asked"], true);
  EXPECT_EQ(grace->next("table")["ask"].as_object()["kind"], "abandon");
  grace->askOk(about("answer", table, {{"agree", true}}));
  EXPECT_EQ(grace->next("table")["status"], "abandoned");
  json::object next = ada->askOk(about("rematch", table));
  EXPECT_EQ(grace->askOk(about("rematch", table))["table"], next["table"]);
  EXPECT_EQ(grace->latestTable()["rematch"], next["table"]);
  grace->askOk(about("watch", std::string(next["table"].as_string())));
  EXPECT_EQ(grace->next("table")["seats"].as_array()[1].as_object()["yours"], true);
}

TEST_F(Tables, WhoeverResignsAgainstOneOtherPersonHasLost) {
  const std::string table = running();
  firstViews();
  EXPECT_EQ(ada->askRefused(about("resign", table, {{"bot", "deep-thought"}})), "unknown_bot");
  ada->askOk(about("resign", table, {{"bot", "random"}}));
  json::object seen = grace->next("table");
  EXPECT_EQ(seen["seats"].as_array()[0].as_object()["resigned"], true);
  EXPECT_EQ(seen["status"], "finished");
  EXPECT_EQ(seen["result"].as_object()["decided_by"], "resignation");
}

TEST_F(Tables, ReconnectingShowsEverything) {
  const std::string table = running();
  Views views = firstViews();
  for (int i = 0; i < 5; ++i) views = step(std::move(views), static_cast<std::size_t>(i));
  ada->close();
  TableSocket again = server.socket(adasCookie);
  again.askOk(about("watch", table));
  json::object seen = again.next("table");
  EXPECT_EQ(seen["state"], views.ada["state"]);
  EXPECT_EQ(seen["moves"], views.ada["moves"]);
  EXPECT_EQ(seen["log"].as_object()["from"], 0);
  EXPECT_GE(seen["log"].as_object()["lines"].as_array().size(), 5U);
}

TEST_F(Tables, AClockLetsABotMove) {
  json::object request = creation({me(), open()});
  request["clock"] = json::object{{"kind", "move"}, {"seconds", 5}, {"on_timeout", "bot"}};
  const std::string table = created(*ada, request);
  grace->askOk(about("join", table));
  ada->askOk(about("start", table));
  ada->askOk(about("watch", table));
  json::object seen = ada->next("table");
  EXPECT_EQ(seen["clock"].as_object()["seconds"], 5);
  EXPECT_EQ(ada->next("table")["ply"], 1);  // nobody has done anything
}

}  // namespace
}  // namespace spannung::server
