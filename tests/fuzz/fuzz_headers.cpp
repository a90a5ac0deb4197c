// Any lines as the headers of a request that say who asks, for whom, under which name and in which
// form. Line by line: Forwarded, X-Forwarded-For, -Proto, -Host, Host, Accept-Encoding, and a
// network as somebody types it.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/net/client_address.h"
#include "server/net/content_coding.h"
#include "server/net/host_names.h"
#include "tests/fuzz/fuzz_library.h"

namespace spannung::fuzz {
namespace {

using server::Client;
using server::Networks;

std::string takeLine(std::string_view& rest) {
  const std::size_t end = std::min(rest.find('\n'), rest.size());
  std::string line(rest.substr(0, end));
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return line;
}

// Whatever is said, nobody behind a proxy becomes this machine, and a stranger is who he is.
void lookAtClient(const server::ForwardedHeaders& headers) {
  const auto proxy = *server::parseAddress("127.0.0.1");
  const Client client = server::clientOf(proxy, headers, Networks::loopback(), "localhost");
  require(client.isThisMachine == headers.isEmpty());
  require(!client.isCertain || headers.isEmpty() || !client.address.is_loopback());
  require(!server::limitGroup(client.address).empty());
  const auto stranger = *server::parseAddress("192.0.2.1");
  require(server::clientOf(stranger, headers, Networks::loopback(), "localhost").address ==
          stranger);
}

void lookAtNetwork(const std::string& text) {
  const auto network = server::Network::parse("", text);
  const auto first = server::parseAddress(text.substr(0, text.find('/')));
  require(!network || (first && network->contains(*first)));
}

}  // namespace
}  // namespace spannung::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace spannung::fuzz;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  spannung::server::ForwardedHeaders headers;
  for (std::string* header :
       {&headers.forwarded, &headers.forwardedFor, &headers.forwardedProto, &headers.forwardedHost})
    *header = takeLine(rest);
  lookAtClient(headers);
  static const spannung::server::HostNames kNames;
  const std::string host = takeLine(rest);
  require(!kNames.allow("x" + host + ".evil.example"));
  (void)spannung::server::chosenCoding(takeLine(rest), {.hasGzip = true, .hasBrotli = true});
  lookAtNetwork(takeLine(rest));
  return 0;
}
