#include "server/net/connection_count.h"

#include "server/net/peer.h"

namespace spannung::server {

std::unique_ptr<ConnectionCount::Ticket> ConnectionCount::enter(const std::string& address) {
  const std::lock_guard lock(mutex_);
  if (all_ >= most_) return nullptr;
  int& here = byAddress_[address];
  if (here >= mostPerAddress_ && !isThisMachine(address)) return nullptr;
  ++here;
  ++all_;
  return std::make_unique<Ticket>(shared_from_this(), address);
}

int ConnectionCount::all() const {
  const std::lock_guard lock(mutex_);
  return all_;
}

void ConnectionCount::leave(const std::string& address) {
  const std::lock_guard lock(mutex_);
  --all_;
  const auto found = byAddress_.find(address);
  if (found != byAddress_.end() && --found->second == 0) byAddress_.erase(found);
}

}  // namespace spannung::server
