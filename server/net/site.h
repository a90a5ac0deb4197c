// What the transport needs from the server behind it. Neither side knows the other's libraries.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include <tl/expected.hpp>

#include "server/net/http_message.h"

namespace spannung::server {

// One text, shared by everybody who receives it.
using SharedText = std::shared_ptr<const std::string>;

enum class CloseReason { goingAway, tooSlow, tooFast, tooMany, bye };

// Our end of a WebSocket. All functions may be called from any thread and return at once.
class Socket {
 public:
  Socket() = default;
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  virtual ~Socket() = default;

  // A client that does not keep up with reading is cut off, never waited for.
  virtual void send(SharedText text) = 0;
  // The same for a text that was asked for and may be large: that it is not read at once is no
  // offence. One at a time: `written` is called when the next may be sent, on the client's thread,
  // and not at all if the connection has ended.
  virtual void sendLarge(SharedText text, std::function<void()> written) {
    send(std::move(text));
    written();
  }
  // Says goodbye after what has been sent before; with `tooSlow` hangs up at once.
  virtual void close(CloseReason reason) = 0;
};

// Whoever is told what comes in. Calls never overlap; `closed` is the last one.
class SocketClient {
 public:
  SocketClient() = default;
  SocketClient(const SocketClient&) = delete;
  SocketClient& operator=(const SocketClient&) = delete;
  virtual ~SocketClient() = default;

  virtual void opened(std::shared_ptr<Socket> socket) = 0;
  virtual void received(const std::string& text) = 0;
  virtual void closed() = 0;
};

class Site {
 public:
  using Answer = std::function<void(HttpReply)>;
  using Welcome = tl::expected<std::shared_ptr<SocketClient>, HttpReply>;
  using Admit = std::function<void(Welcome)>;

  Site() = default;
  Site(const Site&) = delete;
  Site& operator=(const Site&) = delete;
  virtual ~Site() = default;

  // Both answer exactly once, from any thread, now or later.
  virtual void answer(HttpRequest request, Answer done) = 0;
  virtual void admit(HttpRequest request, Admit done) = 0;
};

}  // namespace spannung::server
