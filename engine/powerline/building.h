// Phase 3: the finished plan of one player becomes tiles and points (PL-BUILD-01 to PL-BUILD-05).
#pragma once

#include <algorithm>

#include "engine/powerline/network.h"
#include "engine/powerline/play.h"

namespace spannung::powerline {

inline void gain(Player& player, int points) {
  player.score = static_cast<std::int16_t>(player.score + points);
}

// PL-ISLE-02: never below 0; the rest is forgiven. Gives what was really lost.
inline int lose(Player& player, int points) {
  const int lost = std::min<int>(player.score, points);
  player.score = static_cast<std::int16_t>(player.score - lost);
  return lost;
}

// PL-BUILD-01, PL-TABLE-03, PL-JOKER-04 to PL-JOKER-06.
template <class Sink>
void payForPlan(Play<Sink>& play, Seat seat) {
  Player& player = play.state.player(seat);
  const auto column = static_cast<std::size_t>(player.plan.placements.count() - 1);
  --player.columns[column];
  play.tell(EventKind::tileRemoved, seat, static_cast<int>(column) + 1, player.columns[column]);
  int spent = 0;
  for (const Placement placement : player.plan.placements) spent += placement.hasJoker() ? 1 : 0;
  player.jokers = static_cast<std::uint8_t>(player.jokers - spent);
  if (spent > 0) play.tell(EventKind::jokersSpent, seat, spent);
  const int uncovered = play.tables.workerTable(seat).jokers[column];
  player.jokers = static_cast<std::uint8_t>(player.jokers + uncovered);
  if (uncovered > 0) play.tell(EventKind::jokerUncovered, seat, uncovered);
}

// PL-BUILD-02. Gives the lines that this finishes.
template <class Sink>
LineMask layTiles(Play<Sink>& play, Seat seat) {
  Player& player = play.state.player(seat);
  LineMask finished = 0;
  for (int place = 0; place < player.plan.placements.count(); ++place) {
    const Placement placement = player.plan.placements[static_cast<std::size_t>(place)];
    const Worker worker = player.plan.workerAt(place);
    if (placement.isIsland()) {
      play.tell(EventKind::workerOnIsland, seat, worker, play.state.die(worker));
      continue;
    }
    const Way way = placement.way();
    LineWork& work = player.lines[way.line()];
    const int segment =
        way.end() == 0 ? work.tiles() : play.tables.length(way.line()) - 1 - work.tiles();
    work.extend(way.end());
    play.tell(EventKind::segmentBuilt, seat, worker, way.line(), segment + 1);
    if (isComplete(play.tables, player.lines, way.line())) finished |= lineBit(way.line());
  }
  return finished;
}

// PL-VAR2-01, PL-VAR4-04: does the island keep tiles in this game?
inline bool keepsIslandTiles(const Tables& tables, const State& state) {
  if (tables.options.adventureIsland) return true;
  return std::any_of(state.cards.begin(), state.cards.end(), [&tables](int card) {
    return tables.card(card).counting == Counting::islandTiles;
  });
}

// What the next worker with such a die costs on the island: PL-ISLE-01, or with the adventure
// island as many points as tiles then lie on its space (PL-VAR2-03, PL-VAR2-04).
inline int islandPrice(const Tables& tables, const Player& player, int die) {
  if (!tables.options.adventureIsland) return tables.components.islandLoss;
  const auto& losses = tables.components.stackLoss;
  const std::size_t lying = player.islandTiles[static_cast<std::size_t>(die - 1)];
  return losses[std::min(lying, losses.size() - 1)];
}

// What the workers of the plan cost there; lays the tiles that stay.
inline int islandCost(const Tables& tables, const State& state, Player& player) {
  const bool keepsTiles = keepsIslandTiles(tables, state);
  int cost = 0;
  for (int place = 0; place < player.plan.placements.count(); ++place) {
    if (!player.plan.placements[static_cast<std::size_t>(place)].isIsland()) continue;
    const int die = state.die(player.plan.workerAt(place));
    cost += islandPrice(tables, player, die);
    const int space = tables.options.adventureIsland ? die - 1 : 0;
    if (keepsTiles) ++player.islandTiles[static_cast<std::size_t>(space)];
  }
  return cost;
}

// PL-BUILD-03.
template <class Sink>
void bringWorkersHome(Play<Sink>& play, Seat seat) {
  Player& player = play.state.player(seat);
  const auto workers =
      static_cast<int>(std::count_if(player.plan.placements.begin(), player.plan.placements.end(),
                                     [](Placement placement) { return placement.isIsland(); }));
  if (workers == 0) return;
  if (player.plan.usesVacation) {  // PL-ISLE-03, PL-VAR2-06, PL-VAR4-05
    player.hasVacation = false;
    return play.tell(EventKind::vacationTaken, seat, workers);
  }
  const int lost = lose(player, islandCost(play.tables, play.state, player));
  player.islandLost = static_cast<std::int16_t>(player.islandLost + lost);
  play.tell(EventKind::islandLost, seat, workers, lost);
}

// PL-LINE-01, PL-LINE-02.
template <class Sink>
void powerCities(Play<Sink>& play, Seat seat, LineMask fresh) {
  for (const LineIndex line : play.tables.map.lines.keys()) {
    if (!holds(fresh, line)) continue;
    gain(play.state.player(seat), play.tables.line(line).points);
    play.tell(EventKind::cityPowered, seat, line, play.tables.line(line).points);
  }
}

// PL-PLANT-01, PL-PLANT-02.
template <class Sink>
void completePlants(Play<Sink>& play, Seat seat, LineMask before, LineMask now) {
  for (const PlantIndex plant : play.tables.map.plants.keys()) {
    if (!isPlantComplete(play.tables, plant, now)) continue;
    if (isPlantComplete(play.tables, plant, before)) continue;
    gain(play.state.player(seat), play.tables.plant(plant).points);
    play.tell(EventKind::plantCompleted, seat, plant, play.tables.plant(plant).points);
  }
}

// PL-BUILD-04, PL-BUILD-05.
template <class Sink>
void connect(Play<Sink>& play, Seat seat, LineMask fresh) {
  const LineMask now = completeLines(play.tables, play.state.player(seat).lines);
  powerCities(play, seat, fresh);
  completePlants(play, seat, static_cast<LineMask>(now & ~fresh), now);
}

// PL-ORDER-01, PL-RUL-04: the loss for the island comes before all gains.
template <class Sink>
void buildPlan(Play<Sink>& play, Seat seat) {
  Player& player = play.state.player(seat);
  payForPlan(play, seat);
  const LineMask fresh = layTiles(play, seat);
  bringWorkersHome(play, seat);
  if (fresh != 0) connect(play, seat, fresh);
  player.plan = {};
}

}  // namespace spannung::powerline
