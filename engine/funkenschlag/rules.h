// Funkenschlag: the game itself. Fulfils the contract of engine/core/game.h.
//
// Rules: the German rulebook of August 2009, both maps of its board, 2 to 6 players; the rules in
// our own words, with the ids that the code names, are in docs/rules/funkenschlag.md. One file a
// phase: region_draft, auction, resource_market, building, bureaucracy; what they share is in
// plant_market, storage and turn_order; round.h puts them into sequence.
// Not here: other editions, other maps' special rules, trading.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "engine/core/game.h"
#include "engine/funkenschlag/setup.h"
#include "engine/funkenschlag/state.h"
#include "engine/funkenschlag/tables.h"
#include "engine/funkenschlag/vocabulary.h"

namespace spannung::funkenschlag {

class Funkenschlag {
 public:
  using State = funkenschlag::State;
  using Deal = funkenschlag::Deal;
  static constexpr std::string_view kName = "funkenschlag";
  static constexpr int kRevision = funkenschlag::kRevision;

  // Trusts the content and the options; games/funkenschlag checks both.
  Funkenschlag(const Components& components, const Map& map, const Options& options);

  const Tables& tables() const { return tables_; }
  int revision() const { return tables_.options.revision; }
  int seats() const { return tables_.options.players; }

  Verdict checkDeal(const Deal& deal) const;
  State initial(const Seed& seed, const Deal& deal = {}) const;

  SeatMask active(const State& state) const {
    return finished(state) ? SeatMask{} : SeatMask::only(state.actor);
  }
  void legal(const State& state, Seat seat, MoveList& moves) const;
  Verdict check(const State& state, Seat seat, Move move) const;
  void apply(State& state, Seat seat, Move move, NoSink& sink) const;
  void apply(State& state, Seat seat, Move move, EventSink& sink) const;
  bool finished(const State& state) const { return state.stage == Stage::finished; }
  Result result(const State& state) const;

  State redacted(const State& state, Viewer viewer) const;
  void determinize(State& state, Viewer viewer, Dice& dice) const;

  std::string text(Move move) const;
  ParsedMove parse(std::string_view text) const;
  std::string operandText(std::string_view type, int value) const;

  static Terms moveTerms() { return funkenschlag::moveTerms(); }
  static Terms reasonTerms() { return funkenschlag::reasonTerms(); }
  static Terms eventTerms() { return funkenschlag::eventTerms(); }

 private:
  Tables tables_;
};

static_assert(Game<Funkenschlag>);

// The phase of the rulebook a stage belongs to; 0 before round 1 and after the end.
int phaseOf(Stage stage);

}  // namespace spannung::funkenschlag
