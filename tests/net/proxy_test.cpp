// Who asks, when others speak for them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/net/client_address.h"
#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

IpAddress ip(const char* text) { return parseAddress(text).value(); }

Network network(const char* text) { return Network::parse("", text).value(); }

std::string codeOfNetwork(const char* text) {
  const auto parsed = Network::parse("--trust-proxy", text);
  return parsed ? "" : parsed.error().code;
}

TEST(Network, ContainsWhatBeginsWithItsPrefix) {
  EXPECT_TRUE(network("10.0.0.0/8").contains(ip("10.255.0.1")));
  EXPECT_FALSE(network("10.0.0.0/8").contains(ip("11.0.0.1")));
  EXPECT_TRUE(network("192.0.2.128/25").contains(ip("192.0.2.200")));
  EXPECT_FALSE(network("192.0.2.128/25").contains(ip("192.0.2.127")));
  EXPECT_TRUE(network("192.0.2.1").contains(ip("192.0.2.1")));
  EXPECT_FALSE(network("192.0.2.1").contains(ip("192.0.2.2")));
  EXPECT_TRUE(network("0.0.0.0/0").contains(ip("8.8.8.8")));
  EXPECT_FALSE(network("0.0.0.0/0").contains(ip("2001:db8::1")));
  EXPECT_TRUE(network("fd00::/8").contains(ip("fd12:3456::1")));
  EXPECT_FALSE(network("fd00::/8").contains(ip("fe80::1")));
  EXPECT_TRUE(network("2001:db8::/33").contains(ip("2001:db8:7fff::1")));
  EXPECT_FALSE(network("2001:db8::/33").contains(ip("2001:db8:8000::1")));
}

TEST(Network, AnAddressIsTheSameInTheClothesOfIpv6) {
  EXPECT_EQ(ip("::ffff:192.0.2.1"), ip("192.0.2.1"));
  EXPECT_TRUE(network("192.0.2.0/24").contains(ip("::ffff:192.0.2.1")));
  EXPECT_TRUE(network("::ffff:192.0.2.0/120").contains(ip("192.0.2.1")));
  EXPECT_EQ(ip("fe80::1%1"), ip("fe80::1"));
  EXPECT_TRUE(Networks::loopback().contains(ip("::ffff:127.0.0.9")));
  EXPECT_TRUE(Networks::loopback().contains(ip("::1")));
  EXPECT_FALSE(Networks::loopback().contains(ip("::2")));
}

TEST(Network, SaysWhatIsWrong) {
  for (const char* text : {"", "x", "/8", "10.0.0", "10.0.0.0.0/8", "010.0.0.1", "1.2.3.4 ",
                           "fe80::1%1/64", "host.example/8", "::g/8", "[::1]"})
    EXPECT_EQ(codeOfNetwork(text), "bad_network") << text;
  for (const char* text : {"10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8x", "::/129",
                           "10.0.0.0/ 8", "10.0.0.0/8/8", "::/99999999999"})
    EXPECT_EQ(codeOfNetwork(text), "bad_network_prefix") << text;
  const auto inside = Network::parse("--trust-proxy", "10.1.2.3/8");
  ASSERT_FALSE(inside);
  EXPECT_EQ(inside.error(), (Problem{"--trust-proxy",
                                     "network_beyond_prefix",
                                     {{"value", "10.1.2.3/8"}, {"network", "10.0.0.0/8"}}}));
  EXPECT_EQ(Network::parse("", "fd00::1/64").error().details.at("network"), "fd00::/64");
}

TEST(Network, LimitsCountAHouseholdOfIpv6AsOne) {
  EXPECT_EQ(limitGroup(ip("192.0.2.1")), "192.0.2.1");
  EXPECT_EQ(limitGroup(ip("2001:db8:1:2:3::4")), limitGroup(ip("2001:db8:1:2:ffff::1")));
  EXPECT_NE(limitGroup(ip("2001:db8:1:2::1")), limitGroup(ip("2001:db8:1:3::1")));
}

