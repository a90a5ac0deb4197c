// Everything a decision is judged by.
#pragma once

#include "ai/funkenschlag/expansion.h"
#include "ai/funkenschlag/fuel.h"
#include "ai/funkenschlag/judgement.h"
#include "ai/funkenschlag/race.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag::greedy {

struct Situation {
  const Tables& tables;
  const State& state;
  Seat seat;
  const Judgement& judgement;

  FuelPrices fuel{};
  Race race{};
  int roundsLeft = 1;  // this one included
  Sites sites{};       // that could be connected now

  const Player& me() const { return state.player(seat); }
};

// The prices of fuel and nothing else, for decisions that ask for no more.
Situation assessFuel(const Tables& tables, const State& state, Seat seat,
                     const Judgement& judgement);
Situation assess(const Tables& tables, const State& state, Seat seat, const Judgement& judgement);

}  // namespace spannung::funkenschlag::greedy
