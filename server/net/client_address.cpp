#include "server/net/client_address.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "server/net/host_names.h"

namespace spannung::server {
namespace {

struct Origin {
  IpAddress address;
  std::size_t believed = 0;  // so many proxies
  bool isSecure = false;
  std::string host{};
};

// What the outermost of the believed proxies says; some say it once for all of them.
std::string outermost(const std::vector<std::string>& said, std::size_t believed) {
  if (said.empty()) return {};
  return said[said.size() - std::clamp<std::size_t>(believed, 1, said.size())];
}

// Nothing if somebody who is trusted says what cannot be.
std::optional<Origin> originOf(const IpAddress& connected, const Forwarding& said,
                               const Networks& trusted) {
  Origin origin{connected};
  for (auto node = said.nodes.rbegin();
       node != said.nodes.rend() && trusted.contains(origin.address); ++node) {
    const auto next = parseNode(*node);
    if (!next || next->is_unspecified() || next->is_multicast()) return std::nullopt;
    origin.address = *next;
    ++origin.believed;
  }
  origin.isSecure = outermost(said.protos, origin.believed) == "https";
  origin.host = outermost(said.hosts, origin.believed);
  return origin;
}

std::optional<Origin> newerOrigin(const IpAddress& connected, const ForwardedHeaders& headers,
                                  const Networks& trusted) {
  const auto said = parseForwarded(headers.forwarded);
  return said ? originOf(connected, *said, trusted) : std::nullopt;
}

// Many proxies write one kind of header and pass on the other as a client has made it up, so where
// there are both they have to agree.
std::optional<Origin> agreedOrigin(const IpAddress& connected, const ForwardedHeaders& headers,
                                   const Networks& trusted) {
  const auto older = originOf(connected, olderForwarding(headers), trusted);
  if (headers.forwarded.empty()) return older;
  auto newer = newerOrigin(connected, headers, trusted);
  if (!newer || !older) return std::nullopt;
  if (older->believed > 0 && older->address != newer->address) return std::nullopt;
  newer->isSecure = newer->isSecure || older->isSecure;
  if (newer->host.empty()) newer->host = older->host;
  return newer;
}

}  // namespace

Client clientOf(const IpAddress& connected, const ForwardedHeaders& headers,
                const Networks& trusted, std::string_view host) {
  Client client{.address = connected, .isCertain = headers.isEmpty()};
  client.isThisMachine = headers.isEmpty() && connected.is_loopback() && isLoopbackHost(host);
  if (headers.isEmpty() || !trusted.contains(connected)) return client;
  const auto origin = agreedOrigin(connected, headers, trusted);
  if (!origin) return client;
  client.address = origin->address;
  client.isCertain = !trusted.contains(origin->address) && !origin->address.is_loopback();
  client.isSecure = origin->isSecure;
  client.host = origin->host;
  return client;
}

}  // namespace spannung::server
