#include "engine/core/lexicon.h"

namespace spannung {

const WordList* Lexicon::find(std::string_view type) const {
  for (const WordList& list : lists_)
    if (list.type == type) return &list;
  return nullptr;
}

const std::vector<std::string>& Lexicon::of(std::string_view type) const {
  static const std::vector<std::string> kNone;
  const WordList* const list = find(type);
  return list != nullptr ? list->words : kNone;
}

std::string Lexicon::text(std::string_view type, int value) const {
  const WordList* const list = find(type);
  const auto at = static_cast<std::size_t>(value);
  const bool isNamed =
      list != nullptr && value >= 0 && at < list->words.size() && !list->words[at].empty();
  if (isNamed) return list->words[at];
  const bool needsPlus = list != nullptr && list->isSigned && value > 0;
  return (needsPlus ? "+" : "") + std::to_string(value);
}

std::vector<std::string> countedFromOne(int count, std::string_view stem) {
  return wordsFor(count, [&](int i) { return std::string(stem) + std::to_string(i + 1); });
}

std::vector<std::string> codesIn(Terms terms) {
  std::vector<std::string> codes;
  codes.reserve(terms.size());
  for (const Term& term : terms) codes.emplace_back(term.code);
  return codes;
}

}  // namespace spannung
