// Who looks at a table, and what they have seen of it.
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "server/hub/reply.h"
#include "server/table/view.h"

namespace spannung::server {

struct Watcher {
  std::shared_ptr<Socket> socket;
  Asker asker;
  EyesRequest wish;
  // The last `table` message they got; version 0: none yet.
  std::uint64_t version = 0;
  int plies = 0;
};

class Watchers {
 public:
  // `now`: the time at the table.
  explicit Watchers(std::function<Milliseconds()> now) : now_(std::move(now)) {}

  bool empty() const { return all_.empty(); }
  // Watching again changes the eyes.
  void add(Watcher watcher);
  void remove(const Socket* socket);
  // Their texts come in this language from now on, beginning with the next.
  bool speak(const Socket* socket, Language language);

  // The table as it is now, to everybody. Whoever would get the same bytes gets the same text.
  void sendTable(const Table& table);
  // To those who play this seat; the others have missed nothing.
  void sendTableTo(Seat seat, const Table& table);
  void sendTableTo(const Socket* socket, const Table& table);
  void send(const SharedText& text) const;
  // Seats whose person is here, and how many others look on; nothing if everybody knows that.
  void sendPresence(const Table& table);

 private:
  struct Sent;
  void sendTable(Watcher& watcher, const Table& table, std::vector<Sent>& sent);

  std::function<Milliseconds()> now_;
  std::vector<Watcher> all_;
  std::string presence_;
};

}  // namespace spannung::server
