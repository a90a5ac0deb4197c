// Builds a game's term table so that a row can never drift away from its enumerator.
#pragma once

#include <array>
#include <cstddef>

#include "engine/core/term.h"

namespace spannung {

template <class Kind>
struct TermRow {
  Kind kind;
  Term term;
};

// Never defined: reaching it during constant evaluation is the compile error we want.
void termRowsOutOfOrder();

// Rows must come in the order of the enumerators, starting at 0; anything else does not compile.
template <class Kind, std::size_t N>
consteval std::array<Term, N> termTable(const TermRow<Kind> (&rows)[N]) {
  std::array<Term, N> table{};
  for (std::size_t i = 0; i < N; ++i) {
    if (static_cast<std::size_t>(rows[i].kind) != i) termRowsOutOfOrder();
    table[i] = rows[i].term;
  }
  return table;
}

}  // namespace spannung
