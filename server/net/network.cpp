#include "server/net/network.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace spannung::server {
namespace {

namespace ip = boost::asio::ip;

constexpr unsigned kAllBits = 128;
constexpr unsigned kBitsBeforeV4 = 96;
constexpr unsigned kByte = 8;

ip::address_v6::bytes_type bytesOf(const IpAddress& address) {
  if (address.is_v6()) return address.to_v6().to_bytes();
  return ip::make_address_v6(ip::v4_mapped, address.to_v4()).to_bytes();
}

std::optional<unsigned> parsePrefix(std::string_view text, unsigned most) {
  unsigned bits = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), bits);
  if (error != std::errc() || end != text.data() + text.size() || bits > most) return std::nullopt;
  return bits;
}

// The bits of one byte that belong to a network whose prefix ends so many bits after its beginning.
unsigned char maskOf(int bits) {
  constexpr unsigned kAllSet = 0xff;
  const unsigned kept = static_cast<unsigned>(std::clamp(bits, 0, static_cast<int>(kByte)));
  return static_cast<unsigned char>(kAllSet << (kByte - kept));
}

template <class Bytes>
Bytes masked(Bytes bytes, unsigned prefix) {
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] &= maskOf(static_cast<int>(prefix) - static_cast<int>(i * kByte));
  return bytes;
}

}  // namespace

IpAddress plainAddress(const IpAddress& address) {
  if (address.is_v4()) return address;
  ip::address_v6 v6 = address.to_v6();
  if (v6.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, v6);
  v6.scope_id(0);
  return v6;
}

std::optional<IpAddress> parseAddress(std::string_view text) {
  constexpr std::size_t kLongest = 64;
  if (text.empty() || text.size() > kLongest) return std::nullopt;
  boost::system::error_code error;
  const IpAddress address = ip::make_address(std::string(text), error);
  if (error) return std::nullopt;
  return plainAddress(address);
}

std::string limitGroup(const IpAddress& address) {
  constexpr unsigned kOneHousehold = 64;
  if (address.is_v4()) return address.to_string();
  return ip::address_v6(masked(bytesOf(address), kOneHousehold)).to_string() + "/64";
}

Expected<Network> Network::parse(const std::string& place, const std::string& text) {
  const std::size_t slash = std::min(text.find('/'), text.size());
  const std::string_view first = std::string_view(text).substr(0, slash);
  const auto address = parseAddress(first);
  if (!address || first.find('%') != std::string_view::npos)
    return problem(place, "bad_network", {{"value", text}});
  const unsigned before = first.find(':') == std::string_view::npos ? kBitsBeforeV4 : 0;
  std::optional<unsigned> prefix = kAllBits - before;
  if (slash < text.size())
    prefix = parsePrefix(std::string_view(text).substr(slash + 1), kAllBits - before);
  if (!prefix)
    return problem(place, "bad_network_prefix",
                   {{"value", text}, {"most", std::to_string(kAllBits - before)}});
  const Network network(masked(bytesOf(*address), *prefix + before), *prefix + before);
  if (network.bytes_ == bytesOf(*address)) return network;
  const std::string meant = plainAddress(ip::address_v6(network.bytes_)).to_string();
  return problem(place, "network_beyond_prefix",
                 {{"value", text}, {"network", fmt::format("{}/{}", meant, *prefix)}});
}

bool Network::contains(const IpAddress& address) const {
  return masked(bytesOf(address), prefix_) == bytes_;
}

Expected<Networks> Networks::parse(const std::string& place,
                                   const std::vector<std::string>& texts) {
  Networks all;
  for (const std::string& text : texts) {
    auto network = Network::parse(place, text);
    if (!network) return tl::unexpected(network.error());
    all.networks_.push_back(*network);
  }
  return all;
}

Networks Networks::loopback() { return *parse("", {"127.0.0.0/8", "::1"}); }

bool Networks::contains(const IpAddress& address) const {
  return std::any_of(networks_.begin(), networks_.end(),
                     [&](const Network& network) { return network.contains(address); });
}

}  // namespace spannung::server
