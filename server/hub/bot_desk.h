// Where bots think: on a few threads of their own, so that play never waits for them.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include <boost/asio/thread_pool.hpp>

#include "games/game_module.h"
#include "server/hub/metrics.h"

namespace spannung::server {

struct BotJob {
  std::shared_ptr<const LoadedGame> game;
  AnyState view;  // what the seat sees, and nothing else
  Seat seat;
  std::string bot;
};

class BotDesk {
 public:
  BotDesk(std::size_t threads, Metrics& metrics) : metrics_(metrics), threads_(threads) {}

  using Done = std::function<void(Expected<Move>)>;
  // `done` is called on a thread of the desk.
  void think(BotJob job, Done done);
  // More jobs than would be done soon: a hint is refused then.
  bool isBusy() const { return waiting_ > kManyJobs; }
  void stop() {
    threads_.stop();
    threads_.join();
  }

 private:
  static constexpr int kManyJobs = 200;

  Metrics& metrics_;
  std::atomic<int> waiting_ = 0;
  boost::asio::thread_pool threads_;
};

}  // namespace spannung::server
