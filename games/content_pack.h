// Content as one text that can be kept and found again: a table goes on with the components it
// began with, whatever the program or its owner has corrected since.
#pragma once

#include "base/kept_text.h"
#include "games/content_files.h"

namespace spannung {

// A JSON object, path by path.
using ContentPack = KeptText;

ContentPack packOf(const ContentFiles& files);
// Refuses a text that is not the one the digest was made of.
Expected<ContentFiles> unpacked(const ContentPack& pack);

}  // namespace spannung
