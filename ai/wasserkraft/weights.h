// What things are worth to a search, in victory points at the end of the game. The values are data:
// weights/wasserkraft/search.json.
#pragma once

#include "ai/wasserkraft/trend.h"

namespace spannung::wasserkraft {

struct Weights {
  // Goods.
  Trend hydro{};
  Trend excavator{};
  Trend mixer{};
  Trend boundExcavator{};
  Trend boundMixer{};
  Trend tile{};
  Trend advancedTile{};
  Trend worker{};
  Trend round{};  // what a round brings to everybody

  // The round.
  Trend energy{};
  Trend rank{};
  Trend bonusNow{};

  // Structures.
  Trend systems{};
  Trend production{};
  Trend companyBonus{};  // for each round
  Trend power{};         // for each round
  Trend base{};
  Trend elevation{};
  Trend conduit{};
  Trend powerhouse{};

  // Contracts: what open ones promise.
  Trend reachable{};
  Trend distant{};

  // What comes later.
  Trend incomePoints{};
  Trend incomeGoods{};
  Trend bonusLater{};
  Trend objective{};
  Trend objectiveLead{};
  Trend water{};
};

}  // namespace spannung::wasserkraft
