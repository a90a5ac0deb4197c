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
  Expected<std::vector<PersonId>> accountsLike(const std::string& name) override;
  Expected<std::vector<Person>> accountsLikeOthers() override;
  Expected<bool> renamePerson(const PersonId& id, const std::string& name) override;
  Expected<bool> makeAccount(const Person& account) override;
  Expected<bool> changePassword(const PersonId& id, const std::string& from,
                                const std::string& to) override;
  Expected<bool> openSession(const WebSession& session, const std::string& password) override;
  Expected<std::optional<Visitor>> visitor(const std::string& token, Milliseconds since) override;
  Expected<void> renewSession(const std::string& token, Milliseconds usedAt) override;
  Expected<void> endSession(const std::string& token) override;
  Expected<std::vector<std::string>> endSessions(const PersonId& person,
                                                 const std::string& except) override;
  Expected<void> forgetSessions(Milliseconds since) override;
  Expected<std::string> settingOr(const std::string& name, const std::string& proposal) override;
  Expected<void> keepPack(const KeptText& pack) override;
  Expected<std::optional<KeptText>> pack(const std::string& digest) override;
  Expected<void> checkWriting() override;

 protected:
  virtual Expected<Rows> read(const Statement& statement) = 0;
  // Durable when it returns.
  virtual Expected<Rows> write(const Statement& statement) = 0;
  // Other processes should know that these sessions have ended.
  virtual void tellEnded(const std::vector<std::string>& tokens) = 0;

 private:
  Expected<std::vector<TableSummary>> summaries(const Statement& statement);
  Expected<std::optional<Person>> personBy(const Statement& statement);
  // False if another account has the name.
  Expected<bool> writeName(const Statement& statement);
  Expected<void> writeOnly(const Statement& statement);
};

}  // namespace spannung::server
