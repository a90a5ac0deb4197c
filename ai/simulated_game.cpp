#include "ai/simulated_game.h"

#include <algorithm>

namespace spannung {

SimulatedGame simulatedGame(const Outcome& outcome, int index, int seats) {
  SimulatedGame game{index, outcome.rounds, outcome.plies};
  for (const Standing& standing : outcome.result.standings) {
    const auto seat = static_cast<std::size_t>(standing.seat.index());
    game.ranks[seat] = static_cast<std::int16_t>(standing.rank);
    game.scores[seat] = standing.score;
  }
  for (const BreakdownLine& line : outcome.result.breakdown)
    game.breakdown.insert(game.breakdown.end(), line.bySeat.begin(), line.bySeat.begin() + seats);
  return game;
}

double victoryShare(const SimulatedGame& game, int seat, int seats) {
  if (game.ranks[static_cast<std::size_t>(seat)] != 1) return 0;
  return 1.0 / static_cast<double>(std::count(game.ranks.begin(), game.ranks.begin() + seats, 1));
}

}  // namespace spannung
