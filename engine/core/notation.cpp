#include "engine/core/notation.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "engine/core/word_reader.h"

namespace spannung {
namespace {

constexpr std::string_view kOperand = "*";

// Goes through the pattern of a term, word by word.
class Pattern {
 public:
  explicit Pattern(const Term& term) : term_(term), words_(term.pattern) {}

  bool atEnd() const { return isGiven() ? words_.atEnd() : read_ > operands(); }
  // The next word without its brackets.
  std::string_view next() {
    if (!isGiven()) return read_++ == 0 ? term_.code : kOperand;
    std::string_view word = words_.word();
    opens_ = word.starts_with('[');
    if (opens_) word.remove_prefix(1);
    if (word.ends_with(']')) word.remove_suffix(1);
    return word;
  }
  // Whether the word just read begins the tail.
  bool opensTail() const { return opens_; }

 private:
  bool isGiven() const { return !term_.pattern.empty(); }
  std::size_t operands() const {
    std::size_t count = 0;
    while (count < term_.operands.size() && term_.operands[count].used()) ++count;
    return count;
  }

  const Term& term_;
  WordReader words_;
  std::size_t read_ = 0;  // without a pattern
  bool opens_ = false;
};

std::array<int, 3> valuesOf(Move move) { return {move.a, move.b, move.c}; }

bool areZero(const std::array<int, 3>& values, std::size_t from) {
  for (std::size_t i = from; i < values.size(); ++i)
    if (values[i] != 0) return false;
  return true;
}

// The words in front of the first operand: "discard plant".
std::string_view verbOf(const Term& term) {
  if (term.pattern.empty()) return term.code;
  return term.pattern.substr(0, std::min(term.pattern.find(" *"), term.pattern.find(" [")));
}

bool beginsWith(std::string_view text, std::string_view verb) {
  WordReader said(text);
  WordReader meant(verb);
  while (!meant.atEnd())
    if (said.word() != meant.word()) return false;
  return true;
}

// The term with the longest verb that the text begins with, or else one with the same first word,
// which then can tell what it misses.
std::optional<std::size_t> kindOf(Terms terms, std::string_view text) {
  const std::string_view first = WordReader(text).word();
  std::optional<std::size_t> found;
  std::optional<std::size_t> near;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const std::string_view verb = verbOf(terms[i]);
    if (WordReader(verb).word() != first) continue;
    near = i;
    if (beginsWith(text, verb) && (!found || verb.size() > verbOf(terms[*found]).size())) found = i;
  }
  return found ? found : near;
}

// Reads one move; the first thing that does not fit stops it.
class MoveParser {
 public:
  MoveParser(const Lexicon& words, std::string_view text) : words_(words), said_(text) {}

  ParsedMove read(std::size_t kind, const Term& term) {
    std::array<int, 3> values{};
    std::size_t operand = 0;
    for (Pattern pattern(term); problem_.empty() && !pattern.atEnd();) {
      const std::string_view word = pattern.next();
      if (pattern.opensTail() && said_.atEnd()) break;
      if (word == kOperand) {
        values[operand] = read(term.operands[operand].type);
        ++operand;
      } else if (said_.word() != word) {
        fail(expected(word));
      }
    }
    if (problem_.empty() && !said_.atEnd()) said_.word(), fail("trailing_text");
    return problem_.empty() ? ParsedMove{moveOf(kind, values)} : ParsedMove{{}, problem_, at_};
  }

 private:
  static Move moveOf(std::size_t kind, const std::array<int, 3>& values) {
    return {static_cast<std::uint16_t>(kind), static_cast<std::int16_t>(values[0]),
            static_cast<std::int16_t>(values[1]), static_cast<std::int16_t>(values[2])};
  }

  int read(std::string_view type) {
    const WordList* const list = words_.find(type);
    return list != nullptr ? wordOf(*list) : number();
  }

  int number() {
    const std::optional<int> value = said_.number();
    if (!value) return fail("expected_number");
    if (*value < 0 || *value > std::numeric_limits<std::int16_t>::max())
      return fail("number_out_of_range");
    return *value;
  }

  // What it is called may be several words.
  int wordOf(const WordList& list) {
    const std::string_view rest = said_.rest();
    for (std::size_t i = 0; i < list.words.size(); ++i)
      if (!list.words[i].empty() && beginsWith(rest, list.words[i])) {
        said_.skip(list.words[i]);
        return static_cast<int>(i);
      }
    if (!isFirstOf(list, said_.word())) return fail(list.problem);
    said_.word();
    return fail(list.restProblem);
  }

  static bool isFirstOf(const WordList& list, std::string_view word) {
    return !list.restProblem.empty() &&
           std::any_of(list.words.begin(), list.words.end(),
                       [&](const std::string& known) { return WordReader(known).word() == word; });
  }

  // Lexicon that stand for themselves may have a problem of their own.
  std::string_view expected(std::string_view word) const {
    const WordList* const list = words_.find(word);
    return list != nullptr ? list->problem : "unknown_verb";
  }

  // Keeps the first problem and its place.
  int fail(std::string_view problem) {
    problem_ = problem;
    at_ = said_.place();
    return 0;
  }

  const Lexicon& words_;
  WordReader said_;
  std::string_view problem_{};
  std::size_t at_ = 0;
};

}  // namespace

bool isWellFormed(Terms terms, Move move) {
  if (move.kind >= terms.size()) return false;
  const auto& operands = terms[move.kind].operands;
  return (operands[0].used() || move.a == 0) && (operands[1].used() || move.b == 0) &&
         (operands[2].used() || move.c == 0);
}

std::string moveText(Terms terms, const Lexicon& words, Move move) {
  if (move.kind >= terms.size()) return "?";
  const Term& term = terms[move.kind];
  const std::array<int, 3> values = valuesOf(move);
  std::string text;
  std::size_t operand = 0;
  for (Pattern pattern(term); !pattern.atEnd();) {
    const std::string_view word = pattern.next();
    if (pattern.opensTail() && areZero(values, operand)) break;
    if (!text.empty()) text += ' ';
    if (word != kOperand) {
      text += word;
    } else {
      text += words.text(term.operands[operand].type, values[operand]);
      ++operand;
    }
  }
  return text;
}

ParsedMove parseMove(Terms terms, const Lexicon& words, std::string_view text) {
  WordReader said(text);
  const std::string_view verb = said.word();
  const std::optional<std::size_t> kind = kindOf(terms, text);
  if (!kind) return {{}, verb.empty() ? "empty_move" : "unknown_verb", said.place()};
  return MoveParser(words, text).read(*kind, terms[*kind]);
}

}  // namespace spannung
