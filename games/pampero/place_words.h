// Places of the boards as a person finds them: by the sector, zone or column that is printed there
// and a number, which boards print beside them.
#pragma once

#include <optional>
#include <string_view>

#include "engine/pampero/tables.h"
#include "games/phrase.h"

namespace spannung::pampero {

// Nothing for things that have a name of their own, or that are no places.
std::optional<Phrase> placePhrase(const Tables& tables, std::string_view type, int value);

}  // namespace spannung::pampero
