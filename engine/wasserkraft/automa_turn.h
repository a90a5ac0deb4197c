// The turn of an Automa: a tile is turned, and the first of its actions that is possible happens
// (WK-AUTOMA-17 to WK-AUTOMA-22).
#pragma once

#include <optional>

#include "engine/wasserkraft/automa_construction.h"
#include "engine/wasserkraft/automa_production.h"
#include "engine/wasserkraft/automa_water.h"
#include "engine/wasserkraft/automa_work.h"
#include "engine/wasserkraft/turn.h"

namespace spannung::wasserkraft {

inline bool canSpend(const State& state, int hydro) { return hydro <= purseOf(state.acting()); }

inline bool wheelIsEmpty(const Player& player) {
  for (const Segment& segment : player.wheel)
    if (!(segment == Segment{})) return false;
  return true;
}

// WK-AUTOMA-59: the kind before the joker, then the highest level, then the first position.
inline int patentFor(const State& state, Structure structure) {
  for (const int kind : {static_cast<int>(structure), kJokerKind})
    for (int level = kTileLevels; level >= 1; --level)
      for (int position = 0; position < kPatents; ++position)
        if (state.patents[static_cast<std::size_t>(position)] == Tile::advanced(level, kind))
          return position;
  return -1;
}

inline bool belongsToLeeghwater(const AutomaEntry& entry) {
  const bool names =
      entry.action == AutomaAction::construct || entry.action == AutomaAction::patent;
  return entry.action == AutomaAction::work || (names && entry.structure == Structure::building);
}

// WK-AUTOMA-74, WK-AUTOMA-83: what some officers build instead, if they can.
struct Preference {
  BuildWish wish;
  int workers = 0;
  bool isThere = false;
};

inline Preference preferenceOf(const Tables& tables, const State& state, const AutomaEntry& entry) {
  const Player& player = state.acting();
  if (!isAutoma(player)) return {};
  const std::optional<Structure> wanted = tables.traits(player.officer).automa.builds;
  if (!wanted || entry.structure == *wanted) return {};
  if (*wanted != Structure::building) return {{*wanted}, entry.workers, true};
  const bool upwards = criteriaTile(tables, state).conduit.start % kSidesPerBasin == 0;
  return {{Structure::building, kAnyArea, 0, upwards}, 1, true};
}

inline bool isPreferred(const Tables& tables, const State& state, const Preference& preference) {
  if (!preference.isThere || !hasPiece(tables, state.acting(), preference.wish.structure))
    return false;
  return planToBuild(tables, state, state.actor, preference.wish).isPossible();
}

inline Obstacle obstacleToConstruction(const Tables& tables, const State& state,
                                       const AutomaEntry& entry) {
  if (lesliePosition(tables, state) >= 0) return Obstacle::none;
  if (isPreferred(tables, state, preferenceOf(tables, state, entry))) return Obstacle::none;
  return obstacleToBuilding(tables, state, state.actor, wishOf(entry));
}

// Why an action is not possible now.
inline Obstacle obstacleTo(const Tables& tables, const State& state, const AutomaEntry& entry) {
  if (belongsToLeeghwater(entry) && !tables.options.leeghwater) return Obstacle::notInPlay;
  if (!canSpend(state, entry.points)) return Obstacle::tooDear;
  switch (entry.action) {
    case AutomaAction::produce: return obstacleToProducing(tables, state, entry);
    case AutomaAction::water:
      return planWater(tables, state, state.actor, entry.drops).isPossible() ? Obstacle::none
                                                                             : Obstacle::noWater;
    case AutomaAction::construct: return obstacleToConstruction(tables, state, entry);
    case AutomaAction::workshop:
      return wheelIsEmpty(state.acting()) ? Obstacle::emptyWheel : Obstacle::none;
    case AutomaAction::machinery:
      return state.round == kRounds ? Obstacle::lastRound : Obstacle::none;
    case AutomaAction::patent:
      return patentFor(state, entry.structure) < 0 ? Obstacle::noPatent : Obstacle::none;
    case AutomaAction::work:
      return workPosition(tables, state, entry.positions) < 0 ? Obstacle::noWork : Obstacle::none;
    case AutomaAction::discard:
    case AutomaAction::bank: return Obstacle::none;
  }
  return Obstacle::none;
}

inline int deedOf(const AutomaEntry& entry) {
  const bool names =
      entry.action == AutomaAction::construct || entry.action == AutomaAction::patent;
  return deedNumber(entry.action, names ? entry.structure : Structure::base);
}

// WK-AUTOMA-09: with fewer workers if there are no more.
inline int workersFor(const Player& player, int needed) {
  return std::min<int>(needed, player.workers);
}

// WK-AUTOMA-81: the Architect goes where a single worker ends the turn. The bank is no such place
// (WK-RULE-24).
inline void sendArchitect(State& state, const AutomaEntry& entry, int workers) {
  Player& player = state.acting();
  const bool alone =
      workers == 1 && entry.workers <= 1 && !entry.dashed && entry.action != AutomaAction::bank;
  if (!alone || !player.architect || !isAutoma(player)) return;
  player.architect = false;
  state.turn.again = true;
}

template <class Sink>
void engageWorkers(Play<Sink>& play, const AutomaEntry& entry, int needed) {
  State& state = play.state;
  const int workers = workersFor(state.acting(), needed);
  placeWorkers(state.acting(), workers, 0);
  sendArchitect(state, entry, workers);
  play.tell(EventKind::automaActs, state.actor, deedOf(entry), workers,
            static_cast<int>(entry.column));
}

template <class Sink>
void occupySpace(Play<Sink>& play, int space) {
  play.state.spaces[static_cast<std::size_t>(space)] = Owner::seat(play.state.actor);
  play.tell(EventKind::spaceBlocked, play.state.actor, space);
}

// WK-AUTOMA-11: the first free space of the section, or none.
template <class Sink>
void occupyFirstFree(Play<Sink>& play, Board board) {
  for (const int space : play.tables.components.automa.occupied[indexOf(board)]) {
    if (!play.tables.terms(space).inPlay) continue;
    if (!play.state.spaces[static_cast<std::size_t>(space)].isNone()) continue;
    return occupySpace(play, space);
  }
}

// WK-AUTOMA-12: the space that belongs to a position.
template <class Sink>
void occupyPosition(Play<Sink>& play, Board board, int position) {
  for (int space = 0; space < play.tables.spaces(); ++space)
    if (play.tables.terms(space).board == board && play.tables.terms(space).position == position)
      return occupySpace(play, space);
}

template <class Sink>
void placeByPlan(Play<Sink>& play, const WaterPlan& plan, bool flowing) {
  State& state = play.state;
  for (const int headstream : plan.headstreams) {
    play.tell(EventKind::dropPlaced, state.actor, headstream);
    if (flowing)
      flowFromHeadstream(play, headstream);
    else
      ++state.headwater[static_cast<std::size_t>(headstream)];
  }
}

// WK-AUTOMA-25.
template <class Sink>
void manageWater(Play<Sink>& play, const AutomaEntry& entry) {
  placeByPlan(play, planWater(play.tables, play.state, play.state.actor, entry.drops), entry.flows);
}

// WK-AUTOMA-32: both contracts of a colour leave the game.
template <class Sink>
void discardDisplay(Play<Sink>& play, const AutomaEntry& entry) {
  State& state = play.state;
  for (ContractIndex& shown : state.display[indexOf(entry.colour)]) {
    if (shown.isNone()) continue;
    state.contractsGone |= contractBit(shown);
    play.tell(EventKind::contractRemoved, state.actor, shown);
    shown = {};
  }
  advanceEnergy(play, state.actor, entry.energy);
  refillDisplay(play);
}

template <class Sink>
void buyMachines(Play<Sink>& play, const AutomaEntry& entry) {
  if (entry.excavators + entry.mixers > 0)
    gainMachines(play, play.state.actor, entry.excavators, entry.mixers);
  play.state.turn.machines = entry.machines;
}

template <class Sink>
void takePatentFor(Play<Sink>& play, const AutomaEntry& entry) {
  const int position = patentFor(play.state, entry.structure);
  occupyPosition(play, Board::patents, position);
  takePatent(play, position);
}

template <class Sink>
void goToBank(Play<Sink>& play) {
  Player& player = play.state.acting();
  player.bankWorkers = static_cast<std::uint8_t>(player.bankWorkers + 1);
  gainHydro(play, play.state.actor, 1);
}

// WK-AUTOMA-66: a tile that needs no workers needs none here, either.
template <class Sink>
void buildWish(Play<Sink>& play, const AutomaEntry& entry, const BuildWish& wish) {
  const BuildPlan plan = planToBuild(play.tables, play.state, play.state.actor, wish);
  engageWorkers(play, entry, isWorkerFree(plan.effect) ? 0 : entry.workers);
  buildByPlan(play, plan, wish);
}

template <class Sink>
void tellPreference(Play<Sink>& play, AutomaAction action, Structure structure) {
  play.tell(EventKind::automaPrefers, play.state.actor, deedNumber(action, structure),
            static_cast<int>(play.state.acting().officer));
}

// WK-AUTOMA-82: one worker, and the machines come back some day.
template <class Sink>
void constructWork(Play<Sink>& play, AutomaEntry entry, int position) {
  entry.workers = 1;
  tellPreference(play, AutomaAction::work, Structure::base);
  engageWorkers(play, entry, entry.workers);
  occupyPosition(play, Board::works, position);
  play.state.turn.work = play.state.works[static_cast<std::size_t>(position)];
  bindMachines(play);
}

template <class Sink>
void constructBy(Play<Sink>& play, AutomaEntry entry) {
  if (const int position = lesliePosition(play.tables, play.state); position >= 0)
    return constructWork(play, entry, position);
  const Preference preference = preferenceOf(play.tables, play.state, entry);
  if (!isPreferred(play.tables, play.state, preference))
    return buildWish(play, entry, wishOf(entry));
  tellPreference(play, AutomaAction::construct, preference.wish.structure);
  entry.workers = static_cast<std::uint8_t>(preference.workers);
  buildWish(play, entry, preference.wish);
}

// WK-AUTOMA-60. A person may have Leslie's tile (WK-AUTOMA-79).
template <class Sink>
void takeWork(Play<Sink>& play, const AutomaEntry& entry) {
  const int position = workPosition(play.tables, play.state, entry.positions);
  occupyPosition(play, Board::works, position);
  if (!isAutoma(play.state.acting())) return beginWork(play, position);
  play.state.turn.work = play.state.works[static_cast<std::size_t>(position)];
  scrapMachines(play);
}

constexpr Board boardOf(AutomaAction action) {
  switch (action) {
    case AutomaAction::produce: return Board::turbine;
    case AutomaAction::water: return Board::water;
    case AutomaAction::discard: return Board::contracts;
    case AutomaAction::workshop: return Board::workshop;
    case AutomaAction::machinery: return Board::machinery;
    case AutomaAction::patent: return Board::patents;
    case AutomaAction::work: return Board::works;
    case AutomaAction::construct:
    case AutomaAction::bank: break;
  }
  return Board::bank;
}

template <class Sink>
void manage(Play<Sink>& play, const AutomaEntry& entry) {
  engageWorkers(play, entry, entry.workers);
  occupyFirstFree(play, boardOf(entry.action));
  spendHydro(play, play.state.actor, entry.points);
  switch (entry.action) {
    case AutomaAction::produce: play.state.turn.modifier = entry.modifier; return produceMost(play);
    case AutomaAction::water: return manageWater(play, entry);
    case AutomaAction::discard: return discardDisplay(play, entry);
    case AutomaAction::workshop: return rotateWheel(play, play.state.actor, entry.rotations);
    case AutomaAction::machinery: return buyMachines(play, entry);
    case AutomaAction::patent: return takePatentFor(play, entry);
    case AutomaAction::bank: return goToBank(play);
    case AutomaAction::work: return takeWork(play, entry);
    case AutomaAction::construct: return;
  }
}

template <class Sink>
void performEntry(Play<Sink>& play, const AutomaEntry& entry) {
  play.state.stage = Stage::settled;
  if (entry.action == AutomaAction::construct) return constructBy(play, entry);
  manage(play, entry);
}

// From the entry where the turn stands: the last one, the bank, is always possible.
template <class Sink>
void readTile(Play<Sink>& play) {
  State& state = play.state;
  const AutomaTile& tile = actionTile(play.tables, state);
  while (state.turn.entry < tile.actions.size()) {
    const AutomaEntry& entry = tile.actions[state.turn.entry++];
    const Obstacle obstacle = obstacleTo(play.tables, state, entry);
    if (obstacle == Obstacle::none) {
      state.turn.dashed = entry.dashed;
      return performEntry(play, entry);
    }
    play.tell(EventKind::automaSkipped, state.actor, deedOf(entry), static_cast<int>(obstacle));
  }
}

// WK-AUTOMA-17, WK-RULE-49.
template <class Sink>
void takeLedTurn(Play<Sink>& play) {
  State& state = play.state;
  if (state.acting().workers == 0) return passForRound(play);
  if (!state.turn.reading) turnAutomaTile(play);
  state.turn.reading = true;
  readTile(play);
}

}  // namespace spannung::wasserkraft
