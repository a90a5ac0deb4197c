// Reads automa.json: the tiles of the Automa, and which spaces it occupies first.
#pragma once

#include <string>
#include <string_view>

#include "base/problem.h"
#include "games/wasserkraft/pack.h"

namespace spannung::wasserkraft {

// Into the components, whose spaces it names.
Expected<void> readAutoma(const std::string& file, std::string_view text, Components& components,
                          Sources& sources);

}  // namespace spannung::wasserkraft
