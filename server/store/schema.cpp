#include "server/store/schema.h"

#include <array>
#include <initializer_list>
#include <set>
#include <string>

#include "base/value_text.h"
#include "server/names/name_skeleton.h"
#include "server/store/signed_cookies.h"

namespace spannung::server {
namespace {

constexpr std::array<std::string_view, 9> kTables = {
    // Tables and what lists show of them. seq is that of the entry that the row belongs to.
    "create table if not exists tables (id text primary key, game text not null, "
    "status text not null, is_public bigint not null, creator text not null, line text not null, "
    "waits bigint not null, deadline bigint not null, created bigint not null, "
    "changed bigint not null, seq bigint not null)",
    "create index if not exists tables_lobby on tables (changed) "
    "where is_public = 1 and status in ('gathering', 'running')",
    "create index if not exists tables_of_creator on tables (creator, created)",
    "create index if not exists tables_waiting on tables (changed) where waits = 1",
    "create index if not exists tables_deadline on tables (deadline) where deadline > 0",
    "create table if not exists table_people (person text not null, table_id text not null, "
    "primary key (person, table_id))",
    // The key decides who was first.
    "create table if not exists entries (table_id text not null, seq bigint not null, "
    "body text not null, primary key (table_id, seq))",
    // account is the name in lower case, and null for guests.
    "create table if not exists people (id text primary key, name text not null, "
    "account text unique, password text not null, created bigint not null)",
    "create table if not exists settings (name text primary key, value text not null)"};

constexpr std::string_view kPeopleIndex =
    "create index if not exists table_people_tables on table_people (table_id)";

// Since version 2: the content that tables are played with.
constexpr std::string_view kPacks =
    "create table if not exists packs (digest text primary key, body text not null)";

// Since version 3: where people are logged in. token is a hash.
constexpr std::string_view kSessions =
    "create table if not exists sessions (token text primary key, person text not null, "
    "created bigint not null, used bigint not null)";
constexpr std::string_view kSessionsOfPerson =
    "create index if not exists sessions_of_person on sessions (person, used)";
constexpr std::string_view kSessionsByUse =
    "create index if not exists sessions_by_use on sessions (used)";

// Since version 4: what the names of accounts look like. Null for guests, and for accounts that
// look like an older one.
constexpr std::string_view kSkeleton = "alter table people add column skeleton text";
constexpr std::string_view kSkeletons =
    "create unique index if not exists people_skeleton on people (skeleton)";

Expected<void> runAll(Connection& connection, std::initializer_list<std::string_view> statements) {
  for (const std::string_view sql : statements)
    if (const auto made = connection.run({sql}); !made) return tl::unexpected(made.error());
  return {};
}

// The oldest of several that look alike gets it.
Expected<void> drawSkeletons(Connection& connection) {
  const auto accounts = connection.run(
      {"select id, name from people where account is not null order by created, id"});
  if (!accounts) return tl::unexpected(accounts.error());
  std::set<std::string> seen;
  for (const Row& account : accounts->rows) {
    const std::string skeleton = nameSkeleton(account[1]);
    if (!seen.insert(skeleton).second) continue;
    const auto drawn =
        connection.run({"update people set skeleton = $2 where id = $1", {account[0], skeleton}});
    if (!drawn) return tl::unexpected(drawn.error());
  }
  return {};
}

Expected<void> noteVersion(Connection& connection) {
  const auto noted = connection.run(
      {"insert into spannung_schema (version) values ($1)", {std::to_string(kSchemaVersion)}});
  if (!noted) return tl::unexpected(noted.error());
  return {};
}

Expected<void> raiseTables(Connection& connection, int from) {
  if (from >= kSchemaVersion) return {};
  if (from < 2)
    if (const auto made = runAll(connection, {kPacks}); !made) return made;
  if (from < 3) {
    if (const auto made = runAll(connection, {kSessions, kSessionsOfPerson, kSessionsByUse}); !made)
      return made;
    if (const auto kept = keepSignedCookies(connection); !kept) return kept;
  }
  if (from < 4) {
    if (const auto made = runAll(connection, {kSkeleton, kSkeletons}); !made) return made;
    if (const auto drawn = drawSkeletons(connection); !drawn) return drawn;
  }
  return noteVersion(connection);
}

// A new database goes the way of all others.
Expected<void> createTables(Connection& connection) {
  for (const std::string_view sql : kTables)
    if (const auto made = connection.run({sql}); !made) return tl::unexpected(made.error());
  if (const auto made = runAll(connection, {kPeopleIndex}); !made) return made;
  return raiseTables(connection, 1);
}

}  // namespace

Expected<void> createSchema(Connection& connection) {
  const auto made =
      connection.run({"create table if not exists spannung_schema (version bigint not null)"});
  if (!made) return tl::unexpected(made.error());
  const auto noted = connection.run({"select max(version) from spannung_schema"});
  if (!noted) return tl::unexpected(noted.error());
  const std::string version = noted->rows.empty() ? "" : noted->rows[0][0];
  if (version.empty()) return createTables(connection);
  const int found = parseNumber(version).value_or(kSchemaVersion + 1);
  if (found > kSchemaVersion)
    return problem("", "store_newer",
                   {{"found", version}, {"known", std::to_string(kSchemaVersion)}});
  return raiseTables(connection, found);
}

}  // namespace spannung::server
