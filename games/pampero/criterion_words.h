// What is counted, in words.
#pragma once

#include "engine/pampero/content.h"
#include "games/phrase.h"

namespace spannung::pampero {

// Behind "per": "solar contract", "tower".
Phrase criterionPhrase(const Criterion& criterion);
// Behind "most": "solar contracts", "towers".
Phrase criteriaPhrase(const Criterion& criterion);

// "standard or remote contract", "standard and remote contracts".
Phrase oneContractOf(KindMask kinds);
Phrase contractsOf(KindMask kinds);
// "zone A or zone B", "zone A and zone B".
Phrase anyZoneOf(ZoneMask zones);
Phrase allZonesOf(ZoneMask zones);
// "residential or industry".
Phrase anyMarketOf(MarketMask markets);

}  // namespace spannung::pampero
