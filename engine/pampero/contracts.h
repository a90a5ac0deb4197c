// Contracts: which can be fulfilled, at what price, and what happens when one is.
#pragma once

#include "engine/pampero/grid.h"
#include "engine/pampero/income.h"
#include "engine/pampero/plan.h"

namespace spannung::pampero {

using Prices = FixedVector<Price, 2>;

// PA-CONTRACT-05, PA-REMOTE-01, PA-REMOTE-02, PA-SOLAR-01.
inline Prices pricesOf(const Tables& tables, const State& state, const Player& player,
                       PlaceIndex place, int discount) {
  const Place& at = tables.place(place);
  Prices prices;
  if (at.kind == ContractKind::solar) return prices.push_back({}), prices;
  if (at.kind == ContractKind::remote) return tables.contract(state, place).prices;
  const int energy = energyOf(player, at.energy, discount);
  prices.push_back({0, static_cast<std::uint8_t>(energy), 0});
  return prices;
}

inline bool hasTower(const Tables& tables, const State& state, Seat owner, SectorIndex sector) {
  return (state.player(owner).towers & tables.sectorSites[sector]) != 0;
}

inline bool buysContract(const Tables& tables, const State& state, const Aim& aim, PlaceIndex place,
                         const Funds& funds) {
  const Player& player = state.player(aim.seat);
  for (const Price& price : pricesOf(tables, state, player, place, aim.step->amount))
    if (covers(funds, price) &&
        canLay(tables, state, player, place, without(funds, price), aim.scene->joined))
      return true;
  return false;
}

inline bool canAffordContract(const Tables& tables, const State& state, const Plan& plan,
                              PlaceIndex place) {
  for (const Funds& funds : plan.purses)
    if (buysContract(tables, state, plan, place, funds)) return true;
  return false;
}

inline Verdict shortOf(const Funds& funds, const Price& price, PlaceIndex place) {
  if (funds.energy < price.energy)
    return refuse(Reason::contractUnaffordable, place, price.energy, funds.energy);
  if (funds.money < price.money)
    return refuse(Reason::contractNeedsMoney, place, price.money, funds.money);
  if (funds.batteries < price.batteries)
    return refuse(Reason::contractNeedsBatteries, place, price.batteries, funds.batteries);
  return {};
}

// What is missing with the way of paying that lacks least, or a space for the tile.
inline Verdict lackOfMeans(const Tables& tables, const State& state, const Plan& plan,
                           PlaceIndex place) {
  const Player& player = state.player(plan.seat);
  const auto missing = [](const Verdict& v) { return v.operands[1] - v.operands[2]; };
  Verdict least = refuse(Reason::contractNeedsSpace, place, player.step());
  for (const Funds& funds : plan.purses)
    for (const Price& price : pricesOf(tables, state, player, place, plan.step->amount)) {
      const Verdict lack = shortOf(funds, price, place);
      if (lack.fine()) return refuse(Reason::contractNeedsSpace, place, player.step());
      if (reasonOf(least) == Reason::contractNeedsSpace || missing(lack) < missing(least))
        least = lack;
    }
  return least;
}

// The tower that opens the zone and all markets of a contract (PA-GRID-02).
inline int stepNeeded(const Tables& tables, const State& state, PlaceIndex place) {
  return std::max(tables.zoneStep[place], tables.tileStep[state.tileOf[place]]);
}

// What PA-CONTRACT-03 demands apart from zone and tower, which a link treats differently.
inline Verdict checkOpen(const Tables& tables, const State& state, const Plan& plan,
                         PlaceIndex place) {
  if (place.isNone()) return refuse(Reason::noSuchThing);
  if (!holds(state.available, place)) return refuse(Reason::contractNotThere, place);
  if ((plan.step->kinds & kindBit(tables.place(place).kind)) == 0)
    return refuse(Reason::contractOfOtherKind, place);
  const int needed = stepNeeded(tables, state, place);
  const int step = state.player(plan.seat).step();
  if (needed > step) return refuse(Reason::contractClosed, place, needed, step);
  return {};
}

inline Verdict checkWhere(const Tables& tables, const Plan& plan, PlaceIndex place) {
  const Place& at = tables.place(place);
  if (at.kind == ContractKind::solar)
    return holds(plan.scene->solar, place) ? Verdict{} : refuse(Reason::solarNotReached, place);
  if ((plan.zones & zoneBit(tables.zoneOfSector(at.sector))) == 0)
    return refuse(Reason::contractInOtherZone, place);
  if (!holds(plan.scene->served.of(plan.owners), place))  // PA-CARD-11
    return refuse(Reason::noUsableTower, place, at.sector);
  return {};
}

// PA-CONTRACT-03, PA-REMOTE-01, PA-SOLAR-01.
inline Verdict checkContract(const Tables& tables, const State& state, const Plan& plan,
                             PlaceIndex place) {
  if (const Verdict v = checkOpen(tables, state, plan, place); !v.fine()) return v;
  if (const Verdict v = checkWhere(tables, plan, place); !v.fine()) return v;
  if (!canAffordContract(tables, state, plan, place))
    return lackOfMeans(tables, state, plan, place);
  return {};
}

// What is open, in the right zone and served, or solar and reached: only its price is left to
// check.
inline PlaceMask candidatePlaces(const Tables& tables, const Aim& aim) {
  const Scene& scene = *aim.scene;
  return tables.placesOfKinds[aim.step->kinds] & scene.open &
         (scene.solar | (tables.placesInZones[aim.zones] & scene.served.of(aim.owners)));
}

inline bool buysAny(const Tables& tables, const State& state, const Aim& aim, PlaceMask places,
                    const Funds& funds) {
  for (; places != 0; places &= places - 1)
    if (buysContract(tables, state, aim, firstOf<PlaceIndex>(places), funds)) return true;
  return false;
}

// Standard contracts that there is energy for before a card is played.
inline PlaceMask coveredPlaces(const Tables& tables, const Player& player, const Aim& aim) {
  const int discount = aim.step->amount;
  return discount == 0 ? aim.scene->covered : placesCovered(tables, player, discount);
}

// PA-CARD-14. Most contracts need no look at the purse: there is energy for them or there is not.
inline bool canFulfilAny(const Tables& tables, const State& state, const Aim& aim,
                         const Frame& frame, const OperationField& field) {
  const Player& player = state.player(aim.seat);
  PlaceMask places = candidatePlaces(tables, aim);
  if (!aim.fieldEnergy) {
    const PlaceMask covered = coveredPlaces(tables, player, aim);
    places &= covered | ~tables.placesUpTo[kMostEnergy];
    const bool paysMoney = canPayMoney(tables, player, frame, field);
    if (aim.scene->laysFreely && paysMoney && (places & (covered | aim.scene->solar)) != 0)
      return true;
  }
  return places != 0 &&
         anyPurse(tables, player, frame, field, aim.fieldEnergy,
                  [&](const Funds& funds) { return buysAny(tables, state, aim, places, funds); });
}

template <class Collector>
void listContracts(const Tables& tables, const State& state, const Plan& plan, Collector& moves) {
  for (PlaceMask rest = candidatePlaces(tables, plan); rest != 0; rest &= rest - 1) {
    const auto place = firstOf<PlaceIndex>(rest);
    if (canAffordContract(tables, state, plan, place) &&
        !moves.add(makeMove(MoveKind::contract, place)))
      return;
  }
}

// chooseTower (PA-CARD-08): a is the place.
inline Verdict checkTower(const Tables& tables, const State& state, const Task& task, int owner) {
  if (owner < 0 || owner >= tables.companies) return refuse(Reason::noSuchThing);
  if (!mayUse(ownersFor(tables, state, task), task.seat, Seat::of(owner)) ||
      !hasTower(tables, state, Seat::of(owner), tables.place(PlaceIndex::of(task.a)).sector))
    return refuse(Reason::towerNotUsable, owner);
  return {};
}

template <class Collector>
void listTowers(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  for (int owner = 0; owner < tables.companies; ++owner)
    if (checkTower(tables, state, task, owner).fine() &&
        !moves.add(makeMove(MoveKind::tower, owner)))
      return;
}

// choosePrice: a is the place; the card is paid already.
inline Verdict checkPrice(const Tables& tables, const State& state, const Task& task, int number) {
  const Player& player = state.player(task.seat);
  const auto place = PlaceIndex::of(task.a);
  const Prices prices = pricesOf(tables, state, player, place, tables.step(task.step).amount);
  if (number < 0 || number >= prices.count()) return refuse(Reason::noSuchThing);
  const Price& price = prices[static_cast<std::size_t>(number)];
  const Funds funds = fundsOf(player);
  if (!covers(funds, price) ||
      !canLay(tables, state, player, place, without(funds, price), freelyJoined(tables, player)))
    return refuse(Reason::priceTooHigh, number);
  return {};
}

template <class Collector>
void listPrices(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  for (int number = 0; number < 2; ++number)
    if (checkPrice(tables, state, task, number).fine() &&
        !moves.add(makeMove(MoveKind::price, number)))
      return;
}

// fulfilLinked: a is the place fulfilled before, b the colour of the tower used there or kNone.
inline bool sharesTower(const Tables& tables, const State& state, const Task& task,
                        PlaceIndex place) {
  const SectorIndex from = tables.place(PlaceIndex::of(task.a)).sector;
  const SectorIndex to = tables.place(place).sector;
  if (from == to) return true;
  if (task.b != kNone) return hasTower(tables, state, Seat::of(task.b), to);
  for (int i = 0; i < tables.companies; ++i)
    if (hasTower(tables, state, Seat::of(i), from) && hasTower(tables, state, Seat::of(i), to))
      return true;
  return false;
}

// PA-CONTRACT-07, PA-CONTRACT-08: neither zone value nor zone of the field matter again.
inline Verdict checkLinked(const Tables& tables, const State& state, const Task& task,
                           PlaceIndex place) {
  const Scene scene = sceneFor(tables, state, task);
  const Plan plan = planOfBonus(tables, state, scene, task.seat, task.step);
  if (const Verdict v = checkOpen(tables, state, plan, place); !v.fine()) return v;
  if (!holds(tables.linked[PlaceIndex::of(task.a)], place)) return refuse(Reason::notLinked, place);
  if (!sharesTower(tables, state, task, place))
    return refuse(Reason::noUsableTower, place, tables.place(place).sector);
  if (!canAffordContract(tables, state, plan, place))
    return lackOfMeans(tables, state, plan, place);
  return {};
}

template <class Collector>
void listLinked(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  PlaceMask rest = tables.linked[PlaceIndex::of(task.a)] & state.available;
  for (; rest != 0; rest &= rest - 1) {
    const auto place = firstOf<PlaceIndex>(rest);
    if (checkLinked(tables, state, task, place).fine() &&
        !moves.add(makeMove(MoveKind::contract, place)))
      return;
  }
}

// The price comes first, then the transformer. c says whether a linked contract may follow.
inline void pushContract(State& state, Seat seat, int step, PlaceIndex place, int colour,
                         bool mayLink) {
  Task task = taskFor(Stage::choosePrice, seat, place, colour, mayLink ? 1 : 0);
  task.step = static_cast<std::uint16_t>(step);
  push(state, task);
}

template <class Sink>
void payPrice(Play<Sink>& play, int number) {
  Task task = play.state.agenda.pop_back();
  Player& player = play.state.player(task.seat);
  const Prices prices = pricesOf(play.tables, play.state, player, PlaceIndex::of(task.a),
                                 play.tables.step(task.step).amount);
  const Price& price = prices[static_cast<std::size_t>(number)];
  pay(play, task.seat, price);
  player.energySpent = static_cast<std::uint16_t>(player.energySpent + price.energy);
  task.stage = Stage::layTile;
  push(play.state, task);
}

// The arrows of a contract, in listed order: what is pushed last comes first.
inline void pushArrows(State& state, Seat seat, const Symbols& symbols) {
  for (std::size_t i = symbols.size(); i > 0; --i)
    pushAdvance(state, seat, symbols[i - 1].market, symbols[i - 1].arrows);
}

// What follows once a contract is on the grid board, last things first (PA-CONTRACT-04).
template <class Sink>
void pushConsequences(Play<Sink>& play, const Task& task, int space) {
  State& state = play.state;
  const auto place = PlaceIndex::of(task.a);
  if (task.c != 0 && play.tables.linked[place] != 0) {
    Task linked = task;
    linked.stage = Stage::fulfilLinked;
    push(state, linked);
  }
  if (!play.tables.partner[place].isNone())
    push(state, taskFor(Stage::removePair, task.seat, place));
  if (play.tables.connectionsOf[place] != 0)
    push(state, taskFor(Stage::offerConnections, task.seat, place));
  pushArrows(state, task.seat, play.tables.contract(state, place).symbols);
  pushSteps(state, task.seat, play.tables.space(space).bonus);  // PA-GRID-06
}

template <class Sink>
void layContract(Play<Sink>& play, int space, int line) {
  State& state = play.state;
  const Task task = state.agenda.pop_back();
  const auto place = PlaceIndex::of(task.a);
  Player& player = state.player(task.seat);
  if (line > 0) {  // PA-GRID-07
    pay(play, task.seat, play.tables.content.grid.lines[static_cast<std::size_t>(line - 1)].price);
    player.coveredLines = static_cast<std::uint8_t>(player.coveredLines | 1U << (line - 1));
    play.tell(EventKind::networkCovered, task.seat, line);
  }
  player.filled |= bit32(space);
  player.grid[static_cast<std::size_t>(space)] = place;
  player.contracts |= bit64(place);
  state.available &= ~bit64(place);
  state.fulfilled |= bit64(place);
  play.tell(EventKind::contractFulfilled, task.seat, place, space);
  pushConsequences(play, task, space);
}

// PA-CONTRACT-09; the tile leaves the game without opening a line (PA-CONN-03).
template <class Sink>
void removePartner(Play<Sink>& play, PlaceIndex place) {
  const PlaceIndex partner = play.tables.partner[place];
  if (partner.isNone() || !holds(play.state.available, partner)) return;
  play.state.available &= ~bit64(partner);
  play.tell(EventKind::contractRemoved, Seat::none(), partner);
}

}  // namespace spannung::pampero
