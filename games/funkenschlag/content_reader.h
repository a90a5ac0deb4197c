// Reads content/funkenschlag: components.json and one file a map below maps/. Whatever is wrong in
// them is found here, so that the rules can trust the tables.
#pragma once

#include <string>

#include "base/problem.h"
#include "games/content_files.h"
#include "games/funkenschlag/pack.h"

namespace spannung::funkenschlag {

Expected<Pack> readPack(const ContentFiles& files);

// All values that matter for play, as text: equal text, equal game. Names, coordinates, colours and
// sources do not count.
std::string canonicalContent(const Components& components, const Map& map);

}  // namespace spannung::funkenschlag
