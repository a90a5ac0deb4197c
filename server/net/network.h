// IP addresses and networks of them. An IPv4 address in the clothes of IPv6 (::ffff:192.0.2.1) is
// the IPv4 address.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/ip/address.hpp>

#include "base/problem.h"

namespace spannung::server {

using IpAddress = boost::asio::ip::address;

// Without the clothes, and without the zone of a link.
IpAddress plainAddress(const IpAddress& address);
std::optional<IpAddress> parseAddress(std::string_view text);

// Whoever has one IPv6 address has 2^64 of them, so limits count those as one.
std::string limitGroup(const IpAddress& address);

class Network {
 public:
  // "10.0.0.0/8", "fd00::/8", or a single address.
  static Expected<Network> parse(const std::string& place, const std::string& text);

  bool contains(const IpAddress& address) const;

 private:
  using Bytes = std::array<unsigned char, 16>;
  Network(const Bytes& bytes, unsigned prefix) : bytes_(bytes), prefix_(prefix) {}

  Bytes bytes_;
  unsigned prefix_;
};

class Networks {
 public:
  Networks() = default;
  // `place` is where the texts come from, for problems.
  static Expected<Networks> parse(const std::string& place, const std::vector<std::string>& texts);
  // This machine, as it calls itself.
  static Networks loopback();

  bool contains(const IpAddress& address) const;

 private:
  std::vector<Network> networks_;
};

}  // namespace spannung::server
