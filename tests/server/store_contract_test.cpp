// What every store promises, on SQLite and on PostgreSQL. Without scripts/with-postgres the second
// half is skipped; ./test always uses it.
#include <algorithm>
#include <atomic>
#include <set>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/store/schema.h"
#include "server/store/sqlite_connection.h"
#include "tests/server/store_places.h"

namespace spannung::server::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

std::vector<std::string> idsOf(const std::vector<TableSummary>& tables) {
  std::vector<std::string> ids;
  for (const TableSummary& table : tables) ids.push_back(table.id);
  return ids;
}

class StoreContract : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (GetParam() == "postgres" && postgresAddress().empty())
      GTEST_SKIP() << "no SPANNUNG_TEST_POSTGRES; use scripts/with-postgres";
    if (GetParam() == "postgres")
      place_ = std::make_unique<PostgresPlace>();
    else
      place_ = std::make_unique<SqlitePlace>();
    open();
    ASSERT_NE(store_, nullptr);
  }

  void open() { store_ = opened(place_->address()); }
  void reopen() {
    store_.reset();
    open();
  }
  Appended append(const Append& one) {
    const auto done = store_->append(one);
    EXPECT_TRUE(done.has_value()) << done.error().code << " " << done.error().place;
    return done.value_or(Appended::taken);
  }
  std::vector<std::string> bodies(const std::string& table, std::int64_t from = 0) {
    return store_->entries(table, from).value();
  }

  std::unique_ptr<StorePlace> place_;
  std::unique_ptr<Store> store_;
};

TEST_P(StoreContract, keepsEntriesInOrder) {
  for (int seq = 0; seq < 12; ++seq)
    EXPECT_EQ(append(entry("t", seq, "body " + std::to_string(seq))), Appended::stored);
  EXPECT_THAT(bodies("t"), SizeIs(12));
  EXPECT_THAT(bodies("t", 9), ElementsAre("body 9", "body 10", "body 11"));
  EXPECT_THAT(bodies("t", 12), IsEmpty());
  EXPECT_THAT(bodies("unknown"), IsEmpty());
}