TEST(Forwarded, ReadsWhatTheStandardAllows) {
  const auto said = parseForwarded(
      "for=192.0.2.60;proto=http;by=203.0.113.43 , FOR=\"[2001:db8::1]:47\\11\"; "
      "host=\"table.example:443\"");
  ASSERT_TRUE(said);
  EXPECT_THAT(said->nodes, ::testing::ElementsAre("192.0.2.60", "[2001:db8::1]:4711"));
  EXPECT_THAT(said->protos, ::testing::ElementsAre("http", ""));
  EXPECT_THAT(said->hosts, ::testing::ElementsAre("", "table.example:443"));
  for (const char* wrong : {"", ",", "for", "for=", "for=1.2.3.4,", ",for=1.2.3.4", "for=\"1.2.3.4",
                            "for=[::1]", "for=1.2.3.4;for=1.2.3.5", "for = 1.2.3.4 x",
                            "for=1.2.3.4;;proto=https", "for=\"\\", "1.2.3.4", "for=\"\""})
    EXPECT_FALSE(parseForwarded(wrong)) << wrong;
}

TEST(Forwarded, NodesAreAddressesPerhapsWithAPort) {
  EXPECT_EQ(parseNode("192.0.2.1"), ip("192.0.2.1"));
  EXPECT_EQ(parseNode("192.0.2.1:4711"), ip("192.0.2.1"));
  EXPECT_EQ(parseNode("2001:db8::1"), ip("2001:db8::1"));
  EXPECT_EQ(parseNode("[2001:db8::1]"), ip("2001:db8::1"));
  EXPECT_EQ(parseNode("[2001:db8::1]:4711"), ip("2001:db8::1"));
  EXPECT_EQ(parseNode("::ffff:192.0.2.1"), ip("192.0.2.1"));
  for (const char* wrong :
       {"", "unknown", "_hidden", "192.0.2.1:", "192.0.2.1:123456", "192.0.2.1:x", "[192.0.2.1]",
        "[::1", "[::1]x", "[::1]:", "localhost", "192.0.2.1 192.0.2.2"})
    EXPECT_FALSE(parseNode(wrong)) << wrong;
}

// --- whom to believe ---

const Networks& nearby() {
  static const Networks networks = Networks::parse("", {"127.0.0.1", "10.0.0.0/8"}).value();
  return networks;
}

Client clientBehind(const char* connected, ForwardedHeaders headers,
                    const char* host = "localhost:8080") {
  return clientOf(ip(connected), headers, nearby(), host);
}

std::string addressBehind(const char* connected, const std::string& forwardedFor) {
  return clientBehind(connected, {.forwardedFor = forwardedFor}).address.to_string();
}

TEST(ClientAddress, IsThatOfTheConnectionIfNobodySpeaksForAnother) {
  const Client direct = clientBehind("192.0.2.1", {});
  EXPECT_EQ(direct.address, ip("192.0.2.1"));
  EXPECT_TRUE(direct.isCertain);
  EXPECT_FALSE(direct.isThisMachine);
  EXPECT_FALSE(direct.isSecure);
  EXPECT_TRUE(clientBehind("127.0.0.1", {}).isThisMachine);
  EXPECT_TRUE(clientBehind("::1", {}).isThisMachine);
}

TEST(ClientAddress, WhoAsksForAnotherNameComesThroughAProxyThatSaysNothing) {
  for (const char* host : {"localhost", "LOCALHOST.:80", "127.0.0.1:8080", "127.9.9.9", "[::1]:80"})
    EXPECT_TRUE(clientBehind("127.0.0.1", {}, host).isThisMachine) << host;
  for (const char* host : {"table.example", "table.example:8080", "localhost.example", "192.0.2.1",
                           "[2001:db8::1]", "[::1", "[]", "127.0.0.1.example", ""})
    EXPECT_FALSE(clientBehind("127.0.0.1", {}, host).isThisMachine) << host;
}

