// What a company is about to do: one step with the pieces, zones and means it may use. The first
// step of a card and a bonus are the same to those who check targets.
#pragma once

#include "engine/pampero/purse.h"

namespace spannung::pampero {

inline constexpr ZoneMask kAllZones = (1U << kZones) - 1U;

struct Plan {
  Seat seat;
  const Step* step = nullptr;
  Owners owners = 0;  // of the piece that is needed; 0 if none is
  ZoneMask zones = kAllZones;
  bool fieldEnergy = false;
  FixedVector<Funds, 2> purses;  // what would be left after each way of paying for the card
};

inline bool mayUse(Owners owners, Seat user, Seat owner) {
  return (owners & (user == owner ? kOwn : kOther)) != 0;
}

// PA-CARD-06: a cost changes with the card, tiles and overlays, but not below 0.
inline int zoneCost(const Tables& tables, const Player& player, const Frame& frame,
                    const OperationField& field) {
  int cost = field.value + frame.valueChange + player.zoneValue[indexOf(field.zone)];
  if (field.zone == tables.content.overlayZone)
    cost += player.overlays * tables.content.overlayChange;
  return std::max(0, cost);
}

// The first step of a card; with an action, that of the joker's action.
inline const Step& firstStepOf(const Tables& tables, int card, int action) {
  const Step& step = tables.step(tables.card(card).steps.first);
  return action == kNone ? step : tables.step(tables.action(step.first + action).steps.first);
}

inline Price insteadOf(const Frame& frame, const OperationField& field) {
  return frame.instead[indexOf(field.zone)];
}

inline Funds withEnergy(Funds funds, int energy) {
  funds.energy = std::min(kMostEnergy, funds.energy + energy);
  return funds;
}

// PA-CARD-05, PA-CARD-07: money first, then what the card takes instead of it.
inline bool canPayMoney(const Tables& tables, const Player& player, const Frame& frame,
                        const OperationField& field) {
  return frame.money != FrameMoney::cost || player.money >= zoneCost(tables, player, frame, field);
}
inline bool canPayInstead(const Player& player, const Frame& frame, const OperationField& field) {
  return frame.hasInstead && covers(fundsOf(player), insteadOf(frame, field));
}

inline Funds afterMoney(const Tables& tables, const Player& player, const Frame& frame,
                        const OperationField& field) {
  Funds funds = fundsOf(player);
  if (frame.money == FrameMoney::cost) funds.money -= zoneCost(tables, player, frame, field);
  if (frame.money == FrameMoney::bonus) funds.money += field.value;
  return funds;
}

enum class Payment : std::uint8_t { money, instead, any };

inline Plan planOfCard(const Tables& tables, const State& state, Seat seat, int card, int field,
                       int action, Payment payment = Payment::any) {
  const Frame& frame = tables.card(card).frame;
  const OperationField& shown = tables.field(field);
  const Player& player = state.player(seat);
  Plan plan;
  plan.seat = seat;
  plan.step = &firstStepOf(tables, card, action);
  plan.owners = frame.owners;
  plan.fieldEnergy = frame.fieldEnergy;
  if (action != kNone) {
    const Step& joker = tables.step(tables.card(card).steps.first);
    plan.owners = tables.action(joker.first + action).owners;
    plan.fieldEnergy = tables.action(joker.first + action).fieldEnergy;
  }
  if (frame.zoneBound && !plan.step->flag) plan.zones = zoneBit(shown.zone);
  const int energy = plan.fieldEnergy ? shown.energy : 0;
  if (payment != Payment::instead && canPayMoney(tables, player, frame, shown))
    plan.purses.push_back(withEnergy(afterMoney(tables, player, frame, shown), energy));
  if (payment != Payment::money && canPayInstead(player, frame, shown))
    plan.purses.push_back(withEnergy(without(fundsOf(player), insteadOf(frame, shown)), energy));
  return plan;
}

// PA-FX-41: a bonus has no zone value; nobody's piece is out of bounds unless the step says so.
inline Plan planOfBonus(const Tables& tables, const State& state, Seat seat, int step) {
  const Resolution& resolution = state.resolution;
  Plan plan;
  plan.seat = seat;
  plan.step = &tables.step(step);
  const Op op = plan.step->op;
  if (op == Op::buildTower || op == Op::buildWindFarm || op == Op::fulfilContract)
    plan.owners = plan.step->owners != 0 ? plan.step->owners : kOwn | kOther;
  const bool onCard = resolution.card != kNone && resolution.seat == seat;
  if (onCard && !plan.step->flag && tables.card(resolution.card).frame.zoneBound)
    plan.zones = zoneBit(tables.field(resolution.field).zone);
  plan.purses.push_back(fundsOf(state.player(seat)));
  return plan;
}

inline Plan planOf(const Tables& tables, const State& state, const Task& task) {
  const Resolution& card = state.resolution;
  return task.isFirst ? planOfCard(tables, state, task.seat, card.card, card.field, card.action)
                      : planOfBonus(tables, state, task.seat, task.step);
}

}  // namespace spannung::pampero
