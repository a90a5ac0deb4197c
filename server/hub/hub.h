// All tables of this process: finds them, opens new ones, lets go of idle ones, and looks after
// those that wait for a bot or whose time is up.
#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include "server/hub/limits.h"
#include "server/hub/lobby.h"
#include "server/hub/room_context.h"
#include "server/hub/table_opening.h"
#include "server/hub/table_room.h"

namespace spannung::server {

struct TableOrder {
  Creation creation;
  std::optional<std::string> record{};  // to continue, or to look at
  std::optional<int> ply{};
  bool isToLookAt = false;
};

// What somebody is called now, whenever the connection was opened.
struct Speaker {
  std::string name;
  bool isAccount = false;
  bool isFree = true;  // no other account is called like that
};

// May be used from any thread.
class Hub {
 public:
  Hub(RoomContext& context, const Limits& limits);

  // A table by its id; whether there is one turns out when it is asked something.
  std::shared_ptr<TableRoom> room(const std::string& id);
  // {"table": id}
  void create(Asker asker, TableOrder order, Reply reply);
  void rematch(Asker asker, const std::string& table, Reply reply);
  // Goes on, from any thread, if no account has this name or one that looks like it, except the
  // asker's own: `then` is told whether it is that. An empty name is fine.
  void ifNameIsFree(const Asker& asker, const std::string& name, const Reply& reply,
                    std::function<void(bool isOwn)> then);
  void withSpeaker(const Asker& asker, const Reply& reply, std::function<void(Speaker)> then);
  Lobby& lobby() { return lobby_; }
  const Limits& limits() const { return limits_; }
  const BotRoster& bots() const { return context_.shelf.bots(); }

  // Another process appended to this table; empty: to any.
  void foreignAppend(const std::string& table);

  // Begins to look after tables.
  void start();
  void stop();
  std::size_t tablesInMemory() const;

 private:
  using Clock = std::chrono::steady_clock;
  struct Kept {
    std::shared_ptr<TableRoom> room;
    Clock::time_point used;
  };

  // Stores the first entry of a new table; if it is there already, all the better.
  void open(Asker asker, std::string id, TableOrder order, Reply reply);
  void openRematch(Asker asker, const std::shared_ptr<TableRoom>& old, std::string id, Reply reply);
  void sweep();
  void sweepLater();
  void letGoOfIdle();

  RoomContext& context_;
  Limits limits_;
  Lobby lobby_;
  PackKeeper packs_;
  boost::asio::strand<boost::asio::any_io_executor> strand_;
  boost::asio::steady_timer timer_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Kept> rooms_;
};

}  // namespace spannung::server
