// Fields that content files of several games have, and what they are read into.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_reader.h"
#include "base/language.h"

namespace spannung {

inline constexpr std::size_t kMaxIdBytes = 40;
inline constexpr std::size_t kMaxNameBytes = 120;
inline constexpr std::size_t kMaxNoteBytes = 1000;
inline constexpr int kMaxByte = 255;

struct Names {
  std::string german;
  std::string english;

  const std::string& in(Language language) const {
    return language == Language::german ? german : english;
  }
};

struct Source {
  std::string provenance;  // "rulebook", "public" or "reconstructed"
  std::string note;        // may be empty
};

using Sources = std::map<std::string, Source>;  // by section, or by file

// 0 is the left or upper edge of the picture, 1 the right or lower one.
struct Point {
  double x = 0;
  double y = 0;
};

// Refuses files made for another version of the format.
void checkSchema(const JsonObject& file);
// The fields "provenance" and, if it is there, "note".
Source readSource(const JsonObject& object);
// A section with its own fields and its source.
JsonObject readSection(const JsonObject& file, const std::string& name,
                       std::vector<std::string> fields, Sources& sources);

Names readNames(const JsonReader& value, std::size_t maxBytes = kMaxNameBytes);
std::uint8_t readByte(const JsonReader& value, int min, int max);
double readAspectRatio(const JsonReader& value);  // width by height
// The fields "x" and "y".
Point readPoint(const JsonObject& object);
// A list of [x, y].
std::vector<Point> readPoints(const JsonReader& list, std::size_t minCount, std::size_t maxCount);

std::string readAnyId(const JsonReader& value);
// Of small letters, digits and underscores.
std::string readWordId(const JsonReader& value);

template <class Text = std::string, class Items>
std::vector<Text> idsOf(const Items& items) {
  std::vector<Text> ids;
  for (const auto& item : items) ids.emplace_back(item.id);
  return ids;
}

template <class Items>
std::size_t placeOf(const Items& items, const std::string& id) {
  const auto found = std::ranges::find_if(items, [&](const auto& item) { return item.id == id; });
  return static_cast<std::size_t>(found - items.begin());
}

// An id that none of the others has.
template <class Items>
std::string readNewId(const JsonReader& value, const Items& others,
                      std::string (*readId)(const JsonReader&) = readAnyId) {
  std::string id = readId(value);
  if (placeOf(others, id) < others.size()) value.refuse("content_duplicate_id", {{"id", id}});
  return id;
}

// The place of the thing that an id names.
template <class Items>
std::uint8_t readReference(const JsonReader& value, const Items& items, const char* code) {
  const std::string id = readAnyId(value);
  const std::size_t place = placeOf(items, id);
  if (place == items.size()) return value.refuse(code, {{"id", id}}), std::uint8_t{0};
  return static_cast<std::uint8_t>(place);
}

enum class Order { any, rising, notFalling };

void checkOrder(const JsonReader& item, int value, int previous, Order order);

struct SeriesLimits {
  std::size_t minCount;
  std::size_t maxCount;
  int minValue;
  int maxValue;
  Order order;
};

std::vector<std::uint8_t> readSeries(const JsonReader& list, const SeriesLimits& limits);

template <std::size_t Size>
std::array<std::uint8_t, Size> readSeriesOf(const JsonReader& list, int min, int max,
                                            Order order = Order::any) {
  std::array<std::uint8_t, Size> result{};
  std::ranges::copy(readSeries(list, {Size, Size, min, max, order}), result.begin());
  return result;
}

}  // namespace spannung
