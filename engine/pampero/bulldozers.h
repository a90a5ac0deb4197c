// Bulldozers: where they may go, moves by choice and moves that are due.
#pragma once

#include "engine/pampero/agenda.h"
#include "engine/pampero/play.h"

namespace spannung::pampero {

// PA-DOZER-02, PA-DOZER-03.
inline SiteMask freeSites(const Tables& tables, const State& state) {
  SiteMask taken = 0;
  for (const Player& player : state.players)
    taken |= player.towers | player.windFarms | player.bulldozers;
  return tables.normalSites & ~taken;
}

inline unsigned freeParking(const Tables& tables, const State& state) {
  unsigned taken = 0;
  for (const Player& player : state.players) taken |= player.parked;
  return ((1U << tables.board.parking.size()) - 1U) & ~taken;
}

// PA-DOZER-04: free sites within one move.
inline SiteMask sitesFrom(const Tables& tables, const State& state, int from) {
  const SiteMask all = freeSites(tables, state);
  return isSite(from) ? all & tables.reach[tables.site(SiteIndex::of(from)).sector] : all;
}

inline bool isSpot(const Tables& tables, int spot) {
  if (spot < 0 || spot >= kSpots) return false;
  if (isSite(spot)) return spot < static_cast<int>(tables.board.sites.size());
  return spot == kPublicArea ||
         spot - kFirstParking < static_cast<int>(tables.board.parking.size());
}

inline Verdict checkDestination(const Tables& tables, const State& state, int from, int to) {
  if (to == kPublicArea) return from == kPublicArea ? refuse(Reason::spotTooFar, to) : Verdict{};
  if (isParking(to))
    return holds(freeParking(tables, state), to - kFirstParking) ? Verdict{}
                                                                 : refuse(Reason::spotNotFree, to);
  if (!holds(freeSites(tables, state), to)) return refuse(Reason::spotNotFree, to);
  return holds(sitesFrom(tables, state, from), to) ? Verdict{} : refuse(Reason::spotTooFar, to);
}

template <class Collector>
bool listDestinations(const Tables& tables, const State& state, int from, Collector& moves) {
  for (SiteMask rest = sitesFrom(tables, state, from); rest != 0; rest &= rest - 1)
    if (!moves.add(makeMove(MoveKind::move, from, std::countr_zero(rest)))) return false;
  for (unsigned rest = freeParking(tables, state); rest != 0; rest &= rest - 1)
    if (!moves.add(makeMove(MoveKind::move, from, kFirstParking + std::countr_zero(rest))))
      return false;
  return from == kPublicArea || moves.add(makeMove(MoveKind::move, from, kPublicArea));
}

inline bool hasBulldozerAt(const Player& player, int spot) {
  if (spot == kPublicArea) return player.inPublicArea > 0;
  return isSite(spot) && holds(player.bulldozers, spot);
}

// moveBulldozer (PA-DOZER-06): a bulldozers may still begin to move, b arrows each; c arrows are
// left for the one at d; e is where an earlier one of this symbol came to stand.
inline bool mayBegin(const Player& player, const Task& task, int spot) {
  if (!hasBulldozerAt(player, spot)) return false;
  if (spot != task.e) return true;
  return spot == kPublicArea && player.inPublicArea > 1;
}

inline Verdict checkMove(const Tables& tables, const State& state, const Task& task, int from,
                         int to) {
  if (!isSpot(tables, from) || !isSpot(tables, to)) return refuse(Reason::noSuchThing);
  const Player& player = state.player(task.seat);
  if (!hasBulldozerAt(player, from)) return refuse(Reason::noBulldozerThere, from);
  const bool mine = task.c > 0 ? from == task.d : mayBegin(player, task, from);
  if (!mine) return refuse(Reason::bulldozerMoved, from);
  return checkDestination(tables, state, from, to);
}

template <class Collector>
void listMoves(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  const Player& player = state.player(task.seat);
  if (task.c > 0) {
    if (hasBulldozerAt(player, task.d)) listDestinations(tables, state, task.d, moves);
    return;
  }
  for (SiteMask rest = player.bulldozers; rest != 0; rest &= rest - 1) {
    const int site = std::countr_zero(rest);
    if (mayBegin(player, task, site) && !listDestinations(tables, state, site, moves)) return;
  }
  if (mayBegin(player, task, kPublicArea)) listDestinations(tables, state, kPublicArea, moves);
}

inline bool canMoveAny(const Player& player) {
  return player.bulldozers != 0 || player.inPublicArea > 0;
}

inline void pickUp(Player& player, int from) {
  if (from == kPublicArea)
    --player.inPublicArea;
  else
    player.bulldozers &= ~bit64(from);
}

// PA-DOZER-05: a parked bulldozer stays and brings its bonus.
inline void park(const Tables& tables, State& state, Seat seat, int space) {
  Player& player = state.player(seat);
  player.parked = static_cast<std::uint8_t>(player.parked | 1U << space);
  pushSteps(state, seat, tables.board.parking[static_cast<std::size_t>(space)].bonus);
}

// PA-DOZER-01, PA-DOZER-05.
template <class Sink>
void putBulldozer(Play<Sink>& play, Seat seat, int from, int to) {
  Player& player = play.state.player(seat);
  pickUp(player, from);
  play.tell(EventKind::bulldozerMoved, seat, from, to);
  if (isSite(to))
    player.bulldozers |= bit64(to);
  else if (to == kPublicArea)
    ++player.inPublicArea;
  else
    park(play.tables, play.state, seat, to - kFirstParking);
}

// Whatever comes next of this symbol is on the agenda before the bonus of a parking space.
inline void continueMoving(State& state, Task task) {
  if (task.c == 0) {
    task.e = task.d;
    task.d = kNone;
  }
  task.maySkip = false;
  if (task.a > 0 || task.c > 0) push(state, task);
}

template <class Sink>
void moveBulldozer(Play<Sink>& play, int from, int to) {
  Task task = play.state.agenda.pop_back();
  if (task.c == 0) {
    --task.a;
    task.c = task.b;
  }
  task.c = isParking(to) ? 0 : static_cast<std::uint8_t>(task.c - 1);
  task.d = static_cast<std::uint8_t>(to);
  continueMoving(play.state, task);
  putBulldozer(play, task.seat, from, to);
}

// Forfeits the arrows left for one bulldozer, or all that are left.
inline void stopMoving(State& state) {
  Task task = state.agenda.back();
  if (task.c == 0) return skipTask(state);
  state.agenda.pop_back();
  task.c = 0;
  continueMoving(state, task);
}

// PA-DOZER-07.
template <class Sink>
void gainBulldozer(Play<Sink>& play, Seat seat) {
  Player& player = play.state.player(seat);
  if (player.bulldozersOut() == play.tables.content.start.bulldozers) return;
  ++player.inPublicArea;
  play.tell(EventKind::bulldozerGained, seat);
}

inline Seat bulldozerOwner(const Tables& tables, const State& state, SiteIndex site) {
  for (int i = 0; i < tables.companies; ++i)
    if (holds(state.player(Seat::of(i)).bulldozers, site)) return Seat::of(i);
  return Seat::none();
}

// leaveSite (PA-DOZER-08): a is the site.
inline Verdict checkLeave(const Tables& tables, const State& state, const Task& task, int from,
                          int to) {
  if (!isSpot(tables, from) || !isSpot(tables, to)) return refuse(Reason::noSuchThing);
  if (from != task.a) return refuse(Reason::noBulldozerThere, from);
  return checkDestination(tables, state, from, to);
}

}  // namespace spannung::pampero
