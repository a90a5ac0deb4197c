#include "engine/pampero/notation.h"

#include <array>

#include "engine/core/word_reader.h"
#include "engine/pampero/vocabulary.h"

namespace spannung::pampero {
namespace {

// Words that exist in this game; gaps in a list have none.
int numberOf(const std::vector<std::string>& words, std::string_view word) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (!word.empty() && words[i] == word) return static_cast<int>(i);
  return -1;
}

int kindNamed(std::string_view verb) {
  for (std::size_t i = 0; i < moveTerms().size(); ++i)
    if (moveTerms()[i].code == verb) return static_cast<int>(i);
  return -1;
}

}  // namespace

std::string operandText(const Tables& tables, std::string_view type, int value) {
  const auto& words = tables.wordsOf(type);
  const auto at = static_cast<std::size_t>(value);
  if (value < 0 || at >= words.size() || words[at].empty()) return std::to_string(value);
  return words[at];
}

std::string moveText(const Tables& tables, Move move) {
  if (move.kind >= moveTerms().size()) return "?";
  const Term& term = moveTerms()[move.kind];
  const std::array<int, 2> values = {move.a, move.b};
  std::string text(term.code);
  for (std::size_t i = 0; i < values.size(); ++i)
    if (term.operands[i].used())
      text += ' ' + operandText(tables, term.operands[i].type, values[i]);
  return text;
}

ParsedMove parseMove(const Tables& tables, std::string_view text) {
  WordReader words(text);
  const std::string_view verb = words.word();
  const int kind = kindNamed(verb);
  if (kind < 0) return {{}, verb.empty() ? "empty_move" : "unknown_verb", words.place()};
  std::array<int, 2> values{};
  const Term& term = moveTerms()[static_cast<std::size_t>(kind)];
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!term.operands[i].used()) continue;
    values[i] = numberOf(tables.wordsOf(term.operands[i].type), words.word());
    if (values[i] < 0) return {{}, "unknown_word", words.place()};
  }
  if (!words.atEnd()) return words.word(), ParsedMove{{}, "trailing_text", words.place()};
  return {makeMove(static_cast<MoveKind>(kind), values[0], values[1])};
}

}  // namespace spannung::pampero
