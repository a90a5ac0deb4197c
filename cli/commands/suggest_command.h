// `spannung suggest`: the best moves in a position of a recorded game, and why.
#pragma once

#include <optional>
#include <string>

#include "cli/flags.h"
#include "cli/terminal/terminal.h"
#include "games/library.h"

namespace spannung {

struct SuggestArguments {
  std::string file;
  std::optional<int> ply;  // the position after so many plies; without it the last one
  std::string bot;         // who thinks; empty: the strongest
  int count = 3;
  bool json = false;

  void declare(Flags& flags);
};

int suggestCommand(const Library& library, const SuggestArguments& arguments,
                   const Terminal& terminal);

}  // namespace spannung
