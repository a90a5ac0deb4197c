// The definitions behind sequential_game.h, for a game's rules.cpp. Nouns::Course says what is
// particular about the game; PlainCourse has what most need not say.
#pragma once

#include <cassert>
#include <type_traits>

#include "engine/core/sequential_game.h"

namespace spannung {

// A course also has
//
//   Decisions                  its table (decision.h)
//   Play<Sink>                 what actions work on: tables, state, sink
//   stageOf(state)             which decision is at hand
//   goOn(play)                 does the next thing that nobody decides; false if somebody has to
//   elsewhere(state, move)     the refusal of a move that belongs to another stage
struct PlainCourse {
  // A refusal that goes before all others of a move that the game knows.
  template <class Tables, class State>
  static Verdict foremost(const Tables&, const State&, Move) {
    return {};
  }
  // The same verdict in the terms of the position.
  template <class Tables, class State>
  static Verdict explained(const Tables&, const State&, Move, const Verdict& verdict) {
    return verdict;
  }
  // A decision with several options, as can be seen without listing any.
  template <class Tables, class State>
  static bool isSureChoice(const Tables&, const State&) {
    return false;
  }
  // A decision that nothing can be chosen for.
  template <class Play>
  static void drop(Play&) {
    assert(false);
  }
};

// Does a move, and whatever follows from it.
template <class Course>
class Progress {
  using Decisions = typename Course::Decisions;

 public:
  template <class Play>
  static void perform(Play& play, Move move) {
    Decisions::perform(play, Course::stageOf(play.state), move);
  }

  // Goes on until somebody has a real choice, of which `moves` then holds the options; none at the
  // end.
  template <class Play, class Collector>
  static Seat settle(Play& play, Collector& moves) {
    while (!isFinished(play.state))
      if (!Course::goOn(play) && isChoice(play, moves)) return actorOf(play.state);
    return Seat::none();
  }

  // A decision with one option takes itself.
  template <class Play, class Collector>
  static bool isChoice(Play& play, Collector& moves) {
    if constexpr (std::is_same_v<Collector, ChoiceProbe>)
      if (Course::isSureChoice(play.tables, play.state)) return true;
    moves.clear();
    Decisions::list(play.tables, play.state, Course::stageOf(play.state), moves);
    if (moves.isChoice()) return true;
    if (moves.isForced()) {
      play.sink.tookItself(actorOf(play.state), moves.only());
      perform(play, moves.only());
    } else {
      Course::drop(play);
    }
    return false;
  }
};

template <class Nouns>
template <class Sink>
void SequentialGame<Nouns>::settleStart(State& state, const Seed& seed, const Deal& deal,
                                        Sink& sink) const {
  using Course = typename Nouns::Course;
  state = initialState(tables(), seed, deal);
  typename Course::template Play<Sink> play{tables(), state, sink};
  ChoiceProbe probe;
  Progress<Course>::settle(play, probe);
}

template <class Nouns>
template <class Sink, class Collector>
Seat SequentialGame<Nouns>::performAndSettle(State& state, Move move, Sink& sink,
                                             Collector& moves) const {
  using Course = typename Nouns::Course;
  typename Course::template Play<Sink> play{tables(), state, sink};
  Progress<Course>::perform(play, move);
  return Progress<Course>::settle(play, moves);
}

template <class Nouns>
auto SequentialGame<Nouns>::initial(const Seed& seed, const Deal& deal) const -> State {
  State state;
  NoSink silence;
  settleStart(state, seed, deal, silence);
  return state;
}

template <class Nouns>
void SequentialGame<Nouns>::legal(const State& state, Seat seat, MoveList& moves) const {
  using Course = typename Nouns::Course;
  moves.clear();
  if (active(state).contains(seat))
    Course::Decisions::list(tables(), state, Course::stageOf(state), moves);
}

template <class Nouns>
Verdict SequentialGame<Nouns>::check(const State& state, Seat seat, Move move) const {
  using Course = typename Nouns::Course;
  if (finished(state)) return refuse(CommonReason::gameOver);
  if (seat != actorOf(state)) return refuse(CommonReason::notYourTurn, actorOf(state).index());
  if (!isWellFormed(Nouns::kVocabulary.moves, move)) return refuse(CommonReason::unknownMove);
  if (const Verdict first = Course::foremost(tables(), state, move); !first.fine()) return first;
  const auto stage = Course::stageOf(state);
  if (!Course::Decisions::belongsTo(move, stage)) return Course::elsewhere(state, move);
  const Verdict verdict = Course::Decisions::check(tables(), state, stage, move);
  return Course::explained(tables(), state, move, verdict);
}

template <class Nouns>
void SequentialGame<Nouns>::apply(State& state, Seat, Move move, NoSink& sink) const {
  ChoiceProbe probe;
  performAndSettle(state, move, sink, probe);
}

template <class Nouns>
void SequentialGame<Nouns>::apply(State& state, Seat, Move move, EventSink& sink) const {
  ChoiceProbe probe;
  performAndSettle(state, move, sink, probe);
}

template <class Nouns>
Seat SequentialGame<Nouns>::advance(State& state, Seat, Move move, NoSink& sink,
                                    MoveList& next) const {
  return performAndSettle(state, move, sink, next);
}

template <class Nouns>
Seat SequentialGame<Nouns>::advance(State& state, Seat, Move move, EventSink& sink,
                                    MoveList& next) const {
  return performAndSettle(state, move, sink, next);
}

}  // namespace spannung
