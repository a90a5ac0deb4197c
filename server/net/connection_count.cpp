#include "server/net/connection_count.h"

namespace spannung::server {

std::unique_ptr<ConnectionCount::Ticket> ConnectionCount::enter() {
  const std::lock_guard lock(mutex_);
  if (all_ >= most_) return nullptr;
  ++all_;
  return std::make_unique<Ticket>(shared_from_this(), std::string());
}

std::unique_ptr<ConnectionCount::Ticket> ConnectionCount::enterFrom(const std::string& address) {
  const std::lock_guard lock(mutex_);
  int& here = byAddress_[address];
  if (here >= mostPerAddress_) return nullptr;
  ++here;
  return std::make_unique<Ticket>(shared_from_this(), address);
}

int ConnectionCount::all() const {
  const std::lock_guard lock(mutex_);
  return all_;
}

void ConnectionCount::leave(const std::string& address) {
  const std::lock_guard lock(mutex_);
  if (address.empty()) {
    --all_;
    return;
  }
  const auto found = byAddress_.find(address);
  if (found != byAddress_.end() && --found->second == 0) byAddress_.erase(found);
}

}  // namespace spannung::server
