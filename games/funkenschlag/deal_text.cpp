#include "games/funkenschlag/deal_text.h"

#include <algorithm>

#include "base/value_text.h"
#include "games/funkenschlag/options_text.h"

namespace spannung::funkenschlag {
namespace {

using Cards = FixedVector<Card, kMaxPlants>;

tl::unexpected<Problem> badValue(const std::string& name, const std::string& value) {
  return problem("deal." + name, "bad_deal_value", {{"name", name}, {"value", value}});
}

Expected<Cards> parseCards(const Tables& tables, const std::string& name,
                           const std::string& value) {
  Cards cards;
  for (const std::string& word : splitWords(value)) {
    const std::optional<int> number = parseNumber(word);
    const Card card = number ? tables.plantNumbered(*number) : Card::unknown();
    if (!card.isPlant() || cards.full()) return badValue(name, word);
    cards.push_back(card);
  }
  return cards;
}

Expected<FixedVector<Seat, kMaxSeats>> parseSeats(const Tables& tables, const std::string& name,
                                                  const std::string& value) {
  FixedVector<Seat, kMaxSeats> seats;
  for (const std::string& word : splitWords(value)) {
    const std::optional<int> number = parseNumber(word);
    if (!number || *number < 1 || *number > tables.options.players || seats.full())
      return badValue(name, word);
    seats.push_back(Seat::of(*number - 1));
  }
  return seats;
}

// One value into the deal; an Expected<void> keeps the first problem.
Expected<void> readInto(const Tables& tables, const std::string& name, const std::string& value,
                        Deal& deal) {
  const auto keep = [](auto parsed, auto& target) -> Expected<void> {
    if (!parsed) return tl::unexpected(parsed.error());
    target = *parsed;
    return {};
  };
  if (name == "regions")
    return keep(parseRegions(tables.map, "deal.regions", splitWords(value)), deal.regions);
  if (name == "order") return keep(parseSeats(tables, name, value), deal.order);
  if (name == "removed") return keep(parseCards(tables, name, value), deal.removed);
  if (name == "pile") return keep(parseCards(tables, name, value), deal.pile);
  if (name == "step3") return keep(parseCards(tables, name, value), deal.step3Pile);
  return problem("deal." + name, "unknown_deal",
                 {{"name", name}, {"known", "regions, order, removed, pile, step3"}});
}

// The part of the deal that a refusal is about, for the place of the problem.
std::string partOf(Reason reason) {
  switch (reason) {
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

Problem refusal(const Funkenschlag& game, const Verdict& verdict) {
  const Term& term = Funkenschlag::reasonTerms()[verdict.reason];
  Problem refused{
      partOf(reasonOf(verdict)), std::string(term.code), {{"rule", std::string(term.rule)}}};
  for (std::size_t i = 0; i < term.operands.size(); ++i)
    if (const Operand& operand = term.operands[i]; operand.used())
      refused.details.emplace(operand.name, game.operandText(operand.type, verdict.operands[i]));
  return refused;
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

template <class Items>
std::string listText(const Tables& tables, const Items& cards) {
  std::vector<std::string> words;
  for (const Card card : cards) words.push_back(std::to_string(tables.number(card)));
  return joinWords(words);
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
  Deal deal;
  for (const auto& [name, value] : values)
    if (const auto read = readInto(game.tables(), name, value, deal); !read)
      return tl::unexpected(read.error());
  if (const Verdict verdict = game.checkDeal(deal); !verdict.fine())
    return tl::unexpected(refusal(game, verdict));
  return deal;
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
  Values values;
  if (deal.regions != 0) values["regions"] = joinWords(regionIds(tables.map, deal.regions));
  std::vector<std::string> order;
  for (const Seat seat : deal.order) order.push_back(std::to_string(seat.index() + 1));
  if (!order.empty()) values["order"] = joinWords(order);
  if (!deal.removed.empty()) values["removed"] = listText(tables, deal.removed);
  if (!deal.pile.empty()) values["pile"] = listText(tables, deal.pile);
  if (!deal.step3Pile.empty()) values["step3"] = listText(tables, deal.step3Pile);
  return values;
}

}  // namespace spannung::funkenschlag
