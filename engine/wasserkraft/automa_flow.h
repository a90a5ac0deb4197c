// What would happen to drops, without letting them flow: an Automa looks before it places water.
#pragma once

#include "engine/wasserkraft/water.h"

namespace spannung::wasserkraft {

// Listens to drops on their way.
class FlowWitness {
 public:
  explicit FlowWitness(Seat seat) : seat_(seat) {}

  void operator()(const Event& event) {
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::dropPassed) arrive(event.operands[0]);
    if (kind == EventKind::dropHeld) {
      lastDam_ = DamSite::of(event.operands[0]);
      arrive(stationOfDam(lastDam_));
    }
    if (kind == EventKind::energyGained && event.seat == seat_) energy_ += event.operands[0];
  }

  int arrivals(int station) const { return arrivals_[static_cast<std::size_t>(station)]; }
  // The dam that held the last drop, and the energy it gave to the seat on its way (USA).
  DamSite lastDam() const { return lastDam_; }
  int energy() const { return energy_; }
  void forgetLastDam() { lastDam_ = DamSite::none(); }

 private:
  void arrive(int station) { ++arrivals_[static_cast<std::size_t>(station)]; }

  Seat seat_;
  std::array<std::uint8_t, kStations> arrivals_{};
  DamSite lastDam_;
  int energy_ = 0;
};

// Lets one drop flow in `state`, which is a copy, and says whether an own dam holds it.
inline bool isHeldByOwnDam(const Tables& tables, State& state, Seat seat, int headstream,
                           FlowWitness& witness) {
  Play<FlowWitness> play{tables, state, witness};
  witness.forgetLastDam();
  flowFromHeadstream(play, headstream);
  return !witness.lastDam().isNone() && damOn(state, witness.lastDam()).owner.is(seat);
}

}  // namespace spannung::wasserkraft
