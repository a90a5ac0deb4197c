// What the greedy bot believes things are worth, in dollars at the end of the game.
#pragma once

namespace spannung::pampero::greedy {

struct Judgement {
  double spacesPerYear = 1.25;  // how fast the slowest disc moves along the timeline

  // For each year to come.
  double tower = 2.6;          // opens columns, areas and markets
  double room = 0.35;          // a column that an income marker may still advance
  double gear = 1.6;           // a battery a year
  double specialAction = 0.9;  // a special card in the hand or on the board
  double bulldozer = 0.5;      // in the game
  double siteReady = 0.9;      // an own bulldozer beside a site that can be built on
  double connectionTile = 1.0;
  double overlay = 2.0;
  double modifier = 1.2;

  // Fading out with the game.
  double energy = 1.7;
  double battery = 2.4;
  double basicCard = 1.5;   // in the hand
  double lastTurns = 0.25;  // what is left of the above in the last year

  double scoringCard = 5.0;
  double symbol = 0.4;
  double frontOfTurnOrder = 0.5;
};

}  // namespace spannung::pampero::greedy
