#include "server/store/sql_store.h"

#include <array>
#include <charconv>

#include <fmt/format.h>

#include "server/store/folded_name.h"

namespace spannung::server {
namespace {

// As the database has them; nobody else may depend on it.
constexpr std::array<std::string_view, 4> kStatusTexts = {"gathering", "running", "finished",
                                                          "abandoned"};

std::string textOf(TableStatus status) {
  return std::string(kStatusTexts[static_cast<std::size_t>(status)]);
}

TableStatus statusOf(std::string_view text) {
  for (std::size_t i = 0; i < kStatusTexts.size(); ++i)
    if (kStatusTexts[i] == text) return static_cast<TableStatus>(i);
  return TableStatus::abandoned;
}

std::int64_t numberOf(const std::string& text) {
  std::int64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

// Tables `t` from a query that picks them, each with its people.
std::string withPeople(std::string_view query) {
  return fmt::format(
      "select t.id, t.game, t.status, t.is_public, t.creator, t.line, t.waits, t.deadline, "
      "t.created, t.changed, p.person from ({}) t left join table_people p on p.table_id = t.id "
      "order by t.changed desc, t.id, p.person",
      query);
}

TableSummary summaryOf(const Row& row) {
  TableSummary summary;
  summary.id = row[0];
  summary.game = row[1];
  summary.status = statusOf(row[2]);
  summary.isPublic = row[3] == "1";
  summary.creator = row[4];
  summary.line = row[5];
  summary.waitsForBot = row[6] == "1";
  summary.deadline = numberOf(row[7]);
  summary.createdAt = numberOf(row[8]);
  summary.changedAt = numberOf(row[9]);
  return summary;
}

std::string flag(bool value) { return value ? "1" : "0"; }

Statement entryStatement(const Append& entry) {
  return {"insert into entries (table_id, seq, body) values ($1, $2, $3) on conflict do nothing",
          {entry.table, std::to_string(entry.seq), entry.body}};
}

// Not if the row already belongs to this entry, whose author then was somebody else, or to a later
// one.
Statement summaryStatement(const Append& entry) {
  const TableSummary& summary = entry.summary;
  return {
      "insert into tables (id, game, status, is_public, creator, line, waits, deadline, "
      "created, changed, seq) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) "
      "on conflict (id) do update set status = excluded.status, line = excluded.line, "
      "waits = excluded.waits, deadline = excluded.deadline, changed = excluded.changed, "
      "seq = excluded.seq where tables.seq < excluded.seq",
      {entry.table, summary.game, textOf(summary.status), flag(summary.isPublic), summary.creator,
       summary.line, flag(summary.waitsForBot), std::to_string(summary.deadline),
       std::to_string(summary.createdAt), std::to_string(summary.changedAt),
       std::to_string(entry.seq)}};
}

// Only if the entry stored is this one.
void addPeople(const Append& entry, std::vector<Statement>& statements) {
  const std::string seq = std::to_string(entry.seq);
  statements.push_back(
      {"delete from table_people where table_id = $1 and exists "
       "(select 1 from entries where table_id = $1 and seq = $2 and body = $3)",
       {entry.table, seq, entry.body}});
  for (const PersonId& person : entry.summary.people)
    statements.push_back(
        {"insert into table_people (person, table_id) select $4, table_id from entries "
         "where table_id = $1 and seq = $2 and body = $3 on conflict do nothing",
         {entry.table, seq, entry.body, person}});
}

// Null for guests: any number of them may have the same name.
std::string accountOf(const Person& person) {
  return person.isAccount() ? foldedName(person.name) : std::string();
}

}  // namespace

std::vector<Statement> appendStatements(const Append& entry) {
  std::vector<Statement> statements{entryStatement(entry), summaryStatement(entry)};
  if (entry.peopleChanged) addPeople(entry, statements);
  return statements;
}

Expected<std::vector<std::string>> SqlStore::entries(const std::string& table, std::int64_t seq) {
  auto found = read({"select body from entries where table_id = $1 and seq >= $2 order by seq",
                     {table, std::to_string(seq)}});
  if (!found) return tl::unexpected(found.error());
  std::vector<std::string> bodies;
  for (Row& row : found->rows) bodies.push_back(std::move(row[0]));
  return bodies;
}

Expected<std::vector<TableSummary>> SqlStore::summaries(const Statement& statement) {
  const auto found = read(statement);
  if (!found) return tl::unexpected(found.error());
  std::vector<TableSummary> summaries;
  for (const Row& row : found->rows) {
    // One row for each of the people: they stand together, because each table has its own time
    // or at least its own id.
    if (summaries.empty() || summaries.back().id != row[0]) summaries.push_back(summaryOf(row));
    if (!row[10].empty()) summaries.back().people.push_back(row[10]);
  }
  return summaries;
}

Expected<std::vector<TableSummary>> SqlStore::publicTables(int limit) {
  static const std::string kSql = withPeople(
      "select * from tables where is_public = 1 and status in ('gathering', 'running') "
      "order by changed desc, id limit $1");
  return summaries({kSql, {std::to_string(limit)}});
}

Expected<std::vector<TableSummary>> SqlStore::tablesOf(const PersonId& person, int limit) {
  static const std::string kSql = withPeople(
      "select tables.* from tables join table_people own on own.table_id = tables.id "
      "where own.person = $1 order by changed desc, id limit $2");
  return summaries({kSql, {person, std::to_string(limit)}});
}

Expected<std::vector<std::string>> SqlStore::tablesToTend(Milliseconds now, int limit) {
  auto found =
      read({"select id from tables where status = 'running' and (waits = 1 or "
            "(deadline > 0 and deadline < $1)) order by changed, id limit $2",
            {std::to_string(now), std::to_string(limit)}});
  if (!found) return tl::unexpected(found.error());
  std::vector<std::string> ids;
  for (Row& row : found->rows) ids.push_back(std::move(row[0]));
  return ids;
}

Expected<int> SqlStore::tablesCreatedBy(const PersonId& person, Milliseconds since) {
  const auto found = read({"select count(*) from tables where creator = $1 and created >= $2",
                           {person, std::to_string(since)}});
  if (!found) return tl::unexpected(found.error());
  return static_cast<int>(numberOf(found->rows[0][0]));
}

Expected<bool> SqlStore::addPerson(const Person& person) {
  const auto added =
      write({"insert into people (id, name, account, password, created) "
             "values ($1, $2, nullif($3, ''), $4, $5) on conflict do nothing",
             {person.id, person.name, accountOf(person), person.passwordHash,
              std::to_string(person.createdAt)}});
  if (!added) return tl::unexpected(added.error());
  return added->changed == 1;
}

Expected<std::optional<Person>> SqlStore::personBy(const Statement& statement) {
  const auto found = read(statement);
  if (!found) return tl::unexpected(found.error());
  if (found->rows.empty()) return std::nullopt;
  const Row& row = found->rows[0];
  return Person{row[0], row[1], row[2], numberOf(row[3])};
}

Expected<std::optional<Person>> SqlStore::person(const PersonId& id) {
  return personBy({"select id, name, password, created from people where id = $1", {id}});
}

Expected<std::optional<Person>> SqlStore::personWithAccount(const std::string& name) {
  return personBy(
      {"select id, name, password, created from people where account = $1", {foldedName(name)}});
}

Expected<bool> SqlStore::updatePerson(const Person& person) {
  const auto updated = write(
      {"update people set name = $2, account = nullif($3, ''), password = $4 where id = $1 and not "
       "exists (select 1 from people where account = $3 and id <> $1)",
       {person.id, person.name, accountOf(person), person.passwordHash}});
  // Two processes may have asked for the same name at the same moment.
  if (!updated && updated.error().code == "store_conflict") return false;
  if (!updated) return tl::unexpected(updated.error());
  return updated->changed == 1;
}

Expected<std::string> SqlStore::settingOr(const std::string& name, const std::string& proposal) {
  const auto added =
      write({"insert into settings (name, value) values ($1, $2) on conflict do nothing",
             {name, proposal}});
  if (!added) return tl::unexpected(added.error());
  const auto found = read({"select value from settings where name = $1", {name}});
  if (!found) return tl::unexpected(found.error());
  return found->rows[0][0];
}

Expected<void> SqlStore::keepPack(const ContentPack& pack) {
  const auto kept =
      write({"insert into packs (digest, body) values ($1, $2) on conflict do nothing",
             {pack.digest, pack.text}});
  if (!kept) return tl::unexpected(kept.error());
  return {};
}

Expected<std::optional<ContentPack>> SqlStore::pack(const std::string& digest) {
  const auto found = read({"select body from packs where digest = $1", {digest}});
  if (!found) return tl::unexpected(found.error());
  if (found->rows.empty()) return std::nullopt;
  return ContentPack{digest, found->rows[0][0]};
}

Expected<void> SqlStore::ping() {
  if (const auto alive = read({"select 1"}); !alive) return tl::unexpected(alive.error());
  return {};
}

}  // namespace spannung::server
