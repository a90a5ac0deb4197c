// The words of Kabel: kinds of moves, reasons for refusing one, and events.
#pragma once

#include <cstdint>

#include "engine/core/event.h"
#include "engine/core/move.h"
#include "engine/core/term.h"
#include "engine/core/verdict.h"

namespace spannung::kabel {

enum class MoveKind : std::uint16_t { lay, discard };  // a: length
inline constexpr std::size_t kMoveKinds = 2;

enum class Reason : std::uint16_t { fine, gameOver, notYourTurn, unknownMove, noSuchCard, tooLong };

enum class EventKind : std::uint16_t { laid, discarded, roundStarted, gameEnded };

extern const Vocabulary kVocabulary;

}  // namespace spannung::kabel
