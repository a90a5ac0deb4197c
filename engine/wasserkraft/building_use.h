// Using a private building: who may, where the workers go, and what it does (WK-LWP-13 to
// WK-LWP-17).
#pragma once

#include "engine/wasserkraft/external_work.h"
#include "engine/wasserkraft/management.h"
#include "engine/wasserkraft/reward_stage.h"

namespace spannung::wasserkraft {

// The row that a building lies in, if it is in this game.
inline RowIndex rowOf(const State& state, BuildingIndex building) {
  for (const RowIndex row : all<RowIndex>(kRows))
    if (state.rows[row] == building) return row;
  return RowIndex::none();
}

// WK-AUTOMA-37: where an Automa stands, the first space is taken for good.
inline bool isFirstUseBlocked(const State& state, RowIndex row) {
  for (const Owner owner : state.buildings[row])
    if (owner.isSeat() && isAutoma(state.player(owner.seat()))) return true;
  return false;
}

// The first free space, which never needs more workers or Hydro than those behind it, so that there
// is nothing to choose (see nextSlot). -1: all are taken.
inline int nextUse(const State& state, RowIndex row) {
  const auto& uses = state.uses[row];
  for (int space = isFirstUseBlocked(state, row) ? 1 : 0; space < kUsesPerRow; ++space)
    if (uses[static_cast<std::size_t>(space)].isNone()) return space;
  return -1;
}

inline bool hasHalfToTake(const Player& player) {
  for (const Segment& segment : player.wheel)
    if (segment.excavators + segment.mixers >= 2) return true;
  return false;
}

inline bool hasTileOnWheel(const Player& player) {
  for (const Segment& segment : player.wheel)
    if (!segment.tile.isNone()) return true;
  return false;
}

// Whether a part of a building's action can have an effect, once its cost has left so much Hydro.
inline bool canGive(const Tables& tables, const State& state, const Reward& reward, int hydro) {
  const Player& player = state.acting();
  switch (reward.kind) {
    case RewardKind::damWater: return canPourBehindDam(tables, state, {1, true});
    case RewardKind::production:
      return canProduce(tables, state,
                        actionRules(tables, state, state.actor, reward.amount, hydro));
    case RewardKind::ownContract: return !player.contracts.empty();
    case RewardKind::wheelTile: return hasTileOnWheel(player);
    case RewardKind::wheelMachines: return hasHalfToTake(player);
    case RewardKind::loan: return canTakeLoan(tables, state, hydro);
    default: return true;
  }
}

// The action itself, whatever leads to it.
inline Verdict checkBuildingAction(const Tables& tables, const State& state, RowIndex row,
                                   int hydroSpent) {
  const PrivateBuilding& building = buildingIn(tables, state, row);
  const int hydro = state.acting().hydro - hydroSpent;
  if (building.hydro > hydro) return refuse(Reason::tooLittleHydro, building.hydro, hydro);
  for (const Reward& reward : building.action)
    if (!canGive(tables, state, reward, hydro - building.hydro))
      return refuse(Reason::buildingIdle, state.rows[row]);
  return {};
}

inline Verdict checkOwnBuilding(const State& state, BuildingIndex building) {
  if (building.isNone() || rowOf(state, building).isNone()) return refuse(Reason::noSuchBuilding);
  if (!ownsBuildingIn(state, state.actor, rowOf(state, building)))
    return refuse(Reason::notYourBuilding, building);
  return {};
}

inline WorkerSpace useSpaceOf(const Tables& tables, const State& state, RowIndex row) {
  return buildingIn(tables, state, row).spaces[static_cast<std::size_t>(nextUse(state, row))];
}

// WK-LWP-13.
inline Verdict checkOperate(const Tables& tables, const State& state, BuildingIndex building) {
  if (const Verdict v = checkOwnBuilding(state, building); !v.fine()) return v;
  const RowIndex row = rowOf(state, building);
  if ((state.acting().rowsUsed >> row.index() & 1) != 0)
    return refuse(Reason::buildingUsed, building);
  if (nextUse(state, row) < 0) return refuse(Reason::buildingFull, building);
  const WorkerSpace space = useSpaceOf(tables, state, row);
  const int border = borderOf(tables, space);
  if (const Verdict v = checkMeans(state.acting(), space.workers, border); !v.fine()) return v;
  return checkBuildingAction(tables, state, row, border);
}

template <class Collector>
bool listOperations(const Tables& tables, const State& state, Collector& moves) {
  if (!tables.options.leeghwater) return true;
  for (const BuildingIndex building : state.rows)
    if (checkOperate(tables, state, building).fine() &&
        !moves.add(makeMove(MoveKind::operate, building)))
      return false;
  return true;
}

template <class Sink>
void runBuilding(Play<Sink>& play, RowIndex row) {
  const PrivateBuilding& building = buildingIn(play.tables, play.state, row);
  spendHydro(play, play.state.actor, building.hydro);
  play.state.stage = Stage::settled;
  giveRewards(play, play.state.actor, building.action, Source::buildings);
}

template <class Sink>
void operateBuilding(Play<Sink>& play, BuildingIndex building) {
  State& state = play.state;
  Player& player = state.acting();
  const RowIndex row = rowOf(state, building);
  const WorkerSpace space = useSpaceOf(play.tables, state, row);
  const int border = borderOf(play.tables, space);
  state.uses[row][static_cast<std::size_t>(nextUse(state, row))] = Owner::seat(state.actor);
  placeWorkers(player, space.workers, border);
  player.rowsUsed = static_cast<std::uint8_t>(player.rowsUsed | 1U << row.index());
  noteWorkers(play.tables, state, space.workers);
  play.tell(EventKind::buildingUsed, state.actor, building, space.workers,
            border + buildingIn(play.tables, state, row).hydro);
  runBuilding(play, row);
}

// WK-TECH-15, level I: the building just built, at once and without workers.
inline void offerBuilding(const Tables& tables, State& state) {
  if (checkBuildingAction(tables, state, rowAt(state.turn.place), 0).fine())
    state.stage = Stage::operate;
}

inline BuildingIndex builtBuilding(const State& state) {
  return state.rows[rowAt(state.turn.place)];
}

inline Verdict checkOfferedBuilding(const State& state, BuildingIndex building) {
  return building == builtBuilding(state) ? Verdict{} : refuse(Reason::noSuchBuilding);
}

template <class Sink>
void useOfferedBuilding(Play<Sink>& play) {
  const RowIndex row = rowAt(play.state.turn.place);
  play.tell(EventKind::buildingUsed, play.state.actor, builtBuilding(play.state), 0,
            buildingIn(play.tables, play.state, row).hydro);
  runBuilding(play, row);
}

}  // namespace spannung::wasserkraft
