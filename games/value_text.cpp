#include "games/value_text.h"

#include <algorithm>
#include <cctype>

namespace spannung {
namespace {

bool isSeparator(char c) { return c == ' ' || c == ',' || c == '\t'; }

}  // namespace

std::vector<std::string> splitWords(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : text) {
    if (!isSeparator(c)) {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  if (!word.empty()) words.push_back(std::move(word));
  return words;
}

int countWords(const std::map<std::string, std::string>& values) {
  std::size_t count = 0;
  for (const auto& [name, value] : values) count += splitWords(value).size();
  return static_cast<int>(count);
}

std::string joinWords(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += separator;
    text += word;
  }
  return text;
}

std::optional<int> parseNumber(std::string_view text) {
  const auto isDigit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
  if (text.empty() || text.size() > 9 || !std::all_of(text.begin(), text.end(), isDigit))
    return std::nullopt;
  return std::stoi(std::string(text));
}

}  // namespace spannung
