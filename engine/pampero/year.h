// The sequence of the game: what comes next whenever nothing is left on the agenda.
#pragma once

#include "engine/pampero/consolidation.h"
#include "engine/pampero/rival.h"
#include "engine/pampero/scoring_phase.h"

namespace spannung::pampero {

inline constexpr int kActionRounds = 3;

// placeBulldozer (PA-SETUP-15).
inline Verdict checkStart(const Tables& tables, const State& state, SiteIndex site) {
  if (site.isNone()) return refuse(Reason::noSuchThing);
  if (!holds(tables.mixedStart & freeSites(tables, state), site))
    return refuse(Reason::siteNotForStart, site);
  return {};
}

template <class Collector>
void listStarts(const Tables& tables, const State& state, Collector& moves) {
  for (SiteMask rest = tables.mixedStart & freeSites(tables, state); rest != 0; rest &= rest - 1)
    if (!moves.add(makeMove(MoveKind::place, firstOf<SiteIndex>(rest)))) return;
}

template <class Sink>
void placeFirst(Play<Sink>& play, Seat seat, SiteIndex site) {
  play.state.player(seat).bulldozers |= bit64(site);
  play.tell(EventKind::bulldozerPlaced, seat, site);
}

inline void enter(State& state, Phase phase) {
  state.phase = phase;
  state.turn = 0;
}

template <class Sink>
void beginYear(Play<Sink>& play) {
  State& state = play.state;
  enter(state, Phase::actions);
  state.round = 0;
  play.tellAll(EventKind::yearStarted, state.year);
}

// The next seat in turn order, or nobody once all had their turn in this phase.
inline Seat nextSeat(State& state) {
  if (state.turn == state.order.size()) return Seat::none();
  return state.order[state.turn++];
}

// PA-SETUP-16; PA-SOLO-01: the solo opponent comes after the player.
template <class Sink>
void continueSetup(Play<Sink>& play) {
  State& state = play.state;
  Seat seat = nextSeat(state);
  if (!seat.isNone() && play.tables.isRival(seat)) seat = nextSeat(state);
  if (!seat.isNone()) return push(state, taskFor(Stage::placeBulldozer, seat));
  if (play.tables.options.solo())
    placeFirst(play, kRivalSeat,
               lowestSite(play.tables, play.tables.mixedStart & freeSites(play.tables, state)));
  beginYear(play);
}

// PA-FLOW-01, PA-FLOW-02.
template <class Sink>
void continueActions(Play<Sink>& play) {
  State& state = play.state;
  const Seat seat = nextSeat(state);
  if (!seat.isNone()) {
    if (play.tables.isRival(seat)) return rivalTurn(play);  // PA-SOLO-04
    return push(state, taskFor(Stage::takeTurn, seat));
  }
  state.turn = 0;
  if (++state.round == kActionRounds) enter(state, Phase::consolidation);
}

template <class Sink>
void continueConsolidation(Play<Sink>& play) {
  State& state = play.state;
  const Seat seat = nextSeat(state);
  if (seat.isNone()) {
    setTurnOrder(play);
    return enter(state, Phase::scoringStart);
  }
  if (play.tables.isRival(seat)) return rivalConsolidates(play);
  pushConsolidation(state, seat);
}

// PA-SCORE-01, PA-SCORE-02, PA-END-01.
template <class Sink>
void startScoringOrYear(Play<Sink>& play) {
  State& state = play.state;
  const int space = play.tables.timeline.scorings[state.scoringsDone];
  if (!everybodyReached(play.tables, state, space)) {
    ++state.year;
    return beginYear(play);
  }
  play.tellAll(EventKind::scoringStarted, state.scoringsDone + 1);
  // PA-SCORE-10: crowns only before a majority.
  enter(state, hasMajority(state) ? Phase::scoringCrowns : Phase::scoringTiles);
}

// PA-SCORE-10, PA-SCORE-12.
template <class Sink>
void continueCards(Play<Sink>& play, Stage stage, Phase after) {
  State& state = play.state;
  const Seat seat = nextSeat(state);
  if (seat.isNone()) return enter(state, after);
  if (!play.tables.isRival(seat)) push(state, taskFor(stage, seat));
}

template <class Sink>
void closeScoring(Play<Sink>& play) {
  endScoring(play.state);
  enter(play.state, play.state.scoringsDone == kScorings ? Phase::finalTiles : Phase::scoringStart);
}

template <class Sink>
void continueFinalTiles(Play<Sink>& play) {
  State& state = play.state;
  const Seat seat = nextSeat(state);
  if (!seat.isNone()) {
    if (play.tables.isRival(seat)) return rivalFinalTiles(play);
    return pushFinalTiles(play.tables, state, seat);
  }
  for (const Seat owner : state.order) repayCapital(play, owner);
  enter(state, Phase::finished);
  play.tellAll(EventKind::gameEnded);
}

template <class Sink>
void continueGame(Play<Sink>& play) {
  State& state = play.state;
  switch (state.phase) {
    case Phase::setup: return continueSetup(play);
    case Phase::actions: return continueActions(play);
    case Phase::consolidation: return continueConsolidation(play);
    case Phase::scoringStart: return startScoringOrYear(play);
    case Phase::scoringCrowns: return continueCards(play, Stage::playCrowns, Phase::scoringTiles);
    case Phase::scoringTiles: return scoreTiles(play), enter(state, Phase::scoringCards);
    case Phase::scoringCards:
      if (state.turn == state.order.size()) return closeScoring(play);
      return continueCards(play, Stage::playScoringCards, Phase::scoringCards);
    case Phase::finalTiles: return continueFinalTiles(play);
    case Phase::finished: return;
  }
}

}  // namespace spannung::pampero
