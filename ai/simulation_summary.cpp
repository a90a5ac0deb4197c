#include "ai/simulation_summary.h"

#include <algorithm>

namespace spannung {
namespace {

bool isWinner(const SimulatedGame& game, int seat) {
  return game.ranks[static_cast<std::size_t>(seat)] == 1;
}

int scoreOf(const SimulatedGame& game, int seat) {
  return game.scores[static_cast<std::size_t>(seat)];
}

template <class Value>
Distribution overGames(const Simulation& simulation, Value value) {
  std::vector<int> sample;
  sample.reserve(simulation.games.size());
  for (const SimulatedGame& game : simulation.games) sample.push_back(value(game));
  return distributionOf(std::move(sample));
}

// Victories and scores of the seats that a question is about.
struct Tally {
  double wins = 0;
  std::vector<int> scores;
};

template <class Concerns>
Tally tally(const Simulation& simulation, Concerns concerns) {
  Tally tally;
  for (const SimulatedGame& game : simulation.games)
    for (int seat = 0; seat < simulation.seats(); ++seat) {
      if (!concerns(game, seat)) continue;
      tally.scores.push_back(scoreOf(game, seat));
      tally.wins += victoryShare(game, seat, simulation.seats());
    }
  return tally;
}

Share seatShare(const Simulation& simulation, int asked) {
  const auto isAsked = [asked](const SimulatedGame&, int seat) { return seat == asked; };
  return shareOf(tally(simulation, isAsked).wins, static_cast<int>(simulation.games.size()));
}

BotSummary summaryOf(const Simulation& simulation, const std::string& name) {
  const auto isSeatOfBot = [&](const SimulatedGame& game, int seat) {
    return botAt(simulation.plan, game.index, seat) == name;
  };
  const std::vector<std::string> bots = botsOf(simulation.plan, 0);
  Tally result = tally(simulation, isSeatOfBot);
  return {name, static_cast<int>(std::count(bots.begin(), bots.end(), name)),
          shareOf(result.wins, static_cast<int>(simulation.games.size())),
          distributionOf(std::move(result.scores))};
}

bool isKnown(const std::vector<BotSummary>& bots, const std::string& name) {
  return std::any_of(bots.begin(), bots.end(),
                     [&name](const BotSummary& bot) { return bot.name == name; });
}

}  // namespace

SimulationSummary summarize(const Simulation& simulation) {
  SimulationSummary summary;
  for (int seat = 0; seat < simulation.seats(); ++seat)
    summary.seatWins.push_back(seatShare(simulation, seat));
  for (const std::string& name : botsOf(simulation.plan, 0))
    if (!isKnown(summary.bots, name)) summary.bots.push_back(summaryOf(simulation, name));
  summary.rounds = overGames(simulation, [](const SimulatedGame& game) { return game.rounds; });
  summary.plies = overGames(simulation, [](const SimulatedGame& game) { return game.plies; });
  const auto any = [](const SimulatedGame&, int) { return true; };
  summary.scores = distributionOf(tally(simulation, any).scores);
  summary.winnerScores = distributionOf(tally(simulation, isWinner).scores);
  return summary;
}

}  // namespace spannung
