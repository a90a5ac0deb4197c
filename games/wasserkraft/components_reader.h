// components.json: everything in the box but the map.
#pragma once

#include <string>
#include <string_view>

#include "base/problem.h"
#include "games/wasserkraft/pack.h"

namespace spannung::wasserkraft {

struct ComponentsSheet {
  std::string edition;
  Components components;
  Sources sources;
};

Expected<ComponentsSheet> readComponents(const std::string& file, std::string_view text);

}  // namespace spannung::wasserkraft
