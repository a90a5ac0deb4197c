// What score cards, unfinished lines and the end of the game are worth.
#pragma once

#include "engine/core/result.h"
#include "engine/powerline/tables.h"

namespace spannung::powerline {

// What a card counts on a player's board.
int countFor(const Tables& tables, const Player& player, const ScoreCard& card);
// PL-SCORE-02 to PL-SCORE-04; scorings count from 0.
int pointsFor(const ScoreCard& card, int count, int scoring);
int cardPoints(const Tables& tables, const Player& player, const ScoreCard& card, int scoring);

// What all scorings so far have brought.
int pointsFromCards(const Player& player);

int completedPlants(const Tables& tables, const Player& player);
int poweredCities(const Tables& tables, const Player& player);
// PL-END-01, PL-END-02.
int unfinishedLines(const Tables& tables, const Player& player);
int lossForUnfinished(const Tables& tables, int lines);

// PL-SOLO-02: from 0.
int soloRating(const Tables& tables, int score);

// PL-END-04.
Result scoreGame(const Tables& tables, const State& state);

}  // namespace spannung::powerline
