// Phrases of a game in the words of a language.
#pragma once

#include <string>

#include "games/phrase.h"
#include "texts/catalogue.h"

namespace spannung {

std::string phraseText(const Phrase& phrase, const Catalogue& texts);

}  // namespace spannung
