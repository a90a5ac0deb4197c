// How much time each seat has used and has left, from the times in the log. Knows no clock itself.
#pragma once

#include <array>
#include <optional>

#include "engine/core/seat.h"
#include "server/table/log_entry.h"

namespace spannung::server {

class SeatClocks {
 public:
  // From `at` on exactly these seats are to move; whoever was before has used its time until then.
  // `moved` has just moved, so its time per move begins anew; none if nobody has.
  void turn(SeatMask active, Seat moved, Milliseconds at);
  // Times from here on are later by this much than those before would have it.
  void shift(Milliseconds by);
  void stop(Milliseconds at) { turn({}, Seat::none(), at); }

  // Milliseconds left at `now`, negative if overdue. With a time per move, nothing for a seat that
  // is not to move.
  std::optional<Milliseconds> left(const ClockRule& rule, Seat seat, Milliseconds now) const;
  // When the time of a seat runs out if it does not move; nothing if it is not to move.
  std::optional<Milliseconds> runsOutAt(const ClockRule& rule, Seat seat) const;

 private:
  Milliseconds budget(const ClockRule& rule, Seat seat) const;

  SeatMask active_;
  std::array<Milliseconds, kMaxSeats> since_{};  // of active seats: since when
  std::array<Milliseconds, kMaxSeats> used_{};   // before that, in the whole game
};

}  // namespace spannung::server
