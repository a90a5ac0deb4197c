#include "ai/bot.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "ai/erased_game.h"
#include "ai/funkenschlag/greedy_bot.h"
#include "ai/funkenschlag/policy.h"
#include "ai/pampero/greedy_bot.h"
#include "ai/pampero/policy.h"
#include "ai/powerline/greedy_bot.h"
#include "ai/powerline/policy.h"
#include "ai/random_bot.h"
#include "ai/search/level.h"
#include "ai/search/search_bot.h"
#include "ai/wasserkraft/greedy_bot.h"
#include "ai/wasserkraft/policy.h"
#include "base/value_text.h"

namespace spannung {
namespace {

using namespace std::chrono_literals;

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
    Searcher{powerline::Powerline::kName, makeSearcher<powerline::Policy>},
    Searcher{pampero::Pampero::kName, makeSearcher<pampero::Policy>},
    Searcher{wasserkraft::Wasserkraft::kName, makeSearcher<wasserkraft::Policy>},
};

bool plays(const Entry& entry, std::string_view game) {
  return entry.game.empty() || entry.game == game;
}

const Entry* entryFor(std::string_view name, std::string_view game) {
  const auto found = std::ranges::find_if(
      kBots, [&](const Entry& entry) { return entry.name == name && plays(entry, game); });
  return found == kBots.end() ? nullptr : &*found;
}

const Searcher* searcherFor(std::string_view game) {
  const auto found = std::ranges::find(kSearchers, game, &Searcher::game);
  return found == kSearchers.end() ? nullptr : &*found;
}

constexpr std::array<std::string_view, 6> kWeakestFirst = {"random", "easy", "greedy",
                                                           "medium", "hard", "expert"};

}  // namespace

bool isBot(std::string_view name, std::string_view game) {
  if (entryFor(name, game) != nullptr) return true;
  return searcherFor(game) != nullptr && search::levelOf(name).has_value();
}

std::vector<std::string> botNames(std::string_view game) {
  std::vector<std::string> names;
  for (const std::string_view name : kWeakestFirst)
    if (isBot(name, game)) names.emplace_back(name);
  return names;
}

BotDemand demandOf(std::string_view name) {
  const auto level = search::levelOf(name);
  return level ? BotDemand{level->budget.time, level->threads} : BotDemand{};
}

std::string boundedBot(std::string_view name, std::chrono::milliseconds time) {
  const BotDemand demand = demandOf(name);
  const std::string_view alone = name.substr(0, demand.threads > 1 ? name.find('/') : name.npos);
  if (!demand.time || *demand.time <= time) return std::string(alone);
  const bool isWhole = time % 1s == 0ms;
  return fmt::format("{}@{}{}", alone.substr(0, alone.find('@')), isWhole ? time / 1s : time / 1ms,
                     isWhole ? "s" : "ms");
}

std::string usualBot(std::string_view game) {
  return searcherFor(game) != nullptr ? "medium" : botNames(game).back();
}

Expected<std::unique_ptr<Bot>> makeBot(std::string_view name, const LoadedGame& game) {
  const std::string_view played = game.rules().name();
  if (const Entry* const entry = entryFor(name, played)) return entry->make(game);
  const auto level = search::levelOf(name);
  const Searcher* const searcher = searcherFor(played);
  if (level && searcher != nullptr) return searcher->make(game, *level, name);
  return problem(
      "bots", "unknown_bot",
      {{"name", std::string(name)}, {"known", joinWords(botNames(game.rules().name()), ", ")}});
}

}  // namespace spannung
