#include "ai/tuning/tunable.h"

#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "ai/erased_game.h"
#include "ai/wasserkraft/greedy_bot.h"
#include "ai/wasserkraft/greedy_weights.h"
#include "games/value_text.h"

namespace spannung {
namespace {

std::unique_ptr<Bot> makeTunedWasserkraft(const Parameters& parameters, const LoadedGame& game) {
  return std::make_unique<wasserkraft::GreedyBot>(
      gameBehind<wasserkraft::Wasserkraft>(game),
      judgementOf(wasserkraft::greedy::kWeights, parameters));
}

constexpr std::array kTunables = {
    Tunable{{wasserkraft::Wasserkraft::kName, "greedy"},
            wasserkraft::greedy::shippedParameters,
            makeTunedWasserkraft},
};

}  // namespace

Expected<Tunable> tunableFor(std::string_view game, std::string_view bot) {
  std::vector<std::string> known;
  for (const Tunable& tunable : kTunables) {
    const WeightsOwner& owner = tunable.owner;
    if (owner.game == game && (bot.empty() || owner.bot == bot)) return tunable;
    known.push_back(fmt::format("{} ({})", owner.game, owner.bot));
  }
  return problem("game", "not_tunable",
                 {{"name", std::string(game)}, {"known", joinWords(known, ", ")}});
}

Expected<std::unique_ptr<Bot>> makeTunedBot(const Parameters& parameters, const LoadedGame& game,
                                            std::string_view bot) {
  const auto tunable = tunableFor(game.rules().name(), bot);
  if (!tunable) return tl::unexpected(tunable.error());
  return tunable->make(parameters, game);
}

}  // namespace spannung
