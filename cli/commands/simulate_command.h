// `spannung simulate`: lets bots play many games and tells who wins, how long it takes and what
// happens on the way.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/flags.h"
#include "games/library.h"

namespace spannung {

struct SimulateOptions {
  std::string game = "funkenschlag";
  Values options;
  std::vector<std::string> bots;  // repeated until every seat has one; the strongest if empty
  int games = 1000;
  std::string seed;              // any text; a new one if empty
  int threads = 0;               // 0 for all cores
  std::string format = "table";  // or "csv" (a line a game), "json" (all figures)
  bool progress = true;          // if the error stream is a terminal

  void declare(Flags& flags);
};

// SIGINT stops the games; what is done by then is still printed.
int simulateCommand(const Library& library, const SimulateOptions& options, Language language,
                    std::ostream& out, std::ostream& err);

}  // namespace spannung
