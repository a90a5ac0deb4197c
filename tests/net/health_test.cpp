// What the one who runs a server may know of it, and how fast.
#include <csignal>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "server/store/sqlite_connection.h"
#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

HttpResult healthOf(const NetServer& server) { return httpGet(server.port(), "/healthz"); }

bool becomesHealthy(const NetServer& server) {
  const auto until = steady_clock::now() + seconds(30);
  while (healthOf(server).status != 200) {
    if (steady_clock::now() > until) return false;
    std::this_thread::sleep_for(milliseconds(50));
  }
  return true;
}

// As with a full disk: no file of this process can grow.
class FullDisk {
 public:
  FullDisk() {
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit none = before_;
    none.rlim_cur = 0;
    handler_ = std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &none);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  rlimit before_{};
  void (*handler_)(int) = SIG_DFL;
};

TEST(Health, FailsWhenNothingCanBeWritten) {
  NetServer server;
  server.start();
  EXPECT_EQ(healthOf(server).body, "ok\n");
  std::this_thread::sleep_for(milliseconds(1100));  // a good answer counts for a second
  HttpResult full;
  {
    const FullDisk disk;
    full = healthOf(server);
  }
  EXPECT_EQ(full.status, 503);
  EXPECT_EQ(full.body, "the store cannot write\n");
  EXPECT_TRUE(becomesHealthy(server));
}

TEST(Health, AnswersInTimeWhenTheStoreDoesNot) {
  NetServer server;
  server.options.healthPatience = milliseconds(300);
  server.start();
  auto other = SqliteConnection::open(server.path("test.db"), SqliteConnection::Access::write);
  ASSERT_TRUE(other);
  ASSERT_TRUE((*other)->run({"begin immediate"}));
  const auto began = steady_clock::now();
  EXPECT_EQ(healthOf(server).body, "the store does not answer\n");
  EXPECT_EQ(healthOf(server).status, 503);
  EXPECT_LT(steady_clock::now() - began, seconds(5));  // the store would wait for ten
  ASSERT_TRUE((*other)->run({"commit"}));
  EXPECT_TRUE(becomesHealthy(server));
}

TEST(Health, QuestionsDoNotKeepTheStoreBusy) {
  NetServer server;
  server.start();
  auto watcher = SqliteConnection::open(server.path("test.db"), SqliteConnection::Access::read);
  ASSERT_TRUE(watcher);
  const auto version = [&] { return (*watcher)->run({"pragma data_version"})->rows[0][0]; };
  EXPECT_EQ(healthOf(server).status, 200);
  const std::string before = version();
  const auto began = steady_clock::now();
  for (int i = 0; i < 10; ++i) EXPECT_EQ(healthOf(server).status, 200);
  const bool wasQuick = steady_clock::now() - began < milliseconds(800);
  EXPECT_TRUE(!wasQuick || version() == before);
  std::this_thread::sleep_for(milliseconds(1100));
  EXPECT_EQ(healthOf(server).status, 200);
  EXPECT_NE(version(), before);
}

TEST(Metrics, AreForThisMachineAndNotForItsProxy) {
  NetServer server;
  server.start();
  const auto statusWith = [&](const Headers& headers) {
    return httpGet(server.port(), "/metrics", headers).status;
  };
  EXPECT_EQ(statusWith({}), 200);
  for (const char* claim : {"192.0.2.1", "127.0.0.1", "::1", "x", "127.0.0.1, 127.0.0.1"})
    EXPECT_EQ(statusWith({{"X-Forwarded-For", claim}}), 403) << claim;
  EXPECT_EQ(statusWith({{"Forwarded", "for=127.0.0.1"}}), 403);
  EXPECT_EQ(statusWith({{"Via", "1.1 proxy"}}), 403);
}

TEST(Metrics, CanBeAllowedToOthers) {
  NetServer server;
  server.options.metricsFrom = Networks::parse("", {"127.0.0.2", "192.0.2.0/24"}).value();
  server.start();
  EXPECT_EQ(httpGet(server.port(), "/metrics").status, 403);
  EXPECT_EQ(httpGetFrom("127.0.0.2", server.port(), "/metrics").status, 200);
  EXPECT_EQ(httpGet(server.port(), "/metrics", {{"X-Forwarded-For", "192.0.2.7"}}).status, 200);
  EXPECT_EQ(
      httpGet(server.port(), "/metrics", {{"X-Forwarded-For", "192.0.2.7, 198.51.100.1"}}).status,
      403);
  EXPECT_EQ(httpGetFrom("127.0.0.2", server.port(), "/metrics", {{"X-Forwarded-For", "x"}}).status,
            403);
}

}  // namespace
}  // namespace spannung::server
