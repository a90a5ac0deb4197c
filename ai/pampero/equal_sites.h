// Sites that offer the same: they have one type and lie in one sector.
#pragma once

#include "engine/core/move.h"
#include "engine/pampero/tables.h"

namespace spannung::pampero {

// Leaves one of the moves that differ only in which of such sites a bulldozer goes to.
void keepOneOfEqualSites(const Tables& tables, MoveList& moves);

}  // namespace spannung::pampero
