#include "ai/arena/played_seats.h"

#include "ai/match.h"
#include "ai/random_bot.h"

namespace spannung {

SeatMask playedSeats(const AnyGame& rules) {
  AnyState state = rules.initial({});
  Rng rng = Rng::fromSeed({});
  Dice dice(rng);
  RandomBot bot(rules);
  auto ignore = [](const Event&) {};
  SeatMask played;
  for (int ply = 0; ply < kMostPlies && !rules.finished(state); ++ply) {
    const Seat seat = rules.active(state).first();
    played.add(seat);
    rules.apply(state, seat, bot.choose(state, seat, dice), EventSink(ignore));
  }
  return played;
}

}  // namespace spannung
