// A move as text, and back:
//
//   place red gullmeadow wind_north     on the line to Gullmeadow, built from that plant
//   joker yellow highmark hydro_dam     the same, with a joker
//   island blue
//   take back
//   done
//   done vacation
//   reopen
#pragma once

#include <string>
#include <string_view>

#include "engine/core/parsed_move.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline {

std::string_view workerText(Worker worker);
std::string_view plantKindText(PlantKind kind);
std::string_view featureText(Feature feature);
std::string moveText(const Tables& tables, Move move);
ParsedMove parseMove(const Tables& tables, std::string_view text);
// A number of a given operand type in words of the notation.
std::string operandText(const Tables& tables, std::string_view type, int value);

}  // namespace spannung::powerline
