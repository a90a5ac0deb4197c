// What a score card pays, in words.
#pragma once

#include "engine/powerline/content.h"
#include "games/phrase.h"

namespace spannung::powerline {

Phrase cardPhrase(const ScoreCard& card);

}  // namespace spannung::powerline
