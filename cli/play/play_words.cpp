#include "cli/play/play_words.h"

#include <algorithm>

#include "cli/terminal/folded_words.h"
#include "texts/catalogue.h"

namespace spannung {
namespace {

// The catalogue lists the words of a language; the first one is shown in the help.
bool isWordOf(Language language, std::string_view key, const std::string& typed) {
  const auto words = foldedWords(catalogue(language).text("cli.word." + std::string(key)));
  return std::find(words.begin(), words.end(), typed) != words.end();
}

PlayWord wordNamed(const std::string& typed) {
  for (const auto& [word, key] : playWordKeys())
    for (const Language language : {Language::english, Language::german})
      if (isWordOf(language, key, typed)) return word;
  return PlayWord::none;
}

}  // namespace

const std::vector<PlayWordKey>& playWordKeys() {
  static const std::vector<PlayWordKey> kKeys = {
      {PlayWord::hint, "hint"}, {PlayWord::accept, "accept"}, {PlayWord::why, "why"},
      {PlayWord::undo, "undo"}, {PlayWord::map, "map"},       {PlayWord::board, "board"},
      {PlayWord::cost, "cost"}, {PlayWord::log, "log"},       {PlayWord::rules, "rules"},
      {PlayWord::save, "save"}, {PlayWord::help, "help"},     {PlayWord::quit, "quit"}};
  return kKeys;
}

TypedLine parseTyped(std::string_view line) {
  if (line == "?") return {PlayWord::help, {}};
  const std::size_t blank = std::min(line.find(' '), line.size());
  const auto first = foldedWords(line.substr(0, blank));
  const PlayWord word = first.size() == 1 ? wordNamed(first[0]) : PlayWord::none;
  if (word == PlayWord::none) return {word, std::string(line)};
  return {word, std::string(line.substr(std::min(blank + 1, line.size())))};
}

}  // namespace spannung
