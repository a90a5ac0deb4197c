// Fields that every content file has, and words that stand for numbers.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_reader.h"
#include "games/pampero/pack.h"

namespace spannung::pampero {

inline constexpr std::size_t kMaxIdBytes = 40;
inline constexpr std::size_t kMaxNameBytes = 120;
inline constexpr std::size_t kMaxNoteBytes = 1000;

// Refuses files made for another version of the format.
void checkSchema(const JsonObject& file);
Source readSource(const JsonObject& object);
Names readNames(const JsonReader& value);
std::uint8_t readByte(const JsonReader& value, int min, int max);
Point readPoint(const JsonObject& object);
Outline readOutline(const JsonReader& value);

// A section with its provenance and note.
JsonObject readSection(const JsonObject& file, const std::string& fileName, const std::string& name,
                       std::vector<std::string> fields, Pack& pack);

template <class Items>
std::vector<std::string_view> idsIn(const Items& items) {
  std::vector<std::string_view> ids;
  for (const auto& item : items) ids.push_back(item.id);
  return ids;
}

// An id that no earlier item has.
template <class Items>
std::string readNewId(const JsonReader& value, const Items& before) {
  std::string id = value.string(kMaxIdBytes);
  for (const auto& item : before)
    if (item.id == id) value.refuse("content_duplicate_id", {{"id", id}});
  return id;
}

// The number of the item with this id.
template <class Items>
std::uint8_t readReference(const JsonReader& value, const Items& items) {
  return static_cast<std::uint8_t>(value.choice(idsIn(items)));
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
