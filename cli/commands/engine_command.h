// `spannung engine`: the rules for any other program, one JSON object a line in both directions.
// docs/engine-protocol.md describes the protocol.
#pragma once

#include <iosfwd>

#include "games/library.h"

namespace spannung {

// Answers every line until the input ends or a request says "quit"; the exit code of the program.
int engineCommand(const Library& library, std::istream& in, std::ostream& out);

}  // namespace spannung
