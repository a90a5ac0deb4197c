// Whose turn it is to think, where many want to and few threads can. Knows no threads, no bots and
// no clock: whoever has them asks.
//
// Thoughts are thought in slices, and after each it is somebody else's turn:
// - Short thoughts and long ones take turns, so that a short one never waits for long ones to end.
// - Then it is the turn of the place that has been served least, of its shares the one that has
// been
//   served least, however many thoughts are thought out of it, and of these the one that has been
//   served least.
// - Whoever has waited for long is answered with what has been found out by then, so that waiting
//   ends for everybody, however many there are.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "server/hub/thinking_share.h"

namespace spannung::server {

struct ThinkingRules {
  std::chrono::milliseconds slice{5};
  // How long anybody waits where many think; who asked for more than that has it if few do.
  std::chrono::milliseconds patience{3000};
  // What is said to be short and takes longer counts as long from then on.
  std::chrono::milliseconds shortThought{100};
  // A thought that has begun takes memory, 150 KiB and its tree.
  int mostBegun = 256;
};

class ThinkingQueue {
 public:
  using Clock = std::chrono::steady_clock;
  using Id = std::uint64_t;

  explicit ThinkingQueue(const ThinkingRules& rules = {}) : rules_(rules) {}

  struct Wish {
    ThinkingShare share;
    Clock::duration time{};  // what it takes if nobody else thinks
    bool isShort = false;    // it is likely to take far less
  };
  Id add(Wish wish, Clock::time_point now);

  // `toEnd`: it is to be answered without another slice.
  struct Turn {
    Id id = 0;
    bool toEnd = false;
  };
  // Nobody else gets this one until it comes back, or is removed.
  std::optional<Turn> next(Clock::time_point now);
  void comeBack(Id id, Clock::duration used);
  // It is answered, or nobody wants to know any more.
  void remove(Id id, Clock::duration used = {});

  bool isRunning(Id id) const { return thoughts_.at(id).isRunning; }
  // Whether somebody waits for a turn.
  bool isWaiting() const { return waiting_ > 0; }
  std::size_t size() const { return thoughts_.size(); }
  // How many thoughts there are out of this share.
  int countOf(const ThinkingShare& share) const;
  // How many places there are that somebody thinks for.
  std::size_t placeCount() const;
  Clock::duration slice() const { return rules_.slice; }

 private:
  struct Share {
    Clock::duration served{};  // only compared
    int thoughts = 0;
    int begun = 0;
  };
  using Places = std::map<std::string, Share>;
  using Shares = std::map<ThinkingShare, Share>;
  struct Thought {
    Wish wish;
    Clock::time_point asked;
    Places::iterator place;
    Shares::iterator share;
    Clock::duration used{};
    bool hasBegun = false;
    bool isRunning = false;
  };
  using Thoughts = std::map<Id, Thought>;

  bool isShort(const Thought& thought) const;
  bool isDue(const Thought& thought, Clock::time_point now) const;
  // Of those who wait, the first by an order; the end if no one is meant.
  template <class IsMeant, class Order>
  Thoughts::iterator firstWaiting(IsMeant isMeant, Order order);
  Thoughts::iterator leastServed();
  Thoughts::iterator toMakeRoom();
  Turn run(Thoughts::iterator thought, bool toEnd);
  void settle(Thought& thought, Clock::duration used);
  void forgetTheServed();
  Clock::duration leastServedPlace() const;
  // Of one place: shares of different ones are never compared.
  Clock::duration leastServedShare(const std::string& place) const;

  ThinkingRules rules_;
  Places places_;
  Shares shares_;
  Thoughts thoughts_;  // by age
  Id last_ = 0;
  int waiting_ = 0;
  int begun_ = 0;
  bool wasShort_ = false;  // whose turn it was last
};

}  // namespace spannung::server
