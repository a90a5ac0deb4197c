// What every store promises, on SQLite and on PostgreSQL. Without scripts/with-postgres the second
// half is skipped; ./test always uses it.
#include <algorithm>
#include <atomic>
#include <set>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/digest.h"
#include "games/content_pack.h"
#include "server/store/schema.h"
#include "server/store/signed_cookies.h"
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
  EXPECT_TRUE(store_->addPerson({"p3", "Olga the guest"}).value());
  EXPECT_FALSE(store_->makeAccount({"p3", "ölga ж", "hash 3"}).value());
  EXPECT_EQ(store_->person("p3").value()->passwordHash, "") << "nothing may have changed";
  EXPECT_TRUE(store_->makeAccount({"p3", "Olga", "hash 3"}).value());
  EXPECT_EQ(store_->personWithAccount("olga").value()->passwordHash, "hash 3");
  EXPECT_FALSE(store_->makeAccount({"p3", "Olga", "hash 4"}).value()) << "it is one already";
  EXPECT_EQ(store_->personWithAccount("olga").value()->passwordHash, "hash 3");
  EXPECT_TRUE(store_->renamePerson("p1", "Ölga ж").value()) << "one's own name is free";
  EXPECT_FALSE(store_->renamePerson("p1", "OLGA").value());
  EXPECT_FALSE(store_->renamePerson("p9", "Nobody").value());
}

TEST_P(StoreContract, nobodyWearsTheNameOfAnAccount) {
  EXPECT_TRUE(store_->addPerson({"early", "Hanna"}).value()) << "there is no account yet";
  EXPECT_TRUE(store_->addPerson({"p1", "Hanna", "hash"}).value());
  const std::string cyrillic = "Hаnna";
  for (const std::string& name : {std::string("Hanna"), std::string("HANNA"), cyrillic,
                                  std::string("Han na"), std::string("\uFF28anna")}) {
    EXPECT_FALSE(store_->addPerson({"guest", name}).value()) << name;
    EXPECT_FALSE(store_->addPerson({"account", name, "hash"}).value()) << name;
    EXPECT_THAT(store_->accountsLike(name).value(), ElementsAre("p1")) << name;
  }
  EXPECT_TRUE(store_->addPerson({"g", "Grace"}).value());
  EXPECT_FALSE(store_->renamePerson("g", cyrillic).value());
  EXPECT_FALSE(store_->makeAccount({"g", cyrillic, "hash"}).value());
  EXPECT_FALSE(store_->makeAccount({"early", "Hanna", "hash"}).value()) << "too late";
  EXPECT_TRUE(store_->renamePerson("p1", "HANNA").value()) << "but its own";
  EXPECT_THAT(store_->accountsLike("Grace").value(), IsEmpty()) << "a guest's name is free";
  EXPECT_TRUE(store_->renamePerson("p1", "Emmy").value());
  EXPECT_THAT(store_->accountsLike("Hanna").value(), IsEmpty());
  EXPECT_THAT(store_->accountsLikeOthers().value(), IsEmpty());
}

TEST_P(StoreContract, aPasswordIsChangedByWhoeverKnowsThePresentOne) {
  EXPECT_TRUE(store_->addPerson({"p1", "Ada", "old"}).value());
  EXPECT_FALSE(store_->changePassword("p1", "other", "new").value());
  EXPECT_TRUE(store_->changePassword("p1", "old", "new").value());
  EXPECT_FALSE(store_->changePassword("p1", "old", "newer").value()) << "too late";
  EXPECT_TRUE(store_->renamePerson("p1", "Grace").value());
  EXPECT_EQ(store_->personWithAccount("grace").value()->passwordHash, "new");
  EXPECT_TRUE(store_->addPerson({"g", "guest"}).value());
  EXPECT_FALSE(store_->changePassword("g", "", "new").value()) << "that would make an account";
}

