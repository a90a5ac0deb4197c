// Hears what other processes append. Makes its connection again when it is lost.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <thread>

namespace spannung::server {

class PostgresListener {
 public:
  // Called with the payload of each notification on the channel, and with an empty one when some
  // may have been missed.
  using Hear = std::function<void(const std::string& payload)>;

  PostgresListener(std::string address, std::string channel, Hear hear);
  PostgresListener(const PostgresListener&) = delete;
  PostgresListener& operator=(const PostgresListener&) = delete;
  ~PostgresListener();

 private:
  void listen();
  // Until the connection is lost or this is to end.
  void listenOnce();
  void pause() const;

  std::string address_;
  std::string channel_;
  Hear hear_;
  std::atomic<bool> ending_ = false;
  std::thread thread_;  // last: it uses the others
};

}  // namespace spannung::server
