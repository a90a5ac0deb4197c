// One function a content file. They find everything that is wrong with the file itself; checkMap()
// judges a map as a whole.
#pragma once

#include <string>

#include "base/json_reader.h"
#include "games/funkenschlag/pack.h"

namespace spannung::funkenschlag {

struct MapSheet {
  Map map;
  MapNames names;
};

// The path of a map's file, which is named after it so that no two maps share an id.
std::string fileOfMap(const std::string& id);

void readComponents(const JsonReader& root, Pack& pack);
MapSheet readMap(const JsonReader& root);

}  // namespace spannung::funkenschlag
