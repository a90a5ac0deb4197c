// What plants, fuel and cities are worth at a glance: the quick counterpart of the plans of the
// greedy player, for searches that ask thousands of times a second.
#pragma once

#include "ai/funkenschlag/demand.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag {

// What a seat has, in numbers that tell who will win.
struct Features {
  float cities = 0;
  float capacity = 0;    // cities that all plants together can power, as far as the game goes
  float powered = 0;     // the smaller of both
  float income = 0;      // of a round with the present cities, fuel paid
  float nextIncome = 0;  // the same with the cities of the next round
  float money = 0;
  float fuel = 0;       // what the stored tokens are worth
  float strongest = 0;  // cities that the best plant powers
  float growth = 0;     // mean price of the cities that come next
  float lateness = 0;   // in the turn order: 0 for the best player, 1 for the worst
};

class Economy {
 public:
  Economy(const Tables& tables, const State& state);

  const Tables& tables() const { return tables_; }
  const State& state() const { return state_; }
  // From 0 at the start to 1 when somebody has all cities that end the game.
  float progress() const { return progress_; }
  float priceOf(Resource resource) const { return prices_[resource]; }
  // The fuel of one run.
  float costOf(const PlantCard& plant) const;
  // The best a set of plants earns with so many cities.
  float income(const greedy::OwnedPlants& plants, int cities) const;
  float fuelWorth(const Player& player) const;
  float growthPrice(const Player& player) const;
  Features features(Seat seat) const;

 private:
  const Tables& tables_;
  const State& state_;
  ByResource<float> prices_{};
  float progress_ = 0;
};

int capacityOf(const Tables& tables, const greedy::OwnedPlants& plants);

}  // namespace spannung::funkenschlag
