// Whose name somebody may wear.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using ::testing::HasSubstr;

const std::string kCyrillic = "Hаnna";  // with a Cyrillic а

class Names : public NetTest {
 protected:
  // The code of the refusal of a guest's name; empty if there is none.
  std::string refusalOf(const std::string& path, const json::object& body,
                        const std::string& cookie = {}) {
    const json::object reply = server.post(path, body, cookie).json();
    return reply.contains("error") ? std::string(reply.at("error").at("code").as_string()) : "";
  }
  std::string refusalOf(const std::string& name) { return refusalOf("/api/me", {{"name", name}}); }

  json::array seatsOf(TableSocket& socket, const std::string& table) {
    socket.askOk(about("watch", table));
    return socket.next("table")["seats"].as_array();
  }
};

TEST_F(Names, AGuestIsNotCalledLikeAnAccount) {
  const std::string owner = server.account("Hanna", "correct horse");
  for (const std::string& name : {std::string("Hanna"), std::string("hANNA"), kCyrillic,
                                  std::string("H anna"), std::string("\uFF28anna")})
    EXPECT_EQ(refusalOf(name), "name_taken") << name;
  const std::string guest = server.guest("Johanna");
  EXPECT_EQ(refusalOf("/api/me", {{"name", kCyrillic}}, guest), "name_taken");
  EXPECT_EQ(refusalOf("/api/account", {{"name", kCyrillic}, {"password", "12345678"}}, guest),
            "name_taken");
  EXPECT_EQ(refusalOf("/api/me", {{"name", "HANNA"}}, owner), "") << "its owner may be";
}

TEST_F(Names, WhatCannotBeSeenIsNoName) {
  for (const char* name : {"Han\u200Bna", "Hanna\u202E", "\u2066Hanna", "\u2003", "Han\u00ADna"})
    EXPECT_EQ(refusalOf(name), "text_invisible") << name;
  EXPECT_THAT(server.post("/api/me?lang=en", {{"name", "Hanna\u202E"}}).body,
              HasSubstr("invisible or change the direction"));
}

TEST_F(Names, NobodyIsCalledAsSeatsAndBotsAreMarked) {
  for (const char* name : {"Otto (hard)", "Ada (1)", "Ada(1) ", "Ada \uFF08hard\uFF09", "(x)"})
    EXPECT_EQ(refusalOf(name), "name_marked") << name;
  EXPECT_EQ(refusalOf("Ada (die Erste) L."), "");
  EXPECT_EQ(refusalOf("Smile :)"), "");
  TableSocket eve = server.socket(server.guest("Eve"));
  EXPECT_EQ(eve.askRefused(creation({me(), me("Otto (hard)")})), "name_marked");
}

TEST_F(Names, NoAccountIsCalledLikeABot) {
  const std::string guest = server.guest("Tesla");
  EXPECT_EQ(refusalOf("/api/account", {{"name", "TesIa"}, {"password", "12345678"}}, guest),
            "name_of_bot");
  const std::string account = server.account("Nikola", "correct horse");
  EXPECT_EQ(refusalOf("/api/me", {{"name", "tesla"}}, account), "name_of_bot");
}

TEST_F(Names, NoSeatWearsTheNameOfAnAccount) {
  const std::string owner = server.account("Hanna", "correct horse");
  TableSocket guest = server.socket(server.guest("Eve"));
  EXPECT_EQ(guest.askRefused(creation({me(), me("Hanna")})), "name_taken");
  EXPECT_EQ(guest.askRefused(creation({me(kCyrillic.c_str()), open()})), "name_taken");
  json::object named = bot();
  named["name"] = "HANNA";
  json::object reply = guest.ask(creation({me(), named}));
  EXPECT_EQ(reply["error"].at("code"), "name_taken");
  EXPECT_EQ(reply["error"].at("place"), "seats[1].name");
  const std::string table = created(guest, creation({me(), open(), open()}));
  EXPECT_EQ(guest.askRefused(about("join", table, {{"name", kCyrillic}})), "name_taken");
  named["seat"] = 2;
  EXPECT_EQ(guest.askRefused(about("seat", table, named)), "name_taken");
  guest.askOk(about("join", table, {{"seat", 3}, {"name", "Johanna"}}));
  server.socket(owner).askOk(about("join", table));
}

TEST_F(Names, WhoWasCalledSoBeforeCannotSitDownWithIt) {
  const std::string early = server.guest("Lise");
  server.account("Lise", "correct horse");
  TableSocket socket = server.socket(early);
  EXPECT_EQ(socket.askRefused(creation({me(), open()})), "name_taken");
  EXPECT_EQ(refusalOf("/api/me", {{"name", "Lise M."}}, early), "");
  created(*std::make_unique<TableSocket>(server.socket(early)), creation({me(), open()}));
}

