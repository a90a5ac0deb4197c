#include "ai/tuning/tunables.h"

#include <string>

#include <fmt/format.h>

#include "ai/players.h"
#include "base/value_text.h"

namespace spannung {
namespace {

bool isMeant(const WeightsOwner& owner, const LoadedGame& game, std::string_view bot) {
  if (owner.game != game.rules().name()) return false;
  return bot.empty() || owner.bot == bot ||
         owner.bot == fmt::format("{}-{}", bot, game.rules().seats());
}

}  // namespace

std::vector<Tunable> allTunables() {
  std::vector<Tunable> all;
  for (const PlayersEntry& entry : allPlayers())
    if (entry.players.tunables != nullptr)
      for (const Tunable& tunable : entry.players.tunables()) all.push_back(tunable);
  return all;
}

Expected<Tunable> tunableFor(const LoadedGame& game, std::string_view bot) {
  std::vector<std::string> known;
  for (const Tunable& tunable : allTunables()) {
    if (isMeant(tunable.owner, game, bot)) return tunable;
    if (tunable.owner.game == game.rules().name()) known.emplace_back(tunable.owner.bot);
  }
  return problem("--bot", "not_tunable",
                 {{"name", std::string(bot)}, {"known", joinWords(known, ", ")}});
}

}  // namespace spannung
