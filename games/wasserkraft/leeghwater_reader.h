// Reads leeghwater.json: the components of the expansion.
#pragma once

#include <string>
#include <string_view>

#include "base/problem.h"
#include "games/wasserkraft/pack.h"

namespace spannung::wasserkraft {

// Into the components, behind those of the base game.
Expected<void> readLeeghwater(const std::string& file, std::string_view text,
                              Components& components, Sources& sources);

}  // namespace spannung::wasserkraft
