// What a person may type instead of a move, in either language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/language.h"

namespace spannung {

enum class PlayWord {
  none,
  why,
  undo,
  save,
  hint,
  accept,
  log,
  rules,
  map,
  board,
  cost,
  help,
  quit
};

struct TypedLine {
  PlayWord word = PlayWord::none;
  std::string rest;  // behind the word; the whole line if it begins with none
};

TypedLine parseTyped(std::string_view line);

// All words in the order of the help, by their key in the catalogue.
struct PlayWordKey {
  PlayWord word;
  std::string_view key;
};
const std::vector<PlayWordKey>& playWordKeys();

}  // namespace spannung
