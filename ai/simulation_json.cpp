#include "ai/simulation_json.h"

#include <cmath>

#include <boost/json/array.hpp>

#include "ai/figures_json.h"
#include "record/seed.h"

namespace spannung {
namespace {

namespace json = boost::json;

json::array seatDocuments(const std::vector<Share>& seatWins) {
  json::array seats;
  for (std::size_t i = 0; i < seatWins.size(); ++i) {
    json::object seat = shareDocument(seatWins[i]);
    seat["seat"] = i + 1;
    seats.push_back(std::move(seat));
  }
  return seats;
}

json::array botDocuments(const std::vector<BotSummary>& summaries) {
  json::array bots;
  for (const BotSummary& summary : summaries) {
    json::object bot = shareDocument(summary.wins);
    bot["name"] = summary.name;
    bot["seats"] = summary.seats;
    bot["scores"] = distributionDocument(summary.scores);
    bots.push_back(std::move(bot));
  }
  return bots;
}

// JSON knows no such thing as not a number.
json::value cellDocument(double cell) { return std::isnan(cell) ? json::value{} : cell; }

json::array tableDocument(const StatisticsTable& table) {
  json::array rows;
  for (const std::vector<double>& cells : table.rows) {
    json::object row;
    for (std::size_t i = 0; i < cells.size(); ++i)
      row[table.columns[i].code] = cellDocument(cells[i]);
    rows.push_back(std::move(row));
  }
  return rows;
}

json::object statisticsDocument(const std::vector<StatisticsTable>& tables) {
  json::object document;
  for (const StatisticsTable& table : tables) document[table.code] = tableDocument(table);
  return document;
}

}  // namespace

json::object simulationDocument(const Simulation& simulation) {
  const SimulationSummary summary = summarize(simulation);
  const LoadedGame& game = *simulation.plan.game;
  return {{"game", game.rules().name()},
          {"revision", game.rules().revision()},
          {"content", game.fingerprint()},
          {"options", optionsDocument(game.options())},
          {"seed", seedText(simulation.plan.seed)},
          {"games_wanted", simulation.plan.games},
          {"games", simulation.games.size()},
          {"cancelled", simulation.cancelled},
          {"seats", seatDocuments(summary.seatWins)},
          {"bots", botDocuments(summary.bots)},
          {"rounds", distributionDocument(summary.rounds)},
          {"plies", distributionDocument(summary.plies)},
          {"scores", distributionDocument(summary.scores)},
          {"winner_scores", distributionDocument(summary.winnerScores)},
          {"statistics", statisticsDocument(simulation.statistics)}};
}

}  // namespace spannung
