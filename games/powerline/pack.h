// Everything that a content pack of Powerline says: what the rules need, what people see, and where
// it comes from.
#pragma once

#include <string>
#include <vector>

#include "engine/powerline/content.h"
#include "games/core/content_fields.h"
#include "games/core/fingerprint.h"

namespace spannung::powerline {

struct PlantLooks {
  Names names;
  Point place;
};

struct LineLooks {
  Names city;
  Point cityPlace;
  std::vector<Point> segments;  // the middle of each, from the first plant to the second
};

// What the map looks like. Plants and lines in the order of the Map.
struct MapLooks {
  double aspectRatio = 1;  // width by height
  Point island;
  Listed<PlantIndex, PlantLooks> plants;
  Listed<LineIndex, LineLooks> lines;
};

struct Pack {
  std::string edition;
  Content content;
  Sources sources;
  std::vector<Names> notices;  // what whoever sets up a table should know
  std::string fingerprint;
  MapLooks looks;
  std::vector<Names> cards;    // parallel to the cards of the components
  std::vector<Names> boards;   // parallel to the boards
  std::vector<Names> ratings;  // one more than the components have limits
};

}  // namespace spannung::powerline
