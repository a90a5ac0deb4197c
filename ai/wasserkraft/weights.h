// What things are worth to a search, in victory points at the end of the game: a person's guesses,
// and for rounds the mean of games that searches played. Plain numbers, to be tuned as data.
#pragma once

#include "ai/wasserkraft/trend.h"

namespace spannung::wasserkraft {

struct Weights {
  // Goods.
  Trend hydro{0.40, 0.20};
  Trend excavator{1.00, 0.20};
  Trend mixer{1.20, 0.20};
  Trend boundExcavator{0.75, 0.0};
  Trend boundMixer{0.90, 0.0};
  Trend tile{0.90, 0.0};
  Trend advancedTile{2.40, 0.5};
  Trend worker{0.60, 0.60};
  Trend round{13.0, 0.5};  // what a round brings to everybody

  // The round.
  Trend energy{0.20, 0.10};
  Trend rank{0.70, 0.90};
  Trend bonusNow{0.90, 1.0};

  // Structures.
  Trend systems{1.0, 1.0};
  Trend production{0.1, 0.1};
  Trend companyBonus{1.0, 1.0};  // for each round
  Trend power{1.6, 1.6};         // for each round
  Trend base{0, 0};
  Trend elevation{0, 0};
  Trend conduit{0, 0};
  Trend powerhouse{0, 0};

  // Contracts: what open ones promise.
  Trend reachable{0.62, 0.4};
  Trend distant{0.25, 0.0};

  // What comes later.
  Trend incomePoints{0.9, 1.0};
  Trend incomeGoods{0.85, 0.5};
  Trend bonusLater{0.75, 0.75};
  Trend objective{0.4, 0.8};
  Trend objectiveLead{0.2, 0.4};
  Trend water{0.3, 0.6};
};

}  // namespace spannung::wasserkraft
