#include "server/store/schema.h"

#include <array>
#include <initializer_list>

#include "games/value_text.h"

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

Expected<void> runAll(Connection& connection, std::initializer_list<std::string_view> statements) {
  for (const std::string_view sql : statements)
    if (const auto made = connection.run({sql}); !made) return tl::unexpected(made.error());
  return {};
}

Expected<void> noteVersion(Connection& connection) {
  const auto noted = connection.run(
      {"insert into spannung_schema (version) values ($1)", {std::to_string(kSchemaVersion)}});
  if (!noted) return tl::unexpected(noted.error());
  return {};
}

Expected<void> createTables(Connection& connection) {
  for (const std::string_view sql : kTables)
    if (const auto made = connection.run({sql}); !made) return tl::unexpected(made.error());
  if (const auto made = runAll(connection, {kPeopleIndex, kPacks}); !made) return made;
  return noteVersion(connection);
}

Expected<void> raiseTables(Connection& connection, int from) {
  if (from >= kSchemaVersion) return {};
  if (const auto made = runAll(connection, {kPacks}); !made) return made;
  return noteVersion(connection);
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
