// Fields that several content files have, beside those of every game, and words that stand for
// numbers.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/core/content_fields.h"
#include "games/pampero/pack.h"

namespace spannung::pampero {

Outline readOutline(const JsonReader& value);

// The number of the item with this id.
template <class Items>
std::uint8_t readReference(const JsonReader& value, const Items& items) {
  return static_cast<std::uint8_t>(value.choice(idsOf<std::string_view>(items)));
}

Market readMarket(const JsonReader& value);
Zone readZone(const JsonReader& value);
// Sets of words, one bit each.
MarketMask readMarkets(const JsonReader& value);
ZoneMask readZones(const JsonReader& value);
KindMask readContractKinds(const JsonReader& value);
std::uint8_t readWords(const JsonReader& value, const std::vector<std::string_view>& words);
Symbols readSymbols(const JsonReader& value);
Price readPrice(const JsonReader& value);

}  // namespace spannung::pampero
