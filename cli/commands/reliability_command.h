// `spannung reliability`: how far one can believe the chances that a bot tells.
#pragma once

#include <iosfwd>
#include <string>

#include "cli/flags.h"
#include "games/library.h"

namespace spannung {

struct ReliabilityOptions {
  std::string game = "wasserkraft";
  Values options;
  std::string bot = "hard@2000";
  int games = 4;
  int every = 10;
  int runs = 10;
  std::string seed = "1";
  int threads = 0;  // 0 for all cores
  bool progress = true;

  void declare(Flags& flags);
};

// SIGINT ends it with what there is.
int reliabilityCommand(const Library& library, const ReliabilityOptions& options, Language language,
                       std::ostream& out, std::ostream& err);

}  // namespace spannung
