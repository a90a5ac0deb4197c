// Reads content/funkenschlag: components.json and one file a map below maps/. Whatever is wrong in
// them is found here, so that the rules can trust the tables.
#pragma once

#include <string>

#include "base/problem.h"
#include "games/content_files.h"
#include "games/funkenschlag/pack.h"

namespace spannung::funkenschlag {

Expected<Pack> readPack(const ContentFiles& files);

CanonicalContent canonicalContent(const ContentFiles& files);
// Of the components and the one map in play.
std::string fingerprintOf(const Pack& pack, std::size_t map);

}  // namespace spannung::funkenschlag
