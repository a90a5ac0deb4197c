// Words as people type them: without capitals, punctuation and umlauts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spannung {

// Both ways in which people avoid an umlaut.
enum class Umlaut { twoLetters, oneLetter };  // koeln, koln

// "Frankfurt (Main)" -> frankfurt, main; "frankfurt_main" gives the same; "03" -> 3.
std::vector<std::string> foldedWords(std::string_view text, Umlaut umlaut = Umlaut::twoLetters);

// Whether a word that was typed can stand for `word`: its beginning, but numbers only in full.
bool abbreviates(std::string_view typed, std::string_view word);

}  // namespace spannung
