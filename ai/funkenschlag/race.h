// Whether this round is the last one.
#pragma once

#include "ai/funkenschlag/judgement.h"
#include "engine/funkenschlag/tables.h"

namespace spannung::funkenschlag::greedy {

struct Race {
  bool isLastRound = false;  // somebody will probably end the game
  // The own network shall have at least and at most so many cities after the round.
  int fewestCities = 0;
  int mostCities = 0;
};

Race judgeRace(const Tables& tables, const State& state, Seat seat, const Judgement& judgement);

}  // namespace spannung::funkenschlag::greedy
