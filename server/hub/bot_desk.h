// Where bots think: on a few threads of their own, so that play never waits for them.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/asio/thread_pool.hpp>

#include "ai/bot.h"
#include "games/game_module.h"
#include "server/hub/bot_bench.h"
#include "server/hub/metrics.h"

namespace spannung::server {

struct BotJob {
  std::shared_ptr<const LoadedGame> game;
  AnyState view;  // what the seat sees, and nothing else
  Seat seat;
  std::string bot;
  std::string table{};  // whose bot it is; empty for a bot that is not asked again
  std::optional<std::chrono::milliseconds> time{};  // if it is to take less than it usually does
};

struct BotAnswer {
  Move move{};
  std::vector<Thought> thoughts{};
};

class BotDesk {
 public:
  BotDesk(std::size_t threads, Metrics& metrics)
      : workers_(threads), metrics_(metrics), threads_(threads) {}

  using Done = std::function<void(Expected<BotAnswer>)>;
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

  Expected<BotAnswer> answer(const BotJob& job);
  std::chrono::milliseconds fairShare() const;

  std::size_t workers_;
  Metrics& metrics_;
  std::atomic<int> waiting_ = 0;
  BotBench bench_;
  boost::asio::thread_pool threads_;
};

}  // namespace spannung::server
