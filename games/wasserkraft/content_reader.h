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

CanonicalContent canonicalContent(const ContentFiles& files);
// What stays in its box does not count.
std::string fingerprintOf(const Pack& pack, const Options& options);

}  // namespace spannung::wasserkraft
