// A number that an evaluation weighs things with, and how far it may go.
#pragma once

#include <string>
#include <vector>

namespace spannung {

struct Parameter {
  std::string name;
  double value = 0;
  double low = 0;
  double high = 0;

  bool operator==(const Parameter&) const = default;
};

using Parameters = std::vector<Parameter>;

}  // namespace spannung
