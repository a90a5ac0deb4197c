// The energy track and the score: markers that move.
#pragma once

#include "engine/wasserkraft/ability.h"
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

// What counts where markers are compared: the track may have an end (WK-RULE-17).
inline int placeOnTrack(const Tables& tables, const Player& player) {
  const int end = tables.components.energyTrack.sections.back();
  return tables.options.readings.trackEnds ? std::min<int>(player.energy, end) : player.energy;
}

template <class Sink>
void losePoints(Play<Sink>& play, Seat seat, int points, Source source) {
  if (points == 0) return;
  Player& player = play.state.player(seat);
  player.points = static_cast<std::int16_t>(player.points - points);
  std::int16_t& from = player.pointsFrom[indexOf(source)];
  from = static_cast<std::int16_t>(from - points);
  play.tell(EventKind::pointsLost, seat, points, static_cast<int>(source));
}

// WK-PROD-09: energy for one contract, but no production action.
template <class Sink>
void produceFixed(Play<Sink>& play, int energy) {
  advanceEnergy(play, play.state.actor, energy);
  play.state.turn.produced = static_cast<std::int16_t>(energy);
  play.state.turn.byPowerhouse = false;
}

// WK-AUTOMA-02: to an Automa money is points.
template <class Sink>
void gainHydro(Play<Sink>& play, Seat seat, int hydro) {
  if (hydro == 0) return;
  if (isAutoma(play.state.player(seat))) return scorePoints(play, seat, hydro, Source::hydro);
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

// The same for whoever it may be.
template <class Sink>
void spendHydro(Play<Sink>& play, Seat seat, int hydro) {
  Player& player = play.state.player(seat);
  if (isAutoma(player)) return losePoints(play, seat, hydro, Source::hydro);
  payHydro(player, hydro);
}

}  // namespace spannung::wasserkraft
