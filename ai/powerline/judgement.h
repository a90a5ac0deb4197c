// How the greedy bot weighs things against each other, in points. The weights are data:
// weights/powerline/greedy.json.
#pragma once

#include "engine/powerline/content.h"

namespace spannung::powerline::greedy {

struct Judgement {
  // What a line is worth before it is finished: its city's points, by the share that is built.
  double lineWeight = 0;
  double lineSlope = 0;            // how much a share is worth more when it is larger
  double pace = 0;                 // segments of one line that a round brings on average
  double plantWeight = 0;          // of a plant's points, by the shares of its lines
  double plantSlope = 0;           // how much more when they are larger
  double plantPace = 0;            // tiles at a plant that a round brings; 0: time does not matter
  double openLine = 0;             // price of a line left open
  double openLineLate = 0;         // and how much more it is at the end
  double pips = 0;                 // each number with which lines that are begun can go on
  double futureCards = 0;          // of what the cards would pay at later scorings
  double joker = 0;                // kept for later
  double jokerRounds = 3;          // that it takes to find a use for it
  ByColumn<double> columnPrice{};  // of using up a tile
  double columnFade = 0;           // how much less it is at the end, as a share
  double vacation = 0;             // price of using the tile

  // What is looked at at all.
  int leastOnVacation = 2;  // workers that the tile should save
  int mostOnIsland = 2;     // more are only looked at if nothing else is possible
  int mostJokers = 1;       // in one plan, before the last rounds
};

}  // namespace spannung::powerline::greedy
