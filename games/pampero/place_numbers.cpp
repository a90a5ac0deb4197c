#include "games/pampero/place_numbers.h"

#include <array>
#include <cstddef>
#include <string_view>

#include "games/pampero/place_words.h"

namespace spannung::pampero {
namespace {

constexpr std::array<std::string_view, 8> kNumbered = {
    "spot", "contract", "field", "transformer", "line", "bonus_field", "connection", "capital"};

// Taken from the words themselves, so that no board can print another number than they say.
boost::json::object numbersOf(const Tables& tables, std::string_view type) {
  boost::json::object numbers;
  const auto& words = tables.words.of(type);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto phrase = placePhrase(tables, type, static_cast<int>(i));
    if (!phrase) continue;
    if (const auto number = phrase->numbers().find("number"); number != phrase->numbers().end())
      numbers[words[i]] = number->second;
  }
  return numbers;
}

}  // namespace

boost::json::object placeNumbers(const Tables& tables) {
  boost::json::object all;
  for (const std::string_view type : kNumbered) all[type] = numbersOf(tables, type);
  return all;
}

}  // namespace spannung::pampero
