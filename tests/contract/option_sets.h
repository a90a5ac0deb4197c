// Every combination of the listed values of a game's options.
#pragma once

#include <string>
#include <vector>

#include "games/game_module.h"

namespace spannung::testing {

inline std::vector<Values> everyOptionSet(const GameModule& module) {
  std::vector<Values> sets = {Values{}};
  for (const Choice& choice : module.options()) {
    std::vector<Values> extended;
    for (const Values& set : sets)
      for (const std::string& value : choice.values) {
        extended.push_back(set);
        extended.back()[choice.name] = value;
      }
    if (!extended.empty()) sets = std::move(extended);
  }
  return sets;
}

}  // namespace spannung::testing
