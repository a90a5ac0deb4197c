#include "ai/bot.h"

#include <array>

#include "ai/erased_game.h"
#include "ai/funkenschlag/greedy_bot.h"
#include "ai/pampero/greedy_bot.h"
#include "ai/powerline/greedy_bot.h"
#include "ai/random_bot.h"
#include "ai/wasserkraft/greedy_bot.h"
#include "ai/wasserkraft/greedy_weights.h"
#include "games/value_text.h"

namespace spannung {
namespace {

using Maker = std::unique_ptr<Bot> (*)(const LoadedGame&);

struct Entry {
  std::string_view name;
  std::string_view game;  // empty if it plays any
  Maker make;
};

std::unique_ptr<Bot> makeRandom(const LoadedGame& game) {
  return std::make_unique<RandomBot>(game.rules());
}

std::unique_ptr<Bot> makeFunkenschlagGreedy(const LoadedGame& game) {
  const auto& rules = gameBehind<funkenschlag::Funkenschlag>(game);
  return std::make_unique<funkenschlag::GreedyBot>(rules.tables());
}

std::unique_ptr<Bot> makePamperoGreedy(const LoadedGame& game) {
  return std::make_unique<pampero::GreedyBot>(gameBehind<pampero::Pampero>(game));
}

std::unique_ptr<Bot> makeWasserkraftGreedy(const LoadedGame& game) {
  return std::make_unique<wasserkraft::GreedyBot>(gameBehind<wasserkraft::Wasserkraft>(game),
                                                  wasserkraft::greedy::shippedJudgement());
}

std::unique_ptr<Bot> makePowerlineGreedy(const LoadedGame& game) {
  const auto& rules = gameBehind<powerline::Powerline>(game);
  return std::make_unique<powerline::GreedyBot>(rules.tables());
}

// Weakest first.
constexpr std::array kBots = {
    Entry{"random", "", makeRandom},
    Entry{"greedy", funkenschlag::Funkenschlag::kName, makeFunkenschlagGreedy},
    Entry{"greedy", pampero::Pampero::kName, makePamperoGreedy},
    Entry{"greedy", wasserkraft::Wasserkraft::kName, makeWasserkraftGreedy},
    Entry{"greedy", powerline::Powerline::kName, makePowerlineGreedy},
};

bool plays(const Entry& entry, std::string_view game) {
  return entry.game.empty() || entry.game == game;
}

}  // namespace

std::vector<std::string> botNames(std::string_view game) {
  std::vector<std::string> names;
  for (const Entry& entry : kBots)
    if (plays(entry, game)) names.emplace_back(entry.name);
  return names;
}

Expected<std::unique_ptr<Bot>> makeBot(std::string_view name, const LoadedGame& game) {
  for (const Entry& entry : kBots)
    if (entry.name == name && plays(entry, game.rules().name())) return entry.make(game);
  return problem(
      "bots", "unknown_bot",
      {{"name", std::string(name)}, {"known", joinWords(botNames(game.rules().name()), ", ")}});
}

}  // namespace spannung
