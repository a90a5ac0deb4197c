// What all games have in common in which one seat decides at a time: everything that follows from
// a table of decisions (decision.h) and from the course of the game between them.
//
// A game names its nouns (types and constants) here and defines them for sequential_rules.h, which
// its rules.cpp includes; nobody else has to read the phases.
#pragma once

#include "engine/core/table_game.h"

namespace spannung {

template <class Nouns>
class SequentialGame : public TableGame<Nouns> {
 public:
  using State = typename Nouns::State;
  using Deal = typename Nouns::Deal;
  using TableGame<Nouns>::tables;

  State initial(const Seed& seed, const Deal& deal = {}) const;

  SeatMask active(const State& state) const {
    return finished(state) ? SeatMask{} : SeatMask::only(actorOf(state));
  }
  void legal(const State& state, Seat seat, MoveList& moves) const;
  Verdict check(const State& state, Seat seat, Move move) const;
  void apply(State& state, Seat seat, Move move, NoSink& sink) const;
  void apply(State& state, Seat seat, Move move, EventSink& sink) const;
  // The same with all legal moves of whoever is asked next: nothing is listed twice.
  Seat advance(State& state, Seat seat, Move move, NoSink& sink, MoveList& next) const;
  Seat advance(State& state, Seat seat, Move move, EventSink& sink, MoveList& next) const;
  bool finished(const State& state) const { return isFinished(state); }

 protected:
  using TableGame<Nouns>::TableGame;

  template <class Sink>
  void settleStart(State& state, const Seed& seed, const Deal& deal, Sink& sink) const;

 private:
  template <class Sink, class Collector>
  Seat performAndSettle(State& state, Move move, Sink& sink, Collector& moves) const;
};

}  // namespace spannung