TEST_P(StoreContract, keepsAnyText) {
  const std::string odd =
      "'; drop table entries; -- \"$1\" \n\t ößΩ 🂡 " + std::string(300'000, 'x');
  append(entry(odd.substr(0, 40), 0, odd));
  EXPECT_THAT(bodies(odd.substr(0, 40)), ElementsAre(odd));
}

TEST_P(StoreContract, theFirstOfTwoEntriesWins) {
  append(entry("t", 0, "zero"));
  Append first = entry("t", 1, "first");
  first.summary.line = "line of the first";
  first.summary.people = {"ada", "grace"};
  Append second = entry("t", 1, "second");
  second.summary.line = "line of the second";
  second.summary.people = {"mallory"};
  EXPECT_EQ(append(first), Appended::stored);
  EXPECT_EQ(append(second), Appended::taken);
  EXPECT_THAT(bodies("t"), ElementsAre("zero", "first"));
  const auto tables = store_->publicTables(10).value();
  ASSERT_THAT(tables, SizeIs(1));
  EXPECT_EQ(tables[0].line, "line of the first");
  EXPECT_THAT(tables[0].people, UnorderedElementsAre("ada", "grace"));
  EXPECT_THAT(store_->tablesOf("mallory", 10).value(), IsEmpty());
}

TEST_P(StoreContract, keepsTheWholeSummary) {
  Append one = entry("t", 0, "x");
  one.summary.status = TableStatus::running;
  one.summary.isPublic = false;
  one.summary.people = {"ada", "grace"};
  one.summary.line = R"({"seats":[{"name":"Ößi"}]})";
  one.summary.waitsForBot = true;
  one.summary.deadline = 1'799'999'999'999;
  append(one);
  const auto tables = store_->tablesOf("grace", 10).value();
  ASSERT_THAT(tables, SizeIs(1));
  EXPECT_EQ(tables[0], one.summary);
}

TEST_P(StoreContract, listsPublicTablesThatAreNotOver) {
  const auto add = [&](const std::string& id, bool isPublic, TableStatus status,
                       Milliseconds changed) {
    Append one = entry(id, 0, "x");
    one.summary.isPublic = isPublic;
    one.summary.status = status;
    one.summary.changedAt = changed;
    append(one);
  };
  add("old", true, TableStatus::gathering, 1);
  add("private", false, TableStatus::gathering, 2);
  add("finished", true, TableStatus::finished, 3);
  add("abandoned", true, TableStatus::abandoned, 4);
  add("new", true, TableStatus::running, 5);
  EXPECT_THAT(idsOf(store_->publicTables(10).value()), ElementsAre("new", "old"));
  EXPECT_THAT(idsOf(store_->publicTables(1).value()), ElementsAre("new"));
}

TEST_P(StoreContract, listsTheTablesOfAPerson) {
  Append created = entry("t", 0, "created");
  append(created);
  Append joined = entry("t", 1, "joined");
  joined.summary.people = {"ada", "grace"};
  append(joined);
  EXPECT_THAT(idsOf(store_->tablesOf("grace", 10).value()), ElementsAre("t"));
  Append moved = entry("t", 2, "moved");
  moved.summary.people = {};
  moved.peopleChanged = false;
  append(moved);
  EXPECT_THAT(store_->tablesOf("grace", 10).value(), SizeIs(1)) << "nobody said people changed";
  Append left = entry("t", 3, "left");
  append(left);
  EXPECT_THAT(store_->tablesOf("grace", 10).value(), IsEmpty());
  Append other = entry("u", 0, "created");
  other.summary.changedAt += 100;
  append(other);
  EXPECT_THAT(idsOf(store_->tablesOf("ada", 10).value()), ElementsAre("u", "t"));
  EXPECT_THAT(idsOf(store_->tablesOf("ada", 1).value()), ElementsAre("u"));
}

TEST_P(StoreContract, findsTablesThatNeedABot) {
  const auto add = [&](const std::string& id, TableStatus status, bool waits, Milliseconds end) {
    Append one = entry(id, 0, "x");
    one.summary.status = status;
    one.summary.waitsForBot = waits;
    one.summary.deadline = end;
    append(one);
  };
  add("waiting", TableStatus::running, true, 0);
  add("overdue", TableStatus::running, false, 999);
  add("in time", TableStatus::running, false, 1001);
  add("idle", TableStatus::running, false, 0);
  add("over", TableStatus::finished, true, 999);
  EXPECT_THAT(store_->tablesToTend(1000, 10).value(), UnorderedElementsAre("waiting", "overdue"));
  EXPECT_THAT(store_->tablesToTend(1000, 1).value(), SizeIs(1));
  Append played = entry("waiting", 1, "y");
  played.summary.status = TableStatus::running;
  append(played);
  EXPECT_THAT(store_->tablesToTend(1000, 10).value(), ElementsAre("overdue"));
}

TEST_P(StoreContract, countsCreatedTables) {
  for (int i = 0; i < 5; ++i) {
    Append one = entry("t" + std::to_string(i), 0, "x");
    one.summary.createdAt = 1000 + i;
    append(one);
    one.seq = 1;
    append(one);
  }
  EXPECT_EQ(store_->tablesCreatedBy("ada", 0).value(), 5);
  EXPECT_EQ(store_->tablesCreatedBy("ada", 1003).value(), 2);
  EXPECT_EQ(store_->tablesCreatedBy("grace", 0).value(), 0);
}

TEST_P(StoreContract, keepsPeople) {
  const Person guest{"g1", "Ada", "", 17};
  EXPECT_TRUE(store_->addPerson(guest).value());
  EXPECT_EQ(store_->person("g1").value(), guest);
  EXPECT_EQ(store_->person("nobody").value(), std::nullopt);
  EXPECT_EQ(store_->personWithAccount("Ada").value(), std::nullopt) << "a guest has no account";
  EXPECT_TRUE(store_->addPerson({"g2", "Ada"}).value()) << "guests may have the same name";
  EXPECT_FALSE(store_->addPerson({"g1", "Other"}).value()) << "ids are unique";
  EXPECT_EQ(store_->person("g1").value()->name, "Ada");
}

TEST_P(StoreContract, accountNamesAreUniqueInAnyCase) {
  EXPECT_TRUE(store_->addPerson({"p1", "Ölga Ж", "hash 1"}).value());
  EXPECT_FALSE(store_->addPerson({"p2", "öLGA ж", "hash 2"}).value());
  EXPECT_EQ(store_->personWithAccount("ÖLGA ж").value()->id, "p1");
  EXPECT_TRUE(store_->addPerson({"p3", "Ölga Ж"}).value()) << "guests do not count";
  EXPECT_FALSE(store_->updatePerson({"p3", "ölga ж", "hash 3"}).value());
  EXPECT_EQ(store_->person("p3").value()->passwordHash, "") << "nothing may have changed";
  EXPECT_TRUE(store_->updatePerson({"p3", "Olga", "hash 3"}).value());
  EXPECT_EQ(store_->personWithAccount("olga").value()->passwordHash, "hash 3");
  EXPECT_TRUE(store_->updatePerson({"p1", "Ölga ж", "hash 1"}).value()) << "one's own name is free";
  EXPECT_FALSE(store_->updatePerson({"p9", "Nobody"}).value());
}

TEST_P(StoreContract, renamingAnAccountFreesItsName) {
  EXPECT_TRUE(store_->addPerson({"p1", "Ada", "x"}).value());
  EXPECT_TRUE(store_->updatePerson({"p1", "Grace", "x"}).value());
  EXPECT_EQ(store_->personWithAccount("ada").value(), std::nullopt);
  EXPECT_TRUE(store_->addPerson({"p2", "ADA", "y"}).value());
}

TEST_P(StoreContract, oneOfManyGetsAnAccountName) {
  std::atomic<int> successes = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&, i] {
      const std::string id = "p" + std::to_string(i);
      EXPECT_TRUE(store_->addPerson({id, "guest"}).value());
      const auto updated = store_->updatePerson({id, "Ada", "hash"});
      ASSERT_TRUE(updated.has_value()) << updated.error().code;
      successes += *updated ? 1 : 0;
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(successes, 1);
}

TEST_P(StoreContract, theFirstProposalOfASettingStays) {
  EXPECT_EQ(store_->settingOr("key", "one").value(), "one");
  EXPECT_EQ(store_->settingOr("key", "two").value(), "one");
  EXPECT_EQ(store_->settingOr("other", "three").value(), "three");
  reopen();
  EXPECT_EQ(store_->settingOr("key", "four").value(), "one");
}

TEST_P(StoreContract, keepsContentOnceAndForGood) {
  const ContentPack pack = packOf(ContentFiles(ContentFiles::Texts{{"a.json", "{\"x\": \"ä'\"}"}}));
  EXPECT_FALSE(store_->pack(pack.digest).value().has_value());
  EXPECT_TRUE(store_->keepPack(pack).has_value());
  EXPECT_TRUE(store_->keepPack(pack).has_value());
  reopen();
  const auto found = store_->pack(pack.digest).value();
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->text, pack.text);
  EXPECT_EQ(unpacked(*found)->texts(), unpacked(pack)->texts());
}

