#include "ai/arena/schedule.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace spannung {
namespace {

// After how many seats a line-up looks the same again: 2 for A B A B.
int periodOf(const Lineup& lineup) {
  for (std::size_t period = 1; period < lineup.size(); ++period) {
    Lineup rotated = lineup;
    std::rotate(rotated.begin(), rotated.begin() + static_cast<std::ptrdiff_t>(period),
                rotated.end());
    if (rotated == lineup) return static_cast<int>(period);
  }
  return static_cast<int>(lineup.size());
}

}  // namespace

Schedule::Schedule(Contest contest, SeatMask played, int seats)
    : contest_(std::move(contest)), played_(played), seats_(seats) {
  for (const Lineup& lineup : contest_.lineups) cycle_ += periodOf(lineup);
}

int Schedule::wholeCycles(int games) const { return (games + cycle_ - 1) / cycle_ * cycle_; }

Schedule::Seating Schedule::seatingOf(int place) const {
  std::size_t line = 0;
  for (; place >= periodOf(contest_.lineups[line]); ++line)
    place -= periodOf(contest_.lineups[line]);
  return {&contest_.lineups[line], place};
}

Fixture Schedule::fixture(int game) const {
  const int deal = game / cycle_;
  const Seating seating = seatingOf(game % cycle_);
  Lineup order = *seating.lineup;
  if (deal % 2 == 1) std::reverse(order.begin(), order.end());
  std::rotate(order.begin(), order.begin() + seating.rotation, order.end());
  Fixture fixture{deal, std::vector<int>(static_cast<std::size_t>(seats_),
                                         static_cast<int>(contest_.names.size()))};
  std::size_t next = 0;
  for (int seat = 0; seat < seats_; ++seat)
    if (played_.contains(Seat::of(seat)))
      fixture.bySeat[static_cast<std::size_t>(seat)] = order[next++];
  return fixture;
}

}  // namespace spannung
