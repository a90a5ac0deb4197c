#include "games/pampero/deal_text.h"

#include <algorithm>
#include <array>

#include "games/core/deal_reader.h"

namespace spannung::pampero {
namespace {

struct PartName {
  const char* name;
  const char* format;
};

// In the order of DealPart.
constexpr std::array<PartName, kDealParts> kPartNames = {{
    {"special_actions", "cards from the top"},
    {"special_scorings", "cards from the top"},
    {"argentina", "cards from the top"},
    {"brazil", "cards from the top"},
    {"solar", "contracts by node"},
    {"connections_a", "tiles by space"},
    {"connections_bc", "tiles by space"},
    {"final_1", "a scoring tile of set I"},
    {"final_2", "a scoring tile of set II"},
    {"scorings", "two scoring tiles"},
    {"towers_a", "tiles by field, row by row"},
    {"towers_b", "tiles by field, row by row"},
    {"towers_c", "tiles by field, row by row"},
    {"remote", "contracts by space"},
    {"order", "seats, first to last"},
    {"vj", "cards from the top"},
}};

}  // namespace

std::vector<Choice> dealChoices() {
  std::vector<Choice> choices;
  for (const PartName& part : kPartNames) choices.push_back({part.name, "", {}, part.format});
  return choices;
}

Expected<Deal> parseDeal(const Pampero& game, const Values& values) {
  DealReader reader(dealChoices(), values);
  Deal deal;
  for (std::size_t i = 0; i < kPartNames.size(); ++i) {
    const auto& known = game.tables().words.of(wordTypeOf(static_cast<DealPart>(i)));
    reader.list(kPartNames[i].name, deal.parts[i], [&](const std::string& word) {
      const auto place = static_cast<std::size_t>(std::ranges::find(known, word) - known.begin());
      return place < known.size() ? std::optional(static_cast<std::uint8_t>(place)) : std::nullopt;
    });
  }
  return reader.result(game, deal);
}

Values dealValues(const Tables& tables, const Deal& deal) {
  Values values;
  for (std::size_t i = 0; i < kPartNames.size(); ++i) {
    const auto& words = tables.words.of(wordTypeOf(static_cast<DealPart>(i)));
    putList(values, kPartNames[i].name, deal.parts[i],
            [&](std::uint8_t item) { return words[item]; });
  }
  return values;
}

}  // namespace spannung::pampero
