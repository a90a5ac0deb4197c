#include "server/store/sqlite_connection.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

namespace spannung::server {
namespace {

constexpr int kBusyMilliseconds = 10'000;

std::string codeOf(int result) {
  switch (result & 0xFF) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return "store_damaged";
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM: return "store_read_only";
    case SQLITE_CONSTRAINT: return "store_conflict";
    default: return "store_failed";
  }
}

std::string columnText(sqlite3_stmt* statement, int column) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
  if (text == nullptr) return {};
  return {text, static_cast<std::size_t>(sqlite3_column_bytes(statement, column))};
}

// SQLite numbers parameters as they appear; $1 is a name to it.
void bind(sqlite3_stmt* statement, std::size_t number, const std::string& value) {
  const int index = sqlite3_bind_parameter_index(statement, ('$' + std::to_string(number)).c_str());
  if (index > 0)
    sqlite3_bind_text(statement, index, value.data(), static_cast<int>(value.size()),
                      SQLITE_STATIC);
}

// Before SQLite makes the file for everybody to read. What it puts beside the file gets the same
// mode, but what an earlier program left there keeps its own. If it cannot be done, opening will
// say why.
void makePrivate(const std::string& path) {
  for (const char* beside : {"-wal", "-shm", "-journal"})
    ::chmod((path + beside).c_str(), S_IRUSR | S_IWUSR);
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) return;
  ::fchmod(file, S_IRUSR | S_IWUSR);
  ::close(file);
}

}  // namespace

Expected<std::unique_ptr<SqliteConnection>> SqliteConnection::open(const std::string& path,
                                                                   Access access) {
  sqlite3* database = nullptr;
  const int flags =
      SQLITE_OPEN_NOMUTEX |
      (access == Access::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (access == Access::write) makePrivate(path);
  const int opened = sqlite3_open_v2(path.c_str(), &database, flags, nullptr);
  std::unique_ptr<SqliteConnection> connection(new SqliteConnection(database, path));
  if (opened != SQLITE_OK) return connection->failure(opened);
  sqlite3_busy_timeout(database, kBusyMilliseconds);
  if (access == Access::read) return connection;
  for (const std::string_view pragma : {"pragma journal_mode = wal", "pragma synchronous = full"})
    if (const auto set = connection->run({pragma}); !set) return tl::unexpected(set.error());
  return connection;
}

SqliteConnection::~SqliteConnection() {
  for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement);
  sqlite3_close(database_);
}

tl::unexpected<Problem> SqliteConnection::failure(int code) const {
  const std::string reason =
      database_ == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(database_);
  return problem(path_, codeOf(code), {{"path", path_}, {"reason", reason}});
}

Expected<sqlite3_stmt*> SqliteConnection::prepared(std::string_view sql) {
  if (const auto found = statements_.find(sql); found != statements_.end()) return found->second;
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(database_, sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (code != SQLITE_OK) return failure(code);
  statements_.emplace(sql, statement);
  return statement;
}

Expected<Rows> SqliteConnection::step(sqlite3_stmt* statement) {
  Rows found;
  int code = sqlite3_step(statement);
  for (; code == SQLITE_ROW; code = sqlite3_step(statement)) {
    Row& row = found.rows.emplace_back();
    for (int i = 0; i < sqlite3_column_count(statement); ++i)
      row.push_back(columnText(statement, i));
  }
  if (code != SQLITE_DONE) return failure(code);
  found.changed = sqlite3_stmt_readonly(statement) != 0 ? 0 : sqlite3_changes(database_);
  return found;
}

Expected<Rows> SqliteConnection::run(const Statement& statement) {
  const auto parsed = prepared(statement.sql);
  if (!parsed) return tl::unexpected(parsed.error());
  for (std::size_t i = 0; i < statement.parameters.size(); ++i)
    bind(*parsed, i + 1, statement.parameters[i]);
  Expected<Rows> found = step(*parsed);
  sqlite3_reset(*parsed);
  sqlite3_clear_bindings(*parsed);
  return found;
}

}  // namespace spannung::server
