// Whatever cards, tiles and boards do, in words, found by where the content says it: pages show
// these words beside what they draw.
#pragma once

#include <map>
#include <string>

#include "engine/pampero/tables.h"
#include "games/pampero/pack.h"
#include "games/phrase.h"

namespace spannung::pampero {

// Lists of steps, each of their steps, and the halves of scoring tiles:
// "cards.json: basic.cards[0].steps" -> "build a tower". The tables must be made of this pack.
std::map<std::string, Phrase> effectPhrases(const Tables& tables, const Pack& pack);

}  // namespace spannung::pampero
