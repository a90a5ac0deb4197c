// map.json: headstreams, basins, sites, pipes and rivers.
#pragma once

#include <string>
#include <string_view>

#include "base/problem.h"
#include "games/wasserkraft/pack.h"

namespace spannung::wasserkraft {

Expected<Map> readMap(const std::string& file, std::string_view text, Sources& sources);

}  // namespace spannung::wasserkraft
