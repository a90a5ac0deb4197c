#include "engine/powerline/rules.h"

#include "engine/powerline/planning.h"
#include "engine/powerline/round.h"

namespace spannung::powerline {
namespace {

Verdict checkPlanning(const Planner& planner, Move move) {
  switch (kindOf(move)) {
    case MoveKind::place: return checkPlace(planner, move.a, move.b, false);
    case MoveKind::joker: return checkPlace(planner, move.a, move.b, true);
    case MoveKind::island: return checkIsland(planner, move.a);
    case MoveKind::takeBack: return checkTakeBack(planner);
    case MoveKind::done: return checkDone(planner);
    case MoveKind::vacation: return checkVacation(planner);
    case MoveKind::reopen: break;
  }
  return refuse(Reason::planNotFinished);
}

void changePlan(Plan& plan, Move move) {
  switch (kindOf(move)) {
    case MoveKind::place:
    case MoveKind::joker:
    case MoveKind::island: return addToPlan(plan, static_cast<Worker>(move.a), placementOf(move));
    case MoveKind::takeBack: return takeFromPlan(plan);
    case MoveKind::vacation: plan.usesVacation = true; return;
    case MoveKind::reopen: plan.usesVacation = false; return;
    case MoveKind::done: return;
  }
}

// PL-SIM-04: the last one who is ready ends the planning for all.
template <class Sink>
void perform(const Tables& tables, State& state, Seat seat, Move move, Sink& sink) {
  changePlan(state.player(seat).plan, move);
  if (kindOf(move) == MoveKind::reopen) state.ready.remove(seat);
  if (kindOf(move) != MoveKind::done && kindOf(move) != MoveKind::vacation) return;
  state.ready.add(seat);
  if (state.ready.count() < tables.options.players) return;
  Play<Sink> play{tables, state, sink};
  endRound(play);
}

}  // namespace

void Powerline::legal(const State& state, Seat seat, MoveList& moves) const {
  moves.clear();
  if (finished(state) || !isSeated(seat)) return;
  if (state.ready.contains(seat))
    moves.add(reopen());
  else
    listPlanning(Planner(tables(), state, seat), moves);
}

Verdict Powerline::check(const State& state, Seat seat, Move move) const {
  if (finished(state)) return refuse(Reason::gameOver);
  if (!isSeated(seat)) return refuse(Reason::notSeated);
  if (!isWellFormed(moveTerms(), move)) return refuse(Reason::unknownMove);
  if (!state.ready.contains(seat)) return checkPlanning(Planner(tables(), state, seat), move);
  return kindOf(move) == MoveKind::reopen ? Verdict{} : refuse(Reason::planFinished);
}

void Powerline::apply(State& state, Seat seat, Move move, NoSink& sink) const {
  perform(tables(), state, seat, move, sink);
}

void Powerline::apply(State& state, Seat seat, Move move, EventSink& sink) const {
  perform(tables(), state, seat, move, sink);
}

Seat Powerline::listNext(const State& state, MoveList& next) const {
  const Seat first = active(state).first();
  if (!first.isNone()) legal(state, first, next);
  return first;
}

}  // namespace spannung::powerline
