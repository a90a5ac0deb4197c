// A store that fails: people are told so, and where it is stays in the log.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/store/sqlite_connection.h"
#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST_F(NetTest, TroubleOfTheStoreIsToldWithoutPlacesAndStatements) {
  const std::string cookie = server.guest("Ada");
  TableSocket socket = server.socket(cookie);
  for (const char* sql : {"drop table people", "drop table entries", "drop table sessions"})
    ASSERT_TRUE((*SqliteConnection::open(server.path("test.db"), SqliteConnection::Access::write))
                    ->run({sql})
                    .has_value());
  ::testing::internal::CaptureStderr();
  std::string told;
  for (const HttpResult& result : {httpGet(server.port(), "/api/me?lang=en", {{"Cookie", cookie}}),
                                   server.post("/api/me?lang=en", {{"name", "Grace"}}),
                                   httpGet(server.port(), "/api/tables/abc/record?lang=en")}) {
    EXPECT_EQ(result.status, 503) << result.body;
    EXPECT_EQ(result.json().at("error").at("code"), "store_trouble");
    told += result.body;
  }
  told += json::serialize(socket.ask(about("watch", "abc")));
  told += json::serialize(socket.ask(creation({me(), open()})));
  for (const char* secret : {"test.db", "no such table", "people", "entries", "sessions", "select"})
    EXPECT_THAT(told, Not(HasSubstr(secret)));
  EXPECT_THAT(told, HasSubstr("trouble with its database"));
  server.stop();
  const std::string log = ::testing::internal::GetCapturedStderr();
  EXPECT_THAT(log, HasSubstr("event=store_trouble code=store_failed place=" +
                             server.path("test.db") + " reason=\"no such table"));
}

}  // namespace
}  // namespace spannung::server
