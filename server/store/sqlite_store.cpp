#include "server/store/sqlite_store.h"

#include <mutex>
#include <utility>

#include "server/store/append_queue.h"
#include "server/store/connection_pool.h"
#include "server/store/file_lock.h"
#include "server/store/schema.h"
#include "server/store/sql_store.h"
#include "server/store/sqlite_connection.h"

namespace spannung::server {
namespace {

constexpr std::size_t kReaders = 4;

using Access = SqliteConnection::Access;

class SqliteStore final : public SqlStore {
 public:
  SqliteStore(FileLock lock, const std::string& path, std::unique_ptr<SqliteConnection> writer)
      : lock_(std::move(lock)),
        writer_(std::move(writer)),
        readers_(kReaders, [path] { return SqliteConnection::open(path, Access::read); }),
        queue_(1, [this](std::size_t, AppendBatch& batch) { commit(batch); }) {}

  Expected<Appended> append(const Append& entry) override { return queue_.push(entry); }
  void onForeignNews(ForeignNews) override {}

 protected:
  Expected<Rows> read(const Statement& statement) override {
    return readers_.with([&](SqliteConnection& reader) { return reader.run(statement); });
  }
  Expected<Rows> write(const Statement& statement) override {
    const std::lock_guard lock(writing_);
    return writer_->run(statement);
  }
  void tellEnded(const std::vector<std::string>&) override {}

 private:
  using Answers = std::vector<Appended>;

  void commit(AppendBatch& batch) {
    const Expected<Answers> answers = storeAll(batch);
    for (std::size_t i = 0; i < batch.size(); ++i)
      batch[i]->answer.set_value(answers ? Expected<Appended>((*answers)[i])
                                         : tl::unexpected(answers.error()));
  }

  Expected<Answers> storeAll(const AppendBatch& batch) {
    const std::lock_guard lock(writing_);
    if (const auto begun = writer_->run({"begin immediate"}); !begun)
      return tl::unexpected(begun.error());
    auto answers = storeEach(batch);
    const auto ended = writer_->run({answers ? "commit" : "rollback"});
    if (answers && !ended) {
      writer_->run({"rollback"});
      return tl::unexpected(ended.error());
    }
    return answers;
  }

  Expected<Answers> storeEach(const AppendBatch& batch) {
    Answers answers;
    for (const PendingAppend* pending : batch) {
      const auto stored = store(*pending->entry);
      if (!stored) return tl::unexpected(stored.error());
      answers.push_back(*stored);
    }
    return answers;
  }

  Expected<Appended> store(const Append& entry) {
    bool isFirst = true;
    for (const Statement& statement : appendStatements(entry)) {
      const auto done = writer_->run(statement);
      if (!done) return tl::unexpected(done.error());
      if (std::exchange(isFirst, false) && done->changed == 0) return Appended::taken;
    }
    return Appended::stored;
  }

  FileLock lock_;
  std::mutex writing_;
  std::unique_ptr<SqliteConnection> writer_;
  ConnectionPool<SqliteConnection> readers_;
  AppendQueue queue_;  // last: its thread uses the others
};

// A file of another program is none of our business.
Expected<void> mustBeOurs(Connection& connection, const std::string& path) {
  const auto found = connection.run(
      {"select count(*), coalesce(sum(name = 'spannung_schema'), 0) from sqlite_master"});
  if (!found) return tl::unexpected(found.error());
  const Row& counts = found->rows[0];
  if (counts[0] != "0" && counts[1] == "0") return problem(path, "store_foreign");
  return {};
}

// All or nothing, so that a crash in between leaves no half of it.
Expected<void> prepare(Connection& connection, const std::string& path) {
  if (const auto ours = mustBeOurs(connection, path); !ours) return ours;
  if (const auto begun = connection.run({"begin immediate"}); !begun)
    return tl::unexpected(begun.error());
  auto made = createSchema(connection);
  const auto ended = connection.run({made ? "commit" : "rollback"});
  if (made && !ended) return tl::unexpected(ended.error());
  if (!made) made.error().place = path;
  return made;
}

}  // namespace

Expected<std::unique_ptr<Store>> openSqliteStore(const std::string& path) {
  auto lock = FileLock::acquire(path);
  if (!lock) return tl::unexpected(lock.error());
  auto writer = SqliteConnection::open(path, Access::write);
  if (!writer) return tl::unexpected(writer.error());
  if (const auto ready = prepare(**writer, path); !ready) return tl::unexpected(ready.error());
  return std::make_unique<SqliteStore>(std::move(*lock), path, std::move(*writer));
}

}  // namespace spannung::server
