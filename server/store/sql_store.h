// What both stores have in common: everything but connections, commits and news from others.
#pragma once

#include "server/store/connection.h"
#include "server/store/store.h"

namespace spannung::server {

// The first statement says with its number of changed rows whether the entry was stored; the others
// do nothing if somebody else's entry was.
std::vector<Statement> appendStatements(const Append& entry);

class SqlStore : public Store {
 public:
  Expected<std::vector<std::string>> entries(const std::string& table, std::int64_t seq) override;
  Expected<std::vector<TableSummary>> publicTables(int limit) override;
  Expected<std::vector<TableSummary>> tablesOf(const PersonId& person, int limit) override;
  Expected<std::vector<std::string>> tablesToTend(Milliseconds now, int limit) override;
  Expected<int> tablesCreatedBy(const PersonId& person, Milliseconds since) override;
  Expected<bool> addPerson(const Person& person) override;
  Expected<std::optional<Person>> person(const PersonId& id) override;
  Expected<std::optional<Person>> personWithAccount(const std::string& name) override;
  Expected<bool> updatePerson(const Person& person) override;
  Expected<std::string> settingOr(const std::string& name, const std::string& proposal) override;
  Expected<void> keepPack(const ContentPack& pack) override;
  Expected<std::optional<ContentPack>> pack(const std::string& digest) override;
  Expected<void> ping() override;

 protected:
  virtual Expected<Rows> read(const Statement& statement) = 0;
  // Durable when it returns.
  virtual Expected<Rows> write(const Statement& statement) = 0;

 private:
  Expected<std::vector<TableSummary>> summaries(const Statement& statement);
  Expected<std::optional<Person>> personBy(const Statement& statement);
};

}  // namespace spannung::server
