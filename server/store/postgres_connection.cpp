#include "server/store/postgres_connection.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include <libpq-fe.h>
#include <poll.h>

namespace spannung::server {
namespace {

std::string firstLine(const char* message) {
  const std::string_view text = message == nullptr ? "" : message;
  return std::string(text.substr(0, text.find('\n')));
}

// By SQLSTATE: what others did at the same time, or anything else.
std::string codeOf(const PGresult* result) {
  const char* field = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string_view state = field == nullptr ? "" : field;
  if (state == "23505") return "store_conflict";
  if (state == "40001" || state == "40P01") return "store_retry";
  return "store_failed";
}

int changedBy(PGresult* result) { return std::atoi(PQcmdTuples(result)); }

Rows rowsOf(PGresult* result) {
  Rows found{{}, changedBy(result)};
  for (int row = 0; row < PQntuples(result); ++row) {
    Row& values = found.rows.emplace_back();
    for (int column = 0; column < PQnfields(result); ++column)
      values.emplace_back(PQgetvalue(result, row, column),
                          static_cast<std::size_t>(PQgetlength(result, row, column)));
  }
  return found;
}

std::vector<const char*> pointersTo(const std::vector<std::string>& parameters) {
  std::vector<const char*> pointers;
  pointers.reserve(parameters.size());
  for (const std::string& parameter : parameters) pointers.push_back(parameter.c_str());
  return pointers;
}

pg_conn* connect(const std::string& address) {
  // Later words win, so an address can say otherwise only about what stands before it.
  const std::array<const char*, 5> names = {"connect_timeout", "application_name",
                                            "client_encoding", "dbname", nullptr};
  const std::array<const char*, 5> values = {"5", "spannung", "UTF8", address.c_str(), nullptr};
  return PQconnectdbParams(names.data(), values.data(), 1);
}

void ignoreNotice(void*, const PGresult*) {}

}  // namespace

Expected<std::unique_ptr<PostgresConnection>> PostgresConnection::open(const std::string& address) {
  std::unique_ptr<PostgresConnection> connection(new PostgresConnection(connect(address)));
  if (connection->isLost()) return connection->lost();
  // "relation already exists, skipping" is no news.
  PQsetNoticeReceiver(connection->connection_, ignoreNotice, nullptr);
  return connection;
}

PostgresConnection::~PostgresConnection() { PQfinish(connection_); }

bool PostgresConnection::isLost() const { return PQstatus(connection_) != CONNECTION_OK; }

Expected<void> PostgresConnection::reconnect() {
  if (!isLost()) return {};
  prepared_.clear();
  PQreset(connection_);
  if (isLost()) return lost();
  return {};
}

tl::unexpected<Problem> PostgresConnection::lost() const {
  return problem("store", "store_unreachable",
                 {{"reason", firstLine(PQerrorMessage(connection_))}});
}

Expected<Rows> PostgresConnection::taken(pg_result* result) const {
  const ExecStatusType status = PQresultStatus(result);
  Expected<Rows> answer;
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
    answer = rowsOf(result);
  else if (isLost())
    answer = lost();
  else
    answer =
        problem("store", codeOf(result), {{"reason", firstLine(PQresultErrorMessage(result))}});
  PQclear(result);
  return answer;
}

Expected<Rows> PostgresConnection::run(const Statement& statement) {
  const auto values = pointersTo(statement.parameters);
  return taken(PQexecParams(connection_, std::string(statement.sql).c_str(),
                            static_cast<int>(values.size()), nullptr, values.data(), nullptr,
                            nullptr, 0));
}

Expected<void> PostgresConnection::prepare(const std::vector<Statement>& statements) {
  for (const Statement& statement : statements) {
    if (prepared_.contains(statement.sql)) continue;
    const std::string sql(statement.sql);
    const std::string name = "s" + std::to_string(prepared_.size());
    const auto parsed = taken(PQprepare(connection_, name.c_str(), sql.c_str(), 0, nullptr));
    if (!parsed) return tl::unexpected(parsed.error());
    prepared_.emplace(sql, name);
  }
  return {};
}

bool PostgresConnection::send(const Statement& statement) {
  const auto values = pointersTo(statement.parameters);
  return PQsendQueryPrepared(connection_, prepared_.find(statement.sql)->second.c_str(),
                             static_cast<int>(values.size()), values.data(), nullptr, nullptr,
                             0) == 1;
}

// What is sent up to a sync is one transaction.
Expected<std::vector<Rows>> PostgresConnection::runTogether(
    const std::vector<Statement>& statements) {
  if (const auto parsed = prepare(statements); !parsed) return tl::unexpected(parsed.error());
  if (PQenterPipelineMode(connection_) != 1) return lost();
  const bool isSent = std::all_of(statements.begin(), statements.end(),
                                  [this](const Statement& statement) { return send(statement); }) &&
                      PQpipelineSync(connection_) == 1;
  Expected<std::vector<Rows>> answers = isSent ? receive(statements.size()) : lost();
  if (PQexitPipelineMode(connection_) != 1 && answers && isLost()) return lost();
  return answers;
}

// One result and a null for each statement, then that of the sync. After the first that failed the
// others are skipped. Whether it was committed only the sync tells.
Expected<std::vector<Rows>> PostgresConnection::receive(std::size_t count) {
  Expected<std::vector<Rows>> answers = std::vector<Rows>();
  for (std::size_t i = 0; i < count; ++i) {
    PGresult* result = PQgetResult(connection_);
    if (result == nullptr) return lost();
    if (PQresultStatus(result) == PGRES_PIPELINE_ABORTED) {
      PQclear(result);
    } else if (auto rows = taken(result); !rows) {
      if (answers) answers = tl::unexpected(rows.error());
    } else if (answers) {
      answers->push_back(std::move(*rows));
    }
    if (PQgetResult(connection_) != nullptr || isLost()) return lost();
  }
  PGresult* sync = PQgetResult(connection_);
  const bool isSynced = PQresultStatus(sync) == PGRES_PIPELINE_SYNC;
  PQclear(sync);
  if (!isSynced && answers) return lost();
  return answers;
}

Expected<std::vector<std::string>> PostgresConnection::awaitNotifications(int milliseconds) {
  std::vector<std::string> payloads;
  pollfd socket{PQsocket(connection_), POLLIN, 0};
  if (socket.fd < 0) return lost();
  if (::poll(&socket, 1, milliseconds) <= 0) return payloads;
  if (PQconsumeInput(connection_) != 1 || isLost()) return lost();
  while (PGnotify* notification = PQnotifies(connection_)) {
    payloads.emplace_back(notification->extra);
    PQfreemem(notification);
  }
  return payloads;
}

}  // namespace spannung::server
