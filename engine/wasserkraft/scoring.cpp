#include "engine/wasserkraft/scoring.h"

#include <algorithm>
#include <bit>

#include "engine/core/ranking.h"
#include "engine/wasserkraft/ability.h"
#include "engine/wasserkraft/energy.h"
#include "engine/wasserkraft/wheel.h"

namespace spannung::wasserkraft {
namespace {

constexpr int roundedUp(int sum, int parts) { return (sum + parts - 1) / parts; }

int rankedEnergy(const Tables& tables, const State& state, int seat) {
  return placeOnTrack(tables, state.players[static_cast<std::size_t>(seat)]);
}

// The highest energy below a bound, at least 1; 0 if there is none.
int highestBelow(const Tables& tables, const State& state, int bound) {
  int highest = 0;
  for (int i = 0; i < tables.options.players; ++i)
    if (rankedEnergy(tables, state, i) < bound)
      highest = std::max(highest, rankedEnergy(tables, state, i));
  return highest;
}

int countAt(const Tables& tables, const State& state, int energy) {
  int count = 0;
  for (int i = 0; i < tables.options.players; ++i)
    count += rankedEnergy(tables, state, i) == energy ? 1 : 0;
  return count;
}

void giveTo(const Tables& tables, const State& state, int energy, int points, PointsBySeat& all) {
  for (int i = 0; i < tables.options.players; ++i)
    if (rankedEnergy(tables, state, i) == energy) all[static_cast<std::size_t>(i)] = points;
}

// Own pieces on the map, basin by basin.
using ByBasin = Indexed<BasinIndex, int, kBasins>;

ByBasin piecesByBasin(const State& state, Seat seat) {
  ByBasin pieces{};
  for (const DamSite dam : all<DamSite>(kDamSites))
    if (damOn(state, dam).owner.is(seat)) pieces[basinOf(dam)] += damOn(state, dam).level;
  for (const ConduitSite conduit : all<ConduitSite>(kConduitSites))
    if (conduitOwner(state, conduit).is(seat)) ++pieces[basinOf(conduit)];
  for (const BasinIndex basin : all<BasinIndex>(kBasins))
    if (ownsPowerhouseIn(state, seat, basin)) ++pieces[basin];
  return pieces;
}

std::array<int, kAreas> piecesByArea(const Tables& tables, const State& state, Seat seat) {
  std::array<int, kAreas> pieces{};
  const ByBasin basins = piecesByBasin(state, seat);
  for (const BasinIndex basin : all<BasinIndex>(kBasins))
    pieces[indexOf(tables.basin(basin).area)] += basins[basin];
  return pieces;
}

int basinsWith(const State& state, Seat seat, int atLeast) {
  const ByBasin pieces = piecesByBasin(state, seat);
  return static_cast<int>(
      std::count_if(pieces.begin(), pieces.end(), [=](int count) { return count >= atLeast; }));
}

int piecesOnRedSites(const Tables& tables, const State& state, Seat seat) {
  int count = 0;
  for (const DamSite dam : all<DamSite>(kDamSites))
    count += damOn(state, dam).owner.is(seat) && isRed(tables, dam) ? 1 : 0;
  for (const PowerhouseSite site : all<PowerhouseSite>(kPowerhouseSites))
    count += state.powerhouses[site].is(seat) && isRed(tables, site) ? 1 : 0;
  return count;
}

// An own conduit from the basin to an own powerhouse.
bool isConnected(const Tables& tables, const State& state, Seat seat, BasinIndex basin) {
  for (int side = 0; side < kSidesPerBasin; ++side) {
    const ConduitSite conduit = conduitAt(basin, side);
    if (conduitOwner(state, conduit).is(seat) &&
        ownsPowerhouseIn(state, seat, conduitSite(tables, conduit).target))
      return true;
  }
  return false;
}

int connectedBases(const Tables& tables, const State& state, Seat seat) {
  int count = 0;
  for (const BasinIndex basin : all<BasinIndex>(kBasins))
    count += ownsBaseIn(state, seat, basin) && isConnected(tables, state, seat, basin) ? 1 : 0;
  return count;
}

constexpr std::array<std::string_view, kSources> kSourceCodes = {
    "income",    "contracts", "tiles", "conduits", "energy", "bonus",
    "objective", "resources", "water", "hydro",    "works",  "buildings"};

}  // namespace

bool isInPlay(const Options& options, Source source) {
  if (source == Source::hydro) return options.hasAutomas();
  return (source != Source::works && source != Source::buildings) || options.leeghwater;
}

PointsBySeat rankPoints(const Tables& tables, const State& state) {
  const EnergyTrack& track = tables.components.energyTrack;
  PointsBySeat points{};
  const int first = highestBelow(tables, state, 1 << 15);
  if (first == 0) return points;
  const int tied = countAt(tables, state, first);
  if (tied > 1) {
    giveTo(tables, state, first, roundedUp(track.firstPoints + track.secondPoints, tied), points);
    return points;
  }
  giveTo(tables, state, first, track.firstPoints, points);
  const int second = highestBelow(tables, state, first);
  if (second == 0) return points;
  const bool shared = countAt(tables, state, second) > 1;
  giveTo(tables, state, second, shared ? track.sharedSecondPoints : track.secondPoints, points);
  return points;
}

int energyPayout(const Tables& tables, int energy) {
  int hydro = 0;
  for (const PayoutStep& step : tables.components.energyTrack.payout)
    if (energy >= step.fromEnergy) hydro = step.hydro;
  return hydro;
}

int sectionOf(const Tables& tables, int energy) {
  const auto& sections = tables.components.energyTrack.sections;
  return static_cast<int>(
      std::count_if(sections.begin(), sections.end(), [=](int from) { return energy >= from; }));
}

int bonusCount(const Player& player, Bonus bonus) {
  switch (bonus) {
    case Bonus::contracts: return std::popcount(player.fulfilled);
    case Bonus::bases: return player.count(Structure::base);
    case Bonus::elevations: return player.count(Structure::elevation);
    case Bonus::conduits: return player.count(Structure::conduit);
    case Bonus::powerhouses: return player.count(Structure::powerhouse);
    case Bonus::tiles: return advancedTiles(player);
    case Bonus::works: return std::popcount(player.works);
    case Bonus::buildings: return player.count(Structure::building);
  }
  return 0;
}

int bonusPoints(const Tables& tables, const State& state, Seat seat) {
  const Player& player = state.player(seat);
  const int section = sectionOf(tables, player.energy);
  if (section == 0) return 0;
  const Bonus bonus = state.bonuses[state.round - 1U];
  const int full = bonusCount(player, bonus) * tables.components.bonusPoints[indexOf(bonus)];
  const int behind = std::max(0, state.round - section);
  return std::max(0, full - behind * tables.components.energyTrack.sectionPenalty);
}

int objectiveCount(const Tables& tables, const State& state, Seat seat) {
  const auto areas = piecesByArea(tables, state, seat);
  switch (state.objective) {
    case Objective::redSites: return piecesOnRedSites(tables, state, seat);
    case Objective::mostInArea: return *std::max_element(areas.begin(), areas.end());
    case Objective::connections: return connectedBases(tables, state, seat);
    case Objective::leastInArea: return *std::min_element(areas.begin(), areas.end());
    case Objective::basinsWithOne: return basinsWith(state, seat, 1);
    case Objective::basinsWithThree: return basinsWith(state, seat, 3);
  }
  return 0;
}

PointsBySeat objectivePoints(const Tables& tables, const State& state) {
  const int players = tables.options.players;
  PointsBySeat counts{};
  for (int i = 0; i < players; ++i)
    counts[static_cast<std::size_t>(i)] = objectiveCount(tables, state, Seat::of(i));
  PointsBySeat points{};
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    const auto end = counts.begin() + players;
    const auto better = std::count_if(counts.begin(), end, [&](int n) { return n > counts[i]; });
    const auto equal = std::count(counts.begin(), end, counts[i]);
    int sum = 0;
    for (auto place = better; place < better + equal; ++place)
      sum += tables.components.finalScoring.objectivePoints[static_cast<std::size_t>(place)];
    points[i] = roundedUp(sum, static_cast<int>(equal));
    // WK-AUTOMA-15, WK-RULE-29: on top of its share, if there is one or need not be.
    const bool deserves = points[i] > 0 || tables.options.readings.objectiveAlways;
    if (deserves && isAutoma(state.players[i]))  // WK-AUTOMA-15
      points[i] += tables.components.automa.objectivePoints;
  }
  return points;
}

