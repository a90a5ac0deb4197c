#include "games/pampero/criterion_words.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spannung::pampero {
namespace {

constexpr std::array<std::string_view, kMarkets> kMarketCodes = {
    "residential", "industry", "commerce", "recreation", "remote"};
constexpr std::array<std::string_view, kZones> kZoneCodes = {"a", "b", "c"};
constexpr std::array<std::string_view, kContractKinds> kKindCodes = {"standard", "remote", "solar"};

// In the order of Count.
constexpr std::string_view kCountCodes[] = {
    "battery",          "energy",       "contract",          "market_symbol",
    "tower_bonus_tile", "transformer",  "bolt_mark",         "tower",
    "wind_farm",        "network_tile", "energy_spent",      "connection_tile",
    "special_card",     "foreign_card", "sector_with_tower", "any_majority"};

Phrase counted(std::string_view code) { return Phrase("pampero.counted." + std::string(code)); }

// One phrase for each member of a set.
template <std::size_t kCount>
std::vector<Phrase> members(unsigned set, std::string_view group,
                            const std::array<std::string_view, kCount>& codes) {
  std::vector<Phrase> phrases;
  for (std::size_t i = 0; i < kCount; ++i)
    if ((set >> i & 1U) != 0)
      phrases.emplace_back("pampero." + std::string(group) + '.' + std::string(codes[i]));
  return phrases;
}

// Only the last kind has the noun: "standard or remote contract".
std::vector<Phrase> kindsBefore(KindMask kinds, std::string_view noun) {
  std::vector<Phrase> phrases = members(kinds, "kind", kKindCodes);
  phrases.back() = members(kinds, noun, kKindCodes).back();
  return phrases;
}

Phrase columnsOf(unsigned columns) {
  std::vector<Phrase> phrases;
  for (int i = 0; i < kTowers; ++i)
    if ((columns >> i & 1U) != 0) phrases.push_back(counted("column").with("number", i + 1));
  return anyOf(std::move(phrases));
}

// How many are spoken of decides about the form of the word.
enum class Form : std::uint8_t { one = 1, many = 2 };

Phrase thing(std::string_view code, Form form) {
  return counted(code).with("many", static_cast<int>(form));
}

Phrase thingCounted(const Criterion& criterion, Form form) {
  constexpr KindMask kAnyKind = Criterion{}.kinds;
  if (criterion.what == Count::contracts && criterion.kinds != kAnyKind)
    return form == Form::one ? oneContractOf(criterion.kinds) : contractsOf(criterion.kinds);
  if (criterion.what == Count::sectorsWith && criterion.windFarms)
    return thing("sector_with_wind_farm", form);
  return thing(kCountCodes[static_cast<std::size_t>(criterion.what)], form);
}

Phrase phraseIn(const Criterion& criterion, Form form) {
  constexpr Criterion kEverything;
  Phrase phrase = thingCounted(criterion, form);
  if (criterion.what == Count::marketSymbols && criterion.markets != kAllMarkets)
    phrase = counted("of_markets")
                 .with("what", std::move(phrase))
                 .with("markets", anyMarketOf(criterion.markets));
  if (criterion.lucrative) phrase = counted("lucrative").with("what", std::move(phrase));
  if (criterion.zones != kEverything.zones)
    phrase = counted("of_zones")
                 .with("what", std::move(phrase))
                 .with("zones", anyZoneOf(criterion.zones));
  if (criterion.columns != kEverything.columns)
    phrase = counted("of_columns")
                 .with("what", std::move(phrase))
                 .with("columns", columnsOf(criterion.columns));
  return phrase;
}

}  // namespace

Phrase oneContractOf(KindMask kinds) { return anyOf(kindsBefore(kinds, "contract")); }
Phrase contractsOf(KindMask kinds) { return allOf(kindsBefore(kinds, "contracts")); }
Phrase anyZoneOf(ZoneMask zones) { return anyOf(members(zones, "zone", kZoneCodes)); }
Phrase allZonesOf(ZoneMask zones) { return allOf(members(zones, "zone", kZoneCodes)); }
Phrase anyMarketOf(MarketMask markets) {
  return anyOf(members(markets, "in_market", kMarketCodes));
}

Phrase criterionPhrase(const Criterion& criterion) { return phraseIn(criterion, Form::one); }
Phrase criteriaPhrase(const Criterion& criterion) { return phraseIn(criterion, Form::many); }

}  // namespace spannung::pampero
