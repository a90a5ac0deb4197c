// Bad input in words.
#pragma once

#include <string>
#include <string_view>

#include "base/language.h"
#include "base/problem.h"

namespace spannung {

// Place and sentence, and the rule if the problem names one. A code may also be a game's reason for
// refusing; `game` says whose, if it is known.
std::string problemText(const Problem& problem, Language language, std::string_view game = {});

}  // namespace spannung
