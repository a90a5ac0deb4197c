// What the numbers of a game are called in notation: city 7 is "berlin".
#pragma once

#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/term.h"

namespace spannung {

// The words of one operand type. A number without a word is written as it is.
struct WordList {
  std::string_view type;
  std::string_view problem;  // what is wrong with any other word: "unknown_city"
  std::vector<std::string> words;
  std::string_view restProblem{};  // of several words, only the first is known
  bool isSigned = false;           // "+2": numbers that are added to something
};

class Lexicon {
 public:
  void add(std::string_view type, std::string_view problem, std::vector<std::string> words,
           std::string_view restProblem = {}) {
    lists_.push_back({type, problem, std::move(words), restProblem});
  }
  // Of reasons and events only.
  void add(std::string_view type, std::vector<std::string> words) {
    add(type, {}, std::move(words));
  }
  void addSigned(std::string_view type) { lists_.push_back({type, {}, {}, {}, true}); }
  // Null if numbers of this type go by no words.
  const WordList* find(std::string_view type) const;
  const std::vector<std::string>& of(std::string_view type) const;
  std::string text(std::string_view type, int value) const;

 private:
  std::vector<WordList> lists_;
};

// From a table of words, or of things with an id.
template <class Range>
std::vector<std::string> wordsIn(const Range& words) {
  std::vector<std::string> list;
  list.reserve(std::size(words));
  for (const auto& word : words) list.emplace_back(word);
  return list;
}

template <class Range>
std::vector<std::string> idsIn(const Range& things) {
  std::vector<std::string> list;
  list.reserve(std::size(things));
  for (const auto& thing : things) list.push_back(thing.id);
  return list;
}

// From what the first so many numbers are called.
template <class TextOf>
std::vector<std::string> wordsFor(int count, TextOf textOf) {
  std::vector<std::string> list;
  list.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) list.push_back(textOf(i));
  return list;
}

// "1", "2", … as people count, perhaps behind a stem: "cap1".
std::vector<std::string> countedFromOne(int count, std::string_view stem = {});
std::vector<std::string> codesIn(Terms terms);

}  // namespace spannung
