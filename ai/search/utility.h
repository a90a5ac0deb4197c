// From expected scores to contentment: how likely each seat is to win.
#pragma once

#include "ai/search/appraisal.h"
#include "engine/core/result.h"

namespace spannung::search {

// The chances of each seat if scores still move by about `spread`. Alone, one's own score counts,
// compared with `reference`.
BySeat chancesOf(const BySeat& scores, int seats, double spread, double reference);

// The same for a finished game: mostly who won, a little by how much.
BySeat chancesOf(const Result& result, int seats, double spread, double reference);

}  // namespace spannung::search
