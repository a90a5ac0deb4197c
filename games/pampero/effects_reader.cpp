#include "games/pampero/effects_reader.h"

#include <algorithm>
#include <limits>

#include "games/pampero/content_fields.h"

namespace spannung::pampero {
namespace {

constexpr int kMostAmount = 99;
constexpr int kMostSteps = 1000;  // of all cards and tiles together

// In the order of Op.
const std::vector<std::string_view> kOpWords = {"gain_money",
                                                "gain_energy",
                                                "gain_battery",
                                                "advance_income",
                                                "take_income",
                                                "gain_special_card",
                                                "gain_bulldozer",
                                                "move_bulldozer",
                                                "play_connection_tile",
                                                "adjust_turn_order",
                                                "retrieve_card",
                                                "build_tower",
                                                "build_wind_farm",
                                                "fulfil_contract",
                                                "sell_abroad",
                                                "take_capital",
                                                "joker",
                                                "choose",
                                                "optional",
                                                "modifier",
                                                "take_discount_overlay",
                                                "gain_money_per",
                                                "flip_income",
                                                "add_majority_count",
                                                "win_ties",
                                                "take_income_of_foreign_symbol",
                                                "capital_relief",
                                                "intro_zone_a_symbols_times_income",
                                                "intro_market_majorities"};

// In the order of Count.
const std::vector<std::string_view> kCountWords = {"batteries",
                                                   "energy",
                                                   "contracts",
                                                   "market_symbols",
                                                   "tower_bonus_tiles",
                                                   "transformers_on_board",
                                                   "bolt_marks",
                                                   "towers_on_board",
                                                   "wind_farms_on_board",
                                                   "network_tiles",
                                                   "energy_spent_on_contracts",
                                                   "connection_tiles",
                                                   "special_cards",
                                                   "foreign_market_cards",
                                                   "sectors_with",
                                                   "any_majority"};

const std::vector<std::string_view> kModifierWords = {"wind_farm_energy", "zone_value",
                                                      "contract_energy", "battery_production"};

Step ofKind(Op op) {
  Step step;
  step.op = op;
  return step;
}

std::int8_t readAmount(const JsonReader& value, int min = 1, int max = kMostAmount) {
  return static_cast<std::int8_t>(value.integer(min, max));
}

bool readAnyZone(const JsonReader& value) { return value.choice({"field", "any"}) == 1; }

std::uint8_t readColumns(const JsonReader& value) {
  unsigned columns = 0;
  for (const JsonReader& item : value.array(1, kTowers))
    columns |= 1U << (item.integer(1, kTowers) - 1);
  return static_cast<std::uint8_t>(columns);
}

// Building, fulfilling and selling bring bonuses about.
bool isAimed(Op op) {
  return op == Op::buildTower || op == Op::buildWindFarm || op == Op::fulfilContract ||
         op == Op::sellAbroad || op == Op::takeCapital || op == Op::joker;
}

}  // namespace

Owners readOwners(const JsonReader& value) { return readWords(value, {"own", "other"}); }

Owners readNeeds(const JsonReader& value, const Step& first) {
  const JsonObject fields = value.object({"piece", "owners"});
  const bool tower = fields["piece"].choice({"bulldozer", "tower"}) == 1;
  const bool builds = first.op == Op::buildTower || first.op == Op::buildWindFarm;
  if (tower ? first.op != Op::fulfilContract : !builds)
    fields["piece"].refuse("content_needs_wrong_piece");
  return readOwners(fields["owners"]);
}

StepList EffectsReader::steps(const JsonReader& value) {
  constexpr std::size_t kMostInList = 12;
  std::vector<Step> read;
  std::vector<std::string> places;
  for (const JsonReader& item : value.array(0, kMostInList)) {
    read.push_back(step(item));
    places.push_back(item.place());
  }
  StepList list{static_cast<std::uint16_t>(effects_.steps.size()),
                static_cast<std::uint8_t>(read.size())};
  effects_.steps.insert(effects_.steps.end(), read.begin(), read.end());
  places_.insert(places_.end(), places.begin(), places.end());
  if (effects_.steps.size() > kMostSteps) value.refuse("content_too_many_steps");
  lists_[value.place()] = list;
  return list;
}

bool EffectsReader::reachOut(std::size_t from) const {
  const auto first = effects_.steps.begin() + static_cast<std::ptrdiff_t>(from);
  return std::any_of(first, effects_.steps.end(),
                     [](const Step& step) { return isAimed(step.op); });
}

bool EffectsReader::use(std::size_t from, Op op) const {
  const auto first = effects_.steps.begin() + static_cast<std::ptrdiff_t>(from);
  return std::any_of(first, effects_.steps.end(), [op](const Step& step) { return step.op == op; });
}

StepList EffectsReader::bonus(const JsonReader& value) {
  const std::size_t from = count();
  const StepList list = steps(value);
  if (reachOut(from)) value.refuse("content_endless_effect");
  return list;
}

std::uint16_t EffectsReader::addList(const StepList& list) {
  effects_.lists.push_back(list);
  return static_cast<std::uint16_t>(effects_.lists.size() - 1);
}

// The fields beyond "op" depend on it, so the word is looked up before the object is checked.
Step EffectsReader::step(const JsonReader& value) {
  static const std::vector<std::string> kFields = {"op",
                                                   "amount",
                                                   "markets",
                                                   "split",
                                                   "times",
                                                   "count",
                                                   "kinds",
                                                   "bulldozers",
                                                   "arrows",
                                                   "scope",
                                                   "zone",
                                                   "zones",
                                                   "owners",
                                                   "energy_discount",
                                                   "battery_discount",
                                                   "actions",
                                                   "options",
                                                   "steps",
                                                   "kind",
                                                   "delta",
                                                   "min",
                                                   "criterion",
                                                   "choose_market",
                                                   "tiles",
                                                   "pay"};
  const auto op = static_cast<Op>(value.object(kFields)["op"].choice(kOpWords));
  switch (op) {
    case Op::gainMoney:
    case Op::gainEnergy:
    case Op::gainBattery:
    case Op::gainBulldozer:
    case Op::playConnectionTile:
    case Op::adjustTurnOrder:
    case Op::takeCapital:
    case Op::winTies:
    case Op::takeForeignIncome:
    case Op::takeDiscountOverlay: return plainStep(value, op);
    case Op::advanceIncome:
    case Op::takeIncome:
    case Op::flipIncome:
    case Op::zoneASymbolsTimesIncome:
    case Op::marketMajorities: return marketStep(value, op);
    case Op::gainSpecialCard:
    case Op::moveBulldozer:
    case Op::retrieveCard:
    case Op::buildTower:
    case Op::buildWindFarm:
    case Op::fulfilContract:
    case Op::sellAbroad: return actionStep(value, op);
    case Op::joker:
    case Op::choose:
    case Op::optional: return nestedStep(value, op);
    case Op::modifier: return modifierStep(value);
    case Op::gainMoneyPer:
    case Op::addMajorityCount:
    case Op::capitalRelief: return scoringStep(value, op);
  }
  return ofKind(op);
}

Step EffectsReader::plainStep(const JsonReader& value, Op op) {
  Step step = ofKind(op);
  if (op == Op::takeDiscountOverlay) {
    value.object({"op", "zone"});
  } else if (op == Op::gainBulldozer || op == Op::playConnectionTile) {
    step.amount = readAmount(value.object({"op", "count"})["count"], 1, 5);
  } else if (op == Op::gainMoney || op == Op::gainEnergy || op == Op::gainBattery) {
    step.amount = readAmount(value.object({"op", "amount"})["amount"]);
  } else {
    value.object({"op"});
  }
  return step;
}

Step EffectsReader::marketStep(const JsonReader& value, Op op) {
  Step step = ofKind(op);
  const JsonObject fields = value.object({"op", "markets", "amount", "split", "times", "count"});
  step.markets = readMarkets(fields["markets"]);
  if (op == Op::advanceIncome) {
    step.amount = readAmount(fields["amount"], 1, kMostIncome);
    if (const auto split = fields.find("split")) step.flag = split->boolean();
  } else if (op == Op::takeIncome || op == Op::flipIncome) {
    step.amount = readAmount(fields["times"], 1, 9);
  }
  if (op == Op::flipIncome) step.count = readByte(fields["count"], 1, kMarkets);
  return step;
}

Step EffectsReader::actionStep(const JsonReader& value, Op op) {
  Step step = ofKind(op);
  const JsonObject fields = value.object({"op", "count", "kinds", "bulldozers", "arrows", "scope",
                                          "zone", "owners", "energy_discount", "battery_discount"});
  if (op == Op::gainSpecialCard) {
    step.amount = readAmount(fields["count"], 1, 6);
    step.kinds = readWords(fields["kinds"], {"action", "scoring"});
  } else if (op == Op::moveBulldozer) {
    step.amount = readAmount(fields["bulldozers"], 1, 2);
    step.count = readByte(fields["arrows"], 1, 9);
  } else if (op == Op::retrieveCard) {
    step.amount = readAmount(fields["count"], 1, kCardSpaces);
    step.flag = fields["scope"].choice({"any", "rightmost"}) == 1;
  } else if (op == Op::sellAbroad) {
    step.amount = readAmount(fields["battery_discount"], 0);
  } else {
    step.flag = readAnyZone(fields["zone"]);
    if (const auto owners = fields.find("owners")) step.owners = readOwners(*owners);
    if (op == Op::fulfilContract) step.kinds = readContractKinds(fields["kinds"]);
    if (const auto discount = fields.find("energy_discount")) step.amount = readAmount(*discount);
  }
  return step;
}

Step EffectsReader::nestedStep(const JsonReader& value, Op op) {
  if (op == Op::joker) return jokerStep(value);
  return op == Op::choose ? chooseStep(value) : optionalStep(value);
}

Step EffectsReader::jokerStep(const JsonReader& value) {
  Step step = ofKind(Op::joker);
  std::vector<JokerAction> actions;
  for (const JsonReader& item : value.object({"op", "actions"})["actions"].array(1, 8)) {
    const JsonObject fields = item.object({"field_energy", "needs", "steps"});
    JokerAction action;
    action.fieldEnergy = fields["field_energy"].boolean();
    action.steps = steps(fields["steps"]);
    if (action.steps.empty()) {
      fields["steps"].refuse("content_no_steps");
      continue;
    }
    if (const auto needs = fields.find("needs"))
      action.owners = readNeeds(*needs, effects_.steps[action.steps.first]);
    actions.push_back(action);
  }
  step.first = static_cast<std::uint16_t>(effects_.actions.size());
  step.count = static_cast<std::uint8_t>(actions.size());
  effects_.actions.insert(effects_.actions.end(), actions.begin(), actions.end());
  return step;
}

Step EffectsReader::chooseStep(const JsonReader& value) {
  Step step = ofKind(Op::choose);
  const JsonObject fields = value.object({"op", "count", "options"});
  std::vector<StepList> options;
  for (const JsonReader& item : fields["options"].array(2, 8)) options.push_back(steps(item));
  step.amount = readAmount(fields["count"], 1, 8);
  step.first = static_cast<std::uint16_t>(effects_.lists.size());
  step.count = static_cast<std::uint8_t>(options.size());
  for (const StepList& option : options) addList(option);
  return step;
}

Step EffectsReader::optionalStep(const JsonReader& value) {
  Step step = ofKind(Op::optional);
  const JsonReader list = value.object({"op", "steps"})["steps"];
  const StepList inner = steps(list);
  if (inner.empty()) list.refuse("content_no_steps");
  step.first = addList(inner);
  return step;
}

Step EffectsReader::modifierStep(const JsonReader& value) {
  Step step = ofKind(Op::modifier);
  const JsonObject fields = value.object({"op", "kind", "delta", "zones", "kinds", "min"});
  step.modifier = static_cast<Modifier>(fields["kind"].choice(kModifierWords));
  step.amount = readAmount(fields["delta"], -20, 20);
  if (step.modifier == Modifier::zoneValue) step.zones = readZones(fields["zones"]);
  if (step.modifier == Modifier::contractEnergy) {
    step.kinds = readContractKinds(fields["kinds"]);
    step.count = readByte(fields["min"], 0, kMostEnergy);
  }
  return step;
}

Step EffectsReader::scoringStep(const JsonReader& value, Op op) {
  if (op == Op::addMajorityCount) return majorityStep(value);
  Step step = ofKind(op);
  if (op == Op::gainMoneyPer) {
    const JsonObject fields = value.object({"op", "criterion", "amount"});
    step.first = criterion(fields["criterion"]);
    step.amount = readAmount(fields["amount"]);
  } else {
    const JsonObject fields = value.object({"op", "tiles", "pay"});
    step.count = readByte(fields["tiles"], 1, 8);
    step.amount = readAmount(fields["pay"], 0);
  }
  return step;
}

// The engine knows added symbols of a chosen market and additions to every comparison.
Step EffectsReader::majorityStep(const JsonReader& value) {
  Step step = ofKind(Op::addMajorityCount);
  const JsonObject fields = value.object({"op", "criterion", "count", "choose_market"});
  step.first = criterion(fields["criterion"]);
  step.amount = readAmount(fields["count"]);
  if (const auto chosen = fields.find("choose_market")) step.flag = chosen->boolean();
  const Count what = effects_.criteria[step.first].what;
  if (what != Count::anyMajority && !(what == Count::marketSymbols && step.flag))
    fields["criterion"].refuse("content_majority_criterion");
  return step;
}

std::uint8_t EffectsReader::criterion(const JsonReader& value) {
  const JsonObject fields =
      value.object({"what", "kinds", "zones", "markets", "columns", "lucrative", "piece"});
  Criterion read;
  read.what = static_cast<Count>(fields["what"].choice(kCountWords));
  if (const auto kinds = fields.find("kinds")) read.kinds = readContractKinds(*kinds);
  if (const auto zones = fields.find("zones")) read.zones = readZones(*zones);
  if (read.what == Count::marketSymbols) read.markets = readMarkets(fields["markets"]);
  if (const auto columns = fields.find("columns")) read.columns = readColumns(*columns);
  if (const auto lucrative = fields.find("lucrative")) read.lucrative = lucrative->boolean();
  if (const auto piece = fields.find("piece"))
    read.windFarms = piece->choice({"tower", "wind_farm"}) == 1;
  const auto known = std::ranges::find(effects_.criteria, read);
  const auto at = known - effects_.criteria.begin();
  if (known == effects_.criteria.end()) effects_.criteria.push_back(read);
  if (at > std::numeric_limits<std::uint8_t>::max()) value.refuse("content_too_many_steps");
  return static_cast<std::uint8_t>(at);
}

}  // namespace spannung::pampero
