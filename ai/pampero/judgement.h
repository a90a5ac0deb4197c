// What the greedy bot believes things are worth, in dollars at the end of the game. The values are
// data: weights/pampero/greedy.json.
#pragma once

namespace spannung::pampero::greedy {

struct Judgement {
  // A space of the timeline still to go counts as so many years, because income grows meanwhile.
  double yearsPerSpace = 0;

  // For each year to come.
  double tower = 0;           // opens columns, areas and markets
  double room = 0;            // a column that an income marker may still advance
  double gear = 0;            // a battery a year
  double specialAction = 0;   // a special card in the hand or on the board
  double bulldozer = 0;       // that can still move: the first two
  double spareBulldozer = 0;  //
  double siteReady = 0;       // an own bulldozer beside a site that can be built on
  double connectionTile = 0;
  double overlay = 0;
  double modifier = 0;

  // Fading out with the game.
  double energy = 0;        // up to what a few contracts take
  double spareEnergy = 0;   // beyond that
  double battery = 0;       // up to what an export takes
  double spareBattery = 0;  // beyond that: the big exports are the good ones
  double towerCard = 0;     // in the hand
  double windCard = 0;      //
  double contractCard = 0;  //
  double jokerCard = 0;     //
  double otherCard = 0;     //
  double lastTurns = 0;     // what is left of the above in the last year

  double scoringCard = 0;
  double symbol = 0;
  double frontOfTurnOrder = 0;

  // Others earn this a year beyond their tracks, and part of what they earn is lost for oneself.
  double rivalPace = 0;
  double rivalry = 0;
};

}  // namespace spannung::pampero::greedy
