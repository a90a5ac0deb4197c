#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string bodyOf(const json::object& object) { return json::serialize(object); }

std::string codeOf(const HttpResult& result) {
  json::object body = result.json();
  return body.contains("error") ? std::string(body["error"].as_object()["code"].as_string()) : "";
}

using Http = NetTest;

TEST_F(Http, ListsTheGamesInBothLanguages) {
  json::object english = httpGet(server.port(), "/api/games?lang=en").json();
  json::object game = english["games"].as_array()[0].as_object();
  EXPECT_EQ(game["name"], "funkenschlag");
  EXPECT_EQ(game["players"].as_object()["max"], 6);
  EXPECT_EQ(game["content"].as_array().size(), 3U);
  EXPECT_TRUE(game["notices"].as_array().empty());
  EXPECT_EQ(game["bots"].as_array()[0].as_object()["name"], "random");
  const HttpResult german =
      httpGet(server.port(), "/api/games", {{"Accept-Language", "de-AT,de;q=0.9"}});
  EXPECT_THAT(german.body, HasSubstr("Deutschland"));
  for (const char* english_too : {"fr, en;q=0.9, de;q=0.8", "*", "", ",,,", "x"})
    EXPECT_THAT(httpGet(server.port(), "/api/games", {{"Accept-Language", english_too}}).body,
                HasSubstr("Germany"))
        << english_too;
}

TEST_F(Http, TellsWhatWhoeverSetsUpATableShouldKnow) {
  for (const auto& [language, word] : {std::pair("en", "reconstruction"), {"de", "nachempfunden"}})
    EXPECT_THAT(httpGet(server.port(), std::string("/api/games?lang=") + language).body,
                HasSubstr(word));
}

TEST_F(Http, ServesContentAndRulesAndNothingBeside) {
  const HttpResult map = httpGet(server.port(), "/api/content/funkenschlag/maps/germany.json");
  EXPECT_EQ(map.status, 200);
  EXPECT_TRUE(map.json().contains("cities"));
  EXPECT_THAT(httpGet(server.port(), "/api/rules/funkenschlag").body, HasSubstr("FS-BUILD-03"));
  EXPECT_THAT(httpGet(server.port(), "/api/rules/funkenschlag?lang=de").body,
              HasSubstr("Kraftwerk"));
  for (const char* wrong :
       {"/api/content/funkenschlag/none.json", "/api/content/none/components.json",
        "/api/content/funkenschlag", "/api/content/", "/api/rules/none",
        "/api/rules/..%2farchitecture", "/api/content/funkenschlag/..%2f..%2fREADME.md",
        "/api/none", "/api/tables/abc", "/api/tables/"}) {
    const HttpResult result = httpGet(server.port(), wrong);
    EXPECT_EQ(result.status, 404) << wrong;
    EXPECT_EQ(codeOf(result), "unknown_address") << wrong;
  }
}

TEST_F(Http, NoPathLeavesTheFilesOfTheClient) {
  for (const char* wrong : {"/../README.md", "/assets/../../README.md", "/%2e%2e/README.md",
                            "//etc/passwd", "/etc/passwd", "/assets/"})
    EXPECT_THAT(httpGet(server.port(), wrong).status, ::testing::AnyOf(400, 404)) << wrong;
}

TEST_F(Http, HealthAndMetrics) {
  EXPECT_EQ(httpGet(server.port(), "/healthz").body, "ok\n");
  const HttpResult metrics = httpGet(server.port(), "/metrics");
  for (const char* figure : {"spannung_connections", "spannung_tables_in_memory",
                             "spannung_moves_total", "spannung_move_seconds_bucket",
                             "spannung_store_append_seconds_count", "spannung_errors_total 0"})
    EXPECT_THAT(metrics.body, HasSubstr(figure));
}

