// Whether the server can do its work: a check that answers in time, whatever the store does.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include "server/hub/store_desk.h"

namespace spannung::server {

// The store is asked to write something. Whoever comes while it does waits for the same answer, and
// an answer counts for a moment, so that nobody keeps the store busy with questions. May be used
// from any thread; must outlive whatever runs on the executor.
class Health {
 public:
  using Answer = std::function<void(const Expected<void>&)>;

  Health(const boost::asio::any_io_executor& executor, StoreDesk& store,
         std::chrono::milliseconds patience)
      : strand_(boost::asio::make_strand(executor)),
        store_(store),
        patience_(patience),
        deadline_(strand_) {}

  // Answers once, when the patience is over at the latest.
  void ask(Answer done);

 private:
  using Clock = std::chrono::steady_clock;

  void asked(Answer done);
  void begin();
  void tellAll(const Expected<void>& outcome);

  boost::asio::strand<boost::asio::any_io_executor> strand_;
  StoreDesk& store_;
  std::chrono::milliseconds patience_;
  boost::asio::steady_timer deadline_;
  std::vector<Answer> waiting_;
  std::optional<Clock::time_point> begunAt_;  // while the store is being asked
  std::optional<Expected<void>> last_;
  Clock::time_point lastAt_{};
};

}  // namespace spannung::server
