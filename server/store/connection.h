// One connection to a database, whichever it is. Not for several threads at once.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/problem.h"

namespace spannung::server {

using Row = std::vector<std::string>;  // null is empty

struct Rows {
  std::vector<Row> rows;
  int changed = 0;  // rows that an insert, update or delete touched
};

struct Statement {
  // One text for both databases: bigint and text, $1 for parameters, on conflict.
  std::string_view sql;
  std::vector<std::string> parameters{};
};

class Connection {
 public:
  Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  virtual ~Connection() = default;

  virtual Expected<Rows> run(const Statement& statement) = 0;
};

}  // namespace spannung::server
