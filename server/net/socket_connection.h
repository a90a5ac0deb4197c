// A WebSocket from the handshake to its end. Includes Beast: only the connections use it.
#pragma once

#include <memory>

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/connection_count.h"
#include "server/net/site.h"
#include "server/net/transport_limits.h"

namespace spannung::server {

using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Returns it for the list of those to be closed at the end.
std::shared_ptr<Socket> startSocket(boost::beast::tcp_stream stream, BeastRequest request,
                                    std::shared_ptr<SocketClient> client,
                                    const TransportLimits& limits, Admission admission);

}  // namespace spannung::server
