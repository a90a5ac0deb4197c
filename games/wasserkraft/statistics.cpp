#include "games/wasserkraft/statistics.h"

#include <algorithm>
#include <array>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "engine/wasserkraft/notation.h"

namespace spannung::wasserkraft {
namespace {

namespace json = boost::json;

using PointsBySource = std::array<std::array<int, kMaxPlayers>, kSources>;
using PointsByRound = std::array<PointsBySource, kRounds>;

bool is(const Event& event, EventKind kind) { return event.kind == static_cast<int>(kind); }

int pointsOf(const Event& event) {
  if (is(event, EventKind::pointsGained)) return event.operands[0];
  return is(event, EventKind::pointsLost) ? -event.operands[0] : 0;
}

// The first round begins with the game itself, which tells nobody.
PointsByRound countPoints(const std::vector<Event>& events) {
  PointsByRound points{};
  std::size_t round = 0;
  for (const Event& event : events) {
    if (is(event, EventKind::roundStarted)) round = static_cast<std::size_t>(event.operands[0] - 1);
    if (const int change = pointsOf(event); change != 0)
      points[round][static_cast<std::size_t>(event.operands[1])]
            [static_cast<std::size_t>(event.seat.index())] += change;
  }
  return points;
}

json::object sourcesOf(const Tables& tables, const PointsBySource& points) {
  json::object sources;
  for (int source = 0; source < kSources; ++source) {
    const auto& bySeat = points[static_cast<std::size_t>(source)];
    if (std::any_of(bySeat.begin(), bySeat.end(), [](int each) { return each != 0; }))
      sources[tables.words.text("source", source)] =
          json::array(bySeat.begin(), bySeat.begin() + tables.options.players);
  }
  return sources;
}

}  // namespace

json::value statisticsOf(const Tables& tables, const std::vector<Event>& events) {
  const PointsByRound points = countPoints(events);
  json::array rounds;
  for (std::size_t round = 0; round < kRounds; ++round)
    rounds.push_back(
        json::object{{"round", round + 1}, {"points", sourcesOf(tables, points[round])}});
  return rounds;
}

}  // namespace spannung::wasserkraft
