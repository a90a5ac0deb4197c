// Taking back: how far it goes and whom it concerns.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "cli/play/seating.h"
#include "record/session.h"

namespace spannung {

struct UndoPlan {
  std::size_t remaining = 0;   // plies that stay
  bool crossesReveal = false;  // something hidden was turned up since
  std::vector<Seat> others;    // people whose moves would be taken back, too; bots never mind
};

// Plies of a seat that were one choice for the person, such as running the best set of plants.
struct Course {
  Seat seat;
  std::size_t first = 0;
  std::size_t count = 0;
};

// Back to the last choice of a seat; nothing if it has made none.
std::optional<UndoPlan> planUndo(const Session& session, const Seating& seating, Seat seat,
                                 const std::vector<Course>& courses = {});

}  // namespace spannung
