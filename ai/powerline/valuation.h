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
double shareOf(const Tables& tables, LineIndex line, int tiles, int roundsLeft,
               const Judgement& judgement);
// A plant's points as long as its lines are built up to this share and so many tiles are missing.
double plantPromise(int points, double share, int missing, int roundsLeft,
                    const Judgement& judgement);
// The price of a line that is open with so many rounds left.
double openLinePrice(const Tables& tables, int roundsLeft, const Judgement& judgement);
// The price of using up a tile of a column.
double columnPrice(const Tables& tables, std::size_t column, int roundsLeft,
                   const Judgement& judgement);
// What it is worth if lines that are begun can go on with so many different pips.
double pipsValue(const Tables& tables, int pips, int roundsLeft, const Judgement& judgement);
double jokerValue(int roundsLeft, const Judgement& judgement);
double cardsValue(const Tables& tables, const State& state, const Player& player,
                  const Judgement& judgement);

}  // namespace spannung::powerline::greedy
