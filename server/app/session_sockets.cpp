#include "server/app/session_sockets.h"

#include <algorithm>
#include <utility>

namespace spannung::server {

SessionSockets::Pass::~Pass() { all_.leave(*this); }

bool SessionSockets::Pass::claim(const PersonId& person) {
  const std::lock_guard lock(all_.mutex_);
  int& sockets = all_.ofPerson_[person];
  if (sockets >= all_.perPerson_) return false;
  ++sockets;
  person_ = person;
  return true;
}

bool SessionSockets::Pass::isEnded() const {
  const std::lock_guard lock(all_.mutex_);
  return ended_;
}

void SessionSockets::Pass::opened(const std::shared_ptr<Socket>& socket) {
  const std::lock_guard lock(all_.mutex_);
  socket_ = socket;
  if (ended_) socket->close(CloseReason::bye);
}

std::unique_ptr<SessionSockets::Pass> SessionSockets::admit(std::string session) {
  auto pass = std::make_unique<Pass>(*this, std::move(session));
  const std::lock_guard lock(mutex_);
  if (!pass->session_.empty()) passes_.emplace(pass->session_, pass.get());
  return pass;
}

// A socket takes no further message once it was told to close.
void SessionSockets::end(const std::string& session) {
  const std::lock_guard lock(mutex_);
  const auto [first, last] = passes_.equal_range(session);
  for (auto entry = first; entry != last; ++entry) {
    entry->second->ended_ = true;
    if (const auto socket = entry->second->socket_.lock()) socket->close(CloseReason::bye);
  }
}

std::vector<std::string> SessionSockets::sessions() const {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> all;
  for (const auto& [session, pass] : passes_)
    if (all.empty() || all.back() != session) all.push_back(session);
  return all;
}

void SessionSockets::leave(Pass& pass) {
  const std::lock_guard lock(mutex_);
  const auto [first, last] = passes_.equal_range(pass.session_);
  const auto own =
      std::find_if(first, last, [&pass](const auto& entry) { return entry.second == &pass; });
  if (own != last) passes_.erase(own);
  const auto count = ofPerson_.find(pass.person_);
  if (count != ofPerson_.end() && --count->second == 0) ofPerson_.erase(count);
}

}  // namespace spannung::server
