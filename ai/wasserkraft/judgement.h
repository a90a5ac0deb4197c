// What things are worth in victory points. The numbers themselves are data:
// weights/wasserkraft/greedy.json.
#pragma once

namespace spannung::wasserkraft::greedy {

struct Judgement {
  // Goods, while there are rounds left to use them.
  double hydro = 0;
  double excavator = 0;
  double mixer = 0;
  double plenty = 0;  // of each machine beyond those that one construction needs
  double enough = 0;
  double bound = 0;    // of a machine or tile on the wheel that comes back next
  double perTurn = 0;  // and for each rotation more
  double worker = 0;
  double tile = 0;          // a technology tile in the supply that can be used again
  double advancedTile = 0;  // the same for an advanced one

  // Energy.
  double energy = 0;         // besides what it scores and pays
  double plannedEnergy = 0;  // of a system, for each round it will run
  double waterAtHand = 0;    // energy that drops behind a dam could give at once
  double neutralWater = 0;   // of a neutral dam, which everybody can use
  double foreignConduit = 0;
  double twoOfThree = 0;  // of a system that lacks one part
  double oneOfThree = 0;
  double secondConduit = 0;  // of a basin that has a better one

  // Contracts.
  double reachable = 0;  // of an open contract that the systems can fulfil
  double distant = 0;    // of one they cannot yet

  // The future.
  double income = 0;
  double bonus = 0;      // points of bonus tiles to come
  double objective = 0;  // at the start; grows to 1 in the last round
  double power = 0;      // of the company, a round
};

}  // namespace spannung::wasserkraft::greedy
