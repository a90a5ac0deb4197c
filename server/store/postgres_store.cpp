#include "server/store/postgres_store.h"

#include <algorithm>
#include <mutex>
#include <tuple>
#include <utility>

#include <fmt/format.h>
#include <sodium.h>

#include "base/digest.h"
#include "server/store/append_queue.h"
#include "server/store/connection_pool.h"
#include "server/store/postgres_connection.h"
#include "server/store/postgres_listener.h"
#include "server/store/schema.h"
#include "server/store/sql_store.h"

namespace spannung::server {
namespace {

constexpr std::size_t kConnections = 4;
// The second fills the time in which the first waits for the disk.
constexpr std::size_t kWriters = 2;
constexpr int kTries = 5;
constexpr const char* kChannel = "spannung_appends";
constexpr std::string_view kEnded = "ended";
constexpr const char* kSchemaLock = "723150281";  // any number that is ours

// Tells this store from all others that append to the same database.
std::string newOrigin() {
  Digest random;
  randombytes_buf(random.data(), random.size());
  return hexText(random).substr(0, 16);
}

class PostgresStore final : public SqlStore {
 public:
  explicit PostgresStore(const std::string& address)
      : address_(address),
        origin_(newOrigin()),
        connections_(kConnections, [address] { return PostgresConnection::open(address); }),
        writers_(kWriters),
        queue_(kWriters,
               [this](std::size_t thread, AppendBatch& batch) { commit(thread, batch); }) {}

  Expected<Appended> append(const Append& entry) override { return queue_.push(entry); }

  void onForeignNews(ForeignNews listener) override {
    listener_.emplace(address_, kChannel,
                      [this, listener = std::move(listener)](const std::string& payload) {
                        hear(payload, listener);
                      });
  }

 protected:
  // A connection that was lost while nobody used it fails once; reading and our writes can safely
  // be tried again.
  Expected<Rows> read(const Statement& statement) override {
    return connections_.with([&](PostgresConnection& connection) -> Expected<Rows> {
      auto found = connection.run(statement);
      if (found || !connection.isLost()) return found;
      if (const auto again = connection.reconnect(); !again) return tl::unexpected(again.error());
      return connection.run(statement);
    });
  }
  Expected<Rows> write(const Statement& statement) override { return read(statement); }
  // Best effort, as for entries: whoever misses it looks again after a while.
  void tellEnded(const std::vector<std::string>& tokens) override {
    for (const std::string& token : tokens)
      (void)write({"select pg_notify($1, $2)",
                   {kChannel, fmt::format("{}:{}:{}", origin_, token, kEnded)}});
  }

 private:
  using Connected = std::unique_ptr<PostgresConnection>;

  // "origin:table:seq", or "origin:token:ended"
  void hear(const std::string& payload, const ForeignNews& listener) const {
    if (payload.empty()) return listener.appended({}), listener.ended({});
    const std::size_t name = payload.find(':') + 1;
    const std::size_t what = payload.rfind(':');
    if (name == 0 || what < name || payload.substr(0, name - 1) == origin_) return;
    const bool isEnd = payload.substr(what + 1) == kEnded;
    (isEnd ? listener.ended : listener.appended)(payload.substr(name, what - name));
  }

  void commit(std::size_t thread, AppendBatch& batch) {
    // Everybody takes locks in the same order, so that two batches never wait for each other.
    std::sort(batch.begin(), batch.end(), [](const auto* left, const auto* right) {
      return std::tie(left->entry->table, left->entry->seq) <
             std::tie(right->entry->table, right->entry->seq);
    });
    std::vector<Statement> statements;
    std::vector<Statement> news;
    for (const PendingAppend* pending : batch)
      for (Statement& statement : appendStatements(*pending->entry))
        statements.push_back(std::move(statement));
    const auto answers = stored(writers_[thread], batch, statements);
    for (std::size_t i = 0; i < batch.size(); ++i)
      if (answers && (*answers)[i] == Appended::stored) news.push_back(newsOf(*batch[i]->entry));
    // From here on the entries belong to their callers again.
    for (std::size_t i = 0; i < batch.size(); ++i)
      batch[i]->answer.set_value(answers ? Expected<Appended>((*answers)[i])
                                         : tl::unexpected(answers.error()));
    // After the commit and on its own: inside, commits would queue up behind each other.
    if (!news.empty()) (void)writers_[thread]->runTogether(news);
  }

