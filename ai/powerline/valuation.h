// What a board is worth to its owner after a round, in points.
#pragma once

#include "ai/powerline/judgement.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline::greedy {

// `player` has just built in the round of `state`.
double valueOf(const Tables& tables, const State& state, const Player& player,
               const Judgement& judgement);

// Parts of it.
// How much of the promise of a line with so many tiles is real: 0 for an untouched one, 1 for a
// finished one.
double shareOf(const Tables& tables, int line, int tiles, int roundsLeft,
               const Judgement& judgement);
// A plant's points as long as its lines are built up to this share.
double plantPromise(int points, double share, const Judgement& judgement);
double jokerValue(int roundsLeft, const Judgement& judgement);
double cardsValue(const Tables& tables, const State& state, const Player& player,
                  const Judgement& judgement);

}  // namespace spannung::powerline::greedy
