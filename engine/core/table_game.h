// What follows from a game's tables and words alone, whoever decides when.
//
// A game names its nouns: State, Deal, Tables, kName, kRevision, kVocabulary. Beside them stand its
// functions checkOutcomes, shownTo, imagine and scoreGame, which its rules.h has to include.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "engine/core/game.h"
#include "engine/core/notation.h"

namespace spannung {

template <class Nouns>
class TableGame {
 public:
  using State = typename Nouns::State;
  using Deal = typename Nouns::Deal;
  using Tables = typename Nouns::Tables;
  static constexpr std::string_view kName = Nouns::kName;
  static constexpr int kRevision = Nouns::kRevision;

  const Tables& tables() const { return tables_; }
  int revision() const { return tables_.options.revision; }
  int seats() const { return tables_.seats(); }

  Verdict checkDeal(const Deal& deal) const { return checkOutcomes(tables_, deal); }
  Result result(const State& state) const { return scoreGame(tables_, state); }
  State redacted(const State& state, Viewer viewer) const {
    return shownTo(tables_, state, viewer);
  }
  void determinize(State& state, Viewer viewer, Dice& dice) const {
    imagine(tables_, state, viewer, dice);
  }

  std::string text(Move move) const { return moveText(moveTerms(), tables_.words, move); }
  ParsedMove parse(std::string_view text) const {
    return parseMove(moveTerms(), tables_.words, text);
  }
  std::string operandText(std::string_view type, int value) const {
    return tables_.words.text(type, value);
  }

  static Terms moveTerms() { return Nouns::kVocabulary.moves; }
  static Terms reasonTerms() { return Nouns::kVocabulary.reasons; }
  static Terms eventTerms() { return Nouns::kVocabulary.events; }

 protected:
  explicit TableGame(Tables tables) : tables_(std::move(tables)) {}

 private:
  Tables tables_;
};

}  // namespace spannung
