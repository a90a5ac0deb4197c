// Sentences with gaps: "{who} buys {count} {count:token|tokens}."
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace spannung {

// What fills the gaps, by name.
using Args = std::map<std::string, std::string, std::less<>>;

// {name} inserts an argument. {name:singular|plural} inserts the first word form if the argument is
// "1", else the second, and not the argument itself. {{ is a brace. A gap without argument stays
// visible as {name}.
std::string fillTemplate(std::string_view pattern, const Args& args);

// The names of all gaps, of either kind.
std::set<std::string> gapNames(std::string_view pattern);

}  // namespace spannung
