// Content as one text that can be kept and found again: a table goes on with the components it
// began with, whatever the program or its owner has corrected since.
#pragma once

#include <string>
#include <string_view>

#include "games/content_files.h"

namespace spannung {

struct ContentPack {
  std::string digest;  // of `text`: says whether two packs are the same
  std::string text;    // a JSON object, path by path
};

ContentPack packOf(const ContentFiles& files);
// Refuses a text that is not the one the digest was made of.
Expected<ContentFiles> unpacked(const ContentPack& pack);

}  // namespace spannung
