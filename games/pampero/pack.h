// Everything that a content pack of Pampero says: what the rules need, what people see, and where
// it comes from.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "engine/pampero/content.h"
#include "games/core/content_fields.h"
#include "games/core/fingerprint.h"

namespace spannung::pampero {

using Outline = std::vector<Point>;

struct Pack {
  std::string edition;
  Content content;
  Sources sources;
  // What people call things, by the operand type and id of the notation.
  std::map<std::string, std::map<std::string, Names>> names;
  std::vector<std::string> stepPlaces;        // where each of Effects::steps is written
  std::map<std::string, StepList> stepLists;  // by where each of them is written
  // Where the upper and the lower half of each of Content::scoringTiles are written.
  std::vector<std::array<std::string, 2>> scoringPlaces;
  // For drawing.
  Outline country;
  Outline river;
  std::map<std::string, Outline> sectors;              // by id
  std::array<std::map<std::string, Point>, 2> places;  // of each board side, by id
  std::string fingerprint;

  bool isReconstructed() const {
    for (const auto& [section, source] : sources)
      if (source.provenance == "reconstructed") return true;
    return false;
  }
};

}  // namespace spannung::pampero
