// Connections that threads borrow. Opens new ones up to a limit, then lets callers wait.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "base/problem.h"

namespace spannung::server {

template <class C>
class ConnectionPool {
 public:
  using Open = std::function<Expected<std::unique_ptr<C>>()>;

  ConnectionPool(std::size_t limit, Open open) : limit_(limit), open_(std::move(open)) {}

  // Calls use(connection) with one that nobody else has meanwhile.
  template <class Use>
  auto with(Use use) -> decltype(use(std::declval<C&>())) {
    auto borrowed = borrow();
    if (!borrowed) return tl::unexpected(borrowed.error());
    auto result = use(**borrowed);
    giveBack(std::move(*borrowed));
    return result;
  }

 private:
  Expected<std::unique_ptr<C>> borrow() {
    std::unique_lock lock(mutex_);
    free_.wait(lock, [this] { return !idle_.empty() || openCount_ < limit_; });
    if (!idle_.empty()) {
      std::unique_ptr<C> connection = std::move(idle_.back());
      idle_.pop_back();
      return connection;
    }
    ++openCount_;
    lock.unlock();
    auto opened = open_();
    if (!opened) giveBack(nullptr);
    return opened;
  }

  // Nothing for one that could not be opened.
  void giveBack(std::unique_ptr<C> connection) {
    {
      const std::lock_guard lock(mutex_);
      if (connection)
        idle_.push_back(std::move(connection));
      else
        --openCount_;
    }
    free_.notify_one();
  }

  const std::size_t limit_;
  Open open_;
  std::mutex mutex_;
  std::condition_variable free_;
  std::vector<std::unique_ptr<C>> idle_;
  std::size_t openCount_ = 0;
};

}  // namespace spannung::server