TEST_F(Http, EveryReplyForbidsForeignScriptsAndFrames) {
  for (const char* path : {"/", "/api/games", "/none"}) {
    const Headers headers = httpGet(server.port(), path).headers;
    EXPECT_THAT(headers.at("Content-Security-Policy"), HasSubstr("default-src 'self'")) << path;
    EXPECT_THAT(headers.at("Content-Security-Policy"), HasSubstr("frame-ancestors 'none'"));
    EXPECT_THAT(headers.at("Content-Security-Policy"),
                HasSubstr("script-src 'self' 'wasm-unsafe-eval';"));  // the rules, and no text
    EXPECT_EQ(headers.at("X-Content-Type-Options"), "nosniff") << path;
    EXPECT_EQ(headers.at("Referrer-Policy"), "no-referrer") << path;
  }
}

TEST_F(Http, OtherMethodsAndBrokenRequestsAreRefused) {
  EXPECT_EQ(httpRequest(server.port(), "PUT", "/api/me").status, 405);
  EXPECT_EQ(httpRequest(server.port(), "DELETE", "/").status, 405);
  EXPECT_EQ(codeOf(httpRequest(server.port(), "POST", "/api/none", "{}")), "unknown_address");
  EXPECT_EQ(codeOf(httpRequest(server.port(), "POST", "/api/me", "{")), "json_malformed");
  EXPECT_EQ(codeOf(httpRequest(server.port(), "POST", "/api/me", "[]")), "json_malformed");
  EXPECT_EQ(codeOf(httpRequest(server.port(), "POST", "/api/me", "{}")), "missing_field");
  EXPECT_EQ(
      codeOf(httpRequest(server.port(), "POST", "/api/me", bodyOf({{"name", "Ada"}, {"age", 36}}))),
      "unknown_field");
  EXPECT_EQ(codeOf(httpRequest(server.port(), "POST", "/api/me", "{\"name\": \"\xff\"}")),
            "not_utf8");
  EXPECT_EQ(codeOf(httpRequest(server.port(), "POST", "/api/me", bodyOf({{"name", ""}}))),
            "text_length");
  EXPECT_EQ(httpRequest(server.port(), "POST", "/api/me", std::string(1U << 20U, ' ')).status, 413);
  bool closed = false;
  RawConnection nonsense(server.port());
  nonsense.write("EHLO mail.example\r\n\r\n");
  EXPECT_THAT(nonsense.readAll(std::chrono::seconds(5), closed), HasSubstr("400"));
  EXPECT_TRUE(closed);
}

TEST_F(Http, WhoIsRefusedWhileSendingSeesTheReply) {
  RawConnection connection(server.port());
  const std::string part(64U << 10U, ' ');
  connection.write("POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1048576\r\n\r\n" +
                   part);
  std::this_thread::sleep_for(std::chrono::milliseconds(100));  // the refusal is on its way
  for (int i = 1; i < 16; ++i) EXPECT_TRUE(connection.write(part)) << "part " << i;
  bool closed = false;
  EXPECT_THAT(connection.readAll(std::chrono::seconds(5), closed), HasSubstr("413"));
  EXPECT_TRUE(closed);
}

TEST_F(Http, AConnectionServesSeveralRequests) {
  RawConnection connection(server.port());
  const std::string request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
  connection.write(request + request);
  bool closed = false;
  const std::string replies = connection.readAll(std::chrono::milliseconds(500), closed);
  EXPECT_FALSE(closed);
  EXPECT_NE(replies.find("HTTP/1.1 200"), replies.rfind("HTTP/1.1 200"));
}

TEST_F(Http, AGuestIsKnownByTheCookie) {
  const HttpResult made =
      httpRequest(server.port(), "POST", "/api/me", bodyOf({{"name", " Ada "}}));
  EXPECT_EQ(made.json()["person"].as_object()["name"], "Ada");
  EXPECT_EQ(made.json()["person"].as_object()["account"], false);
  EXPECT_THAT(made.headers.at("Set-Cookie"), HasSubstr("HttpOnly; SameSite=Lax"));
  EXPECT_THAT(made.headers.at("Set-Cookie"), Not(HasSubstr("Secure")));
  const Headers cookie = {{"Cookie", "other=1; " + made.cookie()}};
  EXPECT_EQ(httpGet(server.port(), "/api/me", cookie).json(), made.json());
  const HttpResult renamed =
      httpRequest(server.port(), "POST", "/api/me", bodyOf({{"name", "Grace"}}), cookie);
  EXPECT_EQ(renamed.json()["person"].as_object()["id"], made.json()["person"].as_object()["id"]);
  EXPECT_EQ(httpGet(server.port(), "/api/me", cookie).json()["person"].as_object()["name"],
            "Grace");
}

