// Fields that several content files of Powerline have.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "base/json_reader.h"
#include "games/powerline/pack.h"

namespace spannung::powerline {

inline constexpr std::size_t kMaxNameBytes = 80;
inline constexpr std::size_t kMaxNoteBytes = 1000;
inline constexpr int kMaxByte = 255;

// Refuses files made for another version of the format.
void checkSchema(const JsonObject& file);
// The fields "provenance" and, if it is there, "note".
Source readSource(const JsonObject& object);
Names readNames(const JsonReader& item);
// The field "notice", if it is there.
void readNotice(const JsonObject& object, std::vector<Names>& notices);
std::uint8_t readByte(const JsonReader& value, int min, int max);
std::string readId(const JsonReader& item);
// The fields "x" and "y".
Point readPoint(const JsonObject& object);

enum class Order { any, rising, notFalling };

// Bytes in order.
std::vector<std::uint8_t> readSeries(const JsonReader& list, std::size_t minCount,
                                     std::size_t maxCount, int max, Order order);

template <std::size_t Size>
std::array<std::uint8_t, Size> readSeriesOf(const JsonReader& list, int max, Order order) {
  std::array<std::uint8_t, Size> result{};
  std::ranges::copy(readSeries(list, Size, Size, max, order), result.begin());
  return result;
}

template <class Items>
std::size_t placeOf(const Items& items, const std::string& id) {
  const auto found = std::ranges::find_if(items, [&](const auto& item) { return item.id == id; });
  return static_cast<std::size_t>(found - items.begin());
}

template <class Items>
void refuseRepeatedId(const JsonReader& item, const std::string& id, const Items& others) {
  if (placeOf(others, id) < others.size()) item.refuse("content_duplicate_id", {{"id", id}});
}

// The place of the thing that an id names.
template <class Items>
std::uint8_t readReference(const JsonReader& item, const Items& items, const char* code) {
  const std::string id = item.string(kMaxNameBytes);
  const std::size_t place = placeOf(items, id);
  if (place == items.size()) return item.refuse(code, {{"id", id}}), std::uint8_t{0};
  return static_cast<std::uint8_t>(place);
}

}  // namespace spannung::powerline
