// The texts of cards and tiles, from the steps they consist of.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/pampero/tables.h"
#include "games/phrase.h"

namespace spannung::pampero {

// The types of operands whose values have a text.
std::vector<std::string_view> describedTypes();
// Nothing for other types and for what does not exist.
std::optional<Phrase> componentPhrase(const Tables& tables, std::string_view type, int value);

}  // namespace spannung::pampero
