#include "cli/play/move_reader.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "base/value_text.h"
#include "cli/play/closest_name.h"
#include "cli/terminal/folded_words.h"
#include "cli/terminal/text_width.h"

namespace spannung {
namespace {

using Strings = std::vector<std::string>;

void appendWords(Strings& words, const Strings& more) {
  words.insert(words.end(), more.begin(), more.end());
}

void appendFolded(Strings& words, std::string_view text) {
  appendWords(words, foldedWords(text, Umlaut::twoLetters));
  appendWords(words, foldedWords(text, Umlaut::oneLetter));
}

bool allAbbreviate(const Strings& typed, const Strings& words) {
  return std::all_of(typed.begin(), typed.end(), [&words](const std::string& one) {
    return std::any_of(words.begin(), words.end(),
                       [&one](const std::string& word) { return abbreviates(one, word); });
  });
}

bool allContained(const Strings& typed, const Strings& words) {
  return std::all_of(typed.begin(), typed.end(), [&words](const std::string& one) {
    return std::find(words.begin(), words.end(), one) != words.end();
  });
}

bool isNumber(const std::string& word) {
  return std::isdigit(static_cast<unsigned char>(word[0])) != 0;
}

bool isName(const Operand& operand) {
  return operand.used() && operand.type != "number" && operand.type != "money" &&
         operand.type != "seat";
}

}  // namespace

MoveReader::MoveReader(const AnyGame& rules, const Narrator& narrator)
    : rules_(rules), narrator_(narrator) {
  collectVerbs();
  std::vector<std::string_view> types;
  for (const Term& term : rules_.moveTerms())
    for (const Operand& operand : term.operands)
      if (isName(operand) && std::find(types.begin(), types.end(), operand.type) == types.end()) {
        types.push_back(operand.type);
        collectNames(operand);
      }
}

Meaning MoveReader::read(std::string_view text, const AnyState& seen, const MoveList& legal) const {
  const ParsedMove exact = rules_.parse(text);
  if (exact.fine() && legal.contains(exact.move)) return {{exact.move}};
  const Strings typed = foldedWords(text);
  std::vector<Move> meant = candidates(typed, seen, legal);
  if (!meant.empty()) return {std::move(meant)};
  if (exact.fine()) return {{exact.move}};
  if (const ParsedMove expanded = parseExpanded(typed); expanded.fine()) return {{expanded.move}};
  if (const ParsedMove completed = parseWithoutVerb(typed, legal); completed.fine())
    return {{completed.move}};
  return {{}, printable(narrator_.parseProblem(exact, text)), suggestion(typed)};
}

Strings MoveReader::wordsOf(Move move, const std::string& label) const {
  Strings words = foldedWords(rules_.text(move));
  appendFolded(words, label);
  return words;
}

// What a move is called beats what it brings about: "option 1" is not the option that brings 1.
std::vector<Move> MoveReader::candidates(const Strings& typed, const AnyState& seen,
                                         const MoveList& legal) const {
  std::vector<Move> called = fitting(typed, legal, [&](Move move) { return narrator_.move(move); });
  if (!called.empty()) return called;
  return fitting(typed, legal, [&](Move move) { return narrator_.move(seen, move); });
}

// If every word is written out, that beats mere beginnings: "south" is not "southwest".
template <class LabelOf>
std::vector<Move> MoveReader::fitting(const Strings& typed, const MoveList& legal,
                                      LabelOf labelOf) const {
  std::vector<Move> abbreviated;
  std::vector<Move> complete;
  if (typed.empty()) return abbreviated;
  for (const Move move : legal) {
    const Strings words = wordsOf(move, labelOf(move));
    if (allAbbreviate(typed, words)) abbreviated.push_back(move);
    if (allContained(typed, words)) complete.push_back(move);
  }
  return complete.empty() ? abbreviated : complete;
}

// A move that is not legal may be abbreviated, too; whoever asks why it is not gets an answer.
ParsedMove MoveReader::parseExpanded(const Strings& typed) const {
  if (typed.empty()) return rules_.parse({});
  Strings nameWords;
  Strings numbers;
  for (std::size_t i = 1; i < typed.size(); ++i)
    (isNumber(typed[i]) ? numbers : nameWords).push_back(typed[i]);
  Strings expanded{expandedVerb(typed[0])};
  if (!nameWords.empty()) expanded.push_back(expandedName(nameWords));
  appendWords(expanded, numbers);
  return rules_.parse(joinWords(expanded));
}

// "essen", while cities are being connected, means to connect Essen.
ParsedMove MoveReader::parseWithoutVerb(const Strings& typed, const MoveList& legal) const {
  const ParsedMove nothing = rules_.parse({});
  if (typed.empty()) return nothing;  // or silence would mean to be done
  for (const Move move : legal) {
    Strings words{foldedWords(rules_.text(move)).front()};
    appendWords(words, typed);
    if (const ParsedMove parsed = parseExpanded(words); parsed.fine()) return parsed;
  }
  return nothing;
}

std::string MoveReader::expandedVerb(const std::string& typed) const {
  for (const std::string& verb : verbs_)
    if (abbreviates(typed, verb)) return verb;
  return typed;
}

std::string MoveReader::expandedName(const Strings& typed) const {
  for (const Name& name : names_)
    if (allContained(typed, name.words)) return name.id;
  for (const Name& name : names_)
    if (allAbbreviate(typed, name.words)) return name.id;
  return joinWords(typed);
}

// What may have been misspelt: the name behind a verb, or the name alone.
std::string MoveReader::suggestion(const Strings& typed) const {
  std::vector<std::string> names;
  for (const Name& name : names_) names.push_back(name.called);
  const Strings behind(typed.begin() + (typed.empty() ? 0 : 1), typed.end());
  std::string found = behind.empty() ? "" : closestName(joinWords(behind), names);
  return found.empty() ? closestName(joinWords(typed), names) : found;
}

// A move with zeros for operands shows the verb of its kind.
void MoveReader::collectVerbs() {
  for (std::size_t kind = 0; kind < rules_.moveTerms().size(); ++kind) {
    const Strings words = foldedWords(rules_.text(Move{static_cast<std::uint16_t>(kind)}));
    if (!words.empty()) verbs_.push_back(words.front());
  }
}

void MoveReader::collectNames(const Operand& operand) {
  constexpr int kMost = 256;
  for (int value = 0; value < kMost; ++value) {
    Name name{{}, rules_.operandText(operand.type, value)};
    // A value that nothing is called by comes back as its own digits.
    if (name.id == std::to_string(value)) return;
    if (isNumber(name.id)) continue;
    appendFolded(name.words, name.id);
    name.called = narrator_.nameOf(operand.type, value);
    appendFolded(name.words, name.called);
    names_.push_back(std::move(name));
  }
}

}  // namespace spannung
