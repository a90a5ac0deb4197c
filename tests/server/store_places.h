// Fresh, empty databases of both kinds for tests.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <random>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "server/store/postgres_connection.h"
#include "server/store/store.h"

namespace spannung::server::testing {

inline std::string randomWord() {
  std::random_device random;
  return fmt::format("{:08x}{:08x}", random(), random());
}

// A place for one database, which is gone afterwards.
class StorePlace {
 public:
  StorePlace() = default;
  StorePlace(const StorePlace&) = delete;
  StorePlace& operator=(const StorePlace&) = delete;
  virtual ~StorePlace() = default;
  virtual std::string address() const = 0;
};

class TemporaryDirectory {
 public:
  TemporaryDirectory()
      : path_(std::filesystem::temp_directory_path() / ("spannung-" + randomWord())) {
    std::filesystem::create_directory(path_);
  }
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  ~TemporaryDirectory() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  std::string operator/(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

class SqlitePlace final : public StorePlace {
 public:
  std::string path() const { return directory_ / "test.db"; }
  std::string address() const override { return "sqlite:" + path(); }

 private:
  TemporaryDirectory directory_;
};

// Empty without scripts/with-postgres.
inline std::string postgresAddress() {
  const char* address = std::getenv("SPANNUNG_TEST_POSTGRES");
  return address == nullptr ? "" : address;
}

class PostgresPlace final : public StorePlace {
 public:
  PostgresPlace() : name_("test_" + randomWord()) { run("create database " + name_); }
  ~PostgresPlace() override { run("drop database if exists " + name_ + " with (force)"); }

  // The same server with another database: postgres://user@/NAME?host=…
  std::string address() const override {
    std::string address = postgresAddress();
    const std::size_t query = address.find('?');
    const std::size_t slash = address.rfind('/', query);
    return address.replace(slash + 1, query - slash - 1, name_);
  }
  // Cuts every connection to it.
  void cutConnections() const {
    run("select pg_terminate_backend(pid) from pg_stat_activity where datname = '" + name_ + "'");
  }
  // As a standby that others have fallen back on.
  void allowWriting(bool allow) const {
    run("alter database " + name_ +
        " set default_transaction_read_only = " + (allow ? "off" : "on"));
    cutConnections();
  }

 private:
  static void run(const std::string& sql) {
    const auto connection = PostgresConnection::open(postgresAddress());
    ASSERT_TRUE(connection.has_value()) << connection.error().details.at("reason");
    const auto done = (*connection)->run({sql});
    ASSERT_TRUE(done.has_value()) << done.error().details.at("reason");
  }

  std::string name_;
};

inline std::unique_ptr<Store> opened(const std::string& address) {
  auto store = openStore(address);
  EXPECT_TRUE(store.has_value()) << store.error().code << " at " << store.error().place;
  return store ? std::move(*store) : nullptr;
}

// An entry of a public table of Ada's, with a summary that fits.
inline Append entry(const std::string& table, std::int64_t seq, const std::string& body) {
  Append append{table, seq, body, {}};
  append.summary.id = table;
  append.summary.game = "funkenschlag";
  append.summary.isPublic = true;
  append.summary.creator = "ada";
  append.summary.people = {"ada"};
  append.summary.line = "{}";
  append.summary.createdAt = 1'789'000'000'000;
  append.summary.changedAt = 1'789'000'000'000 + seq;
  return append;
}

}  // namespace spannung::server::testing
