#include "ai/funkenschlag/expansion.h"

#include <algorithm>
#include <bit>

#include "engine/funkenschlag/building.h"
#include "engine/funkenschlag/region_draft.h"

namespace spannung::funkenschlag::greedy {
namespace {

constexpr int kFirstCluster = 6;  // cities, about what is built before step 2
constexpr int kUnlimited = 10'000;

// FS-BUILD-03.
bool hasRoom(const Tables& tables, const State& state, int city) {
  const int houses = state.houses[static_cast<std::size_t>(city)].count();
  return houses < tables.components.housesByStep[state.step - 1U];
}

// A network that grows on paper. Knows the price of every city that could come next.
class Survey {
 public:
  Survey(const Tables& tables, const State& state, const Player& player)
      : area_(tables.area(state)) {
    const PathCosts paths = pathCosts(tables, state, player);
    for (CityMask left = area_.cities & ~player.network; left != 0; left &= left - 1) {
      const int city = std::countr_zero(left);
      if (!hasRoom(tables, state, city)) continue;
      open_.push_back({static_cast<std::uint8_t>(city), slotFee(tables, housesIn(state, city)),
                       paths[static_cast<std::size_t>(city)]});
    }
  }

  // Connects the cheapest city if that costs no more than `budget`.
  bool connectCheapest(int budget, Sites& sites) {
    std::size_t best = open_.size();
    for (std::size_t i = 0; i < open_.size(); ++i)
      if (best == open_.size() || open_[i].price() < open_[best].price()) best = i;
    if (best == open_.size() || open_[best].price() > budget) return false;
    sites.push_back({open_[best].city, open_[best].price()});
    shortenPaths(open_[best].city);
    open_[best] = open_.back();
    open_.pop_back();
    return true;
  }

 private:
  struct Open {
    std::uint8_t city = 0;
    int fee = 0;
    int path = 0;
    int price() const { return fee + path; }
  };

  void shortenPaths(int city) {
    const PathCosts& row = area_.pathCost[static_cast<std::size_t>(city)];
    for (Open& open : open_) open.path = std::min(open.path, int{row[open.city]});
  }

  const Area& area_;
  FixedVector<Open, kMaxCities> open_;
};

void continueFrom(const Tables& tables, const State& state, const Player& player, int limit,
                  Sites& sites) {
  Survey survey(tables, state, player);
  int budget = player.money;
  while (sites.count() < limit && survey.connectCheapest(budget, sites))
    budget -= sites.back().price;
}

// Who has just this one city.
Player ownerOf(int city, int money) {
  Player player;
  player.money = money;
  player.cities.push_back(static_cast<std::uint8_t>(city));
  player.network = cityBit(city);
  return player;
}

int priceOfCluster(const Tables& tables, const State& state, int start) {
  Sites sites;
  continueFrom(tables, state, ownerOf(start, kUnlimited), kFirstCluster - 1, sites);
  int price = 0;
  for (const Site& site : sites) price += site.price;
  return price;
}

Sites sitesFromStart(const Tables& tables, const State& state, int money) {
  Sites sites;
  const Starts starts = cheapestStarts(tables, state);
  const int price = tables.components.slotFees[0];
  if (starts.empty() || price > money) return sites;
  const std::uint8_t start = starts.front().city;
  sites.push_back({start, price});
  continueFrom(tables, state, ownerOf(start, money - price), tables.components.cityLimit, sites);
  return sites;
}

// In hundredths; links that leave the set do not count.
int meanLinkCost(const Map& map, RegionMask regions) {
  int links = 0;
  int total = 0;
  for (const Edge& edge : map.edges) {
    const int from = map.cities[edge.from].region;
    const int to = map.cities[edge.to].region;
    if ((regions & regionBit(from)) == 0 || (regions & regionBit(to)) == 0) continue;
    ++links;
    total += edge.cost;
  }
  return links == 0 ? kUnlimited : 100 * total / links;
}

}  // namespace

Starts cheapestStarts(const Tables& tables, const State& state) {
  Starts starts;
  for (CityMask left = tables.area(state).cities; left != 0; left &= left - 1) {
    const int city = std::countr_zero(left);
    if (state.houses[static_cast<std::size_t>(city)].count() > 0) continue;
    keepCheapest(starts, {static_cast<std::uint8_t>(city), priceOfCluster(tables, state, city)});
  }
  return starts;
}

Sites cheapestSites(const Tables& tables, const State& state, const Player& player) {
  if (player.cities.empty()) return sitesFromStart(tables, state, player.money);
  Sites sites;
  const int limit = tables.components.cityLimit - player.cities.count();
  continueFrom(tables, state, player, limit, sites);
  return sites;
}

int cheapestRegion(const Tables& tables, const State& state) {
  int best = -1;
  int bestCost = 0;
  for (int region = 0; region < static_cast<int>(tables.map.regions.size()); ++region) {
    if (!checkRegion(tables, state, region).fine()) continue;
    const auto regions = static_cast<RegionMask>(state.regions | regionBit(region));
    const int cost = meanLinkCost(tables.map, regions);
    if (best >= 0 && cost >= bestCost) continue;
    best = region;
    bestCost = cost;
  }
  return best;
}

}  // namespace spannung::funkenschlag::greedy
