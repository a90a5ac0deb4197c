// What things are worth in victory points, as a person would guess. One place for all of it.
#pragma once

namespace spannung::wasserkraft::greedy {

struct Judgement {
  // Goods, while there are rounds left to use them.
  double hydro = 0.38;
  double excavator = 1.0;
  double mixer = 1.2;
  double plenty = 0.45;  // of each machine beyond those that one construction needs
  int enough = 6;
  double bound = 0.72;    // of a machine or tile on the wheel that comes back next
  double perTurn = 0.84;  // and for each rotation more
  double worker = 0.5;
  double tile = 0.9;          // a technology tile in the supply that can be used again
  double advancedTile = 2.4;  // the same for an advanced one

  // Energy.
  double energy = 0.16;         // besides what it scores and pays
  double plannedEnergy = 0.31;  // of a system, for each round it will run
  double waterAtHand = 0.22;    // energy that drops behind a dam could give at once
  double neutralWater = 0.6;    // of a neutral dam, which everybody can use
  double foreignConduit = 0.5;
  double twoOfThree = 0.42;  // of a system that lacks one part
  double oneOfThree = 0.12;
  double secondConduit = 0.35;  // of a basin that has a better one

  // Contracts.
  double reachable = 0.62;  // of an open contract that the systems can fulfil
  double distant = 0.25;    // of one they cannot yet

  // The future.
  double income = 0.85;
  double bonus = 0.75;      // points of bonus tiles to come
  double objective = 0.55;  // at the start; grows to 1 in the last round
  double power = 1.6;       // of the company, a round
};

}  // namespace spannung::wasserkraft::greedy
