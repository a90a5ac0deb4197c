// What only a file can do to a store.
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "server/store/sqlite_connection.h"
#include "tests/server/store_places.h"
#include "texts/problem_text.h"

namespace spannung::server::testing {
namespace {

Problem problemOf(const std::string& address) {
  const auto store = openStore(address);
  return store ? Problem{"", "none"} : store.error();
}

// In both languages the problem has a sentence with all its gaps filled.
void expectSpoken(const Problem& problem) {
  for (const Language language : {Language::english, Language::german}) {
    const std::string text = problemText(problem, language);
    EXPECT_EQ(text.find('['), std::string::npos) << text;
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
  }
}

void expectProblem(const std::string& address, const std::string& code) {
  const Problem problem = problemOf(address);
  EXPECT_EQ(problem.code, code) << address;
  expectSpoken(problem);
}

TEST(SqliteStore, oneProcessHasTheFile) {
  const SqlitePlace place;
  auto store = opened(place.address());
  expectProblem(place.address(), "store_in_use");
  store.reset();
  EXPECT_EQ(problemOf(place.address()).code, "none");
}

// Whatever an earlier program, or a crash, has left there.
TEST(SqliteStore, isReadByItsOwnerOnly) {
  const SqlitePlace place;
  for (const char* suffix : {"", "-wal", "-shm", ".lock"}) {
    std::ofstream(place.path() + suffix).close();
    std::filesystem::permissions(place.path() + suffix, std::filesystem::perms::all);
  }
  const auto store = opened(place.address());
  ASSERT_EQ(store->append(entry("t", 0, "zero")).value(), Appended::stored);
  const auto others = std::filesystem::perms::group_all | std::filesystem::perms::others_all;
  for (const char* suffix : {"", "-wal", "-shm", ".lock"})
    EXPECT_EQ(std::filesystem::status(place.path() + suffix).permissions() & others,
              std::filesystem::perms::none)
        << suffix;
}

TEST(SqliteStore, refusesAFileThatIsNoDatabase) {
  const SqlitePlace place;
  std::ofstream(place.path()) << std::string(5000, 'x');
  expectProblem(place.address(), "store_damaged");
}

TEST(SqliteStore, refusesADamagedFile) {
  const SqlitePlace place;
  opened(place.address()).reset();
  std::fstream file(place.path(), std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(100);  // behind the header that says what it is
  file << std::string(3900, '\xFF');
  file.close();
  expectProblem(place.address(), "store_damaged");
}

TEST(SqliteStore, refusesADatabaseOfAnotherProgram) {
  const SqlitePlace place;
  (void)(*SqliteConnection::open(place.path(), SqliteConnection::Access::write))
      ->run({"create table recipes (name text)"});
  expectProblem(place.address(), "store_foreign");
}

TEST(SqliteStore, refusesAPlaceThatCannotBeWritten) {
  const TemporaryDirectory directory;
  expectProblem("sqlite:" + directory / "missing/test.db", "store_read_only");
  std::filesystem::create_directory(directory / "test.db");
  expectProblem("sqlite:" + directory / "test.db", "store_read_only");
  expectProblem("sqlite:/proc/test.db", "store_read_only");
}

TEST(OpenStore, refusesAnAddressItDoesNotKnow) {
  for (const char* address : {"", "sqlite:", "mysql://x", "test.db"})
    expectProblem(address, "store_address");
}

TEST(SqliteStore, waitsForTheDisk) {
  const SqlitePlace place;
  const auto store = opened(place.address());
  const auto connection = SqliteConnection::open(place.path(), SqliteConnection::Access::write);
  EXPECT_EQ((*connection)->run({"pragma journal_mode"})->rows[0][0], "wal");
  EXPECT_EQ((*connection)->run({"pragma synchronous"})->rows[0][0], "2");
}

}  // namespace
}  // namespace spannung::server::testing
