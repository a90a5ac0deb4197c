#include "cli/terminal/folded_words.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace spannung {
namespace {

struct Fold {
  std::string_view letter;
  std::string_view two;
  std::string_view one;
};

constexpr std::array<Fold, 7> kFolds = {{{"ä", "ae", "a"},
                                         {"ö", "oe", "o"},
                                         {"ü", "ue", "u"},
                                         {"Ä", "ae", "a"},
                                         {"Ö", "oe", "o"},
                                         {"Ü", "ue", "u"},
                                         {"ß", "ss", "s"}}};

bool isLetterOrDigit(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || std::isalnum(byte) != 0;
}

bool isNumber(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(),
                                      [](unsigned char c) { return std::isdigit(c) != 0; });
}

std::string withoutLeadingZeros(const std::string& word) {
  if (!isNumber(word)) return word;
  return word.substr(std::min(word.find_first_not_of('0'), word.size() - 1));
}

// The letter at the start of the text, folded; `text` moves on behind it.
std::string takeLetter(std::string_view& text, Umlaut umlaut) {
  for (const Fold& fold : kFolds)
    if (text.starts_with(fold.letter)) {
      text.remove_prefix(fold.letter.size());
      return std::string(umlaut == Umlaut::twoLetters ? fold.two : fold.one);
    }
  const auto byte = static_cast<unsigned char>(text.front());
  text.remove_prefix(1);
  return std::string(1, static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte));
}

}  // namespace

std::vector<std::string> foldedWords(std::string_view text, Umlaut umlaut) {
  std::vector<std::string> words;
  bool inWord = false;
  while (!text.empty()) {
    const bool continues = isLetterOrDigit(text.front());
    if (continues && !inWord) words.emplace_back();
    inWord = continues;
    const std::string letter = takeLetter(text, umlaut);
    if (continues) words.back() += letter;
  }
  for (std::string& word : words) word = withoutLeadingZeros(word);
  return words;
}

bool abbreviates(std::string_view typed, std::string_view word) {
  return isNumber(typed) ? typed == word : word.starts_with(typed);
}

}  // namespace spannung
