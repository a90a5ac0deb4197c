#include "tests/net/net_client.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace spannung::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
namespace websocket = beast::websocket;

constexpr auto kPatience = std::chrono::seconds(20);

std::string typeOf(const json::object& message) {
  return std::string(message.at("type").as_string());
}

asio::ip::tcp::endpoint loopback(std::uint16_t port) {
  return {asio::ip::address_v4::loopback(), port};
}

}  // namespace

json::object HttpResult::json() const {
  boost::system::error_code error;
  json::value value = json::parse(body, error);
  EXPECT_TRUE(!error && value.is_object()) << body;
  return value.is_object() ? value.get_object() : json::object{};
}

std::string HttpResult::cookie() const {
  const auto found = headers.find("Set-Cookie");
  return found == headers.end() ? "" : found->second.substr(0, found->second.find(';'));
}

namespace {

HttpResult requestFrom(const std::string& source, std::uint16_t port, const std::string& method,
                       const std::string& target, const std::string& body, const Headers& headers) {
  asio::io_context io;
  beast::tcp_stream stream(io);
  stream.socket().open(asio::ip::tcp::v4());
  stream.socket().bind({asio::ip::make_address_v4(source), 0});
  http::request<http::string_body> request;
  request.method_string(method);
  request.target(target);
  request.version(11);
  request.set(http::field::host, "127.0.0.1:" + std::to_string(port));
  for (const auto& [name, value] : headers) request.set(name, value);
  request.body() = body;
  request.prepare_payload();
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  bool done = false;
  stream.expires_after(kPatience);
  stream.async_connect(loopback(port), [&](beast::error_code error) {
    if (error) return;
    http::async_write(stream, request, [&](beast::error_code failed, std::size_t) {
      if (failed) return;
      http::async_read(stream, buffer, response,
                       [&](beast::error_code bad, std::size_t) { done = !bad; });
    });
  });
  io.run();
  if (!done) return {};
  HttpResult result{.status = static_cast<int>(response.result_int()), .body = response.body()};
  for (const auto& field : response)
    result.headers.emplace(std::string(field.name_string()), std::string(field.value()));
  return result;
}

}  // namespace

HttpResult httpRequest(std::uint16_t port, const std::string& method, const std::string& target,
                       const std::string& body, const Headers& headers) {
  return requestFrom("127.0.0.1", port, method, target, body, headers);
}

HttpResult httpGetFrom(const std::string& source, std::uint16_t port, const std::string& target,
                       const Headers& headers) {
  return requestFrom(source, port, "GET", target, {}, headers);
}

struct RawConnection::Parts {
  asio::io_context io;
  asio::ip::tcp::socket socket{io};
};

RawConnection::RawConnection(std::uint16_t port) : parts_(std::make_unique<Parts>()) {
  parts_->socket.connect(loopback(port));
}

RawConnection::~RawConnection() = default;

bool RawConnection::write(const std::string& bytes) {
  beast::error_code error;
  asio::write(parts_->socket, asio::buffer(bytes), error);
  return !error;
}

std::string RawConnection::readAll(std::chrono::milliseconds limit, bool& closed) {
  std::string bytes;
  closed = false;
  asio::async_read(parts_->socket, asio::dynamic_buffer(bytes),
                   [&](beast::error_code, std::size_t) { closed = true; });
  parts_->io.restart();
  parts_->io.run_for(limit);
  const bool ended = closed;
  beast::error_code ignored;
  parts_->socket.cancel(ignored);
  parts_->io.restart();
  parts_->io.run();
  closed = ended;
  return bytes;
}

struct TableSocket::Parts {
  asio::io_context io;
  websocket::stream<beast::tcp_stream> stream{io};
  beast::flat_buffer buffer;
  bool reading = false;
  bool arrived = false;
  bool ended = false;
};

TableSocket::TableSocket(std::uint16_t port, const std::string& cookie, const Headers& headers,
                         const std::string& target, bool compresses)
    : parts_(std::make_unique<Parts>()) {
  auto& stream = parts_->stream;
  beast::error_code error;
  stream.next_layer().socket().connect(loopback(port), error);
  EXPECT_FALSE(error) << error.message();
  stream.read_message_max(64U << 20U);
  websocket::permessage_deflate deflate;
  deflate.client_enable = compresses;
  stream.set_option(deflate);
  stream.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
    if (!cookie.empty()) request.set(http::field::cookie, cookie);
    for (const auto& [name, value] : headers) request.set(name, value);
  }));
  websocket::response_type response;
  stream.handshake(response, "127.0.0.1:" + std::to_string(port), target, error);
  status_ = static_cast<int>(response.result_int());
  parts_->ended = static_cast<bool>(error);
}

