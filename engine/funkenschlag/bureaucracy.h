// Phase 5: running plants, income, and the update of both markets.
#pragma once

#include <algorithm>

#include "engine/funkenschlag/resource_market.h"
#include "engine/funkenschlag/turn.h"

namespace spannung::funkenschlag {

inline Verdict checkHybridMix(const Player& player, const PlantCard& card, int plant, int coal,
                              int oil) {
  if (coal < 0 || oil < 0 || coal + oil != card.fuelNeeded)
    return refuse(Reason::mixWrongTotal, plant, card.fuelNeeded, coal + oil);
  if (coal > player.stored[Resource::coal] || oil > player.stored[Resource::oil])
    return refuse(Reason::mixNotStored, plant, coal, oil);
  return {};
}

// FS-PLANT-02 to FS-PLANT-04: exactly what the plant burns.
inline Verdict checkFuel(const Player& player, const PlantCard& card, int plant, int coal,
                         int oil) {
  if (card.isHybrid()) return checkHybridMix(player, card, plant, coal, oil);
  if (coal != 0 || oil != 0) return refuse(Reason::mixNotForThisPlant, plant);
  if (!card.hasOwnFuel()) return {};
  const int stored = player.stored[card.ownFuel()];
  if (stored < card.fuelNeeded)
    return refuse(Reason::notEnoughFuel, plant, card.fuelNeeded, stored);
  return {};
}

inline bool hasRun(const State& state, std::size_t place) {
  return (state.plantsRun >> place & 1U) != 0;
}

// FS-BUREAU-02: each own plant at most once.
inline Verdict checkRun(const Tables& tables, const State& state, int plant, int coal, int oil) {
  if (!isPlantIndex(tables, plant)) return refuse(Reason::noSuchPlant);
  const Player& player = state.player(state.actor);
  const std::size_t place = player.plants.find(Card::plant(plant));
  if (place == player.plants.size()) return refuse(Reason::runNotOwned, plant);
  if (hasRun(state, place)) return refuse(Reason::alreadyRun, plant);
  return checkFuel(player, tables.card(Card::plant(plant)), plant, coal, oil);
}

template <class Collector>
bool listRuns(const Tables& tables, const State& state, Collector& moves) {
  const Player& player = state.player(state.actor);
  for (std::size_t place = 0; place < player.plants.size(); ++place) {
    if (hasRun(state, place)) continue;
    const Card plant = player.plants[place];
    const PlantCard& card = tables.card(plant);
    const int mix = card.isHybrid() ? card.fuelNeeded : 0;
    for (int coal = mix; coal >= 0; --coal) {
      const bool fine = checkFuel(player, card, plant.index(), coal, mix - coal).fine();
      if (!moves.addIf(fine, run(plant, coal, mix - coal))) return false;
    }
  }
  return true;
}

// FS-BUREAU-03: straight to the supply.
inline void burn(State& state, Player& player, Resource resource, int count) {
  std::uint8_t& stored = player.stored[resource];
  std::uint8_t& supply = state.supply[resource];
  stored = static_cast<std::uint8_t>(stored - count);
  supply = static_cast<std::uint8_t>(supply + count);
}

template <class Sink>
void runPlant(Play<Sink>& play, Card plant, int coal, int oil) {
  State& state = play.state;
  Player& player = state.player(state.actor);
  const PlantCard& card = play.tables.card(plant);
  burn(state, player, Resource::coal, coal);
  burn(state, player, Resource::oil, oil);
  if (card.hasOwnFuel()) burn(state, player, card.ownFuel(), card.fuelNeeded);
  state.plantsRun = static_cast<std::uint8_t>(state.plantsRun | 1U << player.plants.find(plant));
  state.output = static_cast<std::uint8_t>(state.output + card.citiesPowered);
  play.tell(EventKind::plantRun, state.actor, plant.index(), coal, oil);
}

// The table ends at 20 cities; nobody is ever paid for more (FS-AMB-28).
inline int payoutFor(const Tables& tables, int powered) {
  const auto& payout = tables.components.payout;
  return payout[std::min(static_cast<std::size_t>(powered), payout.size() - 1)];
}

// FS-BUREAU-04: surplus is lost, and nothing powered still pays the minimum.
template <class Sink>
void payIncome(Play<Sink>& play) {
  State& state = play.state;
  Player& player = state.player(state.actor);
  const int powered = std::min(int{state.output}, player.cities.count());
  const int income = payoutFor(play.tables, powered);
  player.money += income;
  play.tell(EventKind::incomePaid, state.actor, powered, income);
  state.plantsRun = 0;
  state.output = 0;
  passForward(state);
}

// FS-BUREAU-07, FS-BUREAU-08.
template <class Sink>
void updatePlantMarket(Play<Sink>& play) {
  State& state = play.state;
  if (state.step == kSteps) {
    removeLowestPlant(play);
  } else if (hasPlantInMarket(state)) {
    const Card highest = state.market.pop_back();
    state.pile.insertAt(0, highest);
    play.tellAll(EventKind::plantPutUnderPile, highest.index());
  }
  drawReplacement(play);
}

}  // namespace spannung::funkenschlag
