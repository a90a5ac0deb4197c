// Which language to speak.
#pragma once

#include <optional>
#include <string_view>

namespace spannung {

enum class Language { english, german };

// "en" or "de", as in the names of catalogue files.
std::string_view languageCode(Language language);

// From a code, a locale or the language's own or English name: "de", "de_DE.UTF-8", "Deutsch".
std::optional<Language> parseLanguage(std::string_view text);

// What the environment asks for by LC_ALL, LC_MESSAGES or LANG; English if it asks for neither.
Language systemLanguage();

}  // namespace spannung
