// What moves look like at a glance: about how many points each brings, without playing it out.
// Quick enough for every decision of every simulation.
#pragma once

#include "ai/wasserkraft/output.h"
#include "ai/wasserkraft/pipes.h"
#include "engine/core/move.h"

namespace spannung::wasserkraft {

class Glance {
 public:
  Glance(const Chart& chart, const Habits& habits, const State& state, Seat seat);

  double of(Move move) const;

 private:
  double ofSpace(int index) const;
  double ofOffice(int contracts) const;
  double ofPatent(Tile tile) const;
  double ofWork(WorkIndex work) const;
  double ofFirstUse(Tile tile) const;
  double pointsOf(Tile tile) const;
  double ofTurns(int count) const;
  double ofProduction(Move move) const;
  double ofOffer(ContractIndex contract) const;
  double ofDrop(int headstream) const;
  double ofMachine(int machine) const;

  double ofConstruction() const;
  const WorkerSpace& nextConstruction() const;
  double ofBestPiece(Tile tile) const;
  double ofBestSite(Tile tile) const;
  double ofTile(Tile tile) const;
  double ofPiece(Structure structure) const;
  double ofBonus(Bonus bonus) const;
  double ofIncome(Structure structure) const;
  double anywhere(Structure structure) const;
  double ofSite(Structure structure, Place place) const;
  int machinesFor(Structure structure, Place place) const;

  double cost(int workers, int hydro) const { return workers * worker_ + hydro * hydro_; }

  const Chart& chart_;
  const Tables& tables_;
  const Habits& habits_;
  const State& state_;
  Seat seat_;
  const Player& player_;
  Output output_;
  Pipes pipes_;
  int left_;  // rounds after this one
  double hydro_;
  double machine_;
  double worker_;
  double spent_;  // of a machine that goes onto the wheel
};

}  // namespace spannung::wasserkraft
