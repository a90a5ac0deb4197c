#include "server/hub/thinking_queue.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace spannung::server {
namespace {

using Duration = ThinkingQueue::Clock::duration;

// Of those who think; nothing if nobody does.
template <class Iterator>
Duration leastServedOf(Iterator begin, Iterator end) {
  auto least = Duration::max();
  for (; begin != end; ++begin)
    if (begin->second.thoughts > 0) least = std::min(least, begin->second.served);
  return least == Duration::max() ? Duration{} : least;
}

// Whoever has not thought for a while has saved up nothing, and is in nobody's debt for less.
template <class Share>
void enter(Share& share, Duration least) {
  if (share.thoughts++ == 0) share.served = std::max(share.served, least);
}

// Nobody gets so far ahead that the others would have to catch up for long, e.g. where there was no
// competition.
template <class Share>
void charge(Share& share, Duration time, Duration most) {
  share.served = std::min(share.served + time, most);
}

}  // namespace

ThinkingQueue::Id ThinkingQueue::add(Wish wish, Clock::time_point now) {
  const auto place = places_.try_emplace(wish.share.place).first;
  const auto share = shares_.try_emplace(wish.share).first;
  enter(place->second, leastServedPlace());
  enter(share->second, leastServedShare(place->first));
  thoughts_.emplace(++last_,
                    Thought{.wish = std::move(wish), .asked = now, .place = place, .share = share});
  ++waiting_;
  return last_;
}

Duration ThinkingQueue::leastServedPlace() const {
  return leastServedOf(places_.begin(), places_.end());
}

Duration ThinkingQueue::leastServedShare(const std::string& place) const {
  const auto begin = shares_.lower_bound({place, {}});
  const auto end = std::find_if(begin, shares_.end(),
                                [&](const auto& entry) { return entry.first.place != place; });
  return leastServedOf(begin, end);
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
      return std::tuple(it.second.place->second.served, it.second.share->second.served,
                        it.second.used, it.first);
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
                          return std::tuple(it.second.place->second.begun,
                                            it.second.share->second.begun, it.second.used);
                        };
                        return key(left) > key(right);
                      });
}

// The slice is charged before it is used, so that no other thread serves the same ones meanwhile.
ThinkingQueue::Turn ThinkingQueue::run(Thoughts::iterator thought, bool toEnd) {
  auto& [id, it] = *thought;
  it.isRunning = true;
  it.place->second.served += rules_.slice;
  it.share->second.served += rules_.slice;
  --waiting_;
  if (!std::exchange(it.hasBegun, true))
    ++it.place->second.begun, ++it.share->second.begun, ++begun_;
  return {id, toEnd};
}

void ThinkingQueue::settle(Thought& thought, Clock::duration used) {
  const auto ahead = 2 * rules_.slice;
  charge(thought.place->second, used - rules_.slice, leastServedPlace() + ahead);
  charge(thought.share->second, used - rules_.slice,
         leastServedShare(thought.place->first) + ahead);
  thought.used += used;
  thought.isRunning = false;
  ++waiting_;
}

void ThinkingQueue::comeBack(Id id, Clock::duration used) { settle(thoughts_.at(id), used); }

void ThinkingQueue::remove(Id id, Clock::duration used) {
  const auto found = thoughts_.find(id);
  Thought& thought = found->second;
  if (thought.isRunning) settle(thought, used);
  for (Share* const one : {&thought.place->second, &thought.share->second}) {
    if (thought.hasBegun) --one->begun;
    --one->thoughts;
  }
  if (thought.hasBegun) --begun_;
  --waiting_;
  thoughts_.erase(found);
  forgetTheServed();
}

// What somebody has had is remembered until the others have had as much: coming back at once with
// the next thought is no way to the front.
void ThinkingQueue::forgetTheServed() {
  const auto isOver = [&](const Share& share, Duration least) {
    return share.thoughts == 0 && (thoughts_.empty() || share.served <= least);
  };
  std::erase_if(shares_, [&](const auto& entry) {
    const std::string& place = entry.first.place;
    return isOver(entry.second, leastServedShare(place)) || places_.at(place).thoughts == 0;
  });
  std::erase_if(places_, [&, least = leastServedPlace()](const auto& entry) {
    return isOver(entry.second, least);
  });
}

int ThinkingQueue::countOf(const ThinkingShare& share) const {
  const auto found = shares_.find(share);
  return found == shares_.end() ? 0 : found->second.thoughts;
}

std::size_t ThinkingQueue::placeCount() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(places_, [](const auto& entry) { return entry.second.thoughts > 0; }));
}

}  // namespace spannung::server
