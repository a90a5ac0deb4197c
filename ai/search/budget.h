// How long a search may think.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace spannung::search {

using Clock = std::chrono::steady_clock;

// Whatever runs out first ends the search; at least one of both is given.
struct Budget {
  std::optional<std::uint32_t> simulations{};
  std::optional<std::chrono::milliseconds> time{};
};

}  // namespace spannung::search