TEST_P(StoreContract, aSessionLastsUntilItEnds) {
  const Person ada{"p1", "Ada", "hash", 3};
  const WebSession session{"token", "p1", 10, 10};
  EXPECT_TRUE(store_->addPerson(ada).value());
  EXPECT_TRUE(store_->openSession(session, "hash").value());
  EXPECT_EQ(store_->visitor("token", 10).value(), (Visitor{ada, session}));
  EXPECT_EQ(store_->visitor("token", 11).value(), std::nullopt) << "not used for too long";
  EXPECT_EQ(store_->visitor("other", 0).value(), std::nullopt);
  EXPECT_TRUE(store_->renewSession("token", 20).has_value());
  EXPECT_TRUE(store_->renewSession("token", 15).has_value()) << "another process was slower";
  reopen();
  EXPECT_EQ(store_->visitor("token", 20).value()->session.usedAt, 20);
  EXPECT_TRUE(store_->endSession("token").has_value());
  EXPECT_EQ(store_->visitor("token", 0).value(), std::nullopt);
  EXPECT_TRUE(store_->renewSession("token", 30).has_value());
  EXPECT_EQ(store_->visitor("token", 0).value(), std::nullopt) << "what has ended stays so";
}

TEST_P(StoreContract, noSessionIsOpenedByAPasswordOfYesterday) {
  EXPECT_TRUE(store_->addPerson({"p1", "Ada", "old"}).value());
  EXPECT_TRUE(store_->openSession({"before", "p1", 1, 1}, "old").value());
  EXPECT_TRUE(store_->changePassword("p1", "old", "new").value());
  EXPECT_FALSE(store_->openSession({"late", "p1", 2, 2}, "old").value());
  EXPECT_EQ(store_->visitor("late", 0).value(), std::nullopt);
  EXPECT_TRUE(store_->visitor("before", 0).value().has_value()) << "that is for others to end";
  EXPECT_TRUE(store_->openSession({"after", "p1", 3, 3}, "new").value());
  EXPECT_FALSE(store_->openSession({"stranger", "nobody", 1, 1}, "").value());
}

TEST_P(StoreContract, allOtherSessionsOfAPersonCanBeEnded) {
  for (const char* id : {"ada", "grace"}) EXPECT_TRUE(store_->addPerson({id, id}).value());
  for (const char* token : {"a1", "a2", "a3"})
    EXPECT_TRUE(store_->openSession({token, "ada", 1, 1}, "").has_value());
  EXPECT_TRUE(store_->openSession({"g1", "grace", 1, 1}, "").has_value());
  EXPECT_THAT(store_->endSessions("ada", "a2").value(), UnorderedElementsAre("a1", "a3"));
  EXPECT_TRUE(store_->visitor("a2", 0).value().has_value());
  EXPECT_TRUE(store_->visitor("g1", 0).value().has_value());
  EXPECT_THAT(store_->endSessions("ada", "").value(), ElementsAre("a2"));
  EXPECT_EQ(store_->visitor("a2", 0).value(), std::nullopt);
}

TEST_P(StoreContract, sessionsNobodyUsesAreForgotten) {
  EXPECT_TRUE(store_->addPerson({"ada", "Ada"}).value());
  EXPECT_TRUE(store_->openSession({"old", "ada", 1, 1}, "").has_value());
  EXPECT_TRUE(store_->openSession({"new", "ada", 1, 9}, "").has_value());
  EXPECT_TRUE(store_->forgetSessions(5).has_value());
  EXPECT_EQ(store_->visitor("old", 0).value(), std::nullopt);
  EXPECT_TRUE(store_->visitor("new", 0).value().has_value());
  for (int i = 0; i < kMostSessions; ++i)
    EXPECT_TRUE(store_->openSession({std::to_string(i), "ada", 1, 10 + i}, "").has_value());
  EXPECT_EQ(store_->visitor("new", 0).value(), std::nullopt) << "one more than a person may have";
  EXPECT_TRUE(store_->visitor("0", 0).value().has_value());
}

