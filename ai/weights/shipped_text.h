// The files of weights/, as they are built in.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spannung {

// By its path there: "wasserkraft/greedy.json".
std::optional<std::string_view> shippedText(std::string_view file);
// Tells players with other weights of a game apart: 16 hexadecimal digits.
std::string shippedDigest(std::string_view game);

}  // namespace spannung
