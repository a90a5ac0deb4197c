// Funkenschlag: the game itself. Fulfils the contract of engine/core/game.h.
//
// Rules: the German rulebook of August 2009, both maps of its board, 2 to 6 players; the rules in
// our own words, with the ids that the code names, are in docs/rules/funkenschlag.md. One file a
// phase: region_draft, auction, resource_market, building, bureaucracy; what they share is in
// plant_market, storage and turn_order; round.h puts them into sequence.
// Not here: other editions, other maps' special rules, trading.
#pragma once

#include <string_view>

#include "engine/core/sequential_game.h"
#include "engine/funkenschlag/redact.h"
#include "engine/funkenschlag/scoring.h"
#include "engine/funkenschlag/setup.h"
#include "engine/funkenschlag/state.h"
#include "engine/funkenschlag/tables.h"
#include "engine/funkenschlag/vocabulary.h"

namespace spannung::funkenschlag {

struct Course;  // rules.cpp

struct Nouns {
  using State = funkenschlag::State;
  using Deal = funkenschlag::Deal;
  using Tables = funkenschlag::Tables;
  using Course = funkenschlag::Course;
  static constexpr std::string_view kName = "funkenschlag";
  static constexpr int kRevision = funkenschlag::kRevision;
  static constexpr const Vocabulary& kVocabulary = funkenschlag::kVocabulary;
};

class Funkenschlag : public SequentialGame<Nouns> {
 public:
  // Trusts the content and the options; games/funkenschlag checks both.
  Funkenschlag(const Components& components, const Map& map, const Options& options);
};

static_assert(Game<Funkenschlag>);

// The phase of the rulebook a stage belongs to; 0 before round 1 and after the end.
int phaseOf(Stage stage);

}  // namespace spannung::funkenschlag
