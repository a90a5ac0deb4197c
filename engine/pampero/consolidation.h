// The end of a year for one company: a card back, production, income, one space on the timeline.
#pragma once

#include "engine/pampero/company.h"

namespace spannung::pampero {

// retrieveRow (PA-CONS-02, PA-AMB-17).
inline Verdict checkRow(const State& state, const Task& task, int row) {
  if (row < 0 || row >= kRows) return refuse(Reason::noSuchThing);
  if (rightmostCard(state.player(task.seat), row) == kNone) return refuse(Reason::rowEmpty, row);
  return {};
}

template <class Collector>
void listRows(const State& state, const Task& task, Collector& moves) {
  for (int row = 0; row < kRows; ++row)
    if (checkRow(state, task, row).fine() && !moves.add(makeMove(MoveKind::row, row))) return;
}

template <class Sink>
void retrieveFromRow(Play<Sink>& play, int row) {
  const Task task = play.state.agenda.pop_back();
  Player& player = play.state.player(task.seat);
  const int space = rightmostCard(player, row);
  play.tell(EventKind::cardRetrieved, task.seat, player.cards[static_cast<std::size_t>(space)]);
  returnCard(player, space);
}

// PA-CONS-03: the gears of built towers up to the one above the energy marker.
inline int gearsOf(const Tables& tables, const Player& player) {
  const int above = tables.content.grid.towerAbove[player.energy];
  int gears = 0;
  for (int tower = 1; tower <= std::min(above, player.step()); ++tower)
    gears += tables.content.grid.gears[static_cast<std::size_t>(tower - 1)];
  return gears;
}

// PA-ALT-06, PA-AMB-23: as many as there are empty tower fields.
template <class Sink>
void limitBatteries(Play<Sink>& play, Seat seat) {
  Player& player = play.state.player(seat);
  const int excess = player.batteries - player.step();
  if (!play.tables.options.limitedBatteries || excess <= 0) return;
  player.batteries = static_cast<std::uint8_t>(player.batteries - excess);
  play.state.batteries = static_cast<std::uint8_t>(play.state.batteries + excess);
  play.tell(EventKind::batteriesReturned, seat, excess, player.batteries);
}

// produce: everything after the card (PA-CONS-03 to PA-CONS-05).
template <class Sink>
void produce(Play<Sink>& play) {
  const Seat seat = play.state.agenda.pop_back().seat;
  Player& player = play.state.player(seat);
  releaseTiles(player, kTileAside);  // PA-CONN-05
  gainBatteries(play, seat, gearsOf(play.tables, player) + player.production);
  limitBatteries(play, seat);  // PA-ALT-06
  const int income = wholeIncome(play.tables, player);
  book(player, MoneySource::income, income);
  play.tell(EventKind::incomeReceived, seat, income);
  advanceTimeline(play, seat);
}

inline void pushConsolidation(State& state, Seat seat) {
  push(state, taskFor(Stage::produce, seat));
  push(state, taskFor(Stage::retrieveRow, seat));
}

}  // namespace spannung::pampero
