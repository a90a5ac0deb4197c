// Who sits where in each game of a tournament, as a function of the game's number alone.
//
// The games come in cycles. All games of a cycle have the same deal: every line-up plays it once
// from every seat, so that neither the cards nor the seats favour anybody. From cycle to cycle the
// order around the table is reversed, so that nobody always sits behind the same opponent.
#pragma once

#include <vector>

#include "ai/arena/contest.h"
#include "engine/core/seat.h"

namespace spannung {

struct Fixture {
  int deal = 0;
  std::vector<int> bySeat;  // contestants by number
};

class Schedule {
 public:
  // `played` are the seats that bots can have; the game itself plays the others, and there the
  // fixture names one contestant more than there are.
  Schedule(Contest contest, SeatMask played, int seats);

  const Contest& contest() const { return contest_; }
  int seats() const { return seats_; }
  bool hasAutomaticSeats() const { return played_.count() < seats_; }

  // The games of one deal.
  int cycle() const { return cycle_; }
  // The next number of games in which everybody has sat everywhere equally often.
  int wholeCycles(int games) const;
  Fixture fixture(int game) const;

 private:
  struct Seating {
    const Lineup* lineup;
    int rotation;
  };
  Seating seatingOf(int place) const;

  Contest contest_;
  SeatMask played_;
  int seats_;
  int cycle_ = 0;
};

}  // namespace spannung
