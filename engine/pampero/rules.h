// Pampero: the game itself. Fulfils the contract of engine/core/game.h.
//
// Rules: the German rulebook of 2023 for 1 to 4 players with all its alternative rules; the rules
// in our own words, with the ids that the code names, are in docs/rules/pampero.md. Cards, tiles
// and boards are lists of steps (content.h); effects.h alone knows what a step does, agenda.h holds
// what is still to be done. One file a subject: company (turns and cards), scene, plan, target and
// prospects (what a step may be aimed at), building, tower_bonus, bulldozers, contracts, grid,
// connections, markets, income, purse, clock; consolidation and scoring_phase end a year; rival is
// the solo opponent; year.h puts everything into sequence.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "engine/pampero/setup.h"
#include "engine/pampero/state.h"
#include "engine/pampero/tables.h"
#include "engine/pampero/vocabulary.h"

namespace spannung::pampero {

class Pampero {
 public:
  using State = pampero::State;
  using Deal = pampero::Deal;
  static constexpr std::string_view kName = "pampero";
  static constexpr int kRevision = pampero::kRevision;

  // Trusts the content and the options; games/pampero checks both.
  Pampero(const Content& content, const Options& options);

  const Tables& tables() const { return tables_; }
  int revision() const { return tables_.options.revision; }
  // The solo opponent has a seat, but is never active.
  int seats() const { return tables_.companies; }

  Verdict checkDeal(const Deal& deal) const;
  State initial(const Seed& seed, const Deal& deal = {}) const;

  SeatMask active(const State& state) const {
    return finished(state) ? SeatMask{} : SeatMask::only(state.actor());
  }
  void legal(const State& state, Seat seat, MoveList& moves) const;
  Verdict check(const State& state, Seat seat, Move move) const;
  void apply(State& state, Seat seat, Move move, NoSink& sink) const;
  void apply(State& state, Seat seat, Move move, EventSink& sink) const;
  bool finished(const State& state) const { return state.finished(); }
  Result result(const State& state) const;

  State redacted(const State& state, Viewer viewer) const;
  void determinize(State& state, Viewer viewer, Dice& dice) const;

  std::string text(Move move) const;
  ParsedMove parse(std::string_view text) const;
  std::string operandText(std::string_view type, int value) const;

  static Terms moveTerms() { return pampero::moveTerms(); }
  static Terms reasonTerms() { return pampero::reasonTerms(); }
  static Terms eventTerms() { return pampero::eventTerms(); }

 private:
  Tables tables_;
};

static_assert(Game<Pampero>);

}  // namespace spannung::pampero
