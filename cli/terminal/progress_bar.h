// One line that tells how far a long job is, how fast it goes and when it will be done.
#pragma once

#include <chrono>
#include <iosfwd>
#include <string>

#include "games/game_module.h"

namespace spannung {

// Whether somebody watches what is written there: the error stream of this process on a terminal.
bool isWatched(const std::ostream& stream);

class ProgressBar {
 public:
  // `before` were done when it began; they do not count for the speed.
  ProgressBar(std::ostream& out, Language language, int total, int before = 0);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  // Wipes the line, so that nothing of it is left among the results.
  ~ProgressBar();

  void show(int done);

 private:
  std::ostream& out_;
  Language language_;
  int total_;
  int before_;
  std::chrono::steady_clock::time_point began_;
};

// The bar with its figures, without moving the cursor.
std::string progressText(Language language, int done, int total, double seconds, int before = 0);

}  // namespace spannung
