// What a bot thinks about moves, for programs and pages.
#pragma once

#include <span>

#include <boost/json/array.hpp>

#include "games/game_module.h"
#include "games/thought.h"
#include "texts/narrator.h"

namespace spannung {

// The favourite first, at most `count`:
// {"move", "label", "visits", "chance", "score", "reasons": [{"aspect", "label", "score"}]},
// the weightiest reasons first, without those that do not matter. No chance and no score for what
// was not searched.
// `seen` is what the bot thought about.
boost::json::array thoughtObjects(const LoadedGame& game, const Narrator& narrator,
                                  Language language, const AnyState& seen,
                                  std::span<const Thought> thoughts, std::size_t count);

// What an aspect of an appraisal is called.
std::string aspectName(const LoadedGame& game, Language language, std::string_view aspect);

// Gains and losses that matter, the weightiest first.
std::vector<Thought::Gain> mainReasons(const Thought& thought);

}  // namespace spannung
