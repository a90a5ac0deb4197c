// SQLite through its C interface.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "server/store/connection.h"

struct sqlite3;
struct sqlite3_stmt;

namespace spannung::server {

class SqliteConnection final : public Connection {
 public:
  enum class Access { read, write };

  // Makes the file if it is to be written and there is none.
  static Expected<std::unique_ptr<SqliteConnection>> open(const std::string& path, Access access);
  ~SqliteConnection() override;

  Expected<Rows> run(const Statement& statement) override;

 private:
  SqliteConnection(sqlite3* database, std::string path)
      : database_(database), path_(std::move(path)) {}

  Expected<sqlite3_stmt*> prepared(std::string_view sql);
  Expected<Rows> step(sqlite3_stmt* statement);
  tl::unexpected<Problem> failure(int code) const;

  sqlite3* database_;
  std::string path_;
  // Parsed once. All texts are constants, so there are only so many.
  std::map<std::string, sqlite3_stmt*, std::less<>> statements_;
};

}  // namespace spannung::server
