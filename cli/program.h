// The program `spannung` behind its main function, so that tests can run it, too.
#pragma once

#include <string>
#include <vector>

#include "cli/terminal/console.h"

namespace spannung {

// `words` are the arguments behind the program's name; the result is its exit code.
int runProgram(const std::vector<std::string>& words, Console console);

}  // namespace spannung
