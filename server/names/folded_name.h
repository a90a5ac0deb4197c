// Names that people would take for the same one.
#pragma once

#include <string>
#include <string_view>

namespace spannung::server {

// In lower case: Latin letters with and without marks (up to U+017F), Greek and Cyrillic.
std::string foldedName(std::string_view name);

}  // namespace spannung::server
