// What load generators have in common: a server of their own, guests, and their connections.
#pragma once

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
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

namespace spannung::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
namespace websocket = beast::websocket;
using Clock = std::chrono::steady_clock;
using Tcp = asio::ip::tcp;

// Every connection is a file to the system.
inline void allowManyFiles() {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

// `PROGRAM serve` with an empty store.
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

// The cookies of many guests, over one connection.
inline std::vector<std::string> guests(std::uint16_t port, int count) {
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

inline std::int64_t plyOf(const std::string& message) {
  constexpr std::string_view kField = "\"ply\":";
  const std::size_t at = message.find(kField);
  return at == std::string::npos ? -1 : std::atoll(message.c_str() + at + kField.size());
}

inline std::string moveText(const json::object& move) {
  std::string text(move.at("text").as_string());
  if (!move.contains("range")) return text;
  const json::object& range = move.at("range").as_object();
  const std::string gap = fmt::format("{{{}}}", std::string(range.at("operand").as_string()));
  return text.replace(text.find(gap), gap.size(), std::to_string(range.at("from").as_int64()));
}

inline double percentile(std::vector<double>& figures, double share) {
  if (figures.empty()) return 0;
  std::sort(figures.begin(), figures.end());
  return figures[static_cast<std::size_t>(share * static_cast<double>(figures.size() - 1))];
}

}  // namespace spannung::load
