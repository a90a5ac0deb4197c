// Powerline: the game itself. Fulfils the contract of engine/core/game.h.
//
// Rules: the German rulebook of 2022 with its four variants, 1 to 6 players; the rules in our own
// words, with the ids that the code names, are in docs/rules/powerline.md. One file a phase:
// planning, building, round (dice and scorings); scoring and network say what things are worth.
//
// All players plan at once. Whoever is ready is not waited for any more, but may still reopen the
// plan while somebody else is planning.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "engine/core/game.h"
#include "engine/powerline/setup.h"
#include "engine/powerline/state.h"
#include "engine/powerline/tables.h"
#include "engine/powerline/vocabulary.h"

namespace spannung::powerline {

class Powerline {
 public:
  using State = powerline::State;
  using Deal = powerline::Deal;
  static constexpr std::string_view kName = "powerline";
  static constexpr int kRevision = powerline::kRevision;

  // Trusts the content and the options; games/powerline checks both.
  Powerline(const Content& content, const Options& options);

  const Tables& tables() const { return tables_; }
  int revision() const { return tables_.options.revision; }
  int seats() const { return tables_.options.players; }

  Verdict checkDeal(const Deal& deal) const;
  State initial(const Seed& seed, const Deal& deal = {}) const;

  SeatMask active(const State& state) const;
  void legal(const State& state, Seat seat, MoveList& moves) const;
  Verdict check(const State& state, Seat seat, Move move) const;
  void apply(State& state, Seat seat, Move move, NoSink& sink) const;
  void apply(State& state, Seat seat, Move move, EventSink& sink) const;
  template <class Sink>
  Seat advance(State& state, Seat seat, Move move, Sink& sink, MoveList& next) const {
    apply(state, seat, move, sink);
    return listNext(state, next);
  }
  bool finished(const State& state) const { return state.stage == Stage::finished; }
  Result result(const State& state) const;

  State redacted(const State& state, Viewer viewer) const;
  void determinize(State& state, Viewer viewer, Dice& dice) const;

  std::string text(Move move) const;
  ParsedMove parse(std::string_view text) const;
  std::string operandText(std::string_view type, int value) const;

  static Terms moveTerms() { return powerline::moveTerms(); }
  static Terms reasonTerms() { return powerline::reasonTerms(); }
  static Terms eventTerms() { return powerline::eventTerms(); }

 private:
  Seat listNext(const State& state, MoveList& next) const;

  bool isSeated(Seat seat) const { return seat.index() < seats(); }

  Tables tables_;
};

static_assert(Game<Powerline>);

}  // namespace spannung::powerline
