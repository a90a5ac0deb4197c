// What only several processes on one database can do to a store.
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/store_places.h"
#include "texts/problem_text.h"

namespace spannung::server::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::SizeIs;

// Collects what a store hears.
class Ear {
 public:
  void listen(Store& store) {
    store.onForeignNews({.appended = [this](const std::string& table) { hear(table); },
                         .ended = [this](const std::string& token) { hear("end of " + token); }});
  }
  bool hears(const std::string& table) {
    std::unique_lock lock(mutex_);
    return news_.wait_for(lock, 10s, [&] { return heard_.contains(table); });
  }
  bool hasHeard(const std::string& table) {
    const std::lock_guard lock(mutex_);
    return heard_.contains(table);
  }
  void forget() {
    const std::lock_guard lock(mutex_);
    heard_.clear();
  }

 private:
  void hear(const std::string& news) {
    const std::lock_guard lock(mutex_);
    heard_.insert(news);
    news_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable news_;
  std::multiset<std::string> heard_;
};

class PostgresStores : public ::testing::Test {
 protected:
  void SetUp() override {
    if (postgresAddress().empty())
      GTEST_SKIP() << "no SPANNUNG_TEST_POSTGRES; use scripts/with-postgres";
    place_ = std::make_unique<PostgresPlace>();
    one_ = opened(place_->address());
    two_ = opened(place_->address());
    ear_.listen(*one_);
    ASSERT_TRUE(ear_.hears("")) << "it listens now, and says that it did not before";
  }

  std::unique_ptr<PostgresPlace> place_;
  Ear ear_;
  std::unique_ptr<Store> one_;
  std::unique_ptr<Store> two_;
};

TEST_F(PostgresStores, hearOthersAndNotThemselves) {
  ASSERT_EQ(one_->append(entry("own", 0, "x")).value(), Appended::stored);
  ASSERT_EQ(two_->append(entry("odd:name 1", 0, "y")).value(), Appended::stored);
  EXPECT_TRUE(ear_.hears("odd:name 1"));
  EXPECT_FALSE(ear_.hasHeard("own"));
  EXPECT_THAT(one_->entries("odd:name 1", 0).value(), SizeIs(1)) << "what is heard can be read";
}

TEST_F(PostgresStores, hearOfSessionsThatEndElsewhere) {
  ASSERT_TRUE(ear_.hears("end of ")) << "an end may have been missed before";
  ASSERT_TRUE(one_->addPerson({"p", "Ada"}).value());
  for (const char* token : {"own", "one", "two"})
    ASSERT_TRUE(one_->openSession({token, "p", 1, 1}, "").value());
  ASSERT_TRUE(one_->endSession("own").has_value());
  ASSERT_TRUE(two_->endSession("one").has_value());
  EXPECT_TRUE(ear_.hears("end of one"));
  ASSERT_TRUE(two_->endSessions("p", "").has_value());
  EXPECT_TRUE(ear_.hears("end of two"));
  EXPECT_FALSE(ear_.hasHeard("end of own"));
  EXPECT_FALSE(ear_.hasHeard("one")) << "a session is no table";
}

TEST_F(PostgresStores, decideTogetherWhoWasFirst) {
  constexpr int kEach = 60;
  const auto contribute = [](Store& store, const std::string& name) {
    std::int64_t seq = 0;
    for (int i = 0; i < kEach; ++seq) {
      const auto done = store.append(entry("t", seq, name + std::to_string(i)));
      ASSERT_TRUE(done.has_value()) << done.error().code;
      if (*done == Appended::stored) ++i;
    }
  };
  std::vector<std::thread> threads;
  for (const char* name : {"a", "b", "c", "d"}) {
    threads.emplace_back(contribute, std::ref(*one_), std::string("one ") + name);
    threads.emplace_back(contribute, std::ref(*two_), std::string("two ") + name);
  }
  for (std::thread& thread : threads) thread.join();
  const auto all = two_->entries("t", 0).value();
  EXPECT_THAT(std::set<std::string>(all.begin(), all.end()), SizeIs(8 * kEach));
  EXPECT_THAT(all, SizeIs(8 * kEach));
}

TEST_F(PostgresStores, surviveACutOfAllConnections) {
  ASSERT_EQ(one_->append(entry("t", 0, "zero")).value(), Appended::stored);
  ASSERT_THAT(one_->entries("t", 0).value(), SizeIs(1));
  ear_.forget();
  place_->cutConnections();
  EXPECT_TRUE(ear_.hears("")) << "news may have been missed";
  EXPECT_EQ(one_->append(entry("t", 1, "one")).value(), Appended::stored);
  EXPECT_THAT(one_->entries("t", 0).value(), SizeIs(2));
  EXPECT_TRUE(one_->checkWriting().has_value());
  ASSERT_EQ(two_->append(entry("t", 2, "two")).value(), Appended::stored);
  EXPECT_TRUE(ear_.hears("t"));
}

TEST_F(PostgresStores, sayWhenTheyCanOnlyBeRead) {
  EXPECT_TRUE(one_->checkWriting().has_value());
  place_->allowWriting(false);
  EXPECT_TRUE(one_->entries("t", 0).has_value());
  EXPECT_FALSE(one_->checkWriting().has_value());
  place_->allowWriting(true);
  EXPECT_TRUE(one_->checkWriting().has_value());
}

// Cuts while others write: whatever was reported as stored is there, and everybody gets an answer.
TEST_F(PostgresStores, loseNothingWhenConnectionsAreCut) {
  std::vector<std::string> stored;
  std::thread writer([&] {
    for (int seq = 0; seq < 300; ++seq) {
      const std::string body = "body " + std::to_string(seq);
      const auto done = one_->append(entry("t", seq, body));
      if (done && *done == Appended::stored) stored.push_back(body);
      if (!done) --seq;  // unknown: ask again, and find one's own entry or make it
      if (done && *done == Appended::taken) {
        ASSERT_EQ(one_->entries("t", seq).value().front(), body);
        stored.push_back(body);
      }
    }
  });
  for (int i = 0; i < 10; ++i) {
    std::this_thread::sleep_for(20ms);
    place_->cutConnections();
  }
  writer.join();
  EXPECT_EQ(two_->entries("t", 0).value(), stored);
  EXPECT_THAT(stored, SizeIs(300));
}

TEST(PostgresStore, saysThatNobodyIsThere) {
  const auto store = openStore("postgres://nobody@127.0.0.1:1/nothing");
  ASSERT_FALSE(store.has_value());
  EXPECT_EQ(store.error().code, "store_unreachable");
  for (const Language language : {Language::english, Language::german})
    EXPECT_EQ(problemText(store.error(), language).find('['), std::string::npos);
}

}  // namespace
}  // namespace spannung::server::testing
