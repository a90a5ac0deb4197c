// How long people wait for bots where many of them think:
//
//   thinking_load PROGRAM [tables] [seconds]
//
// starts `PROGRAM serve` with an empty store, opens tables at which four hard bots play each other,
// each table of another person, and beside them one person who plays against an easy bot and one
// who asks for hints. Prints how long it took to get each answer, and fails where an easy bot took
// more than a second (p99) or anybody waited for more than five.
#include "bench/load_client.h"

namespace spannung::load {
namespace {

struct ThinkingPlan {
  std::string program;
  int tables = 200;
  int seconds = 20;
};

struct Waits {
  const char* what;
  std::vector<double> milliseconds{};

  void add(Clock::duration time) {
    milliseconds.push_back(std::chrono::duration<double, std::milli>(time).count());
  }
  double share(double part) { return percentile(milliseconds, part); }
  void print() {
    fmt::print("{}: {} answers, p50 {:.0f} ms, p99 {:.0f} ms, worst {:.0f} ms\n", what,
               milliseconds.size(), share(0.5), share(0.99), share(1));
  }
};

// What people are promised, with 200 tables on two cores.
constexpr double kEasyBot = 1000;  // p99
constexpr double kAnybody = 5000;

// Says what was promised and not kept.
bool keeps(Waits& waits, double part, double limit) {
  if (waits.milliseconds.empty()) return true;  // a short run may have none
  const double time = waits.share(part);
  if (time <= limit) return true;
  fmt::print("{}: {:.0f} ms is more than {:.0f} ms\n", waits.what, time, limit);
  return false;
}

json::object botSeat(const char* bot) { return {{"kind", "bot"}, {"bot", bot}}; }

// A table that has begun, and somebody who watches it.
class WatchedTable {
 public:
  WatchedTable(asio::io_context& io, std::uint16_t port, const std::string& cookie,
               const json::array& seats)
      : client_(std::make_shared<Client>(io, port, cookie)) {
    json::object created = client_->ask({{"type", "create"},
                                         {"game", "funkenschlag"},
                                         {"options", json::object{{"players", seats.size()}}},
                                         {"seats", seats}});
    id_ = std::string(created["table"].as_string());
  }
  WatchedTable(const WatchedTable&) = delete;
  WatchedTable& operator=(const WatchedTable&) = delete;
  virtual ~WatchedTable() = default;

  void start() {
    client_->listen([this](const std::string& text) { heard(text); });
    send({{"type", "start"}});
    send({{"type", "watch"}});
  }
  void close() { client_->close(); }

 protected:
  void send(json::object message) {
    message["table"] = id_;
    client_->send(json::serialize(message));
  }
  virtual void heard(const std::string& text) = 0;

 private:
  std::shared_ptr<Client> client_;
  std::string id_;
};

// Bots among themselves: how long each of their moves took.
class BotTable final : public WatchedTable {
 public:
  BotTable(asio::io_context& io, std::uint16_t port, const std::string& cookie, Waits& waits)
      : WatchedTable(io, port, cookie,
                     {botSeat("hard"), botSeat("hard"), botSeat("hard"), botSeat("hard")}),
        waits_(waits) {}

 private:
  void heard(const std::string& text) override {
    if (text.find(R"("type":"table")") == std::string::npos) return;
    const auto now = Clock::now();
    const std::int64_t ply = plyOf(text);
    if (ply > ply_) waits_.add(now - since_);
    ply_ = ply;
    since_ = now;
  }

  Waits& waits_;
  std::int64_t ply_ = 1 << 30;  // the first message says where the table has got to
  Clock::time_point since_{};
};

// Somebody who moves as soon as it is time to, or asks for a hint instead.
class PersonTable final : public WatchedTable {
 public:
  PersonTable(asio::io_context& io, std::uint16_t port, const std::string& cookie, Waits& waits,
              bool wantsHints)
      : WatchedTable(io, port, cookie, {json::object{{"kind", "me"}}, botSeat("easy")}),
        waits_(waits),
        wantsHints_(wantsHints) {}

 private:
  void heard(const std::string& text) override {
    if (text.find(R"("thoughts")") != std::string::npos) return hintCame();
    if (text.find(R"("type":"table")") == std::string::npos) return;
    if (botsTurn_ != Clock::time_point{}) waits_.add(Clock::now() - botsTurn_);
    botsTurn_ = {};
    const json::object table = json::parse(text).as_object();
    if (!table.contains("moves")) return;
    const json::array& moves = table.at("moves").as_array();
    if (!moves.empty()) return wantsHints_ ? ask() : move(table, moves);
    if (!wantsHints_) botsTurn_ = Clock::now();
  }

  void move(const json::object& table, const json::array& moves) {
    const auto ply = static_cast<std::size_t>(table.at("ply").as_int64());
    send({{"type", "move"},
          {"ply", ply},
          {"move", moveText(moves[ply * 7 % moves.size()].as_object())}});
  }
  void ask() {
    asked_ = Clock::now();
    send({{"type", "hint"}});
  }
  void hintCame() {
    waits_.add(Clock::now() - asked_);
    ask();
  }

  Waits& waits_;
  bool wantsHints_;
  Clock::time_point botsTurn_{};
  Clock::time_point asked_{};
};

int measure(const ThinkingPlan& plan) {
  ServerProcess server(plan.program);
  asio::io_context io;
  Waits easy{"easy bot"};
  Waits hint{"hint"};
  Waits hard{"hard bots"};
  std::vector<std::unique_ptr<WatchedTable>> tables;
  const auto cookies = guests(server.port(), plan.tables + 2);
  for (std::size_t i = 2; i < cookies.size(); ++i)
    tables.push_back(std::make_unique<BotTable>(io, server.port(), cookies[i], hard));
  tables.push_back(std::make_unique<PersonTable>(io, server.port(), cookies[0], easy, false));
  tables.push_back(std::make_unique<PersonTable>(io, server.port(), cookies[1], hint, true));
  for (const auto& table : tables) table->start();
  io.run_for(std::chrono::seconds(plan.seconds));
  const long memory = server.memory();
  for (const auto& table : tables) table->close();
  fmt::print("{} tables of four hard bots, {} s:\n", plan.tables, plan.seconds);
  for (Waits* const waits : {&easy, &hint, &hard}) waits->print();
  fmt::print("memory of the server: {} MiB\n", memory / 1024);
  bool isFine = !easy.milliseconds.empty() && !hard.milliseconds.empty();
  isFine = keeps(easy, 0.99, kEasyBot) && isFine;
  for (Waits* const waits : {&easy, &hint, &hard}) isFine = keeps(*waits, 1, kAnybody) && isFine;
  return isFine ? 0 : 1;
}

}  // namespace
}  // namespace spannung::load

int main(int count, char** words) {
  if (count < 2) {
    fmt::print(stderr, "usage: thinking_load PROGRAM [tables] [seconds]\n");
    return 2;
  }
  using namespace spannung::load;
  allowManyFiles();
  ThinkingPlan plan{.program = words[1]};
  if (count > 2) plan.tables = std::atoi(words[2]);
  if (count > 3) plan.seconds = std::atoi(words[3]);
  return measure(plan);
}
