#include "games/funkenschlag/deal_text.h"

#include <algorithm>

#include "games/core/deal_reader.h"
#include "games/funkenschlag/options_text.h"

namespace spannung::funkenschlag {
namespace {

std::optional<Card> parseCard(const Tables& tables, const std::string& word) {
  const std::optional<int> number = parseNumber(word);
  const Card card = number ? tables.plantNumbered(*number) : Card::unknown();
  return card.isPlant() ? std::optional(card) : std::nullopt;
}

// The part of the deal that a refusal is about, for the place of the problem.
std::string partOf(const Verdict& verdict) {
  switch (reasonOf(verdict)) {
    case Reason::dealRegionsNotRandom:
    case Reason::dealRegionsCount:
    case Reason::dealRegionsNotContiguous: return "deal.regions";
    case Reason::dealOrder: return "deal.order";
    case Reason::dealRemovedCount: return "deal.removed";
    case Reason::dealPileTop:
    case Reason::dealPileLength: return "deal.pile";
    default: return "deal";
  }
}

// Plants of the first market are never the highest one, which alone goes under the pile, if all the
// others have higher numbers.
bool isOfFirstMarket(const Tables& tables, Card card) {
  const auto& first = tables.components.initialMarket;
  return card < tables.topOfPile &&
         std::find(first.begin(), first.end(), tables.number(card)) != first.end();
}

// Before the shuffle what lies in the market may still go under the pile.
bool mayCome(const Tables& tables, const State& state, Card card) {
  if (state.step3Card != Step3Card::inPile) return false;
  return state.pile.contains(card) ||
         (state.market.contains(card) && !isOfFirstMarket(tables, card));
}

}  // namespace

std::vector<Choice> dealChoices() {
  return {{"regions", "", {}, "ids of regions"},
          {"order", "", {}, "seats, best first"},
          {"removed", "", {}, "plant numbers"},
          {"pile", "", {}, "plant numbers from the top, without the step 3 card"},
          {"step3", "", {}, "plant numbers from the top"}};
}

Expected<Deal> parseDeal(const Funkenschlag& game, const Values& values) {
  const Tables& tables = game.tables();
  const auto card = [&](const std::string& word) { return parseCard(tables, word); };
  DealReader reader(dealChoices(), values);
  Deal deal;
  if (const std::string* ids = reader.text("regions"))
    reader.put(parseRegions(tables.map, "deal.regions", splitWords(*ids)), deal.regions);
  reader.list("order", deal.order,
              [&](const std::string& word) { return parseSeat(word, tables.options.players); });
  reader.list("removed", deal.removed, card);
  reader.list("pile", deal.pile, card);
  reader.list("step3", deal.step3Pile, card);
  return reader.result(game, deal, partOf);
}

std::optional<Problem> contradictionOf(const Tables& tables, const State& state) {
  for (const Card card : state.step3Order)
    if (!mayCome(tables, state, card))
      return Problem{"deal.step3",
                     "deal_step3_contradicts",
                     {{"plant", std::to_string(tables.number(card))}, {"rule", "FS-STEP3-01"}}};
  return {};
}

Values dealValues(const Tables& tables, const Deal& deal) {
  const auto number = [&](Card card) { return std::to_string(tables.number(card)); };
  Values values;
  if (deal.regions != 0) values["regions"] = joinWords(regionIds(tables.map, deal.regions));
  putList(values, "order", deal.order, seatText);
  putList(values, "removed", deal.removed, number);
  putList(values, "pile", deal.pile, number);
  putList(values, "step3", deal.step3Pile, number);
  return values;
}

}  // namespace spannung::funkenschlag