TEST_F(Http, TheCookieIsSecureBehindHttps) {
  const HttpResult made = httpRequest(server.port(), "POST", "/api/me", bodyOf({{"name", "Ada"}}),
                                      {{"X-Forwarded-Proto", "https"}});
  EXPECT_THAT(made.headers.at("Set-Cookie"), HasSubstr("; Secure"));
}

TEST_F(Http, AnAccountFollowsToAnotherDevice) {
  const std::string cookie = server.guest("Ada");
  const std::string login = bodyOf({{"name", "Ada"}, {"password", "correct horse"}});
  EXPECT_EQ(codeOf(httpRequest(server.port(), "POST", "/api/account", login)), "no_person");
  EXPECT_EQ(
      codeOf(httpRequest(server.port(), "POST", "/api/account",
                         bodyOf({{"name", "Ada"}, {"password", "short"}}), {{"Cookie", cookie}})),
      "bad_password_length");
  const HttpResult account =
      httpRequest(server.port(), "POST", "/api/account", login, {{"Cookie", cookie}});
  EXPECT_EQ(account.json()["person"].as_object()["account"], true);
  EXPECT_EQ(codeOf(httpRequest(server.port(), "POST", "/api/account", login, {{"Cookie", cookie}})),
            "already_account");
  const HttpResult elsewhere =
      httpRequest(server.port(), "POST", "/api/login",
                  bodyOf({{"name", "ADA"}, {"password", "correct horse"}}));
  EXPECT_EQ(elsewhere.status, 200);
  EXPECT_EQ(elsewhere.json(), account.json());
  EXPECT_EQ(httpGet(server.port(), "/api/me", {{"Cookie", elsewhere.cookie()}}).json(),
            account.json());
  const HttpResult left =
      httpRequest(server.port(), "POST", "/api/logout", "{}", {{"Cookie", elsewhere.cookie()}});
  EXPECT_THAT(left.headers.at("Set-Cookie"), HasSubstr("Max-Age=0"));
  const std::string other = server.guest("Grace");
  EXPECT_EQ(codeOf(httpRequest(server.port(), "POST", "/api/account", login, {{"Cookie", other}})),
            "name_taken");
}

TEST_F(Http, AWrongPasswordAndAnUnknownNameLookTheSame) {
  const std::string cookie = server.guest("Ada");
  httpRequest(server.port(), "POST", "/api/account",
              bodyOf({{"name", "Ada"}, {"password", "correct horse"}}), {{"Cookie", cookie}});
  const HttpResult wrong = httpRequest(server.port(), "POST", "/api/login",
                                       bodyOf({{"name", "Ada"}, {"password", "wrong horse"}}));
  const HttpResult unknown = httpRequest(server.port(), "POST", "/api/login",
                                         bodyOf({{"name", "Eve"}, {"password", "wrong horse"}}));
  EXPECT_EQ(wrong.status, 401);
  EXPECT_EQ(codeOf(wrong), "wrong_login");
  EXPECT_EQ(wrong.body, unknown.body);
}

TEST_F(Http, PasswordsCannotBeGuessedInARow) {
  std::string code;
  for (int i = 0; i < 10 && code != "too_fast"; ++i)
    code = codeOf(httpRequest(server.port(), "POST", "/api/login",
                              bodyOf({{"name", "Eve"}, {"password", "guess number one"}})));
  EXPECT_EQ(code, "too_fast");
}

