// The interpreter: what every step of the vocabulary does (PA-FX-01 to PA-FX-29). Steps that leave
// a choice put a decision on the agenda; a decision without any option is dropped by rules.cpp.
#pragma once

#include "engine/pampero/clock.h"
#include "engine/pampero/connections.h"
#include "engine/pampero/counting.h"
#include "engine/pampero/target.h"

namespace spannung::pampero {

inline bool isSingle(MarketMask markets) { return std::has_single_bit(unsigned{markets}); }
inline Market onlyOf(MarketMask markets) {
  return static_cast<Market>(std::countr_zero(unsigned{markets}));
}

// The decision that a step asks for, if it is one that may be offered and skipped.
inline bool asksAtOnce(Op op) {
  return hasTarget(op) || op == Op::moveBulldozer || op == Op::playConnectionTile ||
         op == Op::retrieveCard;
}

inline Task decisionOf(const Tables& tables, Seat seat, int index) {
  const Step& step = tables.step(index);
  Task task = taskOfStep(stageOfTarget(step.op), seat, index);
  if (hasTarget(step.op)) return task;
  task.a = static_cast<std::uint8_t>(step.amount);
  task.b = step.count;
  if (step.op == Op::moveBulldozer) {
    task.stage = Stage::moveBulldozer;
    task.d = kNone;
    task.e = kNone;
  } else if (step.op == Op::playConnectionTile) {
    task.stage = Stage::playTile;
  } else {
    task.stage = Stage::retrieveCard;
    task.b = step.flag ? 1 : 0;
  }
  return task;
}

// PA-FX-19: declining the first step leaves out the rest too.
template <class Sink>
void offerOptional(Play<Sink>& play, Seat seat, int index) {
  const StepList& list = play.tables.list(play.tables.step(index).first);
  if (!asksAtOnce(play.tables.step(list.first).op))
    return push(play.state, taskOfStep(Stage::askOptional, seat, index));
  push(play.state, taskOfSteps(seat, withoutFirst(list)));  // even if empty, for skipTask
  Task task = decisionOf(play.tables, seat, list.first);
  task.maySkip = true;
  push(play.state, task);
}

// PA-FX-04: with `split` a market for every single step.
inline void advanceSome(State& state, Seat seat, const Step& step, int index) {
  if (isSingle(step.markets)) return pushAdvance(state, seat, onlyOf(step.markets), step.amount);
  Task task = taskOfStep(Stage::advanceMarket, seat, index);
  task.a = step.markets;
  task.b = static_cast<std::uint8_t>(step.flag ? 1 : step.amount);  // steps a choice
  task.c = static_cast<std::uint8_t>(step.flag ? step.amount : 1);  // choices
  push(state, task);
}

// takeMarket: a are the markets, b how many times.
template <class Sink>
void takeSome(Play<Sink>& play, Seat seat, MarketMask markets, int times) {
  if (markets == 0) return;
  if (isSingle(markets)) return takeIncome(play, seat, onlyOf(markets), times);
  push(play.state, taskFor(Stage::takeMarket, seat, markets, times));
}

// PA-FX-20: several add up.
inline void addModifier(Player& player, const Step& step) {
  const auto add = [&step](std::int8_t& value) {
    value = static_cast<std::int8_t>(value + step.amount);
  };
  switch (step.modifier) {
    case Modifier::windFarmEnergy: return add(player.windFarmEnergy);
    case Modifier::batteryProduction: return add(player.production);
    case Modifier::zoneValue:
      for (std::size_t zone = 0; zone < kZones; ++zone)
        if ((step.zones >> zone & 1U) != 0) add(player.zoneValue[zone]);
      return;
    case Modifier::contractEnergy:
      for (std::size_t kind = 0; kind < kContractKinds; ++kind)
        if ((step.kinds >> kind & 1U) != 0) add(player.contractEnergy[kind]);
      player.leastContractEnergy = std::max(player.leastContractEnergy, step.count);
      return;
  }
}

// PA-TOWER-10.
template <class Sink>
void takeOverlay(Play<Sink>& play, Seat seat) {
  if (play.state.overlays == 0) return;
  --play.state.overlays;
  ++play.state.player(seat).overlays;
  play.tell(EventKind::overlayTaken, seat);
}

template <class Sink>
void gainMoneyPer(Play<Sink>& play, Seat seat, const Step& step) {
  const int count = countOf(play.tables, play.state, seat, play.tables.criterion(step.first));
  book(play.state.player(seat), sourceNow(play.state, MoneySource::bonuses), count * step.amount);
  play.tell(EventKind::moneyCounted, seat, count, count * step.amount);
}

inline MarketMask foreignMarkets(const Tables& tables, const Player& player) {
  MarketMask markets = 0;
  for (std::uint32_t rest = player.foreignCards; rest != 0; rest &= rest - 1)
    for (const Market market : foreignCard(tables, std::countr_zero(rest)).back)
      markets = static_cast<MarketMask>(markets | 1U << indexOf(market));
  return markets;
}

// PA-SCORE-21: each tile helps with one capital tile more.
inline void relieve(const Tables& tables, Player& player, const Step& step) {
  const int tiles = std::min<int>(step.count, std::popcount(player.capital) - player.relieved);
  player.relieved = static_cast<std::uint8_t>(player.relieved + tiles);
  player.relief =
      static_cast<std::uint16_t>(player.relief + tiles * (tables.content.grid.repay - step.amount));
}

// PA-FX-24.
inline void addMajority(const Tables& tables, State& state, Seat seat, const Step& step) {
  const Criterion& criterion = tables.criterion(step.first);
  Player& player = state.player(seat);
  if (criterion.what == Count::anyMajority) {
    player.extraAny = static_cast<std::uint8_t>(player.extraAny + step.amount);
    return;
  }
  push(state, taskFor(Stage::majorityMarket, seat, criterion.markets, step.amount));
}

// chooseOption: a are the options taken, b how many are still to be taken.
inline Task optionsOf(Seat seat, const Step& step, int index) {
  Task task = taskOfStep(Stage::chooseOption, seat, index);
  task.b = static_cast<std::uint8_t>(step.amount);
  return task;
}

template <class Sink>
void executeStep(Play<Sink>& play, Seat seat, int index) {
  const Step& step = play.tables.step(index);
  State& state = play.state;
  switch (step.op) {
    case Op::gainMoney: return gainMoney(play, seat, step.amount);
    case Op::gainEnergy: return gainEnergy(play, seat, step.amount);
    case Op::gainBattery: return gainBatteries(play, seat, step.amount);
    case Op::advanceIncome: return advanceSome(state, seat, step, index);
    case Op::takeIncome: return takeSome(play, seat, step.markets, step.amount);
    case Op::gainSpecialCard:
      return push(state, taskFor(Stage::takeSpecial, seat, step.amount, step.kinds));
    case Op::gainBulldozer:
      for (int i = 0; i < step.amount; ++i) gainBulldozer(play, seat);
      return;
    case Op::adjustTurnOrder: return slideDisc(play, seat);
    case Op::moveBulldozer:
    case Op::playConnectionTile:
    case Op::retrieveCard:
    case Op::buildTower:
    case Op::buildWindFarm:
    case Op::fulfilContract:
    case Op::sellAbroad:
    case Op::takeCapital: return push(state, decisionOf(play.tables, seat, index));
    case Op::choose: return push(state, optionsOf(seat, step, index));
    case Op::optional: return offerOptional(play, seat, index);
    case Op::modifier: return addModifier(state.player(seat), step);
    case Op::takeDiscountOverlay: return takeOverlay(play, seat);
    case Op::gainMoneyPer: return gainMoneyPer(play, seat, step);
    case Op::flipIncome:
      return push(state, taskFor(Stage::flipMarket, seat, step.markets, step.amount, step.count));
    case Op::addMajorityCount: return addMajority(play.tables, state, seat, step);
    case Op::winTies: state.player(seat).winsTies = true; return;
    case Op::takeForeignIncome:
      return takeSome(play, seat, foreignMarkets(play.tables, state.player(seat)), 1);
    case Op::capitalRelief: return relieve(play.tables, state.player(seat), step);
    case Op::joker:  // only as the first step of a card
    case Op::zoneASymbolsTimesIncome:
    case Op::marketMajorities: return;  // for everybody at once, in scoring_phase.h
  }
}

template <class Sink>
void runSteps(Play<Sink>& play) {
  Task& task = play.state.agenda.back();
  const Seat seat = task.seat;
  const int index = task.step;
  if (task.a <= 1) {
    const bool empty = task.a == 0;
    play.state.agenda.pop_back();
    if (empty) return;
  } else {
    ++task.step;
    --task.a;
  }
  executeStep(play, seat, index);
}

// Decisions about markets: a are the markets on offer.
inline Verdict checkMarket(const State& state, const Task& task, int market) {
  if (market < 0 || market >= kMarkets) return refuse(Reason::noSuchThing);
  if (!holds(task.a, market)) return refuse(Reason::marketNotOffered, market);
  if (task.stage == Stage::flipMarket && holds(state.player(task.seat).flipped, market))
    return refuse(Reason::markerFlipped, market);
  return {};
}

template <class Collector>
void listMarkets(const State& state, const Task& task, Collector& moves) {
  for (int market = 0; market < kMarkets; ++market)
    if (checkMarket(state, task, market).fine() && !moves.add(makeMove(MoveKind::market, market)))
      return;
}

// PA-FX-23, PA-SCORE-11.
template <class Sink>
void flipMarker(Play<Sink>& play, Task task, int market) {
  Player& player = play.state.player(task.seat);
  player.flipped = static_cast<std::uint8_t>(player.flipped | 1U << market);
  const int money = task.b * incomeOf(play.tables, player, static_cast<Market>(market));
  book(player, sourceNow(play.state, MoneySource::income), money);
  play.tell(EventKind::markerTurned, task.seat, market, money);
  --task.c;
  if (task.c > 0) push(play.state, task);
}

template <class Sink>
void chooseMarket(Play<Sink>& play, int market) {
  State& state = play.state;
  Task task = state.agenda.pop_back();
  const auto chosen = static_cast<Market>(market);
  if (task.stage == Stage::takeMarket) return takeIncome(play, task.seat, chosen, task.b);
  if (task.stage == Stage::flipMarket) return flipMarker(play, task, market);
  if (task.stage == Stage::majorityMarket) {
    std::uint8_t& extra = state.player(task.seat).extraSymbols[indexOf(chosen)];
    extra = static_cast<std::uint8_t>(extra + task.b);
    return;
  }
  const int steps = task.b;
  --task.c;
  if (task.c > 0) push(state, task);
  pushAdvance(state, task.seat, chosen, steps);
}

// PA-FX-18: different options.
inline Verdict checkOption(const Tables& tables, const Task& task, int number) {
  if (number < 0 || number >= tables.step(task.step).count) return refuse(Reason::noSuchThing);
  if (holds(task.a, number)) return refuse(Reason::optionNotOffered, number);
  return {};
}

template <class Collector>
void listOptions(const Tables& tables, const Task& task, Collector& moves) {
  for (int number = 0; number < tables.step(task.step).count; ++number)
    if (checkOption(tables, task, number).fine() && !moves.add(makeMove(MoveKind::option, number)))
      return;
}

template <class Sink>
void chooseOption(Play<Sink>& play, int number) {
  Task task = play.state.agenda.pop_back();
  task.a = static_cast<std::uint8_t>(task.a | 1U << number);
  --task.b;
  if (task.b > 0) push(play.state, task);
  pushSteps(play.state, task.seat, play.tables.list(play.tables.step(task.step).first + number));
}

template <class Sink>
void acceptOptional(Play<Sink>& play) {
  const Task task = play.state.agenda.pop_back();
  pushSteps(play.state, task.seat, play.tables.list(play.tables.step(task.step).first));
}

}  // namespace spannung::pampero
