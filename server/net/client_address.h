// Who asks: the one at the other end of the connection, or the one for whom a proxy speaks.
#pragma once

#include <string>
#include <string_view>

#include "server/net/forwarded.h"
#include "server/net/network.h"

namespace spannung::server {

struct Client {
  IpAddress address{};
  // Nobody could have made the address up: it is that of the connection, or a trusted proxy saw it.
  bool isCertain = false;
  // A program of this machine that speaks for itself. Behind a proxy nobody is, whatever is said.
  bool isThisMachine = false;
  bool isSecure = false;  // came to our proxies by https
  std::string host{};     // whom the browser asked for, if a proxy says that
};

// Goes through what the proxies have added, from the nearest outwards, as long as the one who says
// it is trusted. What cannot be read, or is contradicted by the other kind of header, is not
// believed: then the connection is all we know. `host` is whom the request asks for: who means this
// machine says so, and a proxy that adds nothing passes on the name by which others know us.
Client clientOf(const IpAddress& connected, const ForwardedHeaders& headers,
                const Networks& trusted, std::string_view host);

}  // namespace spannung::server
