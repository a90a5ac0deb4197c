// Speaks about one game in one language: what a move does, why it is refused, what happened.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/game_module.h"
#include "texts/catalogue.h"
#include "texts/problem_text.h"

namespace spannung {

// Keys of the catalogue: <game>.move.<code>, <game>.reason.<code>, <game>.event.<code> with the
// operands of the term as arguments, and <game>.parse.<code> with the offending {word}.
class Narrator {
 public:
  // The game must outlive its narrator. Opponents that the rules move have names of their own.
  Narrator(const LoadedGame& game, Language language, std::vector<std::string> seatNames);

  // A sentence with the rule at its end; empty if the verdict is fine.
  std::string verdict(const Verdict& verdict) const;
  std::string event(const Event& event) const;
  // A short label for menus: "Connect Essen".
  std::string move(Move move) const;
  // The same with what the move brings about in this position: "Option 1: receive $4".
  std::string move(const AnyState& seen, Move move) const;
  std::string problem(const Problem& problem) const;
  // `text` is what the move was parsed from.
  std::string parseProblem(const ParsedMove& parsed, std::string_view text) const;

  std::string seatName(Seat seat) const;
  // What a person calls an operand's value: a name, or a plain number.
  std::string nameOf(std::string_view type, int value) const;

 private:
  using Values3 = std::array<std::int32_t, 3>;

  std::string key(std::string_view group, std::string_view code) const;
  std::string say(std::string_view group, const Term& term, const Values3& values,
                  Args args = {}) const;

  const LoadedGame& game_;
  Language language_;
  const Catalogue& catalogue_;
  std::vector<std::string> seatNames_;
};

}  // namespace spannung
