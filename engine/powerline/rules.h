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

#include "engine/core/table_game.h"
#include "engine/powerline/notation.h"
#include "engine/powerline/redact.h"
#include "engine/powerline/scoring.h"
#include "engine/powerline/setup.h"
#include "engine/powerline/state.h"
#include "engine/powerline/tables.h"
#include "engine/powerline/vocabulary.h"

namespace spannung::powerline {

struct Nouns {
  using State = powerline::State;
  using Deal = powerline::Deal;
  using Tables = powerline::Tables;
  static constexpr std::string_view kName = "powerline";
  static constexpr int kRevision = powerline::kRevision;
  static constexpr const Vocabulary& kVocabulary = powerline::kVocabulary;
};

class Powerline : public TableGame<Nouns> {
 public:
  // Trusts the content and the options; games/powerline checks both.
  Powerline(const Content& content, const Options& options)
      : TableGame(makeTables(content, options)) {}

  State initial(const Seed& seed, const Deal& deal = {}) const {
    return initialState(tables(), seed, deal);
  }

  SeatMask active(const State& state) const {
    return finished(state) ? SeatMask{} : SeatMask::firstSeats(seats()).without(state.ready);
  }
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

  std::string operandText(std::string_view type, int value) const {
    return powerline::operandText(tables().words, type, value);
  }

 private:
  Seat listNext(const State& state, MoveList& next) const;
  bool isSeated(Seat seat) const { return seat.index() < seats(); }
};

static_assert(Game<Powerline>);

}  // namespace spannung::powerline
