// Can a map be played? Asked once the file has been read without a problem.
#pragma once

#include <string>

#include "base/problem.h"
#include "engine/funkenschlag/content.h"

namespace spannung::funkenschlag {

// Every region has a city and every city a connection; for each number of players, every
// contiguous set of regions is one network that is large enough and whose path costs fit.
Expected<void> checkMap(const std::string& file, const Map& map, const Components& components);

}  // namespace spannung::funkenschlag
