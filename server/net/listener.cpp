#include "server/net/listener.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>

namespace spannung::server {

namespace asio = boost::asio;
using Tcp = asio::ip::tcp;

Listener::Listener(asio::io_context& context, Site& site, const TransportLimits& limits,
                   Networks trustedProxies)
    : context_(context),
      shared_{.site = site,
              .limits = limits,
              .trustedProxies = std::move(trustedProxies),
              .count = std::make_shared<ConnectionCount>(limits.connections,
                                                         limits.connectionsPerAddress),
              .onSocket = [this](std::weak_ptr<Socket> socket) { remember(std::move(socket)); }},
      acceptor_(asio::make_strand(context)),
      pause_(acceptor_.get_executor()) {}

Expected<std::uint16_t> Listener::listen(const std::string& address, std::uint16_t port) {
  boost::system::error_code error;
  const auto parsed = asio::ip::make_address(address == "localhost" ? "127.0.0.1" : address, error);
  if (error) return problem("--address", "bad_address", {{"address", address}});
  const Tcp::endpoint endpoint(parsed, port);
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(Tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
  if (error == asio::error::address_in_use)
    return problem("--port", "port_taken", {{"port", std::to_string(port)}});
  if (error)
    return problem(
        "--address", "cannot_listen",
        {{"address", address}, {"port", std::to_string(port)}, {"reason", error.message()}});
  asio::post(acceptor_.get_executor(), [this] { accept(); });
  return acceptor_.local_endpoint().port();
}

void Listener::accept() {
  if (!acceptor_.is_open()) return;
  acceptor_.async_accept(asio::make_strand(context_),
                         [this](boost::system::error_code error, Tcp::socket socket) {
                           accepted(error, std::move(socket));
                         });
}

void Listener::accepted(boost::system::error_code error, Tcp::socket socket) {
  if (error == asio::error::operation_aborted) return;
  if (!error) {
    boost::system::error_code ignored;
    socket.set_option(Tcp::no_delay(true), ignored);
    startHttp(std::move(socket), shared_);
    return accept();
  }
  // Out of file descriptors, most likely: trying again at once would only heat the room.
  pause_.expires_after(std::chrono::milliseconds(100));
  pause_.async_wait([this](boost::system::error_code stopped) {
    if (!stopped) accept();
  });
}

void Listener::remember(std::weak_ptr<Socket> socket) {
  const std::lock_guard lock(mutex_);
  if (closed_) {
    if (const auto late = socket.lock()) late->close(CloseReason::goingAway);
    return;
  }
  if (sockets_.size() >= forgetAt_) {
    std::erase_if(sockets_, [](const auto& known) { return known.expired(); });
    forgetAt_ = std::max<std::size_t>(64, 2 * sockets_.size());
  }
  sockets_.push_back(std::move(socket));
}

std::vector<std::shared_ptr<Socket>> Listener::sockets() {
  const std::lock_guard lock(mutex_);
  std::vector<std::shared_ptr<Socket>> open;
  for (const auto& weak : sockets_)
    if (auto socket = weak.lock()) open.push_back(std::move(socket));
  return open;
}

void Listener::close(const SharedText& lastWord) {
  asio::post(acceptor_.get_executor(), [this] {
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    pause_.cancel();
  });
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
  }
  for (const auto& socket : sockets()) {
    socket->send(lastWord);
    socket->close(CloseReason::goingAway);
  }
}

std::size_t Listener::openSockets() { return sockets().size(); }

void Listener::hangUp() {
  for (const auto& socket : sockets()) socket->close(CloseReason::tooSlow);
}

}  // namespace spannung::server
