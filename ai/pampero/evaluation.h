// What a position is worth to a company: money now, and what the rest is likely to turn into.
#pragma once

#include "ai/pampero/judgement.h"
#include "engine/pampero/tables.h"

namespace spannung::pampero::greedy {

// Years to come, weighted for growth.
double yearsLeft(const Tables& tables, const State& state, const Judgement& judgement);

// What a company has and may expect, by what it comes from.
struct Worth {
  double money = 0;
  double grid = 0;
  double stock = 0;
  double company = 0;
  double scorings = 0;
  double finalTiles = 0;
  double debts = 0;

  double total() const { return money + grid + stock + company + scorings + finalTiles - debts; }
};
Worth worthOf(const Tables& tables, const State& state, Seat seat, const Judgement& judgement);

// The same for a company that is only watched.
double prospectsOf(const Tables& tables, const State& state, Seat rival,
                   const Judgement& judgement);

// The worth, and how much the others would have.
double evaluate(const Tables& tables, const State& state, Seat seat, const Judgement& judgement);

}  // namespace spannung::pampero::greedy
