// Fields that sections of the content have in common, beside those of every game.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/wasserkraft/content.h"
#include "games/core/content_fields.h"

namespace spannung::wasserkraft {

inline constexpr int kMostWorkers = 12;
inline constexpr int kMostPoints = 30;

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
