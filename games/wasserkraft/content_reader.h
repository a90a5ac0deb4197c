// Reads content/wasserkraft: components.json and map.json. Whatever is wrong in them is found here,
// so that the rules can trust the tables.
#pragma once

#include <string>

#include "games/content_files.h"
#include "games/problem.h"
#include "games/wasserkraft/pack.h"

namespace spannung::wasserkraft {

Expected<Pack> readPack(const ContentFiles& files);

// All values that matter for play, as text: equal text, equal game. Sources do not count.
std::string canonicalContent(const Components& components, const Map& map);

}  // namespace spannung::wasserkraft
