// The names under which this server is asked. A stranger's page can let its own name lead to our
// address, and then counts as one of ours to the browser (DNS rebinding); but it cannot ask under
// another name than its own.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/problem.h"

namespace spannung::server {

class HostNames {
 public:
  // Addresses, localhost and the name of this machine.
  HostNames();
  // Further ones: "table.example".
  Expected<void> add(const std::string& place, const std::string& name);
  // That of an address of this server: "https://table.example".
  Expected<void> addOrigin(const std::string& place, const std::string& origin);

  // As in the header Host, perhaps with a port. Nobody can let an address lead elsewhere, so all of
  // them are fine.
  bool allow(std::string_view host) const;

 private:
  std::set<std::string, std::less<>> names_;
};

// Whether such a header means this machine and no other: "localhost:8080", "127.0.0.1", "[::1]".
bool isLoopbackHost(std::string_view host);

}  // namespace spannung::server
