#include "games/pampero/step_words.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/pampero/criterion_words.h"

namespace spannung::pampero {
namespace {

// Steps that have nothing but perhaps a number.
struct PlainStep {
  Op op;
  std::string_view code;
};
constexpr PlainStep kPlainSteps[] = {
    {Op::gainMoney, "gain_money"},
    {Op::gainEnergy, "gain_energy"},
    {Op::gainBattery, "gain_battery"},
    {Op::gainBulldozer, "gain_bulldozer"},
    {Op::playConnectionTile, "play_connection_tile"},
    {Op::adjustTurnOrder, "adjust_turn_order"},
    {Op::sellAbroad, "sell_abroad"},
    {Op::takeCapital, "take_capital"},
    {Op::winTies, "win_ties"},
    {Op::takeForeignIncome, "take_foreign_income"},
    {Op::zoneASymbolsTimesIncome, "zone_a_symbols_times_income"},
    {Op::marketMajorities, "market_majorities"},
};

Phrase word(std::string_view code) { return Phrase("pampero.step." + std::string(code)); }
Phrase word(std::string_view code, bool isOther, std::string_view other) {
  return word(isOther ? other : code);
}

Phrase marketsPhrase(MarketMask markets) {
  if (markets == kAllMarkets) return word("any_market");
  return word("the_market").with("markets", anyMarketOf(markets));
}

Phrase advancePhrase(const Step& step) {
  if (step.flag) return word("advance_incomes").with("amount", step.amount);
  return word("advance_income")
      .with("market", marketsPhrase(step.markets))
      .with("amount", step.amount);
}

// `code` for once, `code`_often for more.
Phrase incomePhrase(const Step& step, std::string_view code) {
  const std::string often = std::string(code) + "_often";
  return word(code, step.amount > 1, often)
      .with("market", marketsPhrase(step.markets))
      .with("times", step.amount);
}

Phrase specialPhrase(const Step& step) {
  constexpr std::string_view kCodes[] = {"gain_special_card", "gain_special_action",
                                         "gain_special_scoring", "gain_special_card"};
  return word(kCodes[step.kinds & 3U]).with("count", step.amount);
}

Phrase movePhrase(const Step& step) {
  return word("move_bulldozer", step.amount > 1, "move_bulldozers")
      .with("count", step.amount)
      .with("arrows", step.count);
}

// Solar contracts lie in no zone, so "any" says nothing about them.
Phrase fulfilPhrase(const Step& step) {
  return word("fulfil_contract", step.flag && step.kinds != kSolar, "fulfil_contract_anywhere")
      .with("contract", oneContractOf(step.kinds))
      .with("discount", step.amount);
}

Phrase modifierPhrase(const Step& step) {
  switch (step.modifier) {
    case Modifier::windFarmEnergy: return word("wind_farm_energy").with("energy", step.amount);
    case Modifier::batteryProduction: return word("production").with("batteries", step.amount);
    case Modifier::zoneValue:
      return word("zone_value")
          .with("zones", allZonesOf(step.zones))
          .with("discount", -step.amount);
    case Modifier::contractEnergy: break;
  }
  return word("contract_energy")
      .with("contracts", contractsOf(step.kinds))
      .with("discount", -step.amount);
}

Phrase overlayPhrase(const Content& content) {
  return word("take_overlay")
      .with("zone", anyZoneOf(zoneBit(content.overlayZone)))
      .with("discount", -content.overlayChange);
}

Phrase jokerPhrase(const Tables& tables, const Step& step) {
  std::vector<Phrase> actions;
  for (int i = 0; i < step.count; ++i)
    actions.push_back(stepsPhrase(tables, tables.action(step.first + i).steps));
  return anyOf(std::move(actions));
}

Phrase choicePhrase(const Tables& tables, const Step& step) {
  std::vector<Phrase> options;
  for (int i = 0; i < step.count; ++i)
    options.push_back(stepsPhrase(tables, tables.list(step.first + i)));
  return anyOf(std::move(options));
}

Phrase plainPhrase(const Step& step) {
  const auto* plain = std::ranges::find(kPlainSteps, step.op, &PlainStep::op);
  return word(plain->code).with("amount", step.amount);
}

}  // namespace

Phrase stepPhrase(const Tables& tables, const Step& step) {
  switch (step.op) {
    case Op::advanceIncome: return advancePhrase(step);
    case Op::takeIncome: return incomePhrase(step, "take_income");
    case Op::flipIncome: return incomePhrase(step, "flip_income");
    case Op::gainSpecialCard: return specialPhrase(step);
    case Op::moveBulldozer: return movePhrase(step);
    case Op::retrieveCard:
      return word("retrieve_card", step.flag, "retrieve_last_card").with("amount", step.amount);
    case Op::buildTower: return word("build_tower", step.flag, "build_tower_anywhere");
    case Op::buildWindFarm: return word("build_wind_farm", step.flag, "build_wind_farm_anywhere");
    case Op::fulfilContract: return fulfilPhrase(step);
    case Op::joker: return jokerPhrase(tables, step);
    case Op::choose: return choicePhrase(tables, step);
    case Op::optional:
      return word("optional").with("steps", stepsPhrase(tables, tables.list(step.first)));
    case Op::modifier: return modifierPhrase(step);
    case Op::takeDiscountOverlay: return overlayPhrase(tables.content);
    case Op::gainMoneyPer:
      return word("gain_money_per")
          .with("amount", step.amount)
          .with("what", criterionPhrase(tables.criterion(step.first)));
    case Op::addMajorityCount:
      return word("add_majority", step.flag, "add_majority_symbols").with("amount", step.amount);
    case Op::capitalRelief:
      return word("capital_relief").with("tiles", step.count).with("pay", step.amount);
    default: return plainPhrase(step);
  }
}

Phrase stepsPhrase(const Tables& tables, const StepList& list) {
  if (list.empty()) return word("nothing");
  std::vector<Phrase> steps;
  for (int i = 0; i < list.count; ++i)
    steps.push_back(stepPhrase(tables, tables.step(list.first + i)));
  return allOf(std::move(steps));
}

}  // namespace spannung::pampero
