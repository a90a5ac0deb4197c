// Everything that a content pack of Powerline says: what the rules need, what people see, and where
// it comes from.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/powerline/content.h"
#include "games/game_module.h"

namespace spannung::powerline {

struct Names {
  std::string german;
  std::string english;

  const std::string& in(Language language) const {
    return language == Language::german ? german : english;
  }
};

struct Source {
  std::string provenance;  // "rulebook", "public" or "reconstructed"
  std::string note;        // may be empty
};

// 0 is the left or upper edge of the board, 1 the right or lower one.
struct Point {
  double x = 0;
  double y = 0;
};

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
  std::vector<PlantLooks> plants;
  std::vector<LineLooks> lines;
};

struct Pack {
  std::string edition;
  Content content;
  std::map<std::string, Source> sources;  // of the files and sections, by name
  std::vector<Names> notices;             // what whoever sets up a table should know
  std::string fingerprint;
  MapLooks looks;
  std::vector<Names> cards;    // parallel to the cards of the components
  std::vector<Names> boards;   // parallel to the boards
  std::vector<Names> ratings;  // one more than the components have limits
};

}  // namespace spannung::powerline
