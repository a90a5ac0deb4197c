#include "games/pampero/sheet.h"

#include <limits>

namespace spannung::pampero {
namespace {

constexpr int kSchema = 1;
constexpr int kMaxPrice = 99;
const std::vector<std::string_view> kProvenances = {"rulebook", "public", "reconstructed"};
const std::vector<std::string_view> kMarketWords = {"residential", "industry", "commerce",
                                                    "recreation", "remote"};
const std::vector<std::string_view> kZoneWords = {"A", "B", "C"};
const std::vector<std::string_view> kKindWords = {"standard", "remote", "solar"};

}  // namespace

void checkSchema(const JsonObject& file) {
  const JsonReader field = file["schema"];
  const int schema = field.integer(1, std::numeric_limits<int>::max());
  if (schema != kSchema)
    field.refuse("content_schema",
                 {{"schema", std::to_string(schema)}, {"known", std::to_string(kSchema)}});
}

Source readSource(const JsonObject& object) {
  Source source;
  source.provenance = kProvenances[object["provenance"].choice(kProvenances)];
  if (const auto note = object.find("note")) source.note = note->string(kMaxNoteBytes);
  return source;
}

Names readNames(const JsonReader& value) {
  const JsonObject names = value.object({"de", "en"});
  return {names["de"].string(kMaxNameBytes), names["en"].string(kMaxNameBytes)};
}

std::uint8_t readByte(const JsonReader& value, int min, int max) {
  return static_cast<std::uint8_t>(value.integer(min, max));
}

Point readPoint(const JsonObject& object) {
  return {object["x"].number(0, 1), object["y"].number(0, 1)};
}

Outline readOutline(const JsonReader& value) {
  constexpr std::size_t kMaxPoints = 200;
  Outline outline;
  for (const JsonReader& item : value.array(2, kMaxPoints)) {
    const auto pair = item.array(2, 2);
    if (pair.size() == 2) outline.push_back({pair[0].number(0, 1), pair[1].number(0, 1)});
  }
  return outline;
}

JsonObject readSection(const JsonObject& file, const std::string& fileName, const std::string& name,
                       std::vector<std::string> fields, Pack& pack) {
  fields.insert(fields.end(), {"provenance", "note"});
  JsonObject object = file[name].object(fields);
  pack.sources[fileName + ": " + name] = readSource(object);
  return object;
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
