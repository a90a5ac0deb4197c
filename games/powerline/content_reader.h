// Reads content/powerline: map.json, boards.json and components.json. Whatever is wrong in them is
// found here, so that the rules can trust the tables.
#pragma once

#include <string>

#include "base/problem.h"
#include "games/content_files.h"
#include "games/powerline/pack.h"

namespace spannung::powerline {

Expected<Pack> readPack(const ContentFiles& files);

CanonicalContent canonicalContent(const ContentFiles& files);

}  // namespace spannung::powerline
