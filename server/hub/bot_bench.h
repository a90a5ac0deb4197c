// Bots that wait for their next move with what they have found out so far.
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "ai/bots.h"

namespace spannung::server {

class BotBench {
 public:
  // Null if it is not here, or if another bot plays that seat now.
  std::unique_ptr<Bot> take(std::string_view table, Seat seat, std::string_view bot);
  // Keeps the game alive as long as the bot, which refers to it.
  void put(const std::string& table, Seat seat, std::shared_ptr<const LoadedGame> game,
           std::unique_ptr<Bot> bot);

 private:
  // A tree takes up to 40 MiB.
  static constexpr std::size_t kMostBots = 6;

  struct Place {
    std::string table;
    Seat seat;
    std::shared_ptr<const LoadedGame> game;
    std::unique_ptr<Bot> bot;
  };

  std::mutex mutex_;
  std::list<Place> places_;  // the latest first
};

}  // namespace spannung::server
