// How a game ended: ranking, what decided it, and where it came from.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/fixed_vector.h"
#include "engine/core/seat.h"

namespace spannung {

struct Standing {
  Seat seat;
  int rank = 0;   // 1 is best; equal ranks share the place
  int score = 0;  // the game's first criterion
};

// What a line of the breakdown has to do with the others. Whoever has parts has a total, and the
// parts add up to it, losses as negative numbers.
enum class LineRole : std::uint8_t { fact, part, total };

// One line of the breakdown: a code of the game and one value per seat.
struct BreakdownLine {
  std::string_view code;
  std::array<std::int32_t, kMaxSeats> bySeat{};
  LineRole role = LineRole::fact;
};

struct Result {
  FixedVector<Standing, kMaxSeats> standings;  // best first
  std::string_view decidedBy;                  // the criterion that separated first from second
  FixedVector<BreakdownLine, 32> breakdown;

  constexpr bool isWinner(Seat seat) const {
    for (const Standing& standing : standings)
      if (standing.seat == seat) return standing.rank == 1;
    return false;
  }
};

}  // namespace spannung
