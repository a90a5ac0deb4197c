// `spannung selfplay`: games between bots to learn from. It can be interrupted and continued, and
// shared among machines.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/flags.h"
#include "games/library.h"

namespace spannung {

struct SelfplayOptions {
  std::string game = "wasserkraft";
  Values options;
  std::vector<std::string> bots;
  int games = 100;
  int random = 0;
  std::string shard = "1/1";
  std::string out;
  std::string seed = "1";
  int threads = 0;  // 0 for all cores
  bool progress = true;

  void declare(Flags& flags);
};

// SIGINT ends it; the same command goes on from there.
int selfplayCommand(const Library& library, const SelfplayOptions& options, Language language,
                    std::ostream& out, std::ostream& err);

}  // namespace spannung
