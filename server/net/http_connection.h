// One TCP connection that speaks HTTP/1.1, until it ends or becomes a WebSocket.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include <boost/asio/ip/tcp.hpp>

#include "server/net/connection_count.h"
#include "server/net/network.h"
#include "server/net/site.h"
#include "server/net/transport_limits.h"

namespace spannung::server {

// What connections share; outlives them while anything runs.
struct TransportShared {
  Site& site;
  TransportLimits limits;
  Networks trustedProxies;
  std::shared_ptr<ConnectionCount> count;
  // Told of every new WebSocket, so that all can be closed at the end.
  std::function<void(std::weak_ptr<Socket>)> onSocket;
};

// `socket` belongs to a strand of its own.
void startHttp(boost::asio::ip::tcp::socket socket, TransportShared& shared);

}  // namespace spannung::server
