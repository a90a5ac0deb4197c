// Searching players of a game, from its policy.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "ai/search/search_bot.h"
#include "games/erased_game.h"

namespace spannung::search {

template <SearchPolicy P>
std::unique_ptr<Bot> searcher(const LoadedGame& game, const Level& level, std::string_view name) {
  return std::make_unique<SearchBot<P>>(P(gameBehind<typename P::Rules>(game)), level,
                                        std::string(name));
}

// One that has other weights than the shipped ones and thinks for so many simulations.
template <SearchPolicy P, class Weights>
std::unique_ptr<Bot> weighing(const Weights& weights, const LoadedGame& game, int simulations) {
  Level level{.name = "search"};
  level.budget.simulations = static_cast<std::uint32_t>(simulations);
  return std::make_unique<SearchBot<P>>(P(gameBehind<typename P::Rules>(game), weights), level,
                                        "search");
}

}  // namespace spannung::search
