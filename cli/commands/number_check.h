// Numbers of the command line that have a lower limit.
#pragma once

#include <string>

#include "base/problem.h"

namespace spannung {

inline Expected<void> checkNumber(const char* name, int value, int least) {
  if (value >= least) return {};
  return problem(name, "number_too_small",
                 {{"value", std::to_string(value)}, {"min", std::to_string(least)}});
}

}  // namespace spannung
