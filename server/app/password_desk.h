// Passwords, hashed with argon2id on threads of their own: each takes a tenth of a second and
// 64 MiB, so only a few at a time, and not too many in line.
#pragma once

#include <atomic>
#include <functional>
#include <string>

#include <boost/asio/thread_pool.hpp>

#include "games/problem.h"

namespace spannung::server {

class PasswordDesk {
 public:
  using Hashed = std::function<void(Expected<std::string>)>;
  using Verified = std::function<void(Expected<bool>)>;

  // Both call back on a thread of the desk, or at once with `server_busy`.
  void hash(std::string password, Hashed done);
  // An empty hash takes as long as a wrong password, so that nobody learns which names exist.
  void verify(std::string hash, std::string password, Verified done);
  void stop() {
    threads_.stop();
    threads_.join();
  }

 private:
  static constexpr int kLongestLine = 32;
  bool enter();

  std::atomic<int> waiting_ = 0;
  boost::asio::thread_pool threads_{2};
};

}  // namespace spannung::server
