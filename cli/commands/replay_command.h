// `spannung replay`: a recorded game as a log, as a position, or step by step.
#pragma once

#include <optional>
#include <string>

#include "cli/flags.h"
#include "cli/terminal/terminal.h"
#include "games/library.h"

namespace spannung {

struct ReplayArguments {
  std::string file;
  std::optional<int> ply;  // the board after so many plies
  bool step = false;       // one ply after the other, at the reader's pace

  void declare(Flags& flags);
};

int replayCommand(const Library& library, const ReplayArguments& arguments,
                  const Terminal& terminal);

}  // namespace spannung
