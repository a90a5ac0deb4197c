#include "server/net/peer.h"

namespace spannung::server {
namespace {

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

}  // namespace

bool isThisMachine(std::string_view address) {
  return address == "::1" || address.starts_with("127.") || address.starts_with("::ffff:127.");
}

std::string peerAddress(std::string_view connected, std::string_view forwardedFor) {
  constexpr std::size_t kLongestAddress = 64;
  if (!isThisMachine(connected)) return std::string(connected);
  const std::size_t comma = forwardedFor.rfind(',');
  const std::string_view last =
      trimmed(comma == std::string_view::npos ? forwardedFor : forwardedFor.substr(comma + 1));
  return std::string(last.empty() || last.size() > kLongestAddress ? connected : last);
}

}  // namespace spannung::server
