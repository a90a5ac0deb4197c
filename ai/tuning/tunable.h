// The bots whose weights can be tuned. A game adds its line in tunable.cpp.
#pragma once

#include <memory>
#include <string_view>

#include "ai/bot.h"
#include "ai/tuning/parameter.h"
#include "ai/tuning/weights.h"

namespace spannung {

struct Tunable {
  WeightsOwner owner;
  Parameters (*shipped)();  // names, ranges and the built-in values
  std::unique_ptr<Bot> (*make)(const Parameters& parameters, const LoadedGame& game);
};

// A problem that lists those there are. Without a name it is the first bot of the game.
Expected<Tunable> tunableFor(std::string_view game, std::string_view bot = {});

// `parameters` as tunableFor gives them, with any values in their ranges.
Expected<std::unique_ptr<Bot>> makeTunedBot(const Parameters& parameters, const LoadedGame& game,
                                            std::string_view bot = {});

}  // namespace spannung
