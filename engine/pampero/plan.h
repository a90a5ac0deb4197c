// What a company is about to do: one step with the pieces, zones and means it may use. The first
// step of a card and a bonus are the same to those who check targets.
#pragma once

#include "engine/pampero/scene.h"

namespace spannung::pampero {

inline constexpr ZoneMask kAllZones = (1U << kZones) - 1U;

// What is wanted and with whose pieces, before anybody asks who pays.
struct Aim {
  Seat seat;
  const Scene* scene = nullptr;
  const Step* step = nullptr;
  Owners owners = 0;  // of the piece that is needed; 0 if none is
  ZoneMask zones = kAllZones;
  bool fieldEnergy = false;
};

struct Plan : Aim {
  FixedVector<Funds, 2> purses;  // what would be left after each way of paying for the card
};

inline bool mayUse(Owners owners, Seat user, Seat owner) {
  return (owners & (user == owner ? kOwn : kOther)) != 0;
}

// PA-CARD-06: a cost changes with tiles and overlays, and with the card, but not below 0.
inline int zoneValue(const Tables& tables, const Player& player, const OperationField& field) {
  const int value = field.value + player.zoneValue[indexOf(field.zone)];
  const bool overlaid = field.zone == tables.content.overlayZone;
  return overlaid ? value + player.overlays * tables.content.overlayChange : value;
}
inline int zoneCost(const Tables& tables, const Player& player, const Frame& frame,
                    const OperationField& field) {
  return std::max(0, zoneValue(tables, player, field) + frame.valueChange);
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

inline bool canPay(const Tables& tables, const Player& player, const Frame& frame,
                   const OperationField& field, Payment payment = Payment::any) {
  return (payment != Payment::instead && canPayMoney(tables, player, frame, field)) ||
         (payment != Payment::money && canPayInstead(player, frame, field));
}

// Whose piece a bonus may use: anybody's unless the step says so.
inline Owners ownersOf(const Step& step) {
  const bool usesPiece =
      step.op == Op::buildTower || step.op == Op::buildWindFarm || step.op == Op::fulfilContract;
  if (!usesPiece) return 0;
  return step.owners != 0 ? step.owners : static_cast<Owners>(kOwn | kOther);
}

inline Owners ownersFor(const Tables& tables, const State& state, const Task& task) {
  const Resolution& card = state.resolution;
  return task.isFirst ? tables.opening(card.card, card.action).owners
                      : ownersOf(tables.step(task.step));
}

inline Aim aimOf(const Tables& tables, const Scene& scene, Seat seat, const Opening& opening,
                 Zone zone) {
  return {seat,
          &scene,
          &tables.step(opening.step),
          opening.owners,
          opening.anyZone ? kAllZones : zoneBit(zone),
          opening.fieldEnergy};
}

// The same before the field is known.
inline Aim aimAnywhere(const Tables& tables, const Scene& scene, Seat seat,
                       const Opening& opening) {
  return {seat, &scene, &tables.step(opening.step), opening.owners, kAllZones, opening.fieldEnergy};
}

// Whether one way of paying for a card leaves what is wanted.
template <class Wanted>
bool anyPurse(const Tables& tables, const Player& player, const Frame& frame,
              const OperationField& field, bool fieldEnergy, Wanted wanted) {
  const int energy = fieldEnergy ? field.energy : 0;
  if (canPayMoney(tables, player, frame, field) &&
      wanted(withEnergy(afterMoney(tables, player, frame, field), energy)))
    return true;
  return canPayInstead(player, frame, field) &&
         wanted(withEnergy(without(fundsOf(player), insteadOf(frame, field)), energy));
}

// Beyond what the card costs.
inline bool takesFromPurse(Op op) { return op == Op::fulfilContract || op == Op::sellAbroad; }

inline Plan planOfCard(const Tables& tables, const State& state, const Scene& scene, Seat seat,
                       CardIndex card, FieldIndex field, int action,
                       Payment payment = Payment::any) {
  const Frame& frame = tables.card(card).frame;
  const OperationField& shown = tables.field(field);
  const Player& player = state.player(seat);
  Plan plan{aimOf(tables, scene, seat, tables.opening(card, action), shown.zone), {}};
  if (!takesFromPurse(plan.step->op)) return plan;
  const int energy = plan.fieldEnergy ? shown.energy : 0;
  if (payment != Payment::instead && canPayMoney(tables, player, frame, shown))
    plan.purses.push_back(withEnergy(afterMoney(tables, player, frame, shown), energy));
  if (payment != Payment::money && canPayInstead(player, frame, shown))
    plan.purses.push_back(withEnergy(without(fundsOf(player), insteadOf(frame, shown)), energy));
  return plan;
}

// PA-FX-41: a bonus has no zone value; nobody's piece is out of bounds unless the step says so.
inline Plan planOfBonus(const Tables& tables, const State& state, const Scene& scene, Seat seat,
                        int step) {
  const Resolution& resolution = state.resolution;
  const Step& what = tables.step(step);
  Plan plan{{seat, &scene, &what, ownersOf(what)}, {}};
  const bool onCard = !resolution.card.isNone() && resolution.seat == seat;
  if (onCard && !what.flag && tables.card(resolution.card).frame.zoneBound)
    plan.zones = zoneBit(tables.field(resolution.field).zone);
  plan.purses.push_back(fundsOf(state.player(seat)));
  return plan;
}

inline Plan planOf(const Tables& tables, const State& state, const Scene& scene, const Task& task) {
  const Resolution& card = state.resolution;
  if (!task.isFirst) return planOfBonus(tables, state, scene, task.seat, task.step);
  return planOfCard(tables, state, scene, task.seat, card.card, card.field, card.action);
}

}  // namespace spannung::pampero
