#include "games/pampero/content_fields.h"

namespace spannung::pampero {
namespace {

constexpr int kMaxPrice = 99;
const std::vector<std::string_view> kMarketWords = {"residential", "industry", "commerce",
                                                    "recreation", "remote"};
const std::vector<std::string_view> kZoneWords = {"A", "B", "C"};
const std::vector<std::string_view> kKindWords = {"standard", "remote", "solar"};

}  // namespace

Outline readOutline(const JsonReader& value) {
  constexpr std::size_t kMaxPoints = 200;
  return readPoints(value, 2, kMaxPoints);
}

Market readMarket(const JsonReader& value) {
  return static_cast<Market>(value.choice(kMarketWords));
}

Zone readZone(const JsonReader& value) { return static_cast<Zone>(value.choice(kZoneWords)); }

std::uint8_t readWords(const JsonReader& value, const std::vector<std::string_view>& words) {
  unsigned set = 0;
  for (const JsonReader& item : value.array(1, words.size())) set |= 1U << item.choice(words);
  return static_cast<std::uint8_t>(set);
}

MarketMask readMarkets(const JsonReader& value) { return readWords(value, kMarketWords); }
ZoneMask readZones(const JsonReader& value) { return readWords(value, kZoneWords); }
KindMask readContractKinds(const JsonReader& value) { return readWords(value, kKindWords); }

Symbols readSymbols(const JsonReader& value) {
  constexpr int kMostArrows = 2;
  Symbols symbols;
  for (const JsonReader& item : value.array(0, Symbols::capacity())) {
    const JsonObject fields = item.object({"market", "arrows"});
    symbols.push_back({readMarket(fields["market"]), readByte(fields["arrows"], 0, kMostArrows)});
  }
  return symbols;
}

Price readPrice(const JsonReader& value) {
  const JsonObject fields = value.object({"money", "energy", "battery"});
  Price price;
  if (const auto money = fields.find("money")) price.money = readByte(*money, 1, kMaxPrice);
  if (const auto energy = fields.find("energy")) price.energy = readByte(*energy, 1, kMostEnergy);
  if (const auto battery = fields.find("battery"))
    price.batteries = readByte(*battery, 1, kMaxPrice);
  return price;
}

}  // namespace spannung::pampero
