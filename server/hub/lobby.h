// Lists of tables, and those who follow the public one.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include "server/hub/reply.h"
#include "server/hub/store_desk.h"

namespace spannung::server {

// May be used from any thread.
class Lobby {
 public:
  Lobby(boost::asio::any_io_executor executor, StoreDesk& store);

  // {"tables": [...]}: the public ones, or those of the asker.
  void list(Asker asker, Reply reply);
  void listOf(Asker asker, Reply reply);

  void follow(std::shared_ptr<Socket> socket, Asker asker);
  void unfollow(const Socket* socket);
  // Public tables may have changed: followers hear of it, at most once a second.
  void changed();
  void stop();

 private:
  struct Follower {
    std::shared_ptr<Socket> socket;
    Asker asker;
    std::string known{};  // what was sent last
  };
  using Clock = std::chrono::steady_clock;

  void refresh();
  void tell(const std::vector<TableSummary>& tables);

  StoreDesk& store_;
  boost::asio::strand<boost::asio::any_io_executor> strand_;
  boost::asio::steady_timer timer_;
  std::vector<Follower> followers_;
  bool scheduled_ = false;
  bool stopped_ = false;
  Clock::time_point told_{};
};

}  // namespace spannung::server
