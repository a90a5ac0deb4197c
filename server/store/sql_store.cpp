#include "server/store/sql_store.h"

#include <array>
#include <charconv>

#include <fmt/format.h>

#include "server/names/folded_name.h"
#include "server/names/name_skeleton.h"

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

Person personOf(const Row& row) { return {row[0], row[1], row[2], numberOf(row[3])}; }

std::vector<std::string> firstColumn(const Rows& found) {
  std::vector<std::string> values;
  for (const Row& row : found.rows) values.push_back(row[0]);
  return values;
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
  return writeName(
      {"insert into people (id, name, account, password, created, skeleton) "
       "select $1, $2, nullif($3, ''), $4, cast($5 as bigint), nullif($6, '') where not exists "
       "(select 1 from people where account = $7 or skeleton = $8) on conflict do nothing",
       {person.id, person.name, person.isAccount() ? foldedName(person.name) : "",
        person.passwordHash, std::to_string(person.createdAt),
        person.isAccount() ? nameSkeleton(person.name) : "", foldedName(person.name),
        nameSkeleton(person.name)}});
}

Expected<std::optional<Person>> SqlStore::personBy(const Statement& statement) {
  const auto found = read(statement);
  if (!found) return tl::unexpected(found.error());
  if (found->rows.empty()) return std::nullopt;
  return personOf(found->rows[0]);
}

Expected<std::optional<Person>> SqlStore::person(const PersonId& id) {
  return personBy({"select id, name, password, created from people where id = $1", {id}});
}

Expected<std::optional<Person>> SqlStore::personWithAccount(const std::string& name) {
  return personBy(
      {"select id, name, password, created from people where account = $1", {foldedName(name)}});
}

Expected<bool> SqlStore::writeName(const Statement& statement) {
  const auto written = write(statement);
  // Two processes may have asked for the same name at the same moment.
  if (!written && written.error().code == "store_conflict") return false;
  if (!written) return tl::unexpected(written.error());
  return written->changed == 1;
}

Expected<std::vector<PersonId>> SqlStore::accountsLike(const std::string& name) {
  const auto found = read({"select id from people where account = $1 or skeleton = $2",
                           {foldedName(name), nameSkeleton(name)}});
  if (!found) return tl::unexpected(found.error());
  return firstColumn(*found);
}

Expected<std::vector<Person>> SqlStore::accountsLikeOthers() {
  const auto found =
      read({"select id, name, password, created from people "
            "where account is not null and skeleton is null order by created, id"});
  if (!found) return tl::unexpected(found.error());
  std::vector<Person> people;
  for (const Row& row : found->rows) people.push_back(personOf(row));
  return people;
}

// An account may always write its own name in another case.
Expected<bool> SqlStore::renamePerson(const PersonId& id, const std::string& name) {
  return writeName(
      {"update people set name = $2, account = case when password = '' then null else $3 end, "
       "skeleton = case when password = '' then null when account = $3 then skeleton else $4 end "
       "where id = $1 and (account = $3 or not exists (select 1 from people other "
       "where other.id <> $1 and (other.account = $3 or other.skeleton = $4)))",
       {id, name, foldedName(name), nameSkeleton(name)}});
}

Expected<bool> SqlStore::makeAccount(const Person& account) {
  return writeName(
      {"update people set name = $2, account = $3, skeleton = $4, password = $5 "
       "where id = $1 and password = '' and not exists "
       "(select 1 from people other where other.account = $3 or other.skeleton = $4)",
       {account.id, account.name, foldedName(account.name), nameSkeleton(account.name),
        account.passwordHash}});
}

Expected<bool> SqlStore::changePassword(const PersonId& id, const std::string& from,
                                        const std::string& to) {
  const auto changed =
      write({"update people set password = $3 where id = $1 and password = $2 and password <> ''",
             {id, from, to}});
  if (!changed) return tl::unexpected(changed.error());
  return changed->changed == 1;
}

Expected<void> SqlStore::writeOnly(const Statement& statement) {
  if (const auto written = write(statement); !written) return tl::unexpected(written.error());
  return {};
}

Expected<bool> SqlStore::openSession(const WebSession& session, const std::string& password) {
  const auto opened =
      writeOnly({"insert into sessions (token, person, created, used) values ($1, $2, $3, $4) "
                 "on conflict do nothing",
                 {session.token, session.person, std::to_string(session.createdAt),
                  std::to_string(session.usedAt)}});
  if (!opened) return tl::unexpected(opened.error());
  // Looked at afterwards: whoever changes the password later finds this session and ends it.
  const auto outdated =
      write({"delete from sessions where token = $1 and not exists "
             "(select 1 from people where id = $2 and password = $3) returning token",
             {session.token, session.person, password}});
  if (!outdated) return tl::unexpected(outdated.error());
  if (!outdated->rows.empty()) return false;
  const auto ended =
      write({"delete from sessions where token in (select token from sessions where person = $1 "
             "order by used desc, token limit 1000 offset $2) returning token",
             {session.person, std::to_string(kMostSessions)}});
  if (!ended) return tl::unexpected(ended.error());
  tellEnded(firstColumn(*ended));
  return true;
}

Expected<std::optional<Visitor>> SqlStore::visitor(const std::string& token, Milliseconds since) {
  const auto found =
      read({"select p.id, p.name, p.password, p.created, s.token, s.person, s.created, s.used "
            "from sessions s join people p on p.id = s.person where s.token = $1 and s.used >= $2",
            {token, std::to_string(since)}});
  if (!found) return tl::unexpected(found.error());
  if (found->rows.empty()) return std::nullopt;
  const Row& row = found->rows[0];
  return Visitor{personOf(row), {row[4], row[5], numberOf(row[6]), numberOf(row[7])}};
}

Expected<void> SqlStore::renewSession(const std::string& token, Milliseconds usedAt) {
  return writeOnly({"update sessions set used = $2 where token = $1 and used < $2",
                    {token, std::to_string(usedAt)}});
}

Expected<void> SqlStore::endSession(const std::string& token) {
  const auto ended = writeOnly({"delete from sessions where token = $1", {token}});
  if (ended) tellEnded({token});
  return ended;
}

Expected<std::vector<std::string>> SqlStore::endSessions(const PersonId& person,
                                                         const std::string& except) {
  const auto ended = write(
      {"delete from sessions where person = $1 and token <> $2 returning token", {person, except}});
  if (!ended) return tl::unexpected(ended.error());
  std::vector<std::string> tokens = firstColumn(*ended);
  tellEnded(tokens);
  return tokens;
}

Expected<void> SqlStore::forgetSessions(Milliseconds since) {
  return writeOnly({"delete from sessions where used < $1", {std::to_string(since)}});
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

Expected<void> SqlStore::keepPack(const KeptText& pack) {
  return writeOnly({"insert into packs (digest, body) values ($1, $2) on conflict do nothing",
                    {pack.digest, pack.text}});
}

Expected<std::optional<KeptText>> SqlStore::pack(const std::string& digest) {
  const auto found = read({"select body from packs where digest = $1", {digest}});
  if (!found) return tl::unexpected(found.error());
  if (found->rows.empty()) return std::nullopt;
  return KeptText{digest, found->rows[0][0]};
}

// Another value each time: SQLite writes nothing where nothing changes.
Expected<void> SqlStore::checkWriting() {
  const auto written =
      write({"insert into settings (name, value) values ('health', '1') "
             "on conflict (name) do update "
             "set value = case settings.value when '1' then '0' else '1' end"});
  if (!written) return tl::unexpected(written.error());
  return {};
}

}  // namespace spannung::server
