// Wasserkraft: the game itself. Fulfils the contract of engine/core/game.h.
//
// Rules: the German rulebook of 2019, introductory and full game, 2 to 4 players, Leeghwater and
// the Automa; the rules in our own words, with the ids that the code names, are in
// docs/rules/wasserkraft.md. `decisions` has all that a player decides, `turn` is the course of a
// turn and `round` that of a round; `water` moves every drop, `wheel` turns, `construction` and
// `price` build, `production` and `contract` earn. An Automa is a seat that nobody is asked for:
// `automa_turn` reads its tiles, `automa_decision` answers what a person would be asked. Not here:
// promotional officers.
#pragma once

#include <string_view>

#include "engine/core/sequential_game.h"
#include "engine/wasserkraft/redact.h"
#include "engine/wasserkraft/scoring.h"
#include "engine/wasserkraft/setup.h"
#include "engine/wasserkraft/state.h"
#include "engine/wasserkraft/tables.h"
#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {

struct Course;  // rules.cpp

struct Nouns {
  using State = wasserkraft::State;
  using Deal = wasserkraft::Deal;
  using Tables = wasserkraft::Tables;
  using Course = wasserkraft::Course;
  static constexpr std::string_view kName = "wasserkraft";
  static constexpr int kRevision = wasserkraft::kRevision;
  static constexpr const Vocabulary& kVocabulary = wasserkraft::kVocabulary;
};

class Wasserkraft : public SequentialGame<Nouns> {
 public:
  // Trusts the content and the options; games/wasserkraft checks both.
  Wasserkraft(const Components& components, const Map& map, const Options& options);

  // The first state, told: Automas may have turns before the first decision of a person.
  void open(State& state, const Seed& seed, const Deal& deal, EventSink& sink) const;
  // What a move leads to before its turn ends, as far as nobody has to decide: for looking ahead.
  // Nothing hidden is turned up, so it may be asked of what a seat sees.
  void foresee(State& state, Move move, EventSink& sink) const;
};

static_assert(Game<Wasserkraft>);

// The phase of the rulebook that a state is in; 0 during setup and after the end.
int phaseOf(const State& state);

}  // namespace spannung::wasserkraft
