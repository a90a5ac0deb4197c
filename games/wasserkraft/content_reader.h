// Reads the files of content/wasserkraft. Whatever is wrong in them is found here, so that the
// rules can trust the tables.
#pragma once

#include <string>

#include "base/problem.h"
#include "engine/wasserkraft/options.h"
#include "games/content_files.h"
#include "games/wasserkraft/pack.h"

namespace spannung::wasserkraft {

Expected<Pack> readPack(const ContentFiles& files);

// All values that matter for play with these options, as text: equal text, equal game. Sources do
// not count, and neither does what stays in its box.
std::string canonicalContent(const Components& components, const Map& map, const Options& options);

}  // namespace spannung::wasserkraft
