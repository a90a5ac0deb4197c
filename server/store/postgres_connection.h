// PostgreSQL through libpq. A connection that was lost is made again by the next call.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/store/connection.h"

struct pg_conn;
struct pg_result;

namespace spannung::server {

class PostgresConnection final : public Connection {
 public:
  static Expected<std::unique_ptr<PostgresConnection>> open(const std::string& address);
  ~PostgresConnection() override;

  Expected<Rows> run(const Statement& statement) override;
  // All of them in one transaction and one round trip; nothing happens if one fails.
  Expected<std::vector<Rows>> runTogether(const std::vector<Statement>& statements);

  // Whether the last call failed because there was nobody to talk to.
  bool isLost() const;
  // If it is lost.
  Expected<void> reconnect();

  // Waits for notifications that were asked for with "listen"; nothing if none came in time.
  Expected<std::vector<std::string>> awaitNotifications(int milliseconds);

 private:
  explicit PostgresConnection(pg_conn* connection) : connection_(connection) {}

  // Parses what has not been parsed on this connection.
  Expected<void> prepare(const std::vector<Statement>& statements);
  bool send(const Statement& statement);
  Expected<Rows> taken(pg_result* result) const;
  Expected<std::vector<Rows>> receive(std::size_t count);
  tl::unexpected<Problem> lost() const;

  pg_conn* connection_;
  // Names of prepared statements by their text. Only constants are run together, so there are few.
  std::map<std::string, std::string, std::less<>> prepared_;
};

}  // namespace spannung::server
