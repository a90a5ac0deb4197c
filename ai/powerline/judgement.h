// How the greedy bot weighs things against each other, in points.
#pragma once

#include "engine/powerline/content.h"

namespace spannung::powerline::greedy {

struct Judgement {
  // What a line is worth before it is finished: its city's points, by the share that is built.
  double lineWeight = 1.0;
  double lineSlope = 0.45;   // how much a share is worth more when it is larger
  double pace = 1.5;         // segments of one line that a round brings on average
  double plantWeight = 1.0;  // of a plant's points, by the shares of its lines
  double plantSlope = 0.6;   // how much more when they are larger
  double plantPace = 0;     // tiles at one plant that a round brings on average; 0: does not matter
  double openLine = 0.55;   // price of a line left open
  double openLineLate = 0;  // and how much more it is at the end
  double pips = 0;          // each number on which a line that is begun can go on
  double futureCards = 1.2;  // of what the cards would pay at later scorings
  double joker = 1.4;        // kept for later
  double jokerRounds = 3;    // it takes to use them
  ByColumn<double> columnPrice = {0.5, 0.7, 2.0, 3.8, 4.7, 6.8};  // of using up a tile
  double columnFade = 0;                                          // how much less it is at the end
  double vacation = 1.1;                                          // price of using the tile
  int leastOnVacation = 2;  // workers that the tile should save
  int mostOnIsland = 2;     // more are only looked at if nothing else is possible
  int mostJokers = 1;       // in one plan, before the last rounds
};

}  // namespace spannung::powerline::greedy
