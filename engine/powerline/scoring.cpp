#include "engine/powerline/scoring.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "engine/core/ranking.h"
#include "engine/powerline/network.h"

namespace spannung::powerline {
namespace {

int citiesWith(const Tables& tables, const Player& player, Feature feature) {
  int cities = 0;
  for (const LineIndex line : tables.map.lines.keys())
    if (tables.line(line).feature == feature && isComplete(tables, player.lines, line)) ++cities;
  return cities;
}

int plantsOf(const Tables& tables, const Player& player, PlantKind kind) {
  const LineMask complete = completeLines(tables, player.lines);
  int plants = 0;
  for (const PlantIndex plant : tables.map.plants.keys())
    if (tables.plant(plant).kind == kind && isPlantComplete(tables, plant, complete)) ++plants;
  return plants;
}

bool areEmpty(const Player& player, unsigned columns) {
  for (std::size_t column = 0; column < kColumns; ++column)
    if ((columns >> column & 1U) != 0 && player.columns[column] > 0) return false;
  return true;
}

// PL-CARD-K, PL-RUL-15: two of one kind stay in the first tier.
int windAndHydro(const Tables& tables, const Player& player) {
  const int wind = plantsOf(tables, player, PlantKind::wind);
  const int hydro = plantsOf(tables, player, PlantKind::hydro);
  if (wind + hydro == 0) return 0;
  if (wind == 0 || hydro == 0) return 1;
  return wind + hydro >= 3 ? 3 : 2;
}

// PL-VAR4-03: all stacks together.
int islandTiles(const Player& player) {
  int tiles = 0;
  for (const std::uint8_t stack : player.islandTiles) tiles += stack;
  return tiles;
}

int cityPoints(const Tables& tables, const Player& player) {
  int points = 0;
  for (const LineIndex line : tables.map.lines.keys())
    if (isComplete(tables, player.lines, line)) points += tables.line(line).points;
  return points;
}

int plantPoints(const Tables& tables, const Player& player) {
  const LineMask complete = completeLines(tables, player.lines);
  int points = 0;
  for (const PlantIndex plant : tables.map.plants.keys())
    if (isPlantComplete(tables, plant, complete)) points += tables.plant(plant).points;
  return points;
}

// The scorings by number; names of lines outlive every result.
constexpr std::array<std::string_view, kScorings> kScoringCodes = {"scoring_1", "scoring_2",
                                                                   "scoring_3"};

}  // namespace

int countFor(const Tables& tables, const Player& player, const ScoreCard& card) {
  switch (card.counting) {
    case Counting::poweredCities: return poweredCities(tables, player);
    case Counting::operaCities: return citiesWith(tables, player, Feature::opera);
    case Counting::churchCities: return citiesWith(tables, player, Feature::church);
    case Counting::completedPlants: return completedPlants(tables, player);
    case Counting::solarPlants: return plantsOf(tables, player, PlantKind::solar);
    case Counting::biogasPlants: return plantsOf(tables, player, PlantKind::biogas);
    case Counting::jokers: return player.jokers;
    case Counting::emptyColumns: return areEmpty(player, card.columns) ? 1 : 0;
    case Counting::tilesOnLine: return player.lines[card.line].tiles();
    case Counting::windAndHydro: return windAndHydro(tables, player);
    case Counting::islandTiles: return islandTiles(player);
  }
  return 0;
}

int pointsFor(const ScoreCard& card, int count, int scoring) {
  const auto& row = card.points[static_cast<std::size_t>(scoring)];
  if (card.perItem) return count * row[0];
  int points = 0;
  for (std::size_t tier = 0; tier < card.tiers.size(); ++tier)
    if (count >= card.tiers[tier]) points = row[tier];
  return points;
}

int cardPoints(const Tables& tables, const Player& player, const ScoreCard& card, int scoring) {
  return pointsFor(card, countFor(tables, player, card), scoring);
}

int pointsFromCards(const Player& player) {
  return std::accumulate(player.cardPoints.begin(), player.cardPoints.end(), 0);
}

int poweredCities(const Tables& tables, const Player& player) {
  return std::popcount(completeLines(tables, player.lines));
}

int completedPlants(const Tables& tables, const Player& player) {
  const LineMask complete = completeLines(tables, player.lines);
  int plants = 0;
  for (const PlantIndex plant : tables.map.plants.keys())
    if (isPlantComplete(tables, plant, complete)) ++plants;
  return plants;
}

int unfinishedLines(const Tables& tables, const Player& player) {
  return std::popcount(startedLines(tables, player.lines)) - poweredCities(tables, player);
}

int lossForUnfinished(const Tables& tables, int lines) {
  const auto& table = tables.components.unfinishedLoss;
  const int last = table.count() - 1;
  if (lines <= last) return table[static_cast<std::size_t>(lines)];
  return table.back() + (lines - last) * tables.components.furtherLoss;
}

int soloRating(const Tables& tables, int score) {
  int rating = 0;
  for (const int highest : tables.components.ratings) rating += score > highest ? 1 : 0;
  return rating;
}

Result scoreGame(const Tables& tables, const State& state) {
  const int players = tables.options.players;
  Result result;
  // PL-END-04: score, then completed plants.
  rankSeats(result, players, "score", "plants", [&](Seat seat) {
    const Player& player = state.player(seat);
    return RankingKeys{player.score, completedPlants(tables, player)};
  });
  const auto add = [&](LineRole role, std::string_view code, auto value) {
    breakDown(result, code, players, [&](Seat seat) { return value(state.player(seat)); }, role);
  };
  const auto part = [&](std::string_view code, auto value) { add(LineRole::part, code, value); };
  const auto fact = [&](std::string_view code, auto value) { add(LineRole::fact, code, value); };
  part("start_points", [&](const Player&) { return tables.components.startScore; });
  part("city_points", [&](const Player& p) { return cityPoints(tables, p); });
  part("plant_points", [&](const Player& p) { return plantPoints(tables, p); });
  for (std::size_t scoring = 0; scoring < kScorings; ++scoring)
    part(kScoringCodes[scoring], [=](const Player& p) { return p.cardPoints[scoring]; });
  part("island_lost", [](const Player& p) { return -p.islandLost; });
  part("unfinished_lost", [](const Player& p) { return -p.unfinishedLost; });
  add(LineRole::total, "score", [](const Player& p) { return p.score; });
  fact("cities", [&](const Player& p) { return poweredCities(tables, p); });
  fact("plants", [&](const Player& p) { return completedPlants(tables, p); });
  fact("jokers", [](const Player& p) { return p.jokers; });
  return result;
}

}  // namespace spannung::powerline
