// How many connections there are, altogether and by address.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace spannung::server {

class ConnectionCount : public std::enable_shared_from_this<ConnectionCount> {
 public:
  // Counts as long as it lives. A connection may be the last one to go, so it keeps the count.
  class Ticket {
   public:
    Ticket(std::shared_ptr<ConnectionCount> count, std::string address)
        : count_(std::move(count)), address_(std::move(address)) {}
    Ticket(const Ticket&) = delete;
    Ticket& operator=(const Ticket&) = delete;
    ~Ticket() { count_->leave(address_); }

   private:
    std::shared_ptr<ConnectionCount> count_;
    std::string address_;  // empty: of the connection itself
  };

  ConnectionCount(int most, int mostPerAddress) : most_(most), mostPerAddress_(mostPerAddress) {}

  // Both are null if there are too many already. Apart from each other, because a proxy has one
  // connection for many addresses.
  std::unique_ptr<Ticket> enter();
  std::unique_ptr<Ticket> enterFrom(const std::string& address);
  int all() const;

 private:
  void leave(const std::string& address);

  mutable std::mutex mutex_;
  int most_;
  int mostPerAddress_;
  int all_ = 0;
  std::map<std::string, int> byAddress_;
};

// What a connection holds while it is there.
struct Admission {
  std::unique_ptr<ConnectionCount::Ticket> connection{};
  std::unique_ptr<ConnectionCount::Ticket> address{};
};

}  // namespace spannung::server