TableSocket::TableSocket(TableSocket&&) noexcept = default;
TableSocket& TableSocket::operator=(TableSocket&&) noexcept = default;

TableSocket::~TableSocket() { close(); }

void TableSocket::close() {
  if (!parts_) return;
  parts_->stream.next_layer().close();
  parts_->io.restart();
  parts_->io.run_for(std::chrono::seconds(1));
  parts_->ended = true;
}

bool TableSocket::isClosed() const { return parts_->ended; }

void TableSocket::send(const json::object& message) { sendText(json::serialize(message)); }

void TableSocket::sendText(const std::string& text) {
  beast::error_code error;
  parts_->stream.text(true);
  parts_->stream.write(asio::buffer(text), error);
}

std::optional<json::object> TableSocket::arrived(std::chrono::milliseconds limit) {
  if (parts_->ended) return std::nullopt;
  if (!parts_->reading) {
    parts_->reading = true;
    parts_->stream.async_read(parts_->buffer,
                              [parts = parts_.get()](beast::error_code error, std::size_t) {
                                parts->reading = false;
                                parts->arrived = !error;
                                parts->ended = static_cast<bool>(error);
                              });
  }
  parts_->io.restart();
  const auto until = std::chrono::steady_clock::now() + limit;
  while (parts_->reading && std::chrono::steady_clock::now() < until)
    if (parts_->io.run_one_until(until) == 0) break;
  if (!std::exchange(parts_->arrived, false)) return std::nullopt;
  bytes_.push_back(beast::buffers_to_string(parts_->buffer.data()));
  parts_->buffer.consume(parts_->buffer.size());
  return json::parse(bytes_.back()).as_object();
}

std::optional<json::object> TableSocket::receive(std::chrono::milliseconds limit) {
  if (waiting_.empty()) return arrived(limit);
  json::object first = std::move(waiting_.front());
  waiting_.pop_front();
  return first;
}

json::object TableSocket::next(const std::string& type, std::chrono::milliseconds limit) {
  for (auto message = waiting_.begin(); message != waiting_.end(); ++message) {
    if (typeOf(*message) != type) continue;
    json::object found = std::move(*message);
    waiting_.erase(message);
    return found;
  }
  while (auto message = arrived(limit)) {
    if (typeOf(*message) == type) return *message;
    waiting_.push_back(std::move(*message));
  }
  ADD_FAILURE() << "no " << type << " came";
  return {};
}

json::object TableSocket::ask(json::object request) {
  const int id = ++lastId_;
  request["id"] = id;
  send(request);
  while (auto message = arrived(kPatience)) {
    if (message->contains("id") && message->at("id") == id) return *message;
    waiting_.push_back(std::move(*message));
  }
  ADD_FAILURE() << "no reply to " << json::serialize(request);
  return {{"type", "none"}};
}

json::object TableSocket::askOk(json::object request) {
  json::object reply = ask(request);
  EXPECT_EQ(reply["type"], "ok") << json::serialize(request) << '\n' << json::serialize(reply);
  return reply;
}

std::string TableSocket::askRefused(json::object request) {
  json::object reply = ask(request);
  EXPECT_EQ(reply["type"], "error") << json::serialize(request) << '\n' << json::serialize(reply);
  if (!reply.contains("error")) return "";
  const json::object& error = reply["error"].as_object();
  EXPECT_FALSE(error.at("text").as_string().empty());
  EXPECT_NE(error.at("text").as_string()[0], '[') << error.at("text");
  return std::string(error.at("code").as_string());
}

json::object TableSocket::latestTable(std::chrono::milliseconds quiet) {
  json::object latest = next("table");
  while (auto message = arrived(quiet)) waiting_.push_back(std::move(*message));
  std::deque<json::object> others;
  for (json::object& message : waiting_) {
    if (message["type"] == "table")
      latest = std::move(message);
    else
      others.push_back(std::move(message));
  }
  waiting_ = std::move(others);
  return latest;
}

void TableSocket::drop(const std::string& type) {
  std::erase_if(waiting_, [&type](const json::object& message) { return typeOf(message) == type; });
}

}  // namespace spannung::server