TEST_P(StoreContract, everythingIsThereAfterReopening) {
  append(entry("t", 0, "zero"));
  append(entry("t", 1, "one"));
  EXPECT_TRUE(store_->addPerson({"p", "Ada", "hash", 3}).value());
  reopen();
  EXPECT_THAT(bodies("t"), ElementsAre("zero", "one"));
  EXPECT_EQ(append(entry("t", 1, "again")), Appended::taken);
  EXPECT_EQ(store_->personWithAccount("ada").value(), (Person{"p", "Ada", "hash", 3}));
  EXPECT_THAT(store_->tablesOf("ada", 5).value(), SizeIs(1));
  EXPECT_TRUE(store_->ping().has_value());
}

// Each thread wants to append its own 25 entries to the same table, and reads on when it loses.
TEST_P(StoreContract, manyThreadsShareATableWithoutGapsOrLosses) {
  constexpr int kThreads = 8;
  constexpr int kEach = 25;
  std::atomic<int> lost = 0;
  const auto contribute = [&](int thread) {
    std::int64_t seq = 0;
    for (int i = 0; i < kEach;) {
      const auto done =
          store_->append(entry("t", seq, std::to_string(thread) + ":" + std::to_string(i)));
      ASSERT_TRUE(done.has_value()) << done.error().code;
      if (*done == Appended::stored) ++i;
      if (*done == Appended::taken) ++lost;
      ++seq;
    }
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) threads.emplace_back(contribute, i);
  for (std::thread& thread : threads) thread.join();
  const auto all = bodies("t");
  EXPECT_THAT(all, SizeIs(kThreads * kEach));
  EXPECT_THAT(std::set<std::string>(all.begin(), all.end()), SizeIs(kThreads * kEach));
  EXPECT_GT(lost, 0) << "they never met";
}

