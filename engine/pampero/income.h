// The income tracks of the grid board.
#pragma once

#include "engine/pampero/agenda.h"
#include "engine/pampero/purse.h"

namespace spannung::pampero {

// PA-INCOME-06.
inline int incomeOf(const Tables& tables, const Player& player, Market market) {
  return tables.valueOf(player.income[indexOf(market)]);
}

inline int wholeIncome(const Tables& tables, const Player& player) {
  int sum = 0;
  for (const std::uint8_t column : player.income) sum += tables.valueOf(column);
  return sum;
}

// advance: a is the market, b the number of steps.
inline void pushAdvance(State& state, Seat seat, Market market, int steps) {
  if (steps > 0) push(state, taskFor(Stage::advance, seat, static_cast<int>(market), steps));
}

// PA-INCOME-03: the first marker of a company in such a column.
template <class Sink>
void reachColumn(Play<Sink>& play, Seat seat, int column) {
  const auto& columns = play.tables.content.grid.specialColumns;
  Player& player = play.state.player(seat);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i] != column || (player.reachedSpecial >> i & 1U) != 0) continue;
    player.reachedSpecial = static_cast<std::uint8_t>(player.reachedSpecial | 1U << i);
    push(play.state, taskFor(Stage::takeSpecial, seat, 1, 3));
  }
}

// PA-INCOME-01, PA-INCOME-02, PA-INCOME-05: one step at a time; what a column triggers comes
// before the next step, its cross arrow after its special card.
template <class Sink>
void runAdvance(Play<Sink>& play) {
  State& state = play.state;
  const Task task = state.agenda.pop_back();
  const auto market = static_cast<Market>(task.a);
  Player& player = state.player(task.seat);
  std::uint8_t& column = player.income[task.a];
  if (column >= play.tables.lastColumn[static_cast<std::size_t>(player.step())])
    return play.tell(EventKind::incomeLost, task.seat, task.a, task.b);
  ++column;
  play.tell(EventKind::incomeAdvanced, task.seat, task.a, play.tables.valueOf(column));
  pushAdvance(state, task.seat, market, task.b - 1);
  const std::uint8_t cross = play.tables.content.grid.crossArrow[task.a][column];
  if (cross != kNone) pushAdvance(state, task.seat, static_cast<Market>(cross), 1);  // PA-INCOME-04
  reachColumn(play, task.seat, column);                                              // PA-INCOME-03
}

template <class Sink>
void takeIncome(Play<Sink>& play, Seat seat, Market market, int times) {
  const int money = times * incomeOf(play.tables, play.state.player(seat), market);
  book(play.state.player(seat), sourceNow(play.state, MoneySource::income), money);
  play.tell(EventKind::incomeTaken, seat, static_cast<int>(market), money);
}

}  // namespace spannung::pampero
