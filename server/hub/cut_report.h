// What the operator is told about bots that had to answer early: figures now and then instead of a
// line for every move.
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace spannung::server {

class CutReport {
 public:
  using Clock = std::chrono::steady_clock;

  explicit CutReport(Clock::duration period = std::chrono::seconds(60)) : period_(period) {}

  struct Figures {
    int answers = 0;
    int cut = 0;               // of these, before their time
    Clock::duration wanted{};  // by those that were cut, together
    Clock::duration had{};
    Clock::duration longestWait{};  // of all answers
  };

  struct Answer {
    Clock::duration wanted{};
    Clock::duration had{};
    Clock::duration waited{};
    bool isCut = false;
  };
  // The figures since the last ones, when it is time to tell them.
  std::optional<Figures> add(const Answer& answer, Clock::time_point now) {
    if (figures_.answers++ == 0) since_ = now;
    figures_.longestWait = std::max(figures_.longestWait, answer.waited);
    if (answer.isCut) {
      ++figures_.cut;
      figures_.wanted += answer.wanted;
      figures_.had += answer.had;
    }
    if (now - since_ < period_) return std::nullopt;
    const Figures told = std::exchange(figures_, {});
    return told.cut > 0 ? std::optional(told) : std::nullopt;
  }

 private:
  Clock::duration period_;
  Figures figures_;
  Clock::time_point since_{};
};

}  // namespace spannung::server
