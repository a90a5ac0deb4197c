// The rules in our own words, built into the program, by id.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "texts/language.h"

namespace spannung {

// The rule with an id such as "FS-BUILD-03", capitals or not, as plain text.
std::optional<std::string> ruleText(std::string_view game, std::string_view id, Language language);

}  // namespace spannung
