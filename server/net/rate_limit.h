// One token bucket for everybody who is limited by a name: a person, an address.
#pragma once

#include <map>
#include <mutex>
#include <string>

#include "server/net/http_message.h"
#include "server/net/token_bucket.h"

namespace spannung::server {

class RateLimit {
 public:
  explicit RateLimit(Rate rate) : rate_(rate) {}

  bool take(const std::string& name, double tokens = 1);
  // What was taken in vain.
  void giveBack(const std::string& name, double tokens = 1);
  // Whether there is something to take.
  bool has(const std::string& name, double tokens = 1);

 private:
  // Names come and go; buckets that are full again are forgotten from time to time.
  void forgetTheQuiet();

  Rate rate_;
  std::mutex mutex_;
  std::map<std::string, TokenBucket> buckets_;
  std::size_t forgetAt_ = 1024;
};

// The same for everybody at one address, except programs of this machine.
class AddressLimit {
 public:
  explicit AddressLimit(Rate rate) : limit_(rate) {}

  bool take(const HttpRequest& request) {
    return request.limitedAs.empty() || limit_.take(request.limitedAs);
  }

 private:
  RateLimit limit_;
};

}  // namespace spannung::server
