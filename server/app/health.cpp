#include "server/app/health.h"

#include <utility>

#include <boost/asio/dispatch.hpp>

namespace spannung::server {
namespace {

constexpr std::chrono::seconds kStaysTrue{1};

Expected<void> silence() { return problem("store", "store_silent"); }

}  // namespace

void Health::ask(Answer done) {
  boost::asio::dispatch(strand_,
                        [this, done = std::move(done)]() mutable { asked(std::move(done)); });
}

void Health::asked(Answer done) {
  const auto now = Clock::now();
  if (begunAt_ && now - *begunAt_ >= patience_) return done(silence());
  if (!begunAt_ && last_ && now - lastAt_ < kStaysTrue) return done(*last_);
  waiting_.push_back(std::move(done));
  if (!begunAt_) begin();
}

void Health::begin() {
  begunAt_ = Clock::now();
  deadline_.expires_after(patience_);
  deadline_.async_wait([this](boost::system::error_code cancelled) {
    if (!cancelled) tellAll(silence());
  });
  store_.ask(
      strand_, [](Store& store) { return store.checkWriting(); },
      [this](const Expected<void>& outcome) {
        deadline_.cancel();
        begunAt_.reset();
        last_ = outcome;
        lastAt_ = Clock::now();
        tellAll(outcome);
      });
}

void Health::tellAll(const Expected<void>& outcome) {
  for (const Answer& done : std::exchange(waiting_, {})) done(outcome);
}

}  // namespace spannung::server
