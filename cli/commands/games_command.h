// `spannung games`: what can be played, with which options, deals and bots.
#pragma once

#include <string>

#include "cli/flags.h"
#include "cli/terminal/terminal.h"
#include "games/library.h"

namespace spannung {

struct GamesArguments {
  std::string game;  // empty: all of them
  bool json = false;

  void declare(Flags& flags);
};

int gamesCommand(const Library& library, const GamesArguments& arguments, const Terminal& terminal);

}  // namespace spannung
