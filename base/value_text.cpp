#include "base/value_text.h"

#include <algorithm>
#include <cctype>

namespace spannung {
namespace {

bool isSeparator(char c) { return c == ' ' || c == ',' || c == '\t'; }

// How many letters have to be put in, left out or changed.
std::size_t lettersBetween(std::string_view left, std::string_view right) {
  std::vector<std::size_t> row(right.size() + 1);
  for (std::size_t i = 0; i <= right.size(); ++i) row[i] = i;
  for (std::size_t l = 1; l <= left.size(); ++l) {
    std::size_t diagonal = row[0];
    row[0] = l;
    for (std::size_t r = 1; r <= right.size(); ++r) {
      const std::size_t changed = diagonal + (left[l - 1] == right[r - 1] ? 0 : 1);
      diagonal = row[r];
      row[r] = std::min({changed, row[r] + 1, row[r - 1] + 1});
    }
  }
  return row.back();
}

std::string lowerCase(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

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

std::string nearestWord(std::string_view misspelt, const std::vector<std::string>& words) {
  constexpr std::size_t kLongest = 64;  // no name is as long
  if (misspelt.size() > kLongest) return {};
  std::string nearest;
  std::size_t fewest = misspelt.size() / 3 + 1;
  for (const std::string& word : words)
    if (const std::size_t letters = lettersBetween(lowerCase(misspelt), word); letters < fewest) {
      fewest = letters;
      nearest = word;
    }
  return nearest;
}

std::optional<int> parseNumber(std::string_view text) {
  const auto isDigit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
  if (text.empty() || text.size() > 9 || !std::all_of(text.begin(), text.end(), isDigit))
    return std::nullopt;
  return std::stoi(std::string(text));
}

}  // namespace spannung
