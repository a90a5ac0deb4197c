// A content pack of Pampero from its files, checked.
#pragma once

#include "games/content_files.h"
#include "games/pampero/pack.h"

namespace spannung::pampero {

Expected<Pack> readPack(const ContentFiles& files);
CanonicalContent canonicalContent(const ContentFiles& files);

}  // namespace spannung::pampero
