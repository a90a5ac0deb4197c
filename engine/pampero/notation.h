// A move as text, and back: the word of its kind, then the words of its operands.
//
//   place A2-m1        play tower t2B      pay instead       lay c1b n1
//   build B1-t1        field a4            move B1-t1 public skip
#pragma once

#include <string>
#include <string_view>

#include "engine/core/parsed_move.h"
#include "engine/pampero/tables.h"

namespace spannung::pampero {

std::string moveText(const Tables& tables, Move move);
ParsedMove parseMove(const Tables& tables, std::string_view text);
// A number of a given operand type in words of the notation.
std::string operandText(const Tables& tables, std::string_view type, int value);

}  // namespace spannung::pampero
