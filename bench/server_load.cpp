// Load on a real server over real WebSockets:
//
//   server_load PROGRAM [tables] [moves per second] [seconds]
//
// starts `PROGRAM serve` with an empty store, opens tables with two people each, every one with a
// connection, and lets them move. Prints how long it takes from sending a move until the update has
// arrived at both seats, and what the server needs of memory.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
namespace websocket = beast::websocket;
using Clock = std::chrono::steady_clock;
using Tcp = asio::ip::tcp;

struct Plan {
  std::string program;
  int tables = 1000;
  int movesPerSecond = 200;
  int seconds = 20;
};

// --- the server ----------------------------------------------------------------------------------

class ServerProcess {
 public:
  explicit ServerProcess(const std::string& program) {
    std::string pattern =
        (std::filesystem::temp_directory_path() / "spannung-load-XXXXXX").string();
    directory_ = mkdtemp(pattern.data());
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    pid_ = fork();
    if (pid_ == 0) {
      dup2(ends[1], STDOUT_FILENO);
      execl(program.c_str(), program.c_str(), "--lang", "en", "serve", "--port", "0", "--data",
            directory_.c_str(), nullptr);
      _exit(1);
    }
    close(ends[1]);
    FILE* output = fdopen(ends[0], "r");
    char line[512] = {};
    if (fgets(line, sizeof line, output) == nullptr) throw std::runtime_error("no server");
    const std::string_view text(line);
    const std::size_t colon = text.find(':', text.find("http://") + 7);
    port_ = static_cast<std::uint16_t>(std::atoi(line + colon + 1));
  }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ~ServerProcess() {
    kill(pid_, SIGTERM);
    waitpid(pid_, nullptr, 0);
    std::filesystem::remove_all(directory_);
  }

  std::uint16_t port() const { return port_; }
  // Resident, in KiB.
  long memory() const {
    std::ifstream status(fmt::format("/proc/{}/status", pid_));
    for (std::string line; std::getline(status, line);)
      if (line.starts_with("VmRSS:")) return std::atol(line.c_str() + 6);
    return 0;
  }

 private:
  std::string directory_;
  pid_t pid_ = 0;
  std::uint16_t port_ = 0;
};

// --- people --------------------------------------------------------------------------------------

// The cookies of many guests, over one connection.
std::vector<std::string> guests(std::uint16_t port, int count) {
  asio::io_context io;
  beast::tcp_stream stream(io);
  stream.connect(Tcp::endpoint(asio::ip::address_v4::loopback(), port));
  beast::flat_buffer buffer;
  std::vector<std::string> cookies;
  for (int i = 0; i < count; ++i) {
    http::request<http::string_body> request(http::verb::post, "/api/me", 11);
    request.set(http::field::host, "127.0.0.1");
    request.body() = fmt::format(R"({{"name": "guest {}"}})", i);
    request.prepare_payload();
    http::write(stream, request);
    http::response<http::string_body> response;
    http::read(stream, buffer, response);
    const std::string cookie(response[http::field::set_cookie]);
    cookies.push_back(cookie.substr(0, cookie.find(';')));
  }
  return cookies;
}

// A connection that hands every message to somebody.
class Client : public std::enable_shared_from_this<Client> {
 public:
  using Heard = std::function<void(const std::string& text)>;

  Client(asio::io_context& io, std::uint16_t port, const std::string& cookie) : stream_(io) {
    stream_.next_layer().connect(Tcp::endpoint(asio::ip::address_v4::loopback(), port));
    stream_.set_option(websocket::stream_base::decorator(
        [&](websocket::request_type& request) { request.set(http::field::cookie, cookie); }));
    stream_.read_message_max(16U << 20U);
    stream_.handshake("127.0.0.1", "/ws?lang=en");
    next();  // hello
  }

  // A request and its reply, while nothing else is going on.
  json::object ask(json::object request) {
    request["id"] = 1;
    stream_.write(asio::buffer(json::serialize(request)));
    for (;;) {
      json::object message = json::parse(next()).as_object();
      if (message["type"] == "error") throw std::runtime_error(json::serialize(message));
      if (message["type"] == "ok") return message;
    }
  }

  void listen(Heard heard) {
    heard_ = std::move(heard);
    read();
  }
  void send(std::string text) {
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) write();
  }
  void close() { stream_.next_layer().close(); }

 private:
  std::string next() {
    beast::flat_buffer buffer;
    stream_.read(buffer);
    return beast::buffers_to_string(buffer.data());
  }
  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, std::size_t) {
      if (error) return;
      self->heard_(beast::buffers_to_string(self->buffer_.data()));
      self->buffer_.consume(self->buffer_.size());
      self->read();
    });
  }
  void write() {
    stream_.async_write(asio::buffer(queue_.front()),
                        [self = shared_from_this()](beast::error_code error, std::size_t) {
                          if (error) return;
                          self->queue_.pop_front();
                          if (!self->queue_.empty()) self->write();
                        });
  }

  websocket::stream<beast::tcp_stream> stream_;
  beast::flat_buffer buffer_;
  Heard heard_;
  std::deque<std::string> queue_;
};

// --- tables --------------------------------------------------------------------------------------

std::int64_t plyOf(const std::string& message) {
  constexpr std::string_view kField = "\"ply\":";
  const std::size_t at = message.find(kField);
  return at == std::string::npos ? -1 : std::atoll(message.c_str() + at + kField.size());
}

std::string moveText(const json::object& move) {
  std::string text(move.at("text").as_string());
  if (!move.contains("range")) return text;
  const json::object& range = move.at("range").as_object();
  const std::string gap = fmt::format("{{{}}}", std::string(range.at("operand").as_string()));
  return text.replace(text.find(gap), gap.size(), std::to_string(range.at("from").as_int64()));
}

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

  double percentile(double share) {
    if (latencies_.empty()) return 0;
    std::sort(latencies_.begin(), latencies_.end());
    const auto last = static_cast<double>(latencies_.size() - 1);
    return latencies_[static_cast<std::size_t>(share * last)];
  }

  void print(long opened, long watched, long played) {
    fmt::print(
        "tables {} with {} connections: {:.1f} KiB each, watched {:.1f}, after play {:.1f}\n",
        plan_.tables, 2 * plan_.tables, perTable(opened), perTable(watched), perTable(played));
    fmt::print("moves {} in {} s: {:.0f} per second\n", latencies_.size(), plan_.seconds,
               static_cast<double>(latencies_.size()) / plan_.seconds);
    fmt::print("from move to update at both seats: p50 {:.1f} ms, p99 {:.1f} ms, worst {:.1f} ms\n",
               percentile(0.5), percentile(0.99), percentile(1));
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

int main(int count, char** words) {
  if (count < 2) {
    fmt::print(stderr, "usage: server_load PROGRAM [tables] [moves per second] [seconds]\n");
    return 2;
  }
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  Plan plan{.program = words[1]};
  if (count > 2) plan.tables = std::atoi(words[2]);
  if (count > 3) plan.movesPerSecond = std::atoi(words[3]);
  if (count > 4) plan.seconds = std::atoi(words[4]);
  Load(plan).run();
  return 0;
}
