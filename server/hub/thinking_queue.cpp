#include "server/hub/thinking_queue.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace spannung::server {

ThinkingQueue::Id ThinkingQueue::add(Wish wish, Clock::time_point now) {
  const auto share = shares_.try_emplace(wish.share).first;
  if (share->second.thoughts == 0) enter(share->second);
  ++share->second.thoughts;
  thoughts_.emplace(++last_, Thought{.wish = std::move(wish), .asked = now, .share = share});
  ++waiting_;
  return last_;
}

// Whoever has not thought for a while has saved up nothing, and is in nobody's debt for less.
void ThinkingQueue::enter(Share& share) const {
  share.served = std::max(share.served, leastServedShare());
}

ThinkingQueue::Clock::duration ThinkingQueue::leastServedShare() const {
  auto least = Clock::duration::max();
  for (const auto& [name, share] : shares_)
    if (share.thoughts > 0) least = std::min(least, share.served);
  return least == Clock::duration::max() ? Clock::duration{} : least;
}

std::optional<ThinkingQueue::Turn> ThinkingQueue::next(Clock::time_point now) {
  if (waiting_ == 0) return std::nullopt;
  const auto due =
      firstWaiting([&](const auto& it) { return isDue(it.second, now); },
                   [](const auto& left, const auto& right) { return left.first < right.first; });
  if (due != thoughts_.end()) return run(due, true);
  const auto chosen = leastServed();
  if (!chosen->second.hasBegun && begun_ >= rules_.mostBegun)
    if (const auto other = toMakeRoom(); other != thoughts_.end()) return run(other, true);
  wasShort_ = isShort(chosen->second);
  return run(chosen, false);
}

template <class IsMeant, class Order>
ThinkingQueue::Thoughts::iterator ThinkingQueue::firstWaiting(IsMeant isMeant, Order order) {
  auto first = thoughts_.end();
  for (auto it = thoughts_.begin(); it != thoughts_.end(); ++it)
    if (!it->second.isRunning && isMeant(*it) && (first == thoughts_.end() || order(*it, *first)))
      first = it;
  return first;
}

bool ThinkingQueue::isShort(const Thought& thought) const {
  return thought.wish.isShort && thought.used < rules_.shortThought;
}

// Where few think, everybody has the time that was asked for. Who gets less than a third of a
// thread is among many.
bool ThinkingQueue::isDue(const Thought& thought, Clock::time_point now) const {
  const auto waited = now - thought.asked;
  if (!thought.hasBegun || waited < rules_.patience) return false;
  return waited >= thought.wish.time || 3 * thought.used < waited;
}

ThinkingQueue::Thoughts::iterator ThinkingQueue::leastServed() {
  const auto order = [](const auto& left, const auto& right) {
    const auto key = [](const auto& it) {
      return std::tuple(it.second.share->second.served, it.second.used, it.first);
    };
    return key(left) < key(right);
  };
  const auto ofKind = [&](bool wanted) {
    return firstWaiting([&](const auto& it) { return isShort(it.second) == wanted; }, order);
  };
  const auto other = ofKind(!wasShort_);
  return other != thoughts_.end() ? other : ofKind(wasShort_);
}

// Whoever has most is the one to give something up: the thought that has come furthest.
ThinkingQueue::Thoughts::iterator ThinkingQueue::toMakeRoom() {
  return firstWaiting([](const auto& it) { return it.second.hasBegun; },
                      [](const auto& left, const auto& right) {
                        const auto key = [](const auto& it) {
                          return std::pair(it.second.share->second.begun, it.second.used);
                        };
                        return key(left) > key(right);
                      });
}

// The slice is charged before it is used, so that no other thread serves the same share meanwhile.
ThinkingQueue::Turn ThinkingQueue::run(Thoughts::iterator thought, bool toEnd) {
  auto& [id, it] = *thought;
  it.isRunning = true;
  it.share->second.served += rules_.slice;
  --waiting_;
  if (!std::exchange(it.hasBegun, true)) {
    ++it.share->second.begun;
    ++begun_;
  }
  return {id, toEnd};
}

// Nobody gets so far ahead that the others would have to catch up for long, e.g. where there was no
// competition.
void ThinkingQueue::settle(Thought& thought, Clock::duration used) {
  Share& share = thought.share->second;
  share.served += used - rules_.slice;
  share.served = std::min<Clock::duration>(share.served, leastServedShare() + 2 * rules_.slice);
  thought.used += used;
  thought.isRunning = false;
  ++waiting_;
}

void ThinkingQueue::comeBack(Id id, Clock::duration used) { settle(thoughts_.at(id), used); }

void ThinkingQueue::remove(Id id, Clock::duration used) {
  const auto found = thoughts_.find(id);
  Thought& thought = found->second;
  if (thought.isRunning) settle(thought, used);
  Share& share = thought.share->second;
  if (thought.hasBegun) --begun_, --share.begun;
  --share.thoughts;
  --waiting_;
  thoughts_.erase(found);
  forgetTheServed();
}

// What somebody has had is remembered until the others have had as much: coming back at once with
// the next thought is no way to the front.
void ThinkingQueue::forgetTheServed() {
  const auto least = leastServedShare();
  std::erase_if(shares_, [&](const auto& entry) {
    return entry.second.thoughts == 0 && (thoughts_.empty() || entry.second.served <= least);
  });
}

int ThinkingQueue::countOf(const std::string& share) const {
  const auto found = shares_.find(share);
  return found == shares_.end() ? 0 : found->second.thoughts;
}

std::size_t ThinkingQueue::shareCount() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(shares_, [](const auto& entry) { return entry.second.thoughts > 0; }));
}

}  // namespace spannung::server
