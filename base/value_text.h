// Values of options and deals as text: lists of words, and numbers.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spannung {

// Words between blanks or commas.
std::vector<std::string> splitWords(std::string_view text);
// In all values together: a deal gives so many outcomes of chance.
int countWords(const std::map<std::string, std::string>& values);
std::string joinWords(const std::vector<std::string>& words, std::string_view separator = " ");
// The word that was probably meant; empty if none is near enough.
std::string nearestWord(std::string_view misspelt, const std::vector<std::string>& words);
// Decimal digits and nothing else, at most 9 of them.
std::optional<int> parseNumber(std::string_view text);

}  // namespace spannung
