// Fields that sections of the content have in common.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "base/json_reader.h"
#include "games/wasserkraft/pack.h"

namespace spannung::wasserkraft {

inline constexpr std::size_t kMaxIdBytes = 40;
inline constexpr int kMostWorkers = 12;
inline constexpr int kMostPoints = 30;

// Refuses files made for another version of the format.
void checkSchema(const JsonObject& file);
// A section with its own fields, "provenance" and perhaps "note", which go into the sources.
JsonObject readSection(const JsonObject& file, const std::string& name,
                       std::vector<std::string> fields, Sources& sources);
std::uint8_t readByte(const JsonReader& value, int min, int max);
AreaMask readAreas(const JsonReader& list);
WorkerSpace readWorkerSpace(const JsonReader& item);
Rewards readRewards(const JsonReader& list, std::size_t minCount);
std::array<Rewards, kIncomes> readIncomes(const JsonReader& list);

// The words of an enumeration, in its order.
template <class Enum, class Text>
std::vector<std::string_view> wordsOf(int count, Text text) {
  std::vector<std::string_view> words;
  for (int i = 0; i < count; ++i) words.push_back(text(static_cast<Enum>(i)));
  return words;
}

}  // namespace spannung::wasserkraft
