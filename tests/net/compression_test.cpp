// What is sent compressed, and to whom.
#include <boost/beast/zlib/inflate_stream.hpp>
#include <boost/crc.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/net/content_coding.h"
#include "server/net/gzip.h"
#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(ContentCoding, IsWhatTheOtherSideLikesBest) {
  const CodingChoice both{.hasGzip = true, .hasBrotli = true};
  const auto chosen = [&](const char* header) { return chosenCoding(header, both); };
  EXPECT_EQ(chosen(""), Coding::identity);
  EXPECT_EQ(chosen("gzip, deflate, br, zstd"), Coding::brotli);
  EXPECT_EQ(chosen("gzip, deflate"), Coding::gzip);
  EXPECT_EQ(chosen("GZIP"), Coding::gzip);
  EXPECT_EQ(chosen("br;q=0.5, gzip;q=0.8"), Coding::gzip);
  EXPECT_EQ(chosen("br ; q=0.8 , gzip;Q=0.8"), Coding::brotli);
  EXPECT_EQ(chosen("br;q=0, gzip;q=0.001"), Coding::gzip);
  EXPECT_EQ(chosen("br;q=0,gzip;q=0.000"), Coding::identity);
  EXPECT_EQ(chosen("*"), Coding::brotli);
  EXPECT_EQ(chosen("*;q=0.5, br;q=0"), Coding::gzip);
  EXPECT_EQ(chosen("*;q=0"), Coding::identity);
  EXPECT_EQ(chosen("identity, gzip;q=0.5"), Coding::identity);
  EXPECT_EQ(chosen("identity;q=0.5, gzip;q=0.5"), Coding::gzip);
  EXPECT_EQ(chosenCoding("br", {.hasGzip = true}), Coding::identity);
  for (const char* wrong : {"brr", "gzipx", "br;q=x", "br;q=", "br;q=2", "br;q=0.1234", "br;x=1",
                            ";q=1", ",,,", "br gzip", "br;q=-1", "br;q=1.0000"})
    EXPECT_EQ(chosen(wrong), Coding::identity) << wrong;
}

std::string inflated(std::string_view packed) {
  namespace zlib = boost::beast::zlib;
  zlib::inflate_stream stream;
  std::string text(16U << 20U, '\0');
  zlib::z_params state;
  state.next_in = packed.data();
  state.avail_in = packed.size();
  state.next_out = text.data();
  state.avail_out = text.size();
  boost::beast::error_code end;
  stream.write(state, zlib::Flush::sync, end);
  EXPECT_EQ(end, zlib::error::end_of_stream);
  EXPECT_EQ(state.avail_in, 0U);
  text.resize(state.total_out);
  return text;
}

std::uint32_t numberAt(std::string_view bytes, std::size_t place) {
  std::uint32_t number = 0;
  for (std::size_t i = 4; i-- > 0;)
    number = (number << 8U) | static_cast<unsigned char>(bytes[place + i]);
  return number;
}

std::string gunzipped(std::string_view packed) {
  EXPECT_TRUE(packed.starts_with(std::string_view("\x1f\x8b\x08\0", 4)));
  std::string text = inflated(packed.substr(10, packed.size() - 18));
  boost::crc_32_type crc;
  crc.process_bytes(text.data(), text.size());
  EXPECT_EQ(numberAt(packed, packed.size() - 8), crc.checksum());
  EXPECT_EQ(numberAt(packed, packed.size() - 4), text.size());
  return text;
}

