// `spannung tune`: finds better weights for a bot by self-play and says how much better they are.
#pragma once

#include <iosfwd>
#include <string>

#include "ai/weights/tunable.h"
#include "cli/flags.h"
#include "games/library.h"

namespace spannung {

struct TuneOptions {
  std::string game = "wasserkraft";
  Values options;
  std::string bot;                      // the first of the game that can be tuned, if empty
  int games = 20;                       // an iteration, at least
  int iterations = 100;                 //
  int check = 400;                      // games of the check, at least
  int simulations = kUsualSimulations;  // of a bot that searches, for each move
  int reach = 10;
  int boldness = 50;
  std::string seed = "1";
  int threads = 0;      // 0 for all cores
  std::string weights;  // where to begin; the built-in ones if empty
  std::string out;      // where the new ones go; nowhere if empty
  bool progress = true;

  void declare(Flags& flags);
};

// SIGINT stops the games and writes nothing.
int tuneCommand(const Library& library, const TuneOptions& options, Language language,
                std::ostream& out, std::ostream& err);

}  // namespace spannung
