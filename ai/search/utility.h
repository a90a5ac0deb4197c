// From expected scores to contentment: how likely each seat is to win.
#pragma once

#include "ai/search/outlook.h"
#include "engine/core/result.h"

namespace spannung::search {

// The chances of each seat if scores still move by about `spread`. Alone, one's own score counts,
// compared with `reference`.
BySeat chancesOf(const BySeat& scores, int seats, double spread, double reference);

// How an outlook is lived with: mostly it matters who wins, a little by how much, so that whoever
// cannot lose or cannot win any more goes on playing well. Alone, one's own score counts.
BySeat contentmentOf(const Outlook& outlook, int seats, double spread, double reference);

// What a finished game came to: winners share the victory.
Outlook outlookOf(const Result& result);
// The contentment with it.
BySeat chancesOf(const Result& result, int seats, double spread, double reference);

}  // namespace spannung::search
