// What a proxy says about the requests it passes on: the header Forwarded (RFC 7239), or the older
// X-Forwarded-*. Only reading; whom to believe is decided elsewhere (client_address.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/network.h"

namespace spannung::server {

// As they came, several of the same name joined by commas.
struct ForwardedHeaders {
  std::string forwarded{};
  std::string forwardedFor{};
  std::string forwardedProto{};
  std::string forwardedHost{};
  bool hasOthers = false;  // another sign of a proxy: Via, X-Real-IP

  bool isEmpty() const {
    return forwarded.empty() && forwardedFor.empty() && forwardedProto.empty() &&
           forwardedHost.empty() && !hasOthers;
  }
};

// What was added on the way, the nearest proxy last. The lists of the older headers need not have
// the same length.
struct Forwarding {
  std::vector<std::string> nodes{};  // for whom it speaks
  std::vector<std::string> protos{};
  std::vector<std::string> hosts{};
};

// Nothing if the header cannot be read.
std::optional<Forwarding> parseForwarded(std::string_view header);
Forwarding olderForwarding(const ForwardedHeaders& headers);
// "192.0.2.1", "192.0.2.1:4711", "2001:db8::1", "[2001:db8::1]:4711"; nothing for all others,
// "unknown" and "_hidden" among them.
std::optional<IpAddress> parseNode(std::string_view node);

}  // namespace spannung::server
