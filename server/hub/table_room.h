// A table that is in memory: one command after the other, whoever sends them. An entry is durable
// in the store before the table changes and before anybody hears of it.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include "server/hub/reply.h"
#include "server/hub/room_context.h"
#include "server/hub/watchers.h"
#include "server/table/table.h"

namespace spannung::server {

// What a command comes to, having looked at the table: an entry to be stored, or just an answer.
struct Decision {
  std::optional<LogEntry> entry{};
  Fields answer{};
};

// Everything may be called from any thread; what it does happens later, on the room's strand.
class TableRoom : public std::enable_shared_from_this<TableRoom> {
 public:
  TableRoom(RoomContext& context, std::string id);

  const std::string& id() const { return id_; }

  // May be called several times, if others are faster.
  using Decide = std::function<Expected<Decision>(const Table& table, Milliseconds now)>;
  // The answer once the entry is stored, looking at the table after it.
  using Report = std::function<Fields(const Table& table)>;
  void act(Asker asker, Decide decide, Report report, Reply reply);

  using Look = std::function<Expected<Fields>(const Table& table)>;
  void look(Asker asker, Look look, Reply reply);

  void watch(std::shared_ptr<Socket> socket, Asker asker, EyesRequest wish, Reply reply);
  void unwatch(const Socket* socket);
  void speak(const Socket* socket, Language language);
  // What the best bot would do with what the seat sees. Where others have to be told of it, they
  // are told first.
  void hint(Asker asker, int seat, Reply reply);

  // Somebody else may have appended something.
  void readOn();
  // Bots move, clocks run out.
  void tend();

 private:
  using Strand = boost::asio::strand<boost::asio::any_io_executor>;
  using Clock = std::chrono::steady_clock;
  // Gets the problem if there is no table, and has to end with finish().
  using Task = std::function<void(const Problem* noTable)>;

  struct Act {
    Asker asker;
    Decide decide;
    Report report;
    Reply reply;
    Clock::time_point began = Clock::now();
    bool isFresh = false;  // decided on what the store has
  };
  using SharedAct = std::shared_ptr<Act>;

  // A move that a bot thinks about.
  struct BotTurn {
    BotDesk::Ticket ticket;
    int seat;
    bool isTimeout;
    int ply;
    AnyState view;

    // Others may have taken back and played on to the same ply in the meantime.
    bool isCurrent(const Table& table) const;
  };

  void enqueue(Task task);
  // For tasks that only look: at what the store has, and finish() is called for them.
  void enqueueFresh(Task task);
  void next();
  void finish();

  void load();
  void loaded(Expected<std::unique_ptr<Table>> table);
  // Applies what the store has beyond what we know, then goes on.
  void catchUp(std::function<void(const Problem*)> then);
  // The same, where others may have appended something that we have not heard of yet.
  void refresh(std::function<void(const Problem*)> then);
  Expected<void> applyAll(const std::vector<std::string>& bodies);
  void forget();

  void attempt(const SharedAct& act, int attempts);
  // First of all, if the clock on the wall was set: so that nobody gains or loses time by that.
  void shiftClocks(const ClockReading& reading);
  // Steady, unlike the clock on the wall.
  Milliseconds tableTime() const { return time_.at(context_.clock()); }
  void store(const SharedAct& act, const LogEntry& entry, int attempts);
  void appended(const SharedAct& act, const LogEntry& entry, std::unique_ptr<Table> after,
                Expected<Appended> result, int attempts);
  void accept(const SharedAct& act, const LogEntry& entry, std::unique_ptr<Table> after);
  void refuse(const Asker& asker, const Reply& reply, const Problem& problem);
  Fields errorOf(const Asker& asker, const Problem& problem) const;
  void sendChat(std::size_t lines);

  void tendNow();
  void wakeAt(Clock::time_point time);
  Clock::time_point botsMayMoveAt() const;
  void startBot(int seat, bool isTimeout);
  void startHint(const Asker& asker, int seat, const Reply& reply);
  // Bots think out of the owner's share; as long as the owner has not been here since the table was
  // loaded, out of that of the last who sits here. Tables where nobody has been have one together.
  void remember(const Asker& asker);
  void botAnswered(const Expected<BotAnswer>& answer);
  // Something has happened that makes what a bot thinks about a thing of the past.
  void dropStaleThought();

  RoomContext& context_;
  std::string id_;
  Strand strand_;
  std::unique_ptr<Table> table_;
  SteadyTime time_;  // since the last entry
  std::deque<Task> tasks_;
  bool busy_ = false;
  Watchers watchers_{[this] { return tableTime(); }};
  std::unique_ptr<boost::asio::steady_timer> alarm_;
  std::unique_ptr<const BotTurn> thinking_;
  ThinkingShare share_;
  bool isOwnersShare_ = false;
  std::uint64_t botTurns_ = 0;
  Clock::time_point lastBotMove_{};
  Clock::time_point lastForeign_{};
};

}  // namespace spannung::server
