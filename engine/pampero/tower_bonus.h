// The tower bonus board: two fields for every tower, tiles on the slots of the company board, and
// the tile that a table of two discards.
#pragma once

#include <cstdlib>

#include "engine/pampero/agenda.h"
#include "engine/pampero/play.h"

namespace spannung::pampero {

// PA-TOWER-03: a tower opens the fields of its zone and of the zones before it.
inline ZoneMask bonusZones(Zone zone) { return static_cast<ZoneMask>((2U << indexOf(zone)) - 1U); }

inline Verdict checkField(const Tables& tables, const Task& task, int field) {
  if (field < 0 || field >= kBonusFields) return refuse(Reason::noSuchThing);
  if (!holds(tables.bonusFieldsIn[task.a], field)) return refuse(Reason::fieldOutsideZones, field);
  return {};
}

// firstField, secondField: a are the zones, b the field chosen first.
inline Verdict checkSecondField(const Tables& tables, const Task& task, int field) {
  if (const Verdict v = checkField(tables, task, field); !v.fine()) return v;
  if (!holds(tables.bonusFieldsBeside[task.b], field))
    return refuse(Reason::fieldsNotAdjacent, field, task.b);
  return {};
}

template <class Collector>
void listFields(const Tables& tables, const Task& task, Collector& moves) {
  std::uint64_t rest = tables.bonusFieldsIn[task.a];
  if (task.stage == Stage::secondField) rest &= tables.bonusFieldsBeside[task.b];
  for (; rest != 0; rest &= rest - 1)
    if (!moves.add(makeMove(MoveKind::field, std::countr_zero(rest)))) return;
}

inline int slotDistance(const Tables& tables, int one, int two) {
  const TowerTile& left = tables.towerTile(one);
  const TowerTile& right = tables.towerTile(two);
  return std::abs(left.row - right.row) + std::abs(left.column - right.column);
}

// PA-TOWER-06, PA-TOWER-07: the slots that a tile may go to; none if it is lost.
inline std::uint32_t slotsFor(const Tables& tables, const Player& player, int tile) {
  const std::uint8_t there = player.slots[static_cast<std::size_t>(tile)];
  if (there == kNone) return bit32(tile);
  if (there != tile) return 0;
  std::uint32_t nearest = 0;
  int least = kBonusFields;
  for (int slot = 0; slot < static_cast<int>(tables.content.towerTiles.size()); ++slot) {
    const int distance = slotDistance(tables, tile, slot);
    if (player.slots[static_cast<std::size_t>(slot)] != kNone || distance > least) continue;
    nearest = distance < least ? bit32(slot) : nearest | bit32(slot);
    least = distance;
  }
  return nearest;
}

// chooseSlot: a is the tile.
inline Verdict checkSlot(const Tables& tables, const State& state, const Task& task, int slot) {
  if (slot < 0 || slot >= static_cast<int>(tables.content.towerTiles.size()))
    return refuse(Reason::noSuchThing);
  if (!holds(slotsFor(tables, state.player(task.seat), task.a), slot))
    return refuse(Reason::slotNotNearest, slot);
  return {};
}

template <class Collector>
void listSlots(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  std::uint32_t rest = slotsFor(tables, state.player(task.seat), task.a);
  for (; rest != 0; rest &= rest - 1)
    if (!moves.add(makeMove(MoveKind::slot, std::countr_zero(rest)))) return;
}

// PA-TOWER-08: final tiles wait for the end of the game.
template <class Sink>
void putOnSlot(Play<Sink>& play, Seat seat, int tile, int slot) {
  play.state.player(seat).slots[static_cast<std::size_t>(slot)] = static_cast<std::uint8_t>(tile);
  play.tell(EventKind::bonusTileTaken, seat, tile, slot);
  const TowerTile& taken = play.tables.towerTile(tile);
  if (taken.timing != Timing::final) pushSteps(play.state, seat, taken.steps);
}

// resolveField: a is the field. PA-TOWER-05: a printed bonus stays.
template <class Sink>
void resolveField(Play<Sink>& play) {
  const Task task = play.state.agenda.pop_back();
  std::uint8_t& here = play.state.bonusTiles[task.a];
  if (here == kNone) {
    play.tell(EventKind::bonusPrinted, task.seat, task.a);
    return pushSteps(play.state, task.seat, play.tables.content.bonusFields[task.a].bonus);
  }
  const std::uint8_t tile = here;
  here = kNone;
  if (slotsFor(play.tables, play.state.player(task.seat), tile) == 0)
    return play.tell(EventKind::bonusTileLost, task.seat, tile);
  push(play.state, taskFor(Stage::chooseSlot, task.seat, tile));
}

// PA-TWO-03: in the row of the two fields right beside them, or the third field of their column.
inline bool isBeside(int one, int two, int field) {
  if (rowOf(one) == rowOf(two))
    return rowOf(field) == rowOf(one) && (areAdjacent(field, one) || areAdjacent(field, two));
  return columnOf(field) == columnOf(one);
}

// discardTile: a are the zones, b and c the two fields.
inline Verdict checkDiscard(const Tables& tables, const State& state, const Task& task, int field) {
  if (const Verdict v = checkField(tables, task, field); !v.fine()) return v;
  if (state.bonusTiles[static_cast<std::size_t>(field)] == kNone)
    return refuse(Reason::noTileToDiscard, field);
  if (tables.options.rahdo && !isBeside(task.b, task.c, field))
    return refuse(Reason::discardNotBeside, field);
  return {};
}

template <class Collector>
void listDiscards(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  for (int field = 0; field < kBonusFields; ++field)
    if (checkDiscard(tables, state, task, field).fine() &&
        !moves.add(makeMove(MoveKind::discard, field)))
      return;
}

template <class Sink>
void discardTile(Play<Sink>& play, int field) {
  const Task task = play.state.agenda.pop_back();
  std::uint8_t& tile = play.state.bonusTiles[static_cast<std::size_t>(field)];
  play.tell(EventKind::bonusTileDiscarded, task.seat, tile, field);
  tile = kNone;
}

template <class Sink>
void chooseFirstField(Play<Sink>& play, int field) {
  Task task = play.state.agenda.pop_back();
  task.stage = Stage::secondField;
  task.b = static_cast<std::uint8_t>(field);
  push(play.state, task);
}

// PA-TOWER-04: the field chosen first is resolved first.
template <class Sink>
void chooseSecondField(Play<Sink>& play, int field) {
  State& state = play.state;
  const Task task = state.agenda.pop_back();
  if (play.tables.companies == 2)  // PA-TWO-01
    push(state, taskFor(Stage::discardTile, task.seat, task.a, task.b, field));
  push(state, taskFor(Stage::resolveField, task.seat, field));
  push(state, taskFor(Stage::resolveField, task.seat, task.b));
}

}  // namespace spannung::pampero
