// What all tables of this process share.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>

#include <boost/asio/any_io_executor.hpp>

#include "server/hub/bot_desk.h"
#include "server/hub/metrics.h"
#include "server/hub/store_desk.h"
#include "server/hub/time.h"
#include "server/table/game_shelf.h"

namespace spannung::server {

struct RoomPace {
  // Between two moves of bots at one table: enough for a slow client to keep up with reading.
  std::chrono::milliseconds betweenBotMoves{30};
  // The process that appended the last entry moves the bots at once. The others wait a moment, in
  // case it has died.
  std::chrono::milliseconds takeOver{0};
  std::chrono::milliseconds afterFailure{2000};
  std::chrono::milliseconds hint{1000};  // for thinking about one
};

struct RoomContext {
  boost::asio::any_io_executor executor;
  StoreDesk& store;
  BotDesk& bots;
  GameShelf& shelf;
  Metrics& metrics;
  RoomPace pace{};
  // Other processes work on the same tables: what is in memory may be older than the store.
  bool isShared = false;
  // Lists of tables may look different now.
  std::function<void(const TableSummary&)> onChanged{};
  std::function<ClockReading()> clock = readClocks;
  std::atomic<bool> stopping = false;
};

}  // namespace spannung::server
