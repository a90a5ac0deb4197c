#include "ai/game_line.h"

#include <algorithm>
#include <limits>

#include <boost/json/array.hpp>

namespace spannung {
namespace {

namespace json = boost::json;

template <class Numbers>
void readSeats(const JsonReader& list, int seats, int min, int max, Numbers& numbers) {
  const auto count = static_cast<std::size_t>(seats);
  const std::vector<JsonReader> values = list.array(count, count);
  for (std::size_t i = 0; i < values.size(); ++i)
    numbers[i] = static_cast<typename Numbers::value_type>(values[i].integer(min, max));
}

void refuseWithoutWinner(const JsonReader& ranks, const SimulatedGame& game) {
  if (std::find(game.ranks.begin(), game.ranks.end(), 1) == game.ranks.end())
    ranks.refuse("game_without_winner");
}

}  // namespace

std::vector<std::string> gameFields() { return {"game", "rounds", "plies", "ranks", "scores"}; }

json::object gameDocument(const SimulatedGame& game, int seats) {
  return {{"game", game.index},
          {"rounds", game.rounds},
          {"plies", game.plies},
          {"ranks", json::array(game.ranks.begin(), game.ranks.begin() + seats)},
          {"scores", json::array(game.scores.begin(), game.scores.begin() + seats)}};
}

SimulatedGame readGame(const JsonObject& fields, int seats) {
  constexpr int kLeast = std::numeric_limits<int>::min();
  constexpr int kMost = std::numeric_limits<int>::max();
  SimulatedGame game{.index = fields["game"].integer(0, kMost),
                     .rounds = fields["rounds"].integer(0, kMost),
                     .plies = fields["plies"].integer(0, kMost)};
  readSeats(fields["ranks"], seats, 1, seats, game.ranks);
  readSeats(fields["scores"], seats, kLeast, kMost, game.scores);
  refuseWithoutWinner(fields["ranks"], game);
  return game;
}

// ": ranks[1]" and ":1:7" become "ranks[1]" and "".
Problem insideLine(Problem problem) {
  constexpr std::string_view kBeforePath = ": ";
  const bool hasPath = problem.place.starts_with(kBeforePath);
  problem.place = hasPath ? problem.place.substr(kBeforePath.size()) : std::string{};
  return problem;
}

}  // namespace spannung
