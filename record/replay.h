// Plays a record again, checking every move.
#pragma once

#include "games/library.h"
#include "record/record.h"
#include "record/session.h"

namespace spannung {

// The game a record was played with, if this program knows it: name, revision, content, options. A
// shuffle that is claimed to be fair and is not is refused here.
Expected<std::shared_ptr<const LoadedGame>> gameOf(const Library& library, const Record& record);

// The whole game, or the ply and the reason why it cannot have been played. With `upTo`, stops
// after that many plies.
Expected<Session> replay(std::shared_ptr<const LoadedGame> game, const Record& record,
                         std::size_t upTo = static_cast<std::size_t>(-1));
Expected<Session> replay(const Library& library, const Record& record);

}  // namespace spannung
