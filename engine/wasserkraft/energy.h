// The energy track and the score: markers that move.
#pragma once

#include "engine/wasserkraft/play.h"

namespace spannung::wasserkraft {

template <class Sink>
void scorePoints(Play<Sink>& play, Seat seat, int points, Source source) {
  if (points == 0) return;
  Player& player = play.state.player(seat);
  player.points = static_cast<std::int16_t>(player.points + points);
  std::int16_t& from = player.pointsFrom[indexOf(source)];
  from = static_cast<std::int16_t>(from + points);
  play.tell(EventKind::pointsGained, seat, points, static_cast<int>(source));
}

// WK-PROD-10: the true total is kept, however far the marker has gone.
template <class Sink>
void advanceEnergy(Play<Sink>& play, Seat seat, int steps) {
  Player& player = play.state.player(seat);
  player.energy = static_cast<std::int16_t>(player.energy + steps);
  play.tell(EventKind::energyGained, seat, steps, player.energy);
}

template <class Sink>
void gainHydro(Play<Sink>& play, Seat seat, int hydro) {
  if (hydro == 0) return;
  Player& player = play.state.player(seat);
  player.hydro = static_cast<std::int16_t>(player.hydro + hydro);
  play.tell(EventKind::hydroGained, seat, hydro);
}

template <class Sink>
void gainMachines(Play<Sink>& play, Seat seat, int excavators, int mixers) {
  Player& player = play.state.player(seat);
  player.excavators = static_cast<std::int16_t>(player.excavators + excavators);
  player.mixers = static_cast<std::int16_t>(player.mixers + mixers);
  play.tell(EventKind::machinesGained, seat, excavators, mixers);
}

inline void payHydro(Player& player, int hydro) {
  player.hydro = static_cast<std::int16_t>(player.hydro - hydro);
}

}  // namespace spannung::wasserkraft
