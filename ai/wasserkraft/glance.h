// What moves look like at a glance: about how many points each brings, without playing it out.
// Quick enough for every decision of every simulation.
#pragma once

#include "ai/wasserkraft/chart.h"
#include "ai/wasserkraft/weights.h"
#include "engine/core/move.h"

namespace spannung::wasserkraft {

class Glance {
 public:
  Glance(const Chart& chart, const Weights& weights, const State& state, Seat seat);

  double of(Move move) const;

 private:
  double ofSpace(int index) const;
  double ofTurbine(const SpaceTerms& space) const;
  double ofTurns(int count) const;
  double ofProduction(Move move) const;
  double ofContract(int contract) const;
  double ofOffer(int contract) const;
  double ofDrop(int headstream) const;
  double ofTile(Tile tile) const;
  double ofMachine(int machine) const;
  double ofSite(Structure structure, int site) const;
  double ofPiece(Structure structure) const;
  double ofBestPiece(Tile tile) const;
  double ofConstruction() const;

  double energyWorth(int energy) const;
  double energyGain(int energy) const;
  double contractGain(int energy) const;
  double pipe(int conduit, double dam, double owner, double powerhouse) const;
  double damQuality(int basin) const;
  double ownerQuality(int conduit) const;
  double powerhouseQuality(int basin) const;
  double pipeAsIs(int conduit) const;
  double drops(int basin) const;
  double cost(int workers, int hydro) const { return workers * worker_ + hydro * hydro_; }
  int bestEnergy(bool red) const;

  const Chart& chart_;
  const Tables& tables_;
  const State& state_;
  Seat seat_;
  const Player& player_;
  int left_;  // rounds after this one
  double hydro_;
  double machine_;
  double worker_;
  double spent_;  // of a machine that goes onto the wheel
  mutable int energyPlain_ = kNotAsked;
  mutable int energyRed_ = kNotAsked;
  static constexpr int kNotAsked = -1000;
};

}  // namespace spannung::wasserkraft
