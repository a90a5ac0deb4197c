// Under which names a server may be asked.
#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "server/net/host_names.h"
#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using ::testing::HasSubstr;

TEST(HostNames, AddressesAndThisMachineAreAlwaysFine) {
  const HostNames names;
  for (const char* host :
       {"127.0.0.1", "127.0.0.1:8080", "192.168.1.20:8080", "[::1]", "[::1]:8080", "[2001:db8::1]",
        "[::ffff:192.0.2.1]:80", "localhost", "localhost:8080", "LocalHost", "localhost.",
        "tables.localhost:8080", "0.0.0.0:8080"})
    EXPECT_TRUE(names.allow(host)) << host;
  std::array<char, 256> own{};
  ASSERT_EQ(gethostname(own.data(), own.size() - 1), 0);
  EXPECT_TRUE(names.allow(own.data()));
}

TEST(HostNames, AllOthersHaveToBeNamed) {
  HostNames names;
  for (const char* host :
       {"", "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example",
        "evillocalhost", "127.1", "0x7f000001", "[::1", "[::1]x", "[evil.example]", "[127.0.0.1]",
        "::1", "127.0.0.1:80:80", "localhost:x", "localhost@evil.example", "127.0.0.1:8080x"})
    EXPECT_FALSE(names.allow(host)) << host;
  ASSERT_TRUE(names.add("--host-name", "Table.Example."));
  ASSERT_TRUE(names.addOrigin("--origin", "https://other.example:8443"));
  EXPECT_TRUE(names.allow("table.example"));
  EXPECT_TRUE(names.allow("TABLE.example:443"));
  EXPECT_TRUE(names.allow("other.example:8443"));
  EXPECT_FALSE(names.allow("sub.table.example"));
}

TEST(HostNames, SayWhatIsWrong) {
  HostNames names;
  for (const char* wrong : {"", "http://table.example", "table.example:80", "a b", "a/b", "*.x?"})
    EXPECT_EQ(names.add("--host-name", wrong).error().code, "bad_host_name") << wrong;
  for (const char* wrong : {"", "table.example", "https://", "https://table.example/", "ftp://x",
                            "https://a b", "https://user@table.example"})
    EXPECT_EQ(names.addOrigin("--origin", wrong).error().code, "bad_origin") << wrong;
}

Headers askedAs(const std::string& host) { return {{"Host", host}}; }

TEST(Hosts, AStrangersNameIsRefusedInWords) {
  NetServer server;
  server.start();
  const std::string port = std::to_string(server.port());
  for (const std::string& host : {"127.0.0.1:" + port, "localhost:" + port, std::string("[::1]"),
                                  std::string("192.168.1.20")})
    EXPECT_EQ(httpGet(server.port(), "/api/games", askedAs(host)).status, 200) << host;
  for (const char* path : {"/", "/api/me", "/healthz"}) {
    const HttpResult refused = httpGet(server.port(), path, askedAs("evil.example:" + port));
    EXPECT_EQ(refused.status, 421) << path;
    EXPECT_EQ(refused.headers.at("Content-Type"), "text/plain; charset=utf-8");
    EXPECT_THAT(refused.body, HasSubstr("--host-name evil.example"));
  }
  const HttpResult german = httpGet(server.port(), "/?lang=de", askedAs("evil.example"));
  EXPECT_THAT(german.body, HasSubstr("evil.example“ kennt sich dieser Server nicht"));
  EXPECT_LT(httpGet(server.port(), "/", askedAs(std::string(5000, 'x'))).body.size(), 500U);
}

// What a page could do whose name was made to lead here: it is of the same origin as we are.
TEST(Hosts, APageWhoseNameWasLedHereGetsNothing) {
  NetServer server;
  server.start();
  const Headers led = {{"Host", "evil.example"}, {"Origin", "http://evil.example"}};
  EXPECT_EQ(TableSocket(server.port(), "", led).status(), 421);
  EXPECT_EQ(httpRequest(server.port(), "POST", "/api/me", R"({"name": "Eve"})", led).status, 421);
  for (const auto& [header, value] : {std::pair("X-Forwarded-Host", "localhost"),
                                      {"Forwarded", "for=192.0.2.1;host=localhost"}}) {
    Headers lying = led;
    lying[header] = value;
    EXPECT_EQ(httpGet(server.port(), "/api/games", lying).status, 421) << header;
  }
}

TEST(Hosts, BehindAProxyItsNameCounts) {
  NetServer server;
  server.options.hostNames = {"table.example"};
  server.start();
  const auto statusWith = [&](Headers headers) {
    headers.emplace("X-Forwarded-For", "192.0.2.1");
    return httpRequest(server.port(), "POST", "/api/me", R"({"name": "Ada"})", headers).status;
  };
  EXPECT_EQ(
      statusWith({{"X-Forwarded-Host", "table.example"}, {"Origin", "https://table.example"}}),
      200);
  EXPECT_EQ(statusWith({{"Forwarded", "for=192.0.2.1;host=\"table.example:8443\""},
                        {"Origin", "https://table.example:8443"}}),
            200);
  EXPECT_EQ(statusWith({{"X-Forwarded-Host", "table.example"}, {"Origin", "https://evil.example"}}),
            403);
  EXPECT_EQ(statusWith({{"X-Forwarded-Host", "evil.example"}}), 421);
  EXPECT_EQ(statusWith({{"Host", "table.example"}, {"Origin", "https://table.example"}}), 200);
}

TEST(Hosts, StrangersCannotSpeakOfOtherNames) {
  NetServer server;
  server.options.trustedProxies = Networks::parse("", {"10.0.0.0/8"}).value();
  server.start();
  const Headers lying = {{"X-Forwarded-Host", "evil.example"}, {"Origin", "http://evil.example"}};
  EXPECT_EQ(httpRequest(server.port(), "POST", "/api/me", R"({"name": "Eve"})", lying).status, 403);
}

TEST(Hosts, ARequestHasOneHost) {
  NetServer server;
  server.start();
  const auto replyTo = [&](const std::string& request) {
    RawConnection connection(server.port());
    connection.write(request);
    bool closed = false;
    return connection.readAll(std::chrono::milliseconds(500), closed).substr(0, 12);
  };
  EXPECT_EQ(replyTo("GET /healthz HTTP/1.1\r\n\r\n"), "HTTP/1.1 400");
  EXPECT_EQ(replyTo("GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n"),
            "HTTP/1.1 400");
  EXPECT_EQ(replyTo("GET /healthz HTTP/1.0\r\n\r\n"), "HTTP/1.0 200");
}

TEST(Hosts, TheProgramSaysWhatIsWrongWithAName) {
  NetServer place;
  const ProgramRun run = runWith("", {"--lang", "en", "serve", "--data", place.path("data"),
                                      "--host-name", "table.example,http://other.example"});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_THAT(run.err, HasSubstr("“http://other.example” is no host name"));
}

}  // namespace
}  // namespace spannung::server
