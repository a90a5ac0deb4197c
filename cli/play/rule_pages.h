// The rules in our own words, built into the program, by id.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/language.h"

namespace spannung {

// The rule with an id such as "FS-BUILD-03", capitals or not, as plain text.
std::optional<std::string> ruleText(std::string_view game, std::string_view id, Language language);

// All rules that have every one of these words in them, in the order of the page.
std::vector<std::string> rulesMentioning(std::string_view game, std::string_view words,
                                         Language language);

// The first id of a game, to show what ids look like.
std::string firstRuleId(std::string_view game);

}  // namespace spannung