TEST_P(StoreContract, manyThreadsWriteAndReadDifferentTables) {
  constexpr int kThreads = 8;
  constexpr int kEach = 40;
  const auto play = [&](int thread) {
    const std::string table = "t" + std::to_string(thread);
    for (int seq = 0; seq < kEach; ++seq) {
      const auto done = store_->append(entry(table, seq, std::to_string(seq)));
      ASSERT_TRUE(done.has_value()) << done.error().code;
      ASSERT_EQ(*done, Appended::stored);
      ASSERT_THAT(store_->entries(table, seq).value(), ElementsAre(std::to_string(seq)))
          << "an entry that is stored can be read";
    }
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) threads.emplace_back(play, i);
  for (std::thread& thread : threads) thread.join();
  EXPECT_THAT(store_->publicTables(100).value(), SizeIs(kThreads));
}

// Past the store, as another program would.
void runIn(const StorePlace& place, const Statement& statement) {
  const std::string address = place.address();
  if (address.starts_with("postgres")) {
    ASSERT_TRUE((*PostgresConnection::open(address))->run(statement).has_value());
    return;
  }
  const auto connection = SqliteConnection::open(address.substr(std::string_view("sqlite:").size()),
                                                 SqliteConnection::Access::write);
  ASSERT_TRUE((*connection)->run(statement).has_value());
}

std::string schemaProblemOf(const StorePlace& place) {
  const auto store = openStore(place.address());
  return store ? "none" : store.error().code;
}

TEST_P(StoreContract, refusesADatabaseOfANewerProgram) {
  store_.reset();
  runIn(*place_, {"insert into spannung_schema (version) values ($1)",
                  {std::to_string(kSchemaVersion + 1)}});
  EXPECT_EQ(schemaProblemOf(*place_), "store_newer");
}

TEST_P(StoreContract, aDatabaseOfTheFirstVersionIsRaised) {
  append(entry("t", 0, "zero"));
  store_.reset();
  for (const Statement& back :
       {Statement{"drop table packs"}, Statement{"delete from spannung_schema"},
        Statement{"insert into spannung_schema (version) values (1)"}})
    runIn(*place_, back);
  open();
  EXPECT_THAT(bodies("t"), ElementsAre("zero"));
  EXPECT_TRUE(store_->keepPack({"digest", "text"}).has_value());
  reopen();
  EXPECT_TRUE(store_->pack("digest").value().has_value());
}

INSTANTIATE_TEST_SUITE_P(Both, StoreContract, ::testing::Values("sqlite", "postgres"),
                         [](const auto& kind) { return kind.param; });

}  // namespace
}  // namespace spannung::server::testing
