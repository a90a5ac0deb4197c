#include "games/pampero/component_words.h"

#include <string>
#include <utility>

#include "games/pampero/criterion_words.h"
#include "games/pampero/payment_words.h"
#include "games/pampero/step_words.h"

namespace spannung::pampero {
namespace {

Phrase says(std::string_view code) { return Phrase("pampero.about." + std::string(code)); }

Phrase symbolPhrase(const Symbol& symbol) {
  const auto market = static_cast<MarketMask>(1U << indexOf(symbol.market));
  return says("symbol").with("arrows", symbol.arrows).with("market", anyMarketOf(market));
}

Phrase symbolsPhrase(const Symbols& symbols) {
  std::vector<Phrase> parts;
  for (const Symbol& symbol : symbols) parts.push_back(symbolPhrase(symbol));
  return allOf(std::move(parts));
}

// Steps, symbols or both.
Phrase tilePhrase(const Tables& tables, const StepList& steps, const Symbols& symbols) {
  if (symbols.empty()) return stepsPhrase(tables, steps);
  if (steps.empty()) return symbolsPhrase(symbols);
  return says("tile")
      .with("steps", stepsPhrase(tables, steps))
      .with("symbols", symbolsPhrase(symbols));
}

Phrase scoringCardPhrase(const Tables& tables, const ScoringCard& card) {
  std::vector<Phrase> options;
  for (const StepList& option : card.options) options.push_back(stepsPhrase(tables, option));
  return anyOf(std::move(options));
}

Phrase marketsOf(const FixedVector<Market, 6>& markets) {
  std::vector<Phrase> names;
  for (const Market market : markets)
    names.push_back(anyMarketOf(static_cast<MarketMask>(1U << indexOf(market))));
  return allOf(std::move(names));
}

Phrase foreignPhrase(const ForeignCard& card) {
  return says("foreign").with("batteries", card.batteries).with("markets", marketsOf(card.incomes));
}

// The rest is in its name.
Phrase scoringTilePhrase(const ScoringTile& tile) {
  return says("scoring_tile").with("most", tile.lower.amount);
}

Phrase contractPhrase(const ContractTile& tile) {
  if (tile.prices.empty()) return symbolsPhrase(tile.symbols);
  std::vector<Phrase> prices;
  for (const Price& price : tile.prices) prices.push_back(pricePhrase(price));
  return says("contract")
      .with("prices", anyOf(std::move(prices)))
      .with("symbols", symbolsPhrase(tile.symbols));
}

template <class List>
auto itemAt(const List& list, int value) -> decltype(list.data()) {
  return value >= 0 && value < static_cast<int>(list.size()) ? list.data() + value : nullptr;
}

}  // namespace

std::vector<std::string_view> describedTypes() {
  return {"card",         "scoring_card", "foreign", "tower_tile", "connection_tile",
          "scoring_tile", "contract_tile"};
}

std::optional<Phrase> componentPhrase(const Tables& tables, std::string_view type, int value) {
  const Content& content = tables.content;
  if (type == "card")
    if (const auto* card = itemAt(content.actionCards, value))
      return stepsPhrase(tables, card->steps);
  if (type == "scoring_card")
    if (const auto* card = itemAt(content.scoringCards, value))
      return scoringCardPhrase(tables, *card);
  if (type == "foreign")
    if (const auto* card = itemAt(content.foreignCards, value)) return foreignPhrase(*card);
  if (type == "tower_tile")
    if (const auto* tile = itemAt(content.towerTiles, value))
      return tilePhrase(tables, tile->steps, tile->symbols);
  if (type == "connection_tile")
    if (const auto* tile = itemAt(content.connectionTiles, value))
      return tilePhrase(tables, tile->steps, tile->symbols);
  if (type == "scoring_tile")
    if (const auto* tile = itemAt(content.scoringTiles, value)) return scoringTilePhrase(*tile);
  if (type == "contract_tile")
    if (const auto* tile = itemAt(content.contracts, value)) return contractPhrase(*tile);
  if (type == "bonus_field")
    if (const auto* field = itemAt(content.bonusFields, value))
      return stepsPhrase(tables, field->bonus);
  if (type == "spot")
    if (const auto* parking = itemAt(tables.board.parking, value - kFirstParking))
      return stepsPhrase(tables, parking->bonus);
  return std::nullopt;
}

}  // namespace spannung::pampero
