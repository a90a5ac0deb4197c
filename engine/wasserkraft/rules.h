// Wasserkraft: the game itself. Fulfils the contract of engine/core/game.h.
//
// Rules: the German rulebook of 2019, introductory and full game, 2 to 4 players, Leeghwater and
// the Automa; the rules in our own words, with the ids that the code names, are in
// docs/rules/wasserkraft.md. `action` is the top of a turn, `turn` its course and `round` that of a
// round; `water` moves every drop, `wheel` turns, `construction` and `price` build, `production`
// and `contract` earn. An Automa is a seat that nobody is asked for: `automa_turn` reads its tiles,
// `automa_decision` answers what a person would be asked.
// Not here: promotional officers.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "engine/wasserkraft/setup.h"
#include "engine/wasserkraft/state.h"
#include "engine/wasserkraft/tables.h"
#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {

class Wasserkraft {
 public:
  using State = wasserkraft::State;
  using Deal = wasserkraft::Deal;
  static constexpr std::string_view kName = "wasserkraft";
  static constexpr int kRevision = wasserkraft::kRevision;

  // Trusts the content and the options; games/wasserkraft checks both.
  Wasserkraft(const Components& components, const Map& map, const Options& options);

  const Tables& tables() const { return tables_; }
  int revision() const { return tables_.options.revision; }
  int seats() const { return tables_.options.players; }

  Verdict checkDeal(const Deal& deal) const;
  State initial(const Seed& seed, const Deal& deal = {}) const;
  // The same, told: Automas may have turns before the first decision of a person.
  void open(State& state, const Seed& seed, const Deal& deal, EventSink& sink) const;

  SeatMask active(const State& state) const {
    return finished(state) ? SeatMask{} : SeatMask::only(state.actor);
  }
  void legal(const State& state, Seat seat, MoveList& moves) const;
  Verdict check(const State& state, Seat seat, Move move) const;
  void apply(State& state, Seat seat, Move move, NoSink& sink) const;
  void apply(State& state, Seat seat, Move move, EventSink& sink) const;
  // What a move leads to before its turn ends, as far as nobody has to decide: for looking ahead.
  // Nothing hidden is turned up, so it may be asked of what a seat sees.
  void foresee(State& state, Move move, EventSink& sink) const;
  bool finished(const State& state) const { return state.stage == Stage::finished; }
  Result result(const State& state) const;

  State redacted(const State& state, Viewer viewer) const;
  void determinize(State& state, Viewer viewer, Dice& dice) const;

  std::string text(Move move) const;
  ParsedMove parse(std::string_view text) const;
  std::string operandText(std::string_view type, int value) const;

  static Terms moveTerms() { return wasserkraft::moveTerms(); }
  static Terms reasonTerms() { return wasserkraft::reasonTerms(); }
  static Terms eventTerms() { return wasserkraft::eventTerms(); }

 private:
  Tables tables_;
};

static_assert(Game<Wasserkraft>);

// The phase of the rulebook that a state is in; 0 during setup and after the end.
int phaseOf(const State& state);

}  // namespace spannung::wasserkraft
