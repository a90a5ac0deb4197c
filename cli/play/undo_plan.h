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

// Back to the last decision of a seat; nothing if it has made none.
std::optional<UndoPlan> planUndo(const Session& session, const Seating& seating, Seat seat);

}  // namespace spannung
