// What Pampero conserves; fails the test itself.
#pragma once

#include "engine/pampero/rules.h"

namespace spannung::pampero::testing {

using Law = void(const Pampero& game, const State& state);

Law expectBatteries;    // PA-INV-01
Law expectPurses;       // PA-INV-02
Law expectActionCards;  // PA-INV-03
Law expectPieces;       // PA-INV-04
Law expectNetwork;      // PA-INV-05
Law expectSites;        // PA-INV-06

// All of these, and that nothing is in two places.
Law expectLaws;

}  // namespace spannung::pampero::testing
