// Accepts connections and keeps track of WebSockets.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

#include "base/problem.h"
#include "server/net/http_connection.h"

namespace spannung::server {

// Must live until the context has stopped running.
class Listener {
 public:
  // `trustedProxies` are believed when they say for whom they speak.
  Listener(boost::asio::io_context& context, Site& site, const TransportLimits& limits,
           Networks trustedProxies);

  // Port 0 takes any free one. Returns the one taken.
  Expected<std::uint16_t> listen(const std::string& address, std::uint16_t port);
  int connections() const { return shared_.count->all(); }
  // No new connections; says `lastWord` to every WebSocket and closes it.
  void close(const SharedText& lastWord);
  // WebSockets that are still there; and an end to those.
  std::size_t openSockets();
  void hangUp();

 private:
  void accept();
  void accepted(boost::system::error_code error, boost::asio::ip::tcp::socket socket);
  void remember(std::weak_ptr<Socket> socket);
  std::vector<std::shared_ptr<Socket>> sockets();

  boost::asio::io_context& context_;
  TransportShared shared_;
  boost::asio::ip::tcp::acceptor acceptor_;
  boost::asio::steady_timer pause_;
  std::mutex mutex_;
  bool closed_ = false;
  std::vector<std::weak_ptr<Socket>> sockets_;
  std::size_t forgetAt_ = 64;
};

}  // namespace spannung::server
