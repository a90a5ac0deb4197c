#include "server/table/seat_clocks.h"

#include <algorithm>

namespace spannung::server {
namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

}  // namespace

void SeatClocks::turn(SeatMask active, Seat moved, Milliseconds now) {
  for (int i = 0; i < kMaxSeats; ++i) {
    const Seat seat = Seat::of(i);
    const bool wasActive = active_.contains(seat);
    if (wasActive && active.contains(seat) && seat != moved) continue;
    // Clocks of machines differ; nobody is given time by that.
    if (wasActive) used_[at(seat)] += std::max<Milliseconds>(0, now - since_[at(seat)]);
    since_[at(seat)] = now;
  }
  active_ = active;
}

void SeatClocks::shift(Milliseconds by) {
  for (Milliseconds& since : since_) since += by;
}

Milliseconds SeatClocks::budget(const ClockRule& rule, Seat seat) const {
  const Milliseconds whole = Milliseconds{1000} * rule.seconds;
  return rule.kind == ClockKind::game ? whole - used_[at(seat)] : whole;
}

std::optional<Milliseconds> SeatClocks::left(const ClockRule& rule, Seat seat,
                                             Milliseconds now) const {
  if (const auto end = runsOutAt(rule, seat)) return *end - now;
  if (rule.kind == ClockKind::game) return budget(rule, seat);
  return std::nullopt;
}

std::optional<Milliseconds> SeatClocks::runsOutAt(const ClockRule& rule, Seat seat) const {
  if (!active_.contains(seat)) return std::nullopt;
  return since_[at(seat)] + budget(rule, seat);
}

}  // namespace spannung::server