TEST(ClientAddress, StrangersAreNotBelieved) {
  const Client stranger = clientBehind("192.0.2.1", {.forwarded = "for=198.51.100.7;proto=https",
                                                     .forwardedFor = "198.51.100.7",
                                                     .forwardedProto = "https"});
  EXPECT_EQ(stranger.address, ip("192.0.2.1"));
  EXPECT_FALSE(stranger.isSecure);
  EXPECT_FALSE(clientBehind("::1", {.forwardedFor = "198.51.100.7"}).isThisMachine);
}

TEST(ClientAddress, TrustedProxiesArePassedFromTheNearestOutwards) {
  EXPECT_EQ(addressBehind("127.0.0.1", "198.51.100.7"), "198.51.100.7");
  EXPECT_EQ(addressBehind("127.0.0.1", "1.2.3.4, 198.51.100.7"), "198.51.100.7");
  EXPECT_EQ(addressBehind("127.0.0.1", "1.2.3.4,198.51.100.7,10.0.0.3 , 10.9.9.9"), "198.51.100.7");
  EXPECT_EQ(addressBehind("10.1.1.1", " [2001:db8::1]:47 "), "2001:db8::1");
  EXPECT_EQ(addressBehind("10.1.1.1", "nonsense, 198.51.100.7"), "198.51.100.7");
  const Client newer =
      clientBehind("10.1.1.1", {.forwarded = "for=1.2.3.4, for=198.51.100.7;proto=https, "
                                             "for=10.0.0.3;proto=http"});
  EXPECT_EQ(newer.address, ip("198.51.100.7"));
  EXPECT_TRUE(newer.isCertain);
  EXPECT_TRUE(newer.isSecure);
}

TEST(ClientAddress, WhatCannotBeReadIsNotBelieved) {
  for (const char* list : {"x", "198.51.100.7,", "198.51.100.7, unknown", "0.0.0.0",
                           "::", "224.0.0.1", "198.51.100.7 198.51.100.8", ","}) {
    const Client client = clientBehind("127.0.0.1", {.forwardedFor = list});
    EXPECT_EQ(client.address, ip("127.0.0.1")) << list;
    EXPECT_FALSE(client.isCertain || client.isThisMachine) << list;
  }
  for (const char* list : {"for=\"198.51.100.7", "for=_x", "proto=https", "for=198.51.100.7;x"})
    EXPECT_EQ(clientBehind("127.0.0.1", {.forwarded = list}).address, ip("127.0.0.1")) << list;
}

TEST(ClientAddress, TwoHeadersThatDisagreeAreNotBelieved) {
  const Client torn =
      clientBehind("127.0.0.1", {.forwarded = "for=192.0.2.9", .forwardedFor = "198.51.100.7"});
  EXPECT_EQ(torn.address, ip("127.0.0.1"));
  EXPECT_FALSE(torn.isCertain || torn.isThisMachine);
  EXPECT_EQ(
      clientBehind("127.0.0.1", {.forwarded = "for=198.51.100.7", .forwardedFor = "198.51.100.7"})
          .address,
      ip("198.51.100.7"));
}

TEST(ClientAddress, NobodyBehindAProxyIsThisMachine) {
  for (const char* claim :
       {"127.0.0.1", "::1", "::ffff:127.0.0.1", "127.0.0.1, 127.0.0.1", "127.0.0.2", "10.0.0.1"}) {
    const Client client = clientBehind("127.0.0.1", {.forwardedFor = claim});
    EXPECT_FALSE(client.isThisMachine) << claim;
    EXPECT_FALSE(client.isCertain) << claim;
  }
  EXPECT_FALSE(clientBehind("127.0.0.1", {.hasOthers = true}).isThisMachine);
  EXPECT_FALSE(clientBehind("127.0.0.1", {.forwardedProto = "https"}).isThisMachine);
}

