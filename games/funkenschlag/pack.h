// Everything that a content pack of Funkenschlag says: what the rules need, what people see, and
// where it comes from.
#pragma once

#include <string>
#include <vector>

#include "engine/funkenschlag/content.h"
#include "games/core/content_fields.h"
#include "games/core/fingerprint.h"

namespace spannung::funkenschlag {

struct RegionNames {
  Names names;
  std::string color;  // "#2e9e8f"
};

struct CityNames {
  Names names;
  double x = 0;  // 0 is the west, 1 the east of the map
  double y = 0;  // 0 is the north, 1 the south
};

// What a map looks like. Regions and cities in the order of the Map it belongs to.
struct MapNames {
  Names names;
  Source source;
  bool recommended = false;  // for a first game
  double aspectRatio = 1;    // width by height
  std::vector<RegionNames> regions;
  std::vector<CityNames> cities;
};

struct Pack {
  std::string edition;
  Components components;
  Sources sources;              // of the components
  std::vector<Map> maps;        // recommended ones first, then by id; never empty
  std::vector<MapNames> names;  // parallel to maps
  CanonicalContent canonical;
};

}  // namespace spannung::funkenschlag