int resourcesOf(const Player& player) { return player.hydro + player.excavators + player.mixers; }

int waterOf(const State& state, Seat seat) {
  int drops = 0;
  for (const Dam& dam : state.dams)
    if (dam.owner.is(seat)) drops += dam.water;
  return drops;
}

Result scoreGame(const Tables& tables, const State& state) {
  const int players = tables.options.players;
  Result result;
  rankSeats(result, players, "points", "energy", [&](Seat seat) {
    return RankingKeys{state.player(seat).points, placeOnTrack(tables, state.player(seat))};
  });
  const auto add = [&](LineRole role, std::string_view code, auto value) {
    breakDown(result, code, players, [&](Seat seat) { return value(state.player(seat)); }, role);
  };
  add(LineRole::total, "points", [](const Player& p) { return p.points; });
  add(LineRole::part, "start", [&](const Player& p) { return startPoints(tables, p); });
  for (std::size_t source = 0; source < kSourceCodes.size(); ++source)
    if (isInPlay(tables.options, static_cast<Source>(source)))
      add(LineRole::part, kSourceCodes[source],
          [=](const Player& p) { return p.pointsFrom[source]; });
  add(LineRole::fact, "last_energy", [](const Player& p) { return p.energy; });
  return result;
}

}  // namespace spannung::wasserkraft
