// What all games have in common in which one seat decides at a time: everything that follows from
// a table of decisions (decision.h) and from the course of the game between them.
//
// A game names its nouns (types and constants) here and defines them for sequential_rules.h, which
// its rules.cpp includes; nobody else has to read the phases.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "engine/core/game.h"
#include "engine/core/notation.h"

namespace spannung {

template <class Nouns>
class SequentialGame {
 public:
  using State = typename Nouns::State;
  using Deal = typename Nouns::Deal;
  using Tables = typename Nouns::Tables;
  static constexpr std::string_view kName = Nouns::kName;
  static constexpr int kRevision = Nouns::kRevision;

  const Tables& tables() const { return tables_; }
  int revision() const { return tables_.options.revision; }
  int seats() const { return tables_.seats(); }

  Verdict checkDeal(const Deal& deal) const;
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
  Result result(const State& state) const;

  State redacted(const State& state, Viewer viewer) const;
  void determinize(State& state, Viewer viewer, Dice& dice) const;

  std::string text(Move move) const { return moveText(moveTerms(), tables_.words, move); }
  ParsedMove parse(std::string_view text) const {
    return parseMove(moveTerms(), tables_.words, text);
  }
  std::string operandText(std::string_view type, int value) const {
    return tables_.words.text(type, value);
  }

  static Terms moveTerms() { return Nouns::moveTerms(); }
  static Terms reasonTerms() { return Nouns::reasonTerms(); }
  static Terms eventTerms() { return Nouns::eventTerms(); }

 protected:
  explicit SequentialGame(Tables tables) : tables_(std::move(tables)) {}

  template <class Sink>
  void settleStart(State& state, const Seed& seed, const Deal& deal, Sink& sink) const;

 private:
  template <class Sink, class Collector>
  Seat performAndSettle(State& state, Move move, Sink& sink, Collector& moves) const;

  Tables tables_;
};

}  // namespace spannung
