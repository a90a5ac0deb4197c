// Reads content/powerline: map.json, boards.json and components.json. Whatever is wrong in them is
// found here, so that the rules can trust the tables.
#pragma once

#include <string>

#include "base/problem.h"
#include "games/content_files.h"
#include "games/powerline/pack.h"

namespace spannung::powerline {

Expected<Pack> readPack(const ContentFiles& files);

// All values that matter for play, as text: equal text, equal game. Names, coordinates and sources
// do not count.
std::string canonicalContent(const Content& content);

}  // namespace spannung::powerline
