// components.json: everything in the box but the maps.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/problem.h"
#include "games/funkenschlag/pack.h"

namespace spannung::funkenschlag {

struct ComponentsSheet {
  std::string edition;
  Components components;
  std::map<std::string, Source> sources;
};

Expected<ComponentsSheet> readComponents(const std::string& file, std::string_view text);

}  // namespace spannung::funkenschlag
