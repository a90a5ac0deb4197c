// `spannung arena`: a tournament between bots, with victories, ratings and how sure they are. It
// can be interrupted and continued, and leaves a page with charts if one is wanted.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/flags.h"
#include "games/library.h"

namespace spannung {

struct ArenaOptions {
  std::string game = "funkenschlag";
  Values options;
  std::vector<std::string> bots;  // as contestOf reads them; all bots of the game if empty
  int games = 100;                // at least
  std::string seed = "1";        // any text; not a new one each time, or nothing could be continued
  int threads = 0;               // 0 for all cores
  std::string out;               // where finished games are kept; nowhere if empty
  std::string html;              // where the page with the charts goes
  std::string format = "table";  // or "json"
  bool progress = true;          // if the error stream is a terminal

  void declare(Flags& flags);
};

// SIGINT stops the games; what is done by then is kept and still printed.
int arenaCommand(const Library& library, const ArenaOptions& options, Language language,
                 std::ostream& out, std::ostream& err);

}  // namespace spannung