TEST_P(StoreContract, renamingAnAccountFreesItsName) {
  EXPECT_TRUE(store_->addPerson({"p1", "Ada", "x"}).value());
  EXPECT_TRUE(store_->renamePerson("p1", "Grace").value());
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
      const auto updated = store_->makeAccount({id, "Ada", "hash"});
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
  EXPECT_TRUE(store_->checkWriting().has_value());
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

// Makes the database look as version `version` left it; `undone` is what has come since.
void lowerTo(const StorePlace& place, const char* version, const std::vector<Statement>& undone) {
  for (const Statement& back : undone) runIn(place, back);
  runIn(place, {"delete from spannung_schema"});
  runIn(place, {"insert into spannung_schema (version) values ($1)", {version}});
}

const Statement kNoSkeletons{"drop index people_skeleton"};
const Statement kNoSkeleton{"alter table people drop column skeleton"};

TEST_P(StoreContract, accountsOfTheThirdVersionThatLookAlikeBothStay) {
  EXPECT_TRUE(store_->addPerson({"p1", "Hanna", "hash", 1}).value());
  store_.reset();
  lowerTo(*place_, "3", {kNoSkeletons, kNoSkeleton});
  for (const char* values : {"insert into people (id, name, account, password, created) "
                             "values ('p2', 'Hаnna', 'hаnna', 'hash', 2)",
                             "insert into people (id, name, account, password, created) "
                             "values ('p3', 'Lise', 'lise', 'x', 3)"})
    runIn(*place_, {values});
  open();
  EXPECT_EQ(store_->personWithAccount("hanna").value()->id, "p1");
  EXPECT_EQ(store_->personWithAccount("Hаnna").value()->id, "p2");
  ASSERT_THAT(store_->accountsLikeOthers().value(), SizeIs(1));
  EXPECT_EQ(store_->accountsLikeOthers().value()[0].id, "p2");
  EXPECT_FALSE(store_->addPerson({"g", "HANNA"}).value());
  EXPECT_FALSE(store_->addPerson({"g", "L1se"}).value()) << "looks are compared for old ones, too";
  EXPECT_TRUE(store_->renamePerson("p2", "HАNNA").value()) << "in the case that it likes";
  EXPECT_TRUE(store_->renamePerson("p2", "Johanna").value());
  EXPECT_THAT(store_->accountsLikeOthers().value(), IsEmpty());
}

TEST_P(StoreContract, cookiesOfTheSecondVersionStayGood) {
  EXPECT_TRUE(store_->addPerson({"p1", "Ada", "hash"}).value());
  EXPECT_TRUE(store_->addPerson({"p2", "Grace"}).value());
  EXPECT_EQ(store_->settingOr("cookie_key", "the key").value(), "the key");
  store_.reset();
  lowerTo(*place_, "2", {kNoSkeletons, kNoSkeleton, {"drop table sessions"}});
  open();
  for (const char* person : {"p1", "p2"}) {
    const std::string token = hexText(sha256(signedCookie(person, "the key")));
    ASSERT_TRUE(store_->visitor(token, 1).value().has_value());
    EXPECT_EQ(store_->visitor(token, 1).value()->person.id, person);
    EXPECT_TRUE(store_->endSession(token).has_value());
  }
  EXPECT_EQ(store_->settingOr("cookie_key", "none").value(), "none") << "it signs nothing any more";
  reopen();
  EXPECT_EQ(store_->visitor(hexText(sha256(signedCookie("p1", "the key"))), 0).value(),
            std::nullopt)
      << "it is done once";
}

// What a program of version 2 gave to a browser.
TEST(SignedCookies, areThoseOfTheSecondVersion) {
  EXPECT_EQ(signedCookie("abc", "key"),
            "abc.2819b878f9c4c43f1a4f6d26902e9177a485b5289ebfd9816b8fd006cf66a5a0");
}

TEST_P(StoreContract, aDatabaseOfTheFirstVersionIsRaised) {
  append(entry("t", 0, "zero"));
  store_.reset();
  lowerTo(*place_, "1", {kNoSkeletons, kNoSkeleton, {"drop table sessions"}, {"drop table packs"}});
  open();
  EXPECT_TRUE(store_->openSession({"token", "p", 1, 1}, "").has_value());
  EXPECT_THAT(bodies("t"), ElementsAre("zero"));
  EXPECT_TRUE(store_->keepPack({"digest", "text"}).has_value());
  reopen();
  EXPECT_TRUE(store_->pack("digest").value().has_value());
}

INSTANTIATE_TEST_SUITE_P(Both, StoreContract, ::testing::Values("sqlite", "postgres"),
                         [](const auto& kind) { return kind.param; });

}  // namespace
}  // namespace spannung::server::testing
