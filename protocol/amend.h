// Chance outcomes that become known while a real game is being entered.
#pragma once

#include <tl/expected.hpp>

#include "games/library.h"
#include "record/session.h"
#include "wire/refusal.h"

namespace spannung {

// The same moves in a game whose deal is completed or corrected by what has been learned, or the
// first move that would then have been illegal.
tl::expected<Session, Refusal> amended(const Library& library, const Session& session,
                                       const Values& learned, Language language);

}  // namespace spannung
