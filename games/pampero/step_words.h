// The steps of effects in words, as the end of a sentence that begins with "you".
#pragma once

#include "engine/pampero/tables.h"
#include "games/phrase.h"

namespace spannung::pampero {

Phrase stepPhrase(const Tables& tables, const Step& step);
// One after the other: "receive $4 and take 1 battery".
Phrase stepsPhrase(const Tables& tables, const StepList& list);

}  // namespace spannung::pampero
