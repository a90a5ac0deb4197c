// Where people and tables are kept. Two implementations fulfil the same test suite: SQLite in one
// file for one process, and PostgreSQL for several processes.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/kept_text.h"
#include "base/problem.h"
#include "server/table/summary.h"

namespace spannung::server {

struct Person {
  PersonId id;
  std::string name;
  std::string passwordHash{};  // empty: a guest, known by the cookie alone
  Milliseconds createdAt = 0;

  bool isAccount() const { return !passwordHash.empty(); }
  bool operator==(const Person&) const = default;
};

// One device on which a person is known, until it logs out or stays away for too long.
struct WebSession {
  std::string token;  // its hash; the token itself is in the cookie and nowhere else
  PersonId person;
  Milliseconds createdAt = 0;
  Milliseconds usedAt = 0;

  bool operator==(const WebSession&) const = default;
};

// Whom a session belongs to.
struct Visitor {
  Person person;
  WebSession session;

  bool operator==(const Visitor&) const = default;
};

// A new entry of a table's log. `seq` counts from 0 without gaps: Table::version() before it.
struct Append {
  std::string table;
  std::int64_t seq = 0;
  std::string body;
  TableSummary summary;  // of the table after the entry
  // False spares the store from writing the same people again; see changesPeople (log_entry.h).
  bool peopleChanged = true;
};

enum class Appended {
  stored,  // on disk: may be shown
  taken,   // somebody else was first: read on from this seq and decide again
};

// Every function blocks until the disk or the database has answered. All may be called from any
// thread. A problem means that the store cannot be reached or is damaged; after one of append it is
// not known whether the entry was stored, so read on from there.
class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  // Appends of many callers are committed together.
  virtual Expected<Appended> append(const Append& entry) = 0;
  // The bodies from `seq` on, in order; empty for an unknown table.
  virtual Expected<std::vector<std::string>> entries(const std::string& table,
                                                     std::int64_t seq) = 0;

  // Public and not over, the last changed first.
  virtual Expected<std::vector<TableSummary>> publicTables(int limit) = 0;
  // Of whom the person is one of the people, the last changed first.
  virtual Expected<std::vector<TableSummary>> tablesOf(const PersonId& person, int limit) = 0;
  // Ids of running tables that wait for a bot or whose deadline was before `now`, longest first.
  virtual Expected<std::vector<std::string>> tablesToTend(Milliseconds now, int limit) = 0;
  // How many the person has created since then, for limits.
  virtual Expected<int> tablesCreatedBy(const PersonId& person, Milliseconds since) = 0;

  // Nobody gets the name of an account, or one that looks like it (names/name_skeleton.h), be it as
  // a guest or for an account. False if an account has it already.
  virtual Expected<bool> addPerson(const Person& person) = 0;
  virtual Expected<std::optional<Person>> person(const PersonId& id) = 0;
  // Upper and lower case are the same.
  virtual Expected<std::optional<Person>> personWithAccount(const std::string& name) = 0;
  // Accounts that have this name or one that looks like it.
  virtual Expected<std::vector<PersonId>> accountsLike(const std::string& name) = 0;
  // Accounts from before names were compared by their looks, whose name looks like that of an older
  // account. Both stay as they are.
  virtual Expected<std::vector<Person>> accountsLikeOthers() = 0;
  // False if another account has the name, or if there is no such person.
  virtual Expected<bool> renamePerson(const PersonId& id, const std::string& name) = 0;
  // Turns a guest into an account; false as above, or if it is one already.
  virtual Expected<bool> makeAccount(const Person& account) = 0;
  // False if the hash is no longer `from`: somebody else has changed it in the meantime.
  virtual Expected<bool> changePassword(const PersonId& id, const std::string& from,
                                        const std::string& to) = 0;

  // A person has up to kMostSessions; beyond, those end that have not been used for longest. False,
  // and no session, if the person's hash is no longer `password`, by which it was let in.
  virtual Expected<bool> openSession(const WebSession& session, const std::string& password) = 0;
  // Nothing if there is none, or if it was used before `since` for the last time.
  virtual Expected<std::optional<Visitor>> visitor(const std::string& token,
                                                   Milliseconds since) = 0;
  virtual Expected<void> renewSession(const std::string& token, Milliseconds usedAt) = 0;
  virtual Expected<void> endSession(const std::string& token) = 0;
  // All of a person but the one named; says which.
  virtual Expected<std::vector<std::string>> endSessions(const PersonId& person,
                                                         const std::string& except) = 0;
  // Those that were used before `since` for the last time.
  virtual Expected<void> forgetSessions(Milliseconds since) = 0;

  // A value of this installation: the first proposal that arrives is kept, and everybody gets that
  // one.
  virtual Expected<std::string> settingOr(const std::string& name, const std::string& proposal) = 0;

  // Content that some table is played with. Keeping it twice does no harm.
  virtual Expected<void> keepPack(const KeptText& pack) = 0;
  virtual Expected<std::optional<KeptText>> pack(const std::string& digest) = 0;

  // Writes something that nobody reads, for health checks: a store that can only be read, or whose
  // disk is full, is a problem.
  virtual Expected<void> checkWriting() = 0;

  // Calls back, from a thread of the store, whenever another process appended to a table or ended a
  // session. An empty name says that such news may have been missed: every table may have changed,
  // every session may have ended. A process that is killed right after a commit tells nobody, so
  // look again now and then at what matters. Set it once; nothing is called any more once the store
  // is being destroyed. With SQLite there is no other process.
  struct ForeignNews {
    std::function<void(const std::string& table)> appended;
    std::function<void(const std::string& token)> ended;
  };
  virtual void onForeignNews(ForeignNews listener) = 0;
};

inline constexpr int kMostSessions = 50;

// "sqlite:PATH" (the file is made if there is none, its directory is not), or "postgres://…".
Expected<std::unique_ptr<Store>> openStore(const std::string& address);

}  // namespace spannung::server