TEST_F(Http, AnotherSiteCannotActForAVisitor) {
  const std::string cookie = server.guest("Ada");
  const std::string own = "http://127.0.0.1:" + std::to_string(server.port());
  const auto rename = [&](const std::string& origin) {
    return httpRequest(server.port(), "POST", "/api/me", bodyOf({{"name", "Eve"}}),
                       {{"Cookie", cookie}, {"Origin", origin}});
  };
  EXPECT_EQ(rename("https://evil.example").status, 403);
  EXPECT_EQ(codeOf(rename("null")), "foreign_origin");
  EXPECT_EQ(rename(own).status, 200);
  EXPECT_EQ(TableSocket(server.port(), cookie, {{"Origin", "https://evil.example"}}).status(), 403);
  EXPECT_EQ(TableSocket(server.port(), cookie, {{"Origin", own}}).status(), 101);
}

TEST(HttpOrigin, FurtherAddressesCanBeAllowed) {
  NetServer server;
  server.options.origins = {"https://table.example"};
  server.start();
  EXPECT_EQ(httpRequest(server.port(), "POST", "/api/me", bodyOf({{"name", "Ada"}}),
                        {{"Origin", "https://table.example"}})
                .status,
            200);
}

TEST(HttpWeb, FilesHaveTypesTagsAndCacheRules) {
  NetServer server;
  const std::filesystem::path web = server.path("web");
  std::filesystem::create_directories(web / "assets");
  writeFile(web / "index.html", "<!doctype html>");
  writeFile(web / "assets" / "app-1a2b.js", "let x;");
  server.options.web = web;
  server.start();
  for (const char* screen : {"/", "/new", "/lobby", "/games", "/t/abc", "/replay/abc",
                             "/rules/funkenschlag", "/settings", "/about"})
    EXPECT_EQ(httpGet(server.port(), screen).body, "<!doctype html>") << screen;
  const HttpResult nowhere = httpGet(server.port(), "/t/abc/def");
  EXPECT_EQ(nowhere.status, 404);
  EXPECT_EQ(nowhere.body, httpGet(server.port(), "/").body) << "the client shows a way back";
  EXPECT_EQ(httpGet(server.port(), "/favicon.ico").status, 404);
  const HttpResult page = httpGet(server.port(), "/");
  EXPECT_EQ(page.headers.at("Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(page.headers.at("Cache-Control"), "no-cache");
  const HttpResult again =
      httpGet(server.port(), "/", {{"If-None-Match", page.headers.at("ETag")}});
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, "");
  const HttpResult script = httpGet(server.port(), "/assets/app-1a2b.js");
  EXPECT_EQ(script.headers.at("Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_THAT(script.headers.at("Cache-Control"), HasSubstr("immutable"));
}

TEST_F(Http, ContentIsFoundByItsDigestAndByNothingElse) {
  const ContentPack& pack = testLibrary().pack("funkenschlag");
  const HttpResult found = httpGet(server.port(), "/api/packs/" + pack.digest);
  EXPECT_EQ(found.status, 200);
  EXPECT_EQ(found.body, pack.text);
  for (const std::string& wrong : {std::string(), std::string("x"), std::string(64, 'g'),
                                   std::string(64, '0'), std::string("%00"), pack.digest + "0"})
    EXPECT_EQ(httpGet(server.port(), "/api/packs/" + wrong).status, 404) << wrong;
}

TEST_F(Http, EffectsAreToldInWordsByWhereTheyStand) {
  const auto ask = [this](const std::string& rest) {
    return httpGet(server.port(), "/api/words/" + rest);
  };
  const std::string pack = testLibrary().pack("pampero").digest;
  const json::object words = ask("pampero/" + pack).json();
  const char* start = "tiles.json: connection.start.steps";
  EXPECT_EQ(words.at("en").at(start), "gain 1 energy or receive $3");
  EXPECT_EQ(words.at("de").at(start), "1 Energie bekommen oder 3 $ erhalten");
  EXPECT_TRUE(ask("funkenschlag/" + testLibrary().pack("funkenschlag").digest)
                  .json()
                  .at("en")
                  .as_object()
                  .empty());
  for (const std::string& wrong : {std::string("pampero"), std::string("pampero/x"),
                                   "pampero/" + std::string(64, '0'), "chess/" + pack})
    EXPECT_EQ(ask(wrong).status, 404) << wrong;
}

}  // namespace
}  // namespace spannung::server
