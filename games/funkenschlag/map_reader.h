// maps/<id>.json: one map.
#pragma once

#include <string>
#include <string_view>

#include "base/problem.h"
#include "games/funkenschlag/pack.h"

namespace spannung::funkenschlag {

struct MapSheet {
  Map map;
  MapNames names;
};

// The path of a map's file, which is named after it so that no two maps share an id.
std::string fileOfMap(const std::string& id);

// Finds everything that is wrong with the file itself; checkMap() judges the map as a whole.
Expected<MapSheet> readMap(const std::string& file, std::string_view text);

}  // namespace spannung::funkenschlag
