// How long a search may think, and how long it has.
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

// What a run has used of its budget; time in which it was not its turn does not count.
struct Progress {
  std::uint32_t simulations = 0;
  Clock::duration time{};
};

}  // namespace spannung::search
