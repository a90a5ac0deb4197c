// The store for those who must not wait: jobs run on threads of their own, and the answer comes
// back where the asker wants it.
#pragma once

#include <utility>

#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/store/store.h"

namespace spannung::server {

// Paths, sockets and statements are for the operator: people are told store_trouble (view.h).
void logStoreTrouble(const Problem& problem);

class StoreDesk {
 public:
  // Threads mostly wait, and what many of them append is committed together.
  StoreDesk(Store& store, std::size_t threads) : store_(store), threads_(threads) {}

  // done(job(store)) on the executor `back`.
  template <class Executor, class Job, class Done>
  void ask(Executor back, Job job, Done done) {
    boost::asio::post(threads_, [this, back = std::move(back), job = std::move(job),
                                 done = std::move(done)]() mutable {
      auto answer = job(store_);
      if (!answer) logStoreTrouble(answer.error());
      boost::asio::post(back, [done = std::move(done), answer = std::move(answer)]() mutable {
        done(std::move(answer));
      });
    });
  }

  // Waits until everything that was asked has been done.
  void finish() { threads_.join(); }

 private:
  Store& store_;
  boost::asio::thread_pool threads_;
};

}  // namespace spannung::server
