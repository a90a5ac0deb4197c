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

#include <string_view>

#include "engine/core/sequential_game.h"
#include "engine/pampero/redact.h"
#include "engine/pampero/scoring.h"
#include "engine/pampero/setup.h"
#include "engine/pampero/state.h"
#include "engine/pampero/tables.h"
#include "engine/pampero/vocabulary.h"

namespace spannung::pampero {

struct Course;  // rules.cpp

struct Nouns {
  using State = pampero::State;
  using Deal = pampero::Deal;
  using Tables = pampero::Tables;
  using Course = pampero::Course;
  static constexpr std::string_view kName = "pampero";
  static constexpr int kRevision = pampero::kRevision;
  static constexpr const Vocabulary& kVocabulary = pampero::kVocabulary;
};

class Pampero : public SequentialGame<Nouns> {
 public:
  // Trusts the content and the options; games/pampero checks both.
  Pampero(const Content& content, const Options& options);
};

static_assert(Game<Pampero>);

}  // namespace spannung::pampero
