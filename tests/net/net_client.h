// A client for tests, over real sockets. Everything waits with a limit, so that a test that gets no
// answer fails instead of hanging. Beast stays inside net_client.cpp.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

namespace spannung::server {

using Headers = std::map<std::string, std::string>;

struct HttpResult {
  int status = 0;  // 0: no answer
  Headers headers{};
  std::string body{};

  boost::json::object json() const;
  // The cookie to send back.
  std::string cookie() const;
};

HttpResult httpRequest(std::uint16_t port, const std::string& method, const std::string& target,
                       const std::string& body = {}, const Headers& headers = {});
// From another address of this machine, such as 127.0.0.2.
HttpResult httpGetFrom(const std::string& source, std::uint16_t port, const std::string& target,
                       const Headers& headers = {});
inline HttpResult httpGet(std::uint16_t port, const std::string& target,
                          const Headers& headers = {}) {
  return httpRequest(port, "GET", target, {}, headers);
}

// A TCP connection for those who do not keep to the rules.
class RawConnection {
 public:
  explicit RawConnection(std::uint16_t port);
  ~RawConnection();
  bool write(const std::string& bytes);
  // What arrives until the other side closes or the time is over; `closed` says which.
  std::string readAll(std::chrono::milliseconds limit, bool& closed);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

class TableSocket {
 public:
  // A failed handshake shows in `status`.
  TableSocket(std::uint16_t port, const std::string& cookie, const Headers& headers = {},
              const std::string& target = "/ws?lang=en", bool compresses = false);
  TableSocket(TableSocket&&) noexcept;
  TableSocket& operator=(TableSocket&&) noexcept;
  ~TableSocket();

  int status() const { return status_; }  // 101 if it is open
  void send(const boost::json::object& message);
  void sendText(const std::string& text);
  // The next message; nothing if none comes in time or the connection has ended.
  std::optional<boost::json::object> receive(
      std::chrono::milliseconds limit = std::chrono::seconds(20));
  // The next one of this type; others before it wait for their turn.
  boost::json::object next(const std::string& type,
                           std::chrono::milliseconds limit = std::chrono::seconds(20));
  // Sends a request and returns its reply; other messages wait for their turn.
  boost::json::object ask(boost::json::object request);
  // The same for requests that must succeed, and for those that must not: the code of the error.
  boost::json::object askOk(boost::json::object request);
  std::string askRefused(boost::json::object request);
  // The last `table` message that has arrived, with all that arrive within a moment.
  boost::json::object latestTable(std::chrono::milliseconds quiet = std::chrono::milliseconds(150));
  void drop(const std::string& type);  // forgets what waits

  bool isClosed() const;
  // As it came in, in order.
  const std::vector<std::string>& bytes() const { return bytes_; }
  std::vector<std::string> takeBytes() { return std::exchange(bytes_, {}); }
  // Stops reading, as a client does that has hung.
  void close();

 private:
  struct Parts;
  std::optional<boost::json::object> arrived(std::chrono::milliseconds limit);

  std::unique_ptr<Parts> parts_;
  int status_ = 0;
  int lastId_ = 0;
  std::deque<boost::json::object> waiting_;
  std::vector<std::string> bytes_;
};

}  // namespace spannung::server
