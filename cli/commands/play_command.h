// `spannung play`: a game in the terminal, new or taken up again.
#pragma once

#include <string>
#include <vector>

#include "cli/flags.h"
#include "cli/terminal/terminal.h"
#include "games/library.h"

namespace spannung {

struct PlayArguments {
  std::string game = "funkenschlag";
  Values options;
  Values deal;
  std::vector<std::string> seats;  // empty: the person at the keyboard against bots
  std::string bot;                 // fills empty seats and gives hints; empty: the usual one
  std::string seed;                // empty: from the operating system
  std::string resume;
  std::string save;

  void declare(Flags& flags);
};

// The exit code of the program.
int playCommand(const Library& library, const PlayArguments& arguments, const Terminal& terminal);

}  // namespace spannung
