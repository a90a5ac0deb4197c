// What a tournament tells about its contestants.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ai/arena/arena.h"
#include "ai/arena/elo.h"
#include "ai/distribution.h"

namespace spannung {

// Of those who sit where nobody is asked: the Automa, the opponent of a solo game.
inline constexpr const char* kAutomaticName = "automatic";

struct SeatStanding {
  int games = 0;
  Share wins;
};

struct ContestantStanding {
  std::string name;
  int games = 0;         // in which it had a seat
  double seats = 0;      // that it had in them on average
  Share wins;            // of these games by any of its seats; winners of a tie share the victory
  double fair = 0;       // the share of victories it would have if all were equally strong
  double meanPlace = 0;  // those who share a place get the mean of the places they take up
  Distribution scores;
  std::vector<SeatStanding> bySeat;
};

// One contestant against another at the same tables.
struct Encounter {
  int games = 0;
  Share ahead;  // the mean of all pairs of their seats in a game; a tie is half
};

struct Standings {
  std::vector<ContestantStanding> contestants;     // as they were named, the automatic ones last
  std::vector<std::vector<Encounter>> encounters;  // row against column
  std::vector<Rating> ratings;                     // empty if nobody met anybody
  Distribution rounds;
  Distribution plies;
};

Standings standingsOf(const Arena& arena);

// All final scores of a contestant.
std::vector<int> scoresOf(const Arena& arena, int contestant);

// The mean over all pairs of seats of who was ahead; nothing if one of them was not there.
std::optional<double> aheadIn(const SimulatedGame& game, const Fixture& fixture, int contestant,
                              int other);

}  // namespace spannung
