// Points at the end of a round and of the game, and who wins.
#pragma once

#include <array>

#include "engine/core/result.h"
#include "engine/wasserkraft/tables.h"

namespace spannung::wasserkraft {

// Whether points can come from there at all in this game.
bool isInPlay(const Options& options, Source source);

using PointsBySeat = std::array<int, kMaxPlayers>;

// WK-SCORE-01 to WK-SCORE-04: the places on the energy track.
PointsBySeat rankPoints(const Tables& tables, const State& state);
// WK-SCORE-05.
int energyPayout(const Tables& tables, int energy);
// WK-SCORE-06: 0 below the first section.
int sectionOf(const Tables& tables, int energy);
int bonusCount(const Player& player, Bonus bonus);
int bonusPoints(const Tables& tables, const State& state, Seat seat);
// WK-OBJ-01 to WK-OBJ-04.
int objectiveCount(const Tables& tables, const State& state, Seat seat);
// WK-END-02, WK-END-03.
PointsBySeat objectivePoints(const Tables& tables, const State& state);
// WK-END-04.
int resourcesOf(const Player& player);
// WK-END-05.
int waterOf(const State& state, Seat seat);
// WK-END-07.
Result scoreGame(const Tables& tables, const State& state);

}  // namespace spannung::wasserkraft
