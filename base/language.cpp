#include "base/language.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <string>

namespace spannung {
namespace {

struct LanguageWord {
  std::string_view word;
  Language language;
};

constexpr std::array<LanguageWord, 9> kLanguageWords = {{
    {"en", Language::english},
    {"eng", Language::english},
    {"english", Language::english},
    {"englisch", Language::english},
    {"de", Language::german},
    {"deu", Language::german},
    {"ger", Language::german},
    {"german", Language::german},
    {"deutsch", Language::german},
}};

// The part of a locale before its country, encoding or modifier: "de" of "de_DE.UTF-8@euro".
std::string languageWord(std::string_view locale) {
  std::string word(locale.substr(0, locale.find_first_of("_-.@")));
  std::transform(word.begin(), word.end(), word.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return word;
}

// As POSIX has it, the first variable with a value decides, whatever the others say.
std::string_view systemLocale() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0') return value;
  return {};
}

}  // namespace

std::string_view languageCode(Language language) {
  return language == Language::german ? "de" : "en";
}

std::optional<Language> parseLanguage(std::string_view text) {
  const std::string word = languageWord(text);
  for (const LanguageWord& known : kLanguageWords)
    if (known.word == word) return known.language;
  return std::nullopt;
}

Language systemLanguage() { return parseLanguage(systemLocale()).value_or(Language::english); }

}  // namespace spannung
