#include "engine/funkenschlag/scoring.h"

#include <algorithm>
#include <array>

namespace spannung::funkenschlag {
namespace {

struct Demand {
  ByResource<int> pure{};
  int hybrid = 0;
};

Demand demandOf(const Tables& tables, const Player& player, unsigned subset) {
  Demand demand;
  for (std::size_t place = 0; place < player.plants.size(); ++place) {
    if ((subset >> place & 1U) == 0) continue;
    const PlantCard& card = tables.card(player.plants[place]);
    if (card.isHybrid()) demand.hybrid += card.fuelNeeded;
    if (card.hasOwnFuel()) demand.pure[indexOf(card.ownFuel())] += card.fuelNeeded;
  }
  return demand;
}

// The keys that rank players, best first: powered cities, then money (FS-END-03).
struct Keys {
  int powered = 0;
  int money = 0;
  auto operator<=>(const Keys&) const = default;
};

using KeysBySeat = std::array<Keys, kMaxSeats>;

KeysBySeat keysOf(const Tables& tables, const State& state) {
  KeysBySeat keys{};
  for (int i = 0; i < tables.options.players; ++i) {
    const Player& player = state.player(Seat::of(i));
    keys[static_cast<std::size_t>(i)] = {mostPowered(tables, player), player.money};
  }
  return keys;
}

// Equal keys share the better rank (FS-AMB-19).
void rank(const KeysBySeat& keys, int players, Result& result) {
  const auto key = [&keys](Seat seat) { return keys[static_cast<std::size_t>(seat.index())]; };
  for (int i = 0; i < players; ++i) result.standings.push_back({Seat::of(i), 0, 0});
  std::sort(result.standings.begin(), result.standings.end(),
            [&key](const Standing& left, const Standing& right) {
              if (key(left.seat) != key(right.seat)) return key(left.seat) > key(right.seat);
              return left.seat < right.seat;
            });
  for (std::size_t i = 0; i < result.standings.size(); ++i) {
    Standing& standing = result.standings[i];
    const bool shared = i > 0 && key(standing.seat) == key(result.standings[i - 1].seat);
    standing.rank = shared ? result.standings[i - 1].rank : static_cast<int>(i) + 1;
    standing.score = key(standing.seat).powered;
  }
}

std::string_view decidingKey(const KeysBySeat& keys, const Result& result) {
  const auto& best = keys[static_cast<std::size_t>(result.standings[0].seat.index())];
  const auto& second = keys[static_cast<std::size_t>(result.standings[1].seat.index())];
  if (best.powered != second.powered) return "powered";
  return best.money != second.money ? "money" : "shared";
}

template <class Value>
void breakDown(Result& result, std::string_view code, int players, Value value) {
  BreakdownLine line{code};
  for (int i = 0; i < players; ++i) line.bySeat[static_cast<std::size_t>(i)] = value(Seat::of(i));
  result.breakdown.push_back(line);
}

}  // namespace

bool canRunTogether(const Tables& tables, const Player& player, unsigned subset) {
  const Demand demand = demandOf(tables, player, subset);
  for (const Resource resource : kAllResources)
    if (demand.pure[indexOf(resource)] > player.stored[indexOf(resource)]) return false;
  const auto left = [&](Resource resource) {
    return player.stored[indexOf(resource)] - demand.pure[indexOf(resource)];
  };
  return demand.hybrid <= left(Resource::coal) + left(Resource::oil);
}

int outputOf(const Tables& tables, const Player& player, unsigned subset) {
  int output = 0;
  for (std::size_t place = 0; place < player.plants.size(); ++place)
    if ((subset >> place & 1U) != 0) output += tables.card(player.plants[place]).citiesPowered;
  return output;
}

int mostPowered(const Tables& tables, const Player& player) {
  int most = 0;
  for (unsigned subset = 0; subset < 1U << player.plants.size(); ++subset)
    if (canRunTogether(tables, player, subset))
      most = std::max(most, outputOf(tables, player, subset));
  return std::min(most, player.cities.count());
}

Result scoreGame(const Tables& tables, const State& state) {
  const int players = tables.options.players;
  const KeysBySeat keys = keysOf(tables, state);
  Result result;
  rank(keys, players, result);
  result.decidedBy = decidingKey(keys, result);
  const auto player = [&state](Seat seat) -> const Player& { return state.player(seat); };
  breakDown(result, "powered", players,
            [&](Seat seat) { return keys[static_cast<std::size_t>(seat.index())].powered; });
  breakDown(result, "cities", players, [&](Seat seat) { return player(seat).cities.count(); });
  breakDown(result, "money", players, [&](Seat seat) { return player(seat).money; });
  breakDown(result, "plants", players, [&](Seat seat) { return player(seat).plants.count(); });
  breakDown(result, "capacity", players, [&](Seat seat) {
    return outputOf(tables, player(seat), (1U << player(seat).plants.size()) - 1U);
  });
  return result;
}

}  // namespace spannung::funkenschlag
