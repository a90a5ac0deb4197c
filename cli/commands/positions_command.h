// `spannung positions`: positions of games that `selfplay` has played, as numbers for a trainer.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/flags.h"
#include "games/library.h"

namespace spannung {

struct PositionsOptions {
  std::vector<std::string> files;
  std::string out;
  int every = 4;
  std::string judge;

  void declare(Flags& flags);
};

int positionsCommand(const Library& library, const PositionsOptions& options, Language language,
                     std::ostream& out, std::ostream& err);

}  // namespace spannung
