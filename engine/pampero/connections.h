// Connection tiles: won on the main board, played onto action cards.
#pragma once

#include "engine/pampero/agenda.h"
#include "engine/pampero/play.h"

namespace spannung::pampero {

// PA-CONN-01.
inline int openLines(const Tables& tables, const State& state, int space) {
  int open = 0;
  for (const PlaceMask line : tables.connectionLines[static_cast<std::size_t>(space)])
    if ((line & state.fulfilled) != 0) ++open;
  return open;
}

inline bool isOffered(const Tables& tables, const State& state, int space) {
  return state.connectionAt[static_cast<std::size_t>(space)] != kNone &&
         openLines(tables, state, space) >= 2;
}

// offerConnections: a is the place, b the next connection space to look at (PA-CONN-02).
template <class Sink>
void offerConnections(Play<Sink>& play) {
  State& state = play.state;
  Task task = state.agenda.pop_back();
  const unsigned seen = (1U << task.b) - 1U;
  for (unsigned rest = play.tables.connectionsOf[PlaceIndex::of(task.a)] & ~seen; rest != 0;
       rest &= rest - 1) {
    const int space = std::countr_zero(rest);
    if (!isOffered(play.tables, state, space)) continue;
    task.b = static_cast<std::uint8_t>(space + 1);
    push(state, task);
    push(state, taskFor(Stage::takeConnection, task.seat, space));
    return;
  }
}

template <class Sink>
void takeConnection(Play<Sink>& play, Seat seat, int space) {
  std::uint8_t& tile = play.state.connectionAt[static_cast<std::size_t>(space)];
  Player& player = play.state.player(seat);
  player.connectionTiles = static_cast<std::uint16_t>(player.connectionTiles | 1U << tile);
  player.tileAt[tile] = kTileAvailable;
  play.tell(EventKind::connectionTaken, seat, tile, space);
  tile = kNone;
}

inline bool isAvailable(const Player& player, int tile) {
  return holds(player.connectionTiles, tile) &&
         player.tileAt[static_cast<std::size_t>(tile)] == kTileAvailable;
}

inline bool hasAvailableTile(const Player& player) {
  for (unsigned rest = player.connectionTiles; rest != 0; rest &= rest - 1)
    if (isAvailable(player, std::countr_zero(rest))) return true;
  return false;
}

inline Verdict checkTile(const Tables& tables, const State& state, Seat seat, int tile) {
  if (tile < 0 || tile > tables.startTile()) return refuse(Reason::noSuchThing);
  if (!isAvailable(state.player(seat), tile)) return refuse(Reason::tileNotAvailable, tile);
  return {};
}

// playTile: a is how many more may be played.
template <class Collector>
void listTiles(const State& state, const Task& task, Collector& moves) {
  const Player& player = state.player(task.seat);
  for (unsigned rest = player.connectionTiles; rest != 0; rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    if (isAvailable(player, tile) && !moves.add(makeMove(MoveKind::tile, tile))) return;
  }
}

// PA-CONN-04, PA-CONN-05.
template <class Sink>
void playTile(Play<Sink>& play, int tile) {
  State& state = play.state;
  Task task = state.agenda.pop_back();
  const Resolution& card = state.resolution;
  const bool onOwnCard = !card.card.isNone() && card.seat == task.seat;
  state.player(task.seat).tileAt[static_cast<std::size_t>(tile)] =
      onOwnCard ? play.tables.field(card.field).space : kTileAside;
  play.tell(EventKind::connectionPlayed, task.seat, tile);
  --task.a;
  task.maySkip = false;
  if (task.a > 0) push(state, task);
  pushSteps(state, task.seat,
            play.tables.content.connectionTiles[static_cast<std::size_t>(tile)].steps);
}

// The tiles on a card space that is cleared, or those laid aside.
inline void releaseTiles(Player& player, int from) {
  for (unsigned rest = player.connectionTiles; rest != 0; rest &= rest - 1) {
    std::uint8_t& at = player.tileAt[static_cast<std::size_t>(std::countr_zero(rest))];
    if (at == from) at = kTileAvailable;
  }
}

}  // namespace spannung::pampero
