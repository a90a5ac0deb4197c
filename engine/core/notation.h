// The form of moves: as text, and back, from a game's move terms and its words. How a kind is
// written says Term::pattern: words that stand for themselves, * for the next operand, and in
// brackets a tail that is left out where its operands are 0:
//
//   discard plant *        run * [coal * oil *]
//
// Without a pattern it is the code and all operands.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/lexicon.h"
#include "engine/core/move.h"
#include "engine/core/parsed_move.h"
#include "engine/core/term.h"

namespace spannung {

// Operands that a kind does not use must be 0: equal decisions are equal moves.
bool isWellFormed(Terms terms, Move move);

std::string moveText(Terms terms, const Lexicon& words, Move move);
ParsedMove parseMove(Terms terms, const Lexicon& words, std::string_view text);

}  // namespace spannung
