// From options, a seed and perhaps given outcomes to the first state.
#pragma once

#include "engine/core/verdict.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline {

// Chance outcomes that are given instead of drawn, so that a game of a real table can be entered
// and any position set up. What is left out comes from the seed.
struct Deal {
  BoardsBySeat boards;  // if the options leave them to chance; all or nothing
  CardSet cards;        // if the options leave them to chance; all or nothing
  FixedVector<std::uint8_t, kMaxRounds * kWorkers> dice;  // of the first rounds, red die first
};

// The cards that a choice draws from; empty if nothing is drawn.
bool drawsCards(CardChoice choice);
bool mayBeDrawn(const ScoreCard& card, CardChoice choice);

Verdict checkOutcomes(const Tables& tables, const Deal& deal);
State initialState(const Tables& tables, const Seed& seed, const Deal& deal);

}  // namespace spannung::powerline
