// Phrases of a game in the words of a language.
#pragma once

#include <functional>
#include <string>

#include "games/phrase.h"
#include "texts/catalogue.h"

namespace spannung {

// What whoever sits somewhere is called.
using SeatNames = std::function<std::string(Seat)>;

// Without names only for phrases that mention nobody.
std::string phraseText(const Phrase& phrase, const Catalogue& texts, const SeatNames& names = {});

}  // namespace spannung
