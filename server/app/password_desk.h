// Passwords, hashed with argon2id on threads of their own: each takes a tenth of a second and
// 64 MiB, so only a few at a time, and not too many in line.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/thread_pool.hpp>

#include "base/problem.h"

namespace spannung::server {

class PasswordDesk {
 public:
  using Hashed = std::function<void(Expected<std::string>)>;
  using Verified = std::function<void(Expected<bool>)>;

  // Answers come on the executor, or at once with `server_busy`.
  explicit PasswordDesk(boost::asio::any_io_executor executor) : executor_(std::move(executor)) {}

  // Nobody fills the line alone: `from` is an address, of which only a few may stand in it.
  void hash(const std::string& from, std::string password, Hashed done);
  // An empty hash takes as long as a wrong password, so that nobody learns which names exist.
  void verify(const std::string& from, std::string hash, std::string password, Verified done);
  void stop() {
    threads_.stop();
    threads_.join();
  }

 private:
  static constexpr int kLongestLine = 32;
  static constexpr int kMostOfOne = 4;
  bool enter(const std::string& from);
  void leave(const std::string& from);

  boost::asio::any_io_executor executor_;
  std::mutex mutex_;
  int waiting_ = 0;
  std::map<std::string, int> waitingFrom_;
  boost::asio::thread_pool threads_{2};
};

}  // namespace spannung::server
