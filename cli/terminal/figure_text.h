// Figures as a reader of the language writes them.
#pragma once

#include <string>

#include "ai/distribution.h"
#include "games/game_module.h"

namespace spannung {

class FigureText {
 public:
  explicit FigureText(Language language) : language_(language) {}

  // With the decimal sign of the language; a dash where there is nothing to tell.
  std::string number(double value, int decimals) const;
  // With its sign, which is a plus for 0, too.
  std::string change(double value, int decimals) const;
  std::string percent(double share, int decimals = 1) const;
  std::string percentInterval(const Share& share) const;

 private:
  Language language_;
};

}  // namespace spannung
