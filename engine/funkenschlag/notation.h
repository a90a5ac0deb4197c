// A move as text, and back:
//
//   region west            pass                 buy coal 3
//   nominate 13            discard plant 5      build essen
//   bid 15                 discard coal         run 7
//   done                                        run 5 coal 1 oil 1
#pragma once

#include <string>
#include <string_view>

#include "engine/core/parsed_move.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag {

std::string_view resourceText(Resource resource);
std::string_view plantKindText(PlantKind kind);
std::string moveText(const Tables& tables, Move move);
ParsedMove parseMove(const Tables& tables, std::string_view text);
std::string_view stageText(Stage stage);
// A number of a given operand type in words of the notation.
std::string operandText(const Tables& tables, std::string_view type, int value);

}  // namespace spannung::funkenschlag
