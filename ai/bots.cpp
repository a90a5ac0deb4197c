#include "ai/bots.h"

#include <array>

#include <fmt/format.h>

#include "ai/players.h"
#include "ai/random_bot.h"
#include "base/value_text.h"

namespace spannung {
namespace {

using namespace std::chrono_literals;

constexpr std::array<std::string_view, 6> kWeakestFirst = {"random", "easy", "greedy",
                                                           "medium", "hard", "expert"};

}  // namespace

bool isBot(std::string_view name, std::string_view game) {
  const Players& players = playersOf(game);
  if (name == "greedy") return players.greedy != nullptr;
  return name == "random" || (players.searcher != nullptr && search::levelOf(name));
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
  return playersOf(game).searcher != nullptr ? "medium" : botNames(game).back();
}

Expected<std::unique_ptr<Bot>> makeBot(std::string_view name, const LoadedGame& game) {
  const Players& players = playersOf(game.rules().name());
  if (name == "random") return std::make_unique<RandomBot>(game.rules());
  if (name == "greedy" && players.greedy != nullptr) return players.greedy(game);
  const auto level = search::levelOf(name);
  if (level && players.searcher != nullptr) return players.searcher(game, *level, name);
  return problem(
      "bots", "unknown_bot",
      {{"name", std::string(name)}, {"known", joinWords(botNames(game.rules().name()), ", ")}});
}

}  // namespace spannung