TEST_F(Names, AnOldConnectionDoesNotChatUnderANameThatIsAnothersNow) {
  const std::string ada = server.account("Ada", "correct horse");
  TableSocket old = server.socket(ada);
  TableSocket guest = server.socket(server.guest("Grace"));
  TableSocket host = server.socket(server.guest("Eve"));
  const std::string table = created(host, creation({me(), open()}));
  host.askOk(about("watch", table));
  EXPECT_EQ(refusalOf("/api/me", {{"name", "Bea"}}, ada), "");
  server.account("Ada", "battery staple");
  server.account("Grace", "battery staple");
  old.askOk(about("chat", table, {{"text", "it is me"}}));
  const json::value line = host.next("chat")["lines"].at(0);
  EXPECT_EQ(line.at("name"), "Bea");
  EXPECT_EQ(line.at("account"), true);
  EXPECT_EQ(guest.askRefused(about("chat", table, {{"text", "me, too"}})), "name_taken");
}

TEST_F(Names, ASeatIsMarkedOnlyWhileTheNameIsThatOfTheAccount) {
  const std::string ada = server.account("Ada", "correct horse");
  TableSocket old = server.socket(ada);
  EXPECT_EQ(refusalOf("/api/me", {{"name", "Bea"}}, ada), "");
  const std::string table = created(old, creation({me(), open()}));
  old.askOk(about("watch", table));
  const json::object seen = old.next("table");
  EXPECT_EQ(seen.at("seats").at(0).at("name"), "Ada");
  EXPECT_EQ(seen.at("seats").at(0).at("holder"), "guest") << "for it is free to anybody";
  old.askOk(about("join", table));
  EXPECT_EQ(old.next("table")["seats"].at(1).at("holder"), "guest");
  old.askOk(about("chat", table, {{"text", "hello"}}));
  EXPECT_EQ(old.next("chat")["lines"].at(0).at("account"), false);
}

TEST_F(Names, ARematchSeatsNobodyUnderTheNameOfAnotherAccount) {
  const std::string ada = server.account("Ada", "correct horse");
  TableSocket owner = server.socket(server.guest("Eve"));
  TableSocket second = server.socket(ada);
  json::object named = bot();
  named["name"] = "Mia";
  const std::string table = created(owner, creation({me(), open(), named}));
  second.askOk(about("join", table));
  owner.askOk(about("start", table));
  owner.askOk(about("abandon", table));
  second.askOk(about("answer", table, {{"agree", true}}));
  EXPECT_EQ(refusalOf("/api/me", {{"name", "Bea"}}, ada), "");
  server.account("Ada", "battery staple");
  server.account("Mia", "battery staple");
  const json::object next = owner.askOk(about("rematch", table));
  const json::array seats = seatsOf(owner, std::string(next.at("table").as_string()));
  EXPECT_EQ(seats[0].at("name"), "Eve");
  EXPECT_EQ(seats[1].at("holder"), "open");
  EXPECT_EQ(seats[2].at("holder"), "bot");
  EXPECT_NE(seats[2].at("name"), "Mia");
}

TEST_F(Names, ARecordSaysOnlyWhatItsWriterCalledSomebody) {
  TableSocket eve = server.socket(server.guest("Eve"));
  const std::string table = created(eve, creation({me(), bot()}));
  eve.askOk(about("start", table));
  eve.askOk(about("abandon", table));
  server.account("Eve", "correct horse");
  const std::string record = httpGet(server.port(), "/api/tables/" + table + "/record").body;
  TableSocket ada = server.socket(server.guest("Ada"));
  const json::array seats = seatsOf(ada, created(ada, {{"type", "create"}, {"record", record}}));
  EXPECT_EQ(seats[0].at("name"), "Eve");
  EXPECT_EQ(seats[0].at("holder"), "record");
  EXPECT_EQ(seats[1].at("holder"), "record") << "whoever it was";
}

TEST_F(Names, TheTableSaysWhatStandsBehindThem) {
  TableSocket owner = server.socket(server.account("Hanna", "correct horse"));
  TableSocket guest = server.socket(server.guest("Eve"));
  const std::string table = created(owner, creation({me(), me("Otto"), bot(), open(), open()}, {}));
  guest.askOk(about("join", table, {{"seat", 4}}));
  const json::array seats = seatsOf(guest, table);
  const char* holders[] = {"account", "guest", "bot", "guest", "open"};
  for (std::size_t i = 0; i < seats.size(); ++i) EXPECT_EQ(seats[i].at("holder"), holders[i]) << i;
  EXPECT_EQ(seats[1].at("host"), 1) << "at the device of the first seat";
  EXPECT_TRUE(seats[0].at("host").is_null());
  EXPECT_TRUE(seats[3].at("host").is_null());
  owner.askOk(about("chat", table, {{"text", "hello"}}));
  EXPECT_EQ(guest.next("chat")["lines"].at(0).at("account"), true);
  const json::object mine = owner.askOk({{"type", "mine"}});
  const json::value& listed = mine.at("tables").at(0).at("seats");
  EXPECT_EQ(listed.at(0).at("holder"), "account");
  EXPECT_TRUE(listed.at(0).at("host").is_null());
  EXPECT_EQ(listed.at(1).at("host"), 1) << "in lists, too";
}

}  // namespace
}  // namespace spannung::server
