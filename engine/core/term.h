// The words of a game: every kind of move, reason and event with its operands, as data. The edges
// of the program (texts, JSON, help) speak any game from these tables; the engine makes no
// sentence.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace spannung {

struct Operand {
  std::string_view name;  // as in a message: "city", "price"
  std::string_view type;  // what the number means: "number", "money", "seat" or a noun of the game

  constexpr bool used() const { return !name.empty(); }
};

struct Term {
  std::string_view code;  // stable key of message catalogues and of JSON
  std::array<Operand, 3> operands{};
  std::string_view rule{};  // reasons: the id of the rule that forbids
  bool reveals = false;    // events: turned something hidden face up; undo must not cross it freely
  bool takesBack = false;  // moves: undoes the seat's own last move that no event has told of
  std::string_view pattern{};  // moves: how it is written (notation.h)
};

// The same, written in another way than its code and its operands.
constexpr Term spelt(std::string_view pattern, Term term) {
  term.pattern = pattern;
  return term;
}

using Terms = std::span<const Term>;

// All words of a game.
struct Vocabulary {
  Terms moves;
  Terms reasons;
  Terms events;
};

}  // namespace spannung
