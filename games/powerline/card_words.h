// What a score card pays, and plants and cities bring, in words.
#pragma once

#include "engine/powerline/content.h"
#include "games/phrase.h"

namespace spannung::powerline {

Phrase cardPhrase(const ScoreCard& card);
Phrase plantPhrase(const Plant& plant);
Phrase cityPhrase(const Line& line);

}  // namespace spannung::powerline
