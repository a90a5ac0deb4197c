// What decides about a game, as text in a fixed form: two packs with equal texts play the same.
#pragma once

#include <string>
#include <string_view>

namespace spannung::pampero {

// `text` is a content file that could be read. Names, notes and coordinates do not count.
std::string canonicalContent(std::string_view text);

}  // namespace spannung::pampero
