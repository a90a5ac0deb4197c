// What the greedy bot believes things are worth, in dollars at the end of the game.
#pragma once

namespace spannung::pampero::greedy {

struct Judgement {
  // A space of the timeline still to go counts as so many years, because income grows meanwhile.
  double yearsPerSpace = 1.6;

  // For each year to come.
  double tower = 3.0;           // opens columns, areas and markets
  double room = 0.05;           // a column that an income marker may still advance
  double gear = 0.7;            // a battery a year
  double specialAction = 3.0;   // a special card in the hand or on the board
  double bulldozer = 1.1;       // that can still move: the first two
  double spareBulldozer = 0.6;  //
  double siteReady = 0.3;       // an own bulldozer beside a site that can be built on
  double connectionTile = 5.4;
  double overlay = 1.9;
  double modifier = 0.8;

  // Fading out with the game.
  double energy = 2.0;        // up to what a few contracts take
  double spareEnergy = 0.5;   // beyond that
  double battery = 1.1;       // up to what an export takes
  double spareBattery = 1.5;  // beyond that: the big exports are the good ones
  double towerCard = 10;      // in the hand
  double windCard = 6;        //
  double contractCard = 12;   //
  double jokerCard = 14;      //
  double otherCard = 2;       //
  double lastTurns = 0.15;    // what is left of the above in the last year

  double scoringCard = 11.5;
  double symbol = 2.5;
  double frontOfTurnOrder = 0.2;

  // Others earn this a year beyond their tracks, and part of what they earn is lost for oneself.
  double rivalPace = 12;
  double rivalry = 0.95;
};

}  // namespace spannung::pampero::greedy