TEST(ClientAddress, TheOutermostProxySaysWhetherItWasHttps) {
  const auto isSecure = [](const char* nodes, const char* protos) {
    return clientBehind("127.0.0.1", {.forwardedFor = nodes, .forwardedProto = protos}).isSecure;
  };
  EXPECT_TRUE(isSecure("", "https"));
  EXPECT_TRUE(isSecure("198.51.100.7", "https"));
  EXPECT_TRUE(isSecure("198.51.100.7, 10.0.0.1", "https"));
  EXPECT_TRUE(isSecure("198.51.100.7, 10.0.0.1", "https, http"));
  EXPECT_FALSE(isSecure("198.51.100.7", "https, http"));
  EXPECT_FALSE(isSecure("198.51.100.7", "http"));
}

// --- over sockets ---

Headers speakingFor(const std::string& address) { return {{"X-Forwarded-For", address}}; }

TEST(Proxy, ClientsOfALocalProxyAreLimitedEachForItself) {
  NetServer server;
  server.options.limits.requestsPerAddress = {0.01, 3};
  server.start();
  const auto statusFor = [&](const Headers& headers) {
    return httpGet(server.port(), "/api/games", headers).status;
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(statusFor(speakingFor("192.0.2.1")), 200);
  EXPECT_EQ(statusFor(speakingFor("192.0.2.1")), 429);
  EXPECT_EQ(statusFor({{"Forwarded", "for=192.0.2.1"}}), 429);
  EXPECT_EQ(statusFor(speakingFor("1.2.3.4, 192.0.2.1")), 429);
  EXPECT_EQ(statusFor(speakingFor("192.0.2.2")), 200);
  EXPECT_EQ(statusFor({{"Forwarded", "for=\"[2001:db8::1]\""}}), 200);
}

TEST(Proxy, NobodyGetsAroundALimitByClaimingToBeThisMachine) {
  NetServer server;
  server.options.limits.requestsPerAddress = {0.01, 3};
  server.start();
  int refused = 0;
  for (const char* claim : {"127.0.0.1", "::1", "x", "127.0.0.1, 127.0.0.1", "", "unknown"})
    if (httpGet(server.port(), "/api/games", {{"X-Forwarded-For", claim}, {"Via", "1.1 proxy"}})
            .status == 429)
      ++refused;
  EXPECT_GE(refused, 2);
  EXPECT_EQ(httpGet(server.port(), "/api/games").status, 200);
}

TEST(Proxy, HeadersOfStrangersAreIgnored) {
  NetServer server;
  server.options.trustedProxies = Networks::parse("", {"127.0.0.3"}).value();
  server.options.limits.requestsPerAddress = {0.01, 2};
  server.start();
  const auto statusFrom = [&](const char* source, const char* claim) {
    return httpGetFrom(source, server.port(), "/api/games", speakingFor(claim)).status;
  };
  EXPECT_EQ(statusFrom("127.0.0.2", "192.0.2.1"), 200);
  EXPECT_EQ(statusFrom("127.0.0.2", "192.0.2.2"), 200);
  EXPECT_EQ(statusFrom("127.0.0.2", "192.0.2.3"), 429);
  EXPECT_EQ(statusFrom("127.0.0.3", "192.0.2.1"), 200);
  EXPECT_EQ(statusFrom("127.0.0.3", "192.0.2.2"), 200);
  EXPECT_EQ(statusFrom("127.0.0.3", "192.0.2.3"), 200);
}

TEST(Proxy, ConnectionsAreCountedForWhoeverIsBehindIt) {
  NetServer server;
  server.options.transport.connectionsPerAddress = 2;
  server.start();
  const auto open = [&](const Headers& headers) { return TableSocket(server.port(), "", headers); };
  // Each claim together with somebody else, because those who have left are still counted for a
  // moment. What cannot be read counts as the proxy, like 127.0.0.1.
  for (const auto& [claim, other] : {std::pair("192.0.2.1", "198.51.100.1"),
                                     {"192.0.2.2", "198.51.100.2"},
                                     {"nonsense", "198.51.100.3"}}) {
    const TableSocket one = open(speakingFor(claim));
    const TableSocket two = open(speakingFor(claim));
    EXPECT_EQ(one.status(), 101) << claim;
    EXPECT_EQ(two.status(), 101) << claim;
    EXPECT_EQ(open(speakingFor(claim)).status(), 429) << claim;
    EXPECT_EQ(httpGet(server.port(), "/healthz", speakingFor(claim)).status, 429) << claim;
    EXPECT_EQ(open(speakingFor(claim == std::string("nonsense") ? "127.0.0.1" : claim)).status(),
              429);
    EXPECT_EQ(open(speakingFor(other)).status(), 101) << claim;
    const TableSocket direct[] = {open({}), open({}), open({})};
    for (const TableSocket& socket : direct) EXPECT_EQ(socket.status(), 101);
  }
}

// A proxy keeps its connections, and each of them serves many people.
TEST(Proxy, AConnectionIsCountedForEachOfItsRequests) {
  NetServer server;
  server.options.transport.connectionsPerAddress = 1;
  server.start();
  RawConnection proxy(server.port());
  for (const char* client : {"192.0.2.1", "192.0.2.2", "192.0.2.1"})
    proxy.write(std::string("GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ") +
                client + "\r\n\r\n");
  bool closed = false;
  const std::string replies = proxy.readAll(std::chrono::milliseconds(500), closed);
  EXPECT_THAT(replies, Not(HasSubstr("429")));
  EXPECT_EQ(TableSocket(server.port(), "", speakingFor("192.0.2.1")).status(), 101);
}

TEST(Proxy, LoginsAndNewPeopleAreCountedForWhoeverIsBehindIt) {
  NetServer server;
  server.options.limits.loginsPerAddress = {0.01, 2};
  server.options.limits.peoplePerAddress = {0.01, 1};
  server.start();
  const auto post = [&](const char* path, const std::string& name, const char* address) {
    const json::object body = {{"name", name}, {"password", "wrong horse"}};
    return httpRequest(server.port(), "POST", path,
                       path == std::string("/api/me")
                           ? json::serialize(json::object{{"name", name}})
                           : json::serialize(body),
                       speakingFor(address))
        .status;
  };
  EXPECT_EQ(post("/api/login", "Ada", "192.0.2.1"), 401);
  EXPECT_EQ(post("/api/login", "Bea", "192.0.2.1"), 401);
  EXPECT_EQ(post("/api/login", "Cai", "192.0.2.1"), 429);
  EXPECT_EQ(post("/api/login", "Dan", "192.0.2.2"), 401);
  EXPECT_EQ(post("/api/me", "Ada", "2001:db8::1"), 200);
  EXPECT_EQ(post("/api/me", "Bea", "2001:db8::2"), 429);
  EXPECT_EQ(post("/api/me", "Bea", "2001:db8:0:1::1"), 200);
}

TEST(Proxy, TheCookieIsSecureIfATrustedProxySaysSo) {
  NetServer server;
  server.options.trustedProxies = Networks::parse("", {"127.0.0.1"}).value();
  server.start();
  const auto cookieWith = [&](const Headers& headers) {
    return httpRequest(server.port(), "POST", "/api/me", R"({"name": "Ada"})", headers)
        .headers.at("Set-Cookie");
  };
  EXPECT_THAT(cookieWith({{"Forwarded", "for=192.0.2.1;proto=https"}}), HasSubstr("; Secure"));
  EXPECT_THAT(cookieWith({{"Forwarded", "for=192.0.2.1;proto=http"}}), Not(HasSubstr("; Secure")));
  server.options.trustedProxies = Networks::parse("", {"10.0.0.0/8"}).value();
  server.restart();
  EXPECT_THAT(cookieWith({{"X-Forwarded-Proto", "https"}}), Not(HasSubstr("; Secure")));
}

TEST(Proxy, TheProgramSaysWhatIsWrongWithANetwork) {
  const ProgramRun run =
      runWith("", {"--lang", "en", "serve", "--trust-proxy", "10.0.0.0/8,10.1.2.3/8"});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_THAT(run.err, HasSubstr("Did you mean 10.0.0.0/8?"));
}

}  // namespace
}  // namespace spannung::server
