// `spannung bench`: how fast the rules are on this machine, measured for a moment on one core.
#pragma once

#include <string>

#include "cli/flags.h"
#include "cli/terminal/terminal.h"
#include "games/library.h"

namespace spannung {

struct BenchArguments {
  std::string game = "funkenschlag";
  Values options;
  double seconds = 2;

  void declare(Flags& flags);
};

int benchCommand(const Library& library, const BenchArguments& arguments, const Terminal& terminal);

}  // namespace spannung
