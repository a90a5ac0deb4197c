#include "games/pampero/deal_text.h"

#include <algorithm>
#include <array>

#include "base/value_text.h"

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

tl::unexpected<Problem> badDealValue(const std::string& name, const std::string& value) {
  return problem("deal." + name, "bad_deal_value", {{"name", name}, {"value", value}});
}

Expected<Drawn> parsePart(const Tables& tables, DealPart part, const std::string& name,
                          const std::string& value) {
  const auto& known = tables.words.of(wordTypeOf(part));
  Drawn items;
  for (const std::string& word : splitWords(value)) {
    const auto found = std::ranges::find(known, word);
    if (found == known.end() || items.full()) return badDealValue(name, word);
    items.push_back(static_cast<std::uint8_t>(found - known.begin()));
  }
  return items;
}

std::string knownParts() {
  std::vector<std::string> names;
  for (const PartName& part : kPartNames) names.emplace_back(part.name);
  return joinWords(names, ", ");
}

Expected<void> readPart(const Tables& tables, const std::string& name, const std::string& value,
                        Deal& deal) {
  for (std::size_t i = 0; i < kPartNames.size(); ++i) {
    if (name != kPartNames[i].name) continue;
    const auto items = parsePart(tables, static_cast<DealPart>(i), name, value);
    if (!items) return tl::unexpected(items.error());
    deal.parts[i] = *items;
    return {};
  }
  return problem("deal." + name, "unknown_deal", {{"name", name}, {"known", knownParts()}});
}

Problem dealRefusal(const Pampero& game, const Verdict& verdict) {
  const Term& term = Pampero::reasonTerms()[verdict.reason];
  Problem refused{"deal", std::string(term.code), {{"rule", std::string(term.rule)}}};
  for (std::size_t i = 0; i < term.operands.size(); ++i)
    if (const Operand& operand = term.operands[i]; operand.used())
      refused.details.emplace(operand.name, game.operandText(operand.type, verdict.operands[i]));
  return refused;
}

}  // namespace

std::vector<Choice> dealChoices() {
  std::vector<Choice> choices;
  for (const PartName& part : kPartNames) choices.push_back({part.name, "", {}, part.format});
  return choices;
}

Expected<Deal> parseDeal(const Pampero& game, const Values& values) {
  Deal deal;
  for (const auto& [name, value] : values)
    if (const auto read = readPart(game.tables(), name, value, deal); !read)
      return tl::unexpected(read.error());
  if (const Verdict verdict = game.checkDeal(deal); !verdict.fine())
    return tl::unexpected(dealRefusal(game, verdict));
  return deal;
}

Values dealValues(const Tables& tables, const Deal& deal) {
  Values values;
  for (std::size_t i = 0; i < kPartNames.size(); ++i) {
    if (deal.parts[i].empty()) continue;
    const auto& words = tables.words.of(wordTypeOf(static_cast<DealPart>(i)));
    std::vector<std::string> items;
    for (const std::uint8_t item : deal.parts[i]) items.push_back(words[item]);
    values[kPartNames[i].name] = joinWords(items);
  }
  return values;
}

}  // namespace spannung::pampero
