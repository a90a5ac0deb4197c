// From options, a seed and perhaps given outcomes to the first state.
#pragma once

#include "engine/core/verdict.h"
#include "engine/wasserkraft/tables.h"

namespace spannung::wasserkraft {

// Chance outcomes that are given instead of drawn, so that a game of a real table can be entered
// and any position set up. What is left out, also at the end of a list, comes from the seed.
struct Deal {
  FixedVector<Seat, kMaxSeats> order;                   // turn order of round 1; all or nothing
  FixedVector<std::uint8_t, kHeadstreams> headstreams;  // tiles on A to D
  FixedVector<Bonus, kRounds> bonuses;                  // by round
  FixedVector<Objective, 1> objective;
  FixedVector<ContractIndex, kMaxNational> national;
  // From the top of the stack; the first two lie face up.
  std::array<FixedVector<ContractIndex, kStackSize>, kStackColours> stacks;
  FixedVector<BasinIndex, kAreas> neutral;  // basins of the neutral dams, one in an area
  FixedVector<Tile, kAdvancedTiles> tiles;  // each level in the order it comes up
  // Drafted: the sets on offer, one after the other. Random: by seat. Officers beyond the number of
  // players are those laid out for Mahiri.
  FixedVector<Company, kCompanies> companies;
  FixedVector<Officer, kOfficers> officers;
  FixedVector<ContractIndex, kMaxStarting> starts;
  FixedVector<AutomaIndex, kAutomaTiles> automa;  // tiles from the top of their stack
  // Leeghwater.
  FixedVector<WorkIndex, kWorks> works;         // each deck in the order it comes up
  FixedVector<BuildingIndex, kRows> buildings;  // rows from the top
  FixedVector<Tile, kTileLevels> removed;       // advanced tiles, one of each level
};

Verdict checkOutcomes(const Tables& tables, const Deal& deal);
// Before the draft, or with everything dealt; the first round has not begun.
State initialState(const Tables& tables, const Seed& seed, const Deal& deal);
// WK-SETUP-11 to WK-SETUP-13, WK-SETUP-19, when companies and officers are known.
void outfitPlayers(const Tables& tables, State& state);

}  // namespace spannung::wasserkraft
