// Who is at the other end of a connection.
#pragma once

#include <string>
#include <string_view>

namespace spannung::server {

// A proxy on this machine is believed when it says for whom it speaks: the last address it added to
// X-Forwarded-For. Nobody else is.
std::string peerAddress(std::string_view connected, std::string_view forwardedFor);

// Programs of this machine are not limited by address: behind a proxy everybody would share one.
bool isThisMachine(std::string_view address);

}  // namespace spannung::server
