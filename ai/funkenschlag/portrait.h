// What a seat has, earns and could do next, worked out once for all that a network is told of it.
#pragma once

#include <array>

#include "ai/funkenschlag/demand.h"
#include "ai/funkenschlag/ending.h"
#include "ai/funkenschlag/fuel.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag {

inline constexpr std::size_t kCitiesAhead = 6;
inline constexpr std::size_t kOpenedCities = 3;

// A plant as it serves its owner.
struct PlantValue {
  int number = 0;
  int cities = 0;   // that it powers
  float cost = 0;   // of a run, in Elektro
  float worth = 0;  // in cities, fuel deducted
};

// What is the same for everybody at the table.
class Surroundings {
 public:
  Surroundings(const Tables& tables, const State& state);

  const Tables& tables() const { return tables_; }
  const State& state() const { return state_; }
  PlantValue valueOf(Card plant) const;
  // The next cities of a player, whatever they cost.
  greedy::Sites sitesFor(const Player& player) const;
  // The same if one more house went into every city, as after the next step.
  greedy::Sites openedSitesFor(const Player& player) const;
  bool isNearEnd() const { return isNearEnd_; }

 private:
  const Tables& tables_;
  const State& state_;
  State opened_;
  greedy::FuelPrices fuel_{};
  greedy::Sites first_{};  // of those who have no city yet
  bool isNearEnd_ = false;
};

// The most that one plant of the market adds, and what it costs.
struct Upgrade {
  float gain = 0;
  int number = 0;
};

struct Portrait {
  // Plants, the one that powers most first.
  std::array<PlantValue, kMaxOwnedPlants> plants{};
  Indexed<PlantKind, int, kPlantKinds> capacityByKind{};
  greedy::Demand demand;  // of all of them
  int highestNumber = 0;
  // This round.
  bool shops = false;   // is still to buy fuel,
  bool builds = false;  // to build,
  bool earns = false;   // to be paid
  int powered = 0;      // cities, with the fuel in store
  int earnings = 0;     // without new cities; fuel that must be bought for it is paid
  int refuel = 0;       // what all plants would still burn this round costs at the market
  // Growth.
  std::array<int, kCitiesAhead> pathTo{};  // what the next one, two, … cities cost together
  int openedCities = 0;                    // what the next three would cost after the next step
  int affordable = 0;                      // cities, with the money at hand
  int affordableSoon = 0;                  // cities, with the earnings of this round
  Upgrade upgrade;                         // of what can be bought now or next
  Upgrade bestUpgrade;                     // of the whole market
  // If this round were the last one; only near the end.
  greedy::Ending ending;
};

Portrait portraitOf(const Surroundings& surroundings, Seat seat);

}  // namespace spannung::funkenschlag
