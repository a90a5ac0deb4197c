// The lines of a tournament's file.
#pragma once

#include <string>
#include <string_view>

#include "ai/arena/arena.h"

namespace spannung {

// What is played: two files with the same first line belong together.
std::string headerLine(const ArenaPlan& plan);
// A problem that names all differences between a first line and the one this plan would have.
Expected<void> checkHeader(std::string_view line, const ArenaPlan& plan);

std::string gameLine(const SimulatedGame& game, int seats);
// A place inside the line is the path of the value that is wrong.
Expected<SimulatedGame> readGameLine(std::string_view line, const ArenaPlan& plan);

}  // namespace spannung