TEST(Gzip, GivesBackWhatWasPutIn) {
  std::string mixed;
  for (int i = 0; i < 200'000; ++i) mixed += static_cast<char>((i * i) >> (i % 7));
  for (const std::string& text :
       {std::string(), std::string("x"), std::string(100'000, 'x'), mixed})
    EXPECT_EQ(gunzipped(gzipped(text)), text);
}

const Headers kGzip = {{"Accept-Encoding", "gzip"}};

TEST(Compression, TextsOfTheApiComeSmaller) {
  NetServer server;
  server.start();
  const std::string pack = "/api/packs/" + testLibrary().pack("funkenschlag").digest;
  for (const std::string& path :
       {std::string("/api/games"), std::string("/api/rules/funkenschlag"), pack,
        std::string("/api/content/funkenschlag/maps/germany.json")}) {
    const HttpResult plain = httpGet(server.port(), path);
    EXPECT_FALSE(plain.headers.contains("Content-Encoding")) << path;
    EXPECT_EQ(plain.headers.at("Vary"), "Accept-Encoding") << path;
    for (int i = 0; i < 2; ++i) {  // the second comes from the shelf
      const HttpResult small = httpGet(server.port(), path, kGzip);
      EXPECT_EQ(small.headers.at("Content-Encoding"), "gzip") << path;
      EXPECT_EQ(small.headers.at("Content-Type"), plain.headers.at("Content-Type")) << path;
      EXPECT_LT(small.body.size() * 2, plain.body.size()) << path;
      EXPECT_EQ(gunzipped(small.body), plain.body) << path;
    }
  }
  EXPECT_NE(httpGet(server.port(), "/api/games?lang=de", kGzip).body,
            httpGet(server.port(), "/api/games?lang=en", kGzip).body);
}

TEST(Compression, WhatIsShortOrPrivateComesAsItIs) {
  NetServer server;
  server.start();
  for (const char* path : {"/api/me", "/healthz", "/api/none"})
    EXPECT_FALSE(httpGet(server.port(), path, kGzip).headers.contains("Content-Encoding")) << path;
}

class CompressedWeb : public ::testing::Test {
 protected:
  void SetUp() override {
    const std::filesystem::path web = server.path("web");
    std::filesystem::create_directories(web / "assets");
    writeFile(web / "index.html", "<!doctype html>");
    writeFile(web / "index.html.gz", "page as gzip");
    writeFile(web / "assets" / "app-1a2b.js", "script");
    writeFile(web / "assets" / "app-1a2b.js.br", "script as brotli");
    writeFile(web / "assets" / "app-1a2b.js.gz", "script as gzip");
    writeFile(web / "assets" / "alone.gz", "a file of its own");
    server.options.web = web;
    server.start();
  }
  HttpResult get(const char* path, const char* accept, const std::string& etag = {}) const {
    Headers headers = {{"Accept-Encoding", accept}};
    if (!etag.empty()) headers["If-None-Match"] = etag;
    return httpGet(server.port(), path, headers);
  }

  NetServer server;
  const char* script = "/assets/app-1a2b.js";
};

TEST_F(CompressedWeb, FilesComeInTheFormThatIsAskedFor) {
  const HttpResult brotli = get(script, "gzip, br");
  EXPECT_EQ(brotli.body, "script as brotli");
  EXPECT_EQ(brotli.headers.at("Content-Encoding"), "br");
  EXPECT_EQ(brotli.headers.at("Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_THAT(brotli.headers.at("Cache-Control"), HasSubstr("immutable"));
  EXPECT_EQ(get(script, "gzip").body, "script as gzip");
  const HttpResult plain = get(script, "identity");
  EXPECT_EQ(plain.body, "script");
  EXPECT_FALSE(plain.headers.contains("Content-Encoding"));
  EXPECT_EQ(get("/t/abc", "gzip, br").body, "page as gzip");
  EXPECT_EQ(get("/", "br").body, "<!doctype html>");
  for (const char* accept : {"gzip", "br", "identity"})
    EXPECT_EQ(get(script, accept).headers.at("Vary"), "Accept-Encoding") << accept;
}

TEST_F(CompressedWeb, EveryFormHasATagOfItsOwn) {
  const std::string brotli = get(script, "br").headers.at("ETag");
  const std::string gzip = get(script, "gzip").headers.at("ETag");
  EXPECT_NE(brotli, gzip);
  const HttpResult same = get(script, "br", brotli);
  EXPECT_EQ(same.status, 304);
  EXPECT_EQ(same.body, "");
  EXPECT_EQ(same.headers.at("ETag"), brotli);
  EXPECT_EQ(same.headers.at("Vary"), "Accept-Encoding");
  EXPECT_EQ(get(script, "gzip", brotli).status, 200);
  EXPECT_EQ(get(script, "br", "\"x\", W/" + brotli).status, 304);
  EXPECT_EQ(get(script, "br", "*").status, 304);
  EXPECT_EQ(get(script, "br", "\"x\"").status, 200);
}

TEST_F(CompressedWeb, AFormIsNoFileOfItsOwn) {
  EXPECT_EQ(get("/assets/app-1a2b.js.br", "br").status, 404);
  EXPECT_EQ(get("/index.html.gz", "").status, 404);
  EXPECT_EQ(get("/assets/alone.gz", "").body, "a file of its own");
}

// --- WebSockets ---

TableSocket compressing(const NetServer& server, const std::string& cookie) {
  return TableSocket(server.port(), cookie, {}, "/ws?lang=en", true);
}

TEST(SocketCompression, BothSeeTheSameTable) {
  NetServer server;
  server.start();
  const std::string cookie = server.guest("Ada");
  TableSocket plain = server.socket(cookie);
  const std::string table = created(plain, creation({me("Ada"), me("Grace")}));
  plain.askOk(about("start", table));
  TableSocket small = compressing(server, cookie);
  small.next("hello");
  small.askOk(about("watch", table));
  json::object seen = small.next("table");
  plain.askOk(about("unwatch", table));
  plain.drop("table");
  plain.askOk(about("watch", table));
  EXPECT_EQ(seen["state"], plain.latestTable()["state"]);
  EXPECT_EQ(small.askRefused({{"type", "ping"}, {"x", std::string(70'000, 'x')}}),
            "message_too_large");
}

// The bytes of a handshake as a browser makes it, and of the first messages.
TEST(SocketCompression, OnlyWhatIsLongIsCompressed) {
  NetServer server;
  server.start();
  RawConnection browser(server.port());
  browser.write(
      "GET /ws?lang=en HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
      "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n");
  bool closed = false;
  const std::string bytes = browser.readAll(std::chrono::milliseconds(500), closed);
  EXPECT_THAT(bytes, HasSubstr("permessage-deflate"));
  EXPECT_THAT(bytes, HasSubstr("server_no_context_takeover"));
  EXPECT_THAT(bytes, HasSubstr("client_no_context_takeover"));
  EXPECT_THAT(bytes, HasSubstr("\"hello\""));
}

TEST(SocketCompression, ABombEndsTheConnectionBeforeItGoesOff) {
  NetServer server;
  server.start();
  TableSocket bomber = compressing(server, server.guest("Eve"));
  bomber.next("hello");
  bomber.sendText(std::string(60U << 20U, ' '));  // some 60 KiB on the way
  EXPECT_FALSE(bomber.receive(std::chrono::seconds(20)));
  EXPECT_TRUE(bomber.isClosed());
  TableSocket other = server.socket(server.guest("Ada"));
  EXPECT_EQ(other.ask({{"type", "ping"}})["type"], "ok");
}

}  // namespace
}  // namespace spannung::server
