#include "ai/simulation_csv.h"

#include <ostream>

#include "base/value_text.h"
#include "record/seed.h"

namespace spannung {
namespace {

void writeHeader(const Simulation& simulation, std::ostream& out) {
  out << "game,seed,winners,rounds,plies";
  for (int seat = 1; seat <= simulation.seats(); ++seat) {
    out << ",bot_" << seat << ",rank_" << seat << ",score_" << seat;
    for (const std::string& code : simulation.breakdownCodes) out << ',' << code << '_' << seat;
  }
  out << '\n';
}

std::string winnersText(const SimulatedGame& game, int seats) {
  std::vector<std::string> winners;
  for (int seat = 0; seat < seats; ++seat)
    if (game.ranks[static_cast<std::size_t>(seat)] == 1)
      winners.push_back(std::to_string(seat + 1));
  return joinWords(winners);
}

void writeSeat(const Simulation& simulation, const SimulatedGame& game, int seat,
               std::ostream& out) {
  const auto at = static_cast<std::size_t>(seat);
  const auto seats = static_cast<std::size_t>(simulation.seats());
  out << ',' << botAt(simulation.plan, game.index, seat) << ',' << game.ranks[at] << ','
      << game.scores[at];
  for (std::size_t line = 0; line < simulation.breakdownCodes.size(); ++line)
    out << ',' << game.breakdown[line * seats + at];
}

}  // namespace

void writeCsv(const Simulation& simulation, std::ostream& out) {
  writeHeader(simulation, out);
  const SeedFamily seeds(simulation.plan.seed);
  for (const SimulatedGame& game : simulation.games) {
    out << game.index << ',' << seedText(seedsOf(seeds, game.index).game) << ','
        << winnersText(game, simulation.seats()) << ',' << game.rounds << ',' << game.plies;
    for (int seat = 0; seat < simulation.seats(); ++seat) writeSeat(simulation, game, seat, out);
    out << '\n';
  }
}

}  // namespace spannung
