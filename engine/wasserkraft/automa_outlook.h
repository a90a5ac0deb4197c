// What an Automa is likely to do next, as far as anybody can know: which of the tiles that may come
// up would lead to which action.
#pragma once

#include "engine/wasserkraft/tables.h"
#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {

struct Prospect {
  int deed = 0;
  int tiles = 0;  // of those that may come up
};
using Outlook = FixedVector<Prospect, kAutomaTiles>;

// The likeliest first. Uses nothing that is hidden.
Outlook outlookOf(const Tables& tables, const State& state, Seat seat);

}  // namespace spannung::wasserkraft
