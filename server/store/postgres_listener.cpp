#include "server/store/postgres_listener.h"

#include <chrono>
#include <utility>

#include "server/store/postgres_connection.h"

namespace spannung::server {
namespace {

// How long it may take to notice that this is to end.
constexpr int kPollMilliseconds = 100;
constexpr int kPausePolls = 5;

}  // namespace

PostgresListener::PostgresListener(std::string address, std::string channel, Hear hear)
    : address_(std::move(address)),
      channel_(std::move(channel)),
      hear_(std::move(hear)),
      thread_([this] { listen(); }) {}

PostgresListener::~PostgresListener() {
  ending_ = true;
  thread_.join();
}

void PostgresListener::listen() {
  while (!ending_) {
    listenOnce();
    pause();
  }
}

void PostgresListener::listenOnce() {
  const auto connection = PostgresConnection::open(address_);
  if (!connection) return;
  const std::string sql = "listen " + channel_;
  if (!(*connection)->run({sql})) return;
  // Whatever happened between two connections nobody told us. Before the first one there may have
  // been something, too: the store is used as soon as it is open.
  hear_({});
  while (!ending_) {
    const auto payloads = (*connection)->awaitNotifications(kPollMilliseconds);
    if (!payloads) return;
    for (const std::string& payload : *payloads) hear_(payload);
  }
}

void PostgresListener::pause() const {
  for (int i = 0; i < kPausePolls && !ending_; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(kPollMilliseconds));
}

}  // namespace spannung::server