  Statement newsOf(const Append& entry) const {
    return {"select pg_notify($1, $2)",
            {kChannel, fmt::format("{}:{}:{}", origin_, entry.table, entry.seq)}};
  }

  Expected<std::vector<Appended>> stored(Connected& writer, const AppendBatch& batch,
                                         const std::vector<Statement>& statements) {
    Expected<std::vector<Rows>> done = tryOnce(writer, statements);
    bool wasUnsure = false;
    for (int i = 1; i < kTries && !done && mayTryAgain(done.error()); ++i) {
      wasUnsure = wasUnsure || done.error().code == "store_unreachable";
      done = tryOnce(writer, statements);
    }
    if (!done) return tl::unexpected(done.error());
    return answersOf(*writer, batch, *done, wasUnsure);
  }

  static bool mayTryAgain(const Problem& problem) {
    return problem.code == "store_retry" || problem.code == "store_unreachable";
  }

  Expected<std::vector<Rows>> tryOnce(Connected& writer, const std::vector<Statement>& statements) {
    if (!writer) {
      auto opened = PostgresConnection::open(address_);
      if (!opened) return tl::unexpected(opened.error());
      writer = std::move(*opened);
    }
    if (const auto alive = writer->reconnect(); !alive) return tl::unexpected(alive.error());
    return writer->runTogether(statements);
  }

  // If a connection broke, the commit may have been done all the same; then what is stored there
  // is our own entry.
  static Expected<std::vector<Appended>> answersOf(PostgresConnection& writer,
                                                   const AppendBatch& batch,
                                                   const std::vector<Rows>& done, bool wasUnsure) {
    std::vector<Appended> answers;
    std::size_t at = 0;
    for (const PendingAppend* pending : batch) {
      bool isStored = done[at].changed == 1;
      if (!isStored && wasUnsure) {
        const auto own = isOwn(writer, *pending->entry);
        if (!own) return tl::unexpected(own.error());
        isStored = *own;
      }
      answers.push_back(isStored ? Appended::stored : Appended::taken);
      at += appendStatements(*pending->entry).size();
    }
    return answers;
  }

  static Expected<bool> isOwn(PostgresConnection& writer, const Append& entry) {
    const auto found =
        writer.run({"select 1 from entries where table_id = $1 and seq = $2 and body = $3",
                    {entry.table, std::to_string(entry.seq), entry.body}});
    if (!found) return tl::unexpected(found.error());
    return !found->rows.empty();
  }

  std::string address_;
  std::string origin_;
  ConnectionPool<PostgresConnection> connections_;
  std::vector<Connected> writers_;  // one a thread
  AppendQueue queue_;
  std::optional<PostgresListener> listener_;
};

// All or nothing.
Expected<void> raised(PostgresConnection& connection) {
  if (const auto begun = connection.run({"begin"}); !begun) return tl::unexpected(begun.error());
  auto made = createSchema(connection);
  const auto ended = connection.run({made ? "commit" : "rollback"});
  if (made && !ended) return tl::unexpected(ended.error());
  return made;
}

// Several processes may start at the same time.
Expected<void> prepare(PostgresConnection& connection) {
  if (const auto locked = connection.run({"select pg_advisory_lock($1)", {kSchemaLock}}); !locked)
    return tl::unexpected(locked.error());
  auto made = raised(connection);
  connection.run({"select pg_advisory_unlock($1)", {kSchemaLock}});
  if (!made) made.error().place = "store";
  return made;
}

}  // namespace

Expected<std::unique_ptr<Store>> openPostgresStore(const std::string& address) {
  auto connection = PostgresConnection::open(address);
  if (!connection) return tl::unexpected(connection.error());
  if (const auto ready = prepare(**connection); !ready) return tl::unexpected(ready.error());
  return std::make_unique<PostgresStore>(address);
}

}  // namespace spannung::server
