// Load on a real server over real WebSockets:
//
//   server_load PROGRAM [tables] [moves per second] [seconds]
//
// starts `PROGRAM serve` with an empty store, opens tables with two people each, every one with a
// connection, and lets them move. Prints how long it takes from sending a move until the update has
// arrived at both seats, and what the server needs of memory.
#include <array>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include <boost/asio/steady_timer.hpp>

#include "bench/load_client.h"

namespace spannung::load {
namespace {

struct Plan {
  std::string program;
  int tables = 1000;
  int movesPerSecond = 200;
  int seconds = 20;
};

class LoadedTable {
 public:
  LoadedTable(asio::io_context& io, std::uint16_t port, const std::string& host,
              const std::string& guest, std::vector<double>& latencies)
      : latencies_(latencies),
        people_{std::make_shared<Client>(io, port, host),
                std::make_shared<Client>(io, port, guest)} {
    const json::array seats{json::object{{"kind", "me"}}, json::object{{"kind", "open"}}};
    json::object created = people_[0]->ask({{"type", "create"},
                                            {"game", "funkenschlag"},
                                            {"options", json::object{{"players", 2}}},
                                            {"seats", seats}});
    id_ = std::string(created["table"].as_string());
    people_[1]->ask({{"type", "join"}, {"table", id_}});
    people_[0]->ask({{"type", "start"}, {"table", id_}});
  }

  void watch() {
    for (std::size_t i = 0; i < 2; ++i) {
      people_[i]->listen([this, i](const std::string& text) { heard(i, text); });
      people_[i]->send(json::serialize(json::object{{"type", "watch"}, {"table", id_}}));
    }
  }
  // False if nobody can: the last move is on its way still, or the game is over.
  bool move() {
    if (waiting_ > 0 || offer_.empty()) return false;
    const json::object table = json::parse(std::exchange(offer_, {})).as_object();
    const json::array& moves = table.at("moves").as_array();
    const auto which = static_cast<std::size_t>(ply_ * 7) % moves.size();
    waiting_ = 2;
    sent_ = Clock::now();
    people_[actor_]->send(
        json::serialize(json::object{{"type", "move"},
                                     {"table", id_},
                                     {"ply", ply_},
                                     {"move", moveText(moves[which].as_object())}}));
    return true;
  }
  void close() {
    for (const auto& client : people_) client->close();
  }

 private:
  void heard(std::size_t who, const std::string& text) {
    if (text.find(R"("type":"table")") == std::string::npos) return;
    const std::int64_t ply = plyOf(text);
    if (text.find("\"moves\":[{") != std::string::npos) {
      offer_ = text;
      actor_ = who;
    }
    if (waiting_ == 0 || ply <= ply_) {
      ply_ = std::max(ply_, ply);
      return;
    }
    if (--waiting_ > 0) return;
    ply_ = ply;
    latencies_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - sent_).count());
  }

  std::vector<double>& latencies_;
  std::array<std::shared_ptr<Client>, 2> people_;
  std::string id_;
  std::int64_t ply_ = 0;
  std::string offer_;  // the last message that offered moves
  std::size_t actor_ = 0;
  int waiting_ = 0;
  Clock::time_point sent_{};
};

// --- the measurement -----------------------------------------------------------------------------

class Load {
 public:
  explicit Load(const Plan& plan) : plan_(plan), server_(plan.program), pace_(io_) {}

  void run() {
    const long empty = server_.memory();
    openIdleTables();
    const long idle = server_.memory();
    openTables();
    const long opened = server_.memory();
    for (const auto& table : tables_) table->watch();
    io_.run_for(std::chrono::seconds(3));
    const long watched = server_.memory();
    moveOn(Clock::now());
    io_.run_for(std::chrono::seconds(plan_.seconds));
    const long played = server_.memory();
    for (const auto& table : tables_) table->close();
    fmt::print("memory: {} KiB empty, {:.1f} KiB for each of {} idle tables\n", empty,
               perTable(idle - empty), plan_.tables);
    print(opened - idle, watched - idle, played - idle);
  }

 private:
  // Running games at which nobody is.
  void openIdleTables() {
    const json::array seats{json::object{{"kind", "me"}},
                            json::object{{"kind", "me"}, {"name", "friend"}}};
    for (const std::string& cookie : guests(server_.port(), plan_.tables)) {
      const auto client = std::make_shared<Client>(io_, server_.port(), cookie);
      json::object created = client->ask({{"type", "create"},
                                          {"game", "funkenschlag"},
                                          {"options", json::object{{"players", 2}}},
                                          {"seats", seats}});
      client->ask({{"type", "start"}, {"table", created["table"]}});
      client->close();
    }
  }

  void openTables() {
    const auto cookies = guests(server_.port(), 2 * plan_.tables);
    for (std::size_t i = 0; i + 1 < cookies.size(); i += 2)
      tables_.push_back(std::make_unique<LoadedTable>(io_, server_.port(), cookies[i],
                                                      cookies[i + 1], latencies_));
  }

  // One table after the other, at a steady rate.
  void moveOn(Clock::time_point due) {
    pace_.expires_at(due);
    pace_.async_wait([this, due](boost::system::error_code error) {
      if (error) return;
      for (std::size_t tried = 0; tried < tables_.size(); ++tried)
        if (tables_[next_++ % tables_.size()]->move()) break;
      moveOn(due + std::chrono::microseconds(1'000'000 / plan_.movesPerSecond));
    });
  }

  void print(long opened, long watched, long played) {
    fmt::print(
        "tables {} with {} connections: {:.1f} KiB each, watched {:.1f}, after play {:.1f}\n",
        plan_.tables, 2 * plan_.tables, perTable(opened), perTable(watched), perTable(played));
    fmt::print("moves {} in {} s: {:.0f} per second\n", latencies_.size(), plan_.seconds,
               static_cast<double>(latencies_.size()) / plan_.seconds);
    fmt::print("from move to update at both seats: p50 {:.1f} ms, p99 {:.1f} ms, worst {:.1f} ms\n",
               percentile(latencies_, 0.5), percentile(latencies_, 0.99),
               percentile(latencies_, 1));
  }
  double perTable(long memory) const {
    return static_cast<double>(memory) / static_cast<double>(plan_.tables);
  }

  Plan plan_;
  ServerProcess server_;
  asio::io_context io_;
  asio::steady_timer pace_;
  std::vector<double> latencies_;
  std::vector<std::unique_ptr<LoadedTable>> tables_;
  std::size_t next_ = 0;
};

}  // namespace
}  // namespace spannung::load

int main(int count, char** words) {
  if (count < 2) {
    fmt::print(stderr, "usage: server_load PROGRAM [tables] [moves per second] [seconds]\n");
    return 2;
  }
  using namespace spannung::load;
  allowManyFiles();
  Plan plan{.program = words[1]};
  if (count > 2) plan.tables = std::atoi(words[2]);
  if (count > 3) plan.movesPerSecond = std::atoi(words[3]);
  if (count > 4) plan.seconds = std::atoi(words[4]);
  Load(plan).run();
  return 0;
}
