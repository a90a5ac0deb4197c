#include "ai/bot.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ai/erased_game.h"
#include "ai/funkenschlag/greedy_bot.h"
#include "ai/funkenschlag/policy.h"
#include "ai/pampero/greedy_bot.h"
#include "ai/powerline/greedy_bot.h"
#include "ai/random_bot.h"
#include "ai/search/level.h"
#include "ai/search/search_bot.h"
#include "ai/wasserkraft/greedy_bot.h"
#include "ai/wasserkraft/policy.h"
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
  return std::make_unique<wasserkraft::GreedyBot>(gameBehind<wasserkraft::Wasserkraft>(game));
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

template <class P>
std::unique_ptr<Bot> makeSearcher(const LoadedGame& game, const search::Level& level,
                                  std::string_view name) {
  P policy(gameBehind<typename P::Rules>(game));
  return std::make_unique<search::SearchBot<P>>(std::move(policy), level, std::string(name));
}

struct Searcher {
  std::string_view game;
  std::unique_ptr<Bot> (*make)(const LoadedGame&, const search::Level&, std::string_view name);
};

constexpr std::array kSearchers = {
    Searcher{funkenschlag::Funkenschlag::kName, makeSearcher<funkenschlag::Policy>},
    Searcher{wasserkraft::Wasserkraft::kName, makeSearcher<wasserkraft::Policy>},
};

bool plays(const Entry& entry, std::string_view game) {
  return entry.game.empty() || entry.game == game;
}

}  // namespace

std::vector<std::string> botNames(std::string_view game) {
  std::vector<std::string> names;
  for (const Entry& entry : kBots)
    if (plays(entry, game)) names.emplace_back(entry.name);
  if (std::ranges::find(kSearchers, game, &Searcher::game) != kSearchers.end())
    for (const search::Level& level : search::kLevels) names.emplace_back(level.name);
  return names;
}

Expected<std::unique_ptr<Bot>> makeBot(std::string_view name, const LoadedGame& game) {
  for (const Entry& entry : kBots)
    if (entry.name == name && plays(entry, game.rules().name())) return entry.make(game);
  if (const auto level = search::levelOf(name))
    for (const Searcher& searcher : kSearchers)
      if (searcher.game == game.rules().name()) return searcher.make(game, *level, name);
  return problem(
      "bots", "unknown_bot",
      {{"name", std::string(name)}, {"known", joinWords(botNames(game.rules().name()), ", ")}});
}

}  // namespace spannung
