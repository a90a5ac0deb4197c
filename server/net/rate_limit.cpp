#include "server/net/rate_limit.h"

namespace spannung::server {

bool RateLimit::take(const std::string& name, double tokens) {
  const std::lock_guard lock(mutex_);
  if (buckets_.size() >= forgetAt_) forgetTheQuiet();
  return buckets_.try_emplace(name, rate_).first->second.take(tokens);
}

void RateLimit::giveBack(const std::string& name, double tokens) {
  const std::lock_guard lock(mutex_);
  const auto found = buckets_.find(name);
  if (found != buckets_.end()) found->second.giveBack(tokens);
}

bool RateLimit::has(const std::string& name, double tokens) {
  const std::lock_guard lock(mutex_);
  const auto found = buckets_.find(name);
  return found == buckets_.end() ? rate_.burst >= tokens : found->second.has(tokens);
}

void RateLimit::forgetTheQuiet() {
  std::erase_if(buckets_, [](const auto& entry) { return entry.second.isFull(); });
  forgetAt_ = std::max<std::size_t>(1024, 2 * buckets_.size());
}

}  // namespace spannung::server
