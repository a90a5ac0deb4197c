// What somebody may have meant by a name that nothing is called by.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spannung {

// The name that takes the fewest wrong, missing or spare letters; empty if none is near enough to
// be worth a question.
std::string closestName(std::string_view typed, const std::vector<std::string>& names);

}  // namespace spannung
