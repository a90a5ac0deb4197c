// How often something may be done: in bursts, and in the long run.
#pragma once

#include <algorithm>
#include <chrono>

namespace spannung::server {

struct Rate {
  double perSecond = 1;
  double burst = 1;
};

class TokenBucket {
 public:
  using Clock = std::chrono::steady_clock;

  explicit TokenBucket(Rate rate, Clock::time_point now = Clock::now())
      : rate_(rate), tokens_(rate.burst), filled_(now) {}

  // False if it is too often.
  bool take(double tokens = 1, Clock::time_point now = Clock::now()) {
    tokens_ = level(now);
    filled_ = now;
    if (tokens_ < tokens) return false;
    tokens_ -= tokens;
    return true;
  }
  void giveBack(double tokens = 1, Clock::time_point now = Clock::now()) {
    tokens_ = std::min(rate_.burst, level(now) + tokens);
    filled_ = now;
  }
  bool has(double tokens = 1, Clock::time_point now = Clock::now()) const {
    return level(now) >= tokens;
  }
  // Nothing was taken for so long that it might as well be a new one.
  bool isFull(Clock::time_point now = Clock::now()) const { return level(now) >= rate_.burst; }

 private:
  double level(Clock::time_point now) const {
    const std::chrono::duration<double> passed = now - filled_;
    return std::min(rate_.burst, tokens_ + passed.count() * rate_.perSecond);
  }

  Rate rate_;
  double tokens_;
  Clock::time_point filled_;
};

}  // namespace spannung::server
