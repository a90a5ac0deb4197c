// Options of Funkenschlag as text, and back.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/funkenschlag/options.h"
#include "games/funkenschlag/content_reader.h"
#include "games/game_module.h"

namespace spannung::funkenschlag {

struct ChosenOptions {
  std::size_t map = 0;  // index into Pack::maps
  Options options;
};

std::vector<Choice> optionChoices(const Pack& pack);
Expected<ChosenOptions> parseOptions(const Pack& pack, const Values& values);
Values optionValues(const Pack& pack, const ChosenOptions& chosen);

// Ids of the regions in a set, in the order of the map.
std::vector<std::string> regionIds(const Map& map, RegionMask regions);
// A set of regions from ids; the problem names the first unknown or repeated one.
Expected<RegionMask> parseRegions(const Map& map, const std::string& place,
                                  const std::vector<std::string>& ids);

}  // namespace spannung::funkenschlag
