#include "ai/funkenschlag/expansion.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "engine/funkenschlag/building.h"
#include "engine/funkenschlag/region_draft.h"

namespace spannung::funkenschlag::greedy {
namespace {

constexpr int kFirstCluster = 6;  // cities, about what is built before step 2
constexpr int kUnlimited = 10'000;

// A city and its price in one number. The least number is the cheapest city, so that all cities of
// a map are compared without a branch.
using Offer = std::uint16_t;
using Offers = std::array<Offer, kMaxCities>;

constexpr int kNoPrice = 512;  // of cities that are not to be had, whatever the path to them
static_assert((kNoPrice + kUnreachable + 1) * kMaxCities <= 0x1'0000);

constexpr Offer offerOf(int city, int price) {
  return static_cast<Offer>(price * kMaxCities + city);
}
constexpr Site siteOf(Offer offer) {
  return {static_cast<std::uint8_t>(offer % kMaxCities), offer / kMaxCities};
}

constexpr Offers kNoOffers = [] {
  Offers offers{};
  for (int city = 0; city < kMaxCities; ++city)
    offers[static_cast<std::size_t>(city)] = offerOf(city, kNoPrice);
  return offers;
}();

// FS-BUILD-03, FS-BUILD-04: what the cities of a set cost without the way to them.
Offers feesOf(const Tables& tables, const State& state, CityMask cities) {
  const int slots = tables.components.housesByStep[state.step - 1U];
  Offers fees = kNoOffers;
  for (CityMask left = cities; left != 0; left &= left - 1) {
    const int city = std::countr_zero(left);
    const int houses = housesIn(state, city);
    if (houses < slots)
      fees[static_cast<std::size_t>(city)] = offerOf(city, slotFee(tables, houses));
  }
  return fees;
}

// A network that grows on paper. Knows the price of every city that could come next.
class Survey {
 public:
  Survey(const Area& area, const Offers& fees) : area_(area), fees_(fees) {}

  Site cheapest() const {
    Offer least = offers_[0];
    for (const Offer offer : offers_) least = std::min(least, offer);
    return siteOf(least);
  }

  void connect(int city) {
    fees_[static_cast<std::size_t>(city)] = kNoOffers[static_cast<std::size_t>(city)];
    offers_[static_cast<std::size_t>(city)] = kNoOffers[static_cast<std::size_t>(city)];
    // A copy, because bytes may be part of anything: so the loop becomes a few instructions.
    const PathCosts paths = area_.pathCost[static_cast<std::size_t>(city)];
    for (std::size_t i = 0; i < offers_.size(); ++i) {
      const auto offer = static_cast<Offer>(fees_[i] + paths[i] * kMaxCities);
      offers_[i] = offer < offers_[i] ? offer : offers_[i];
    }
  }

 private:
  const Area& area_;
  Offers fees_;
  Offers offers_ = kNoOffers;
};

void continueFrom(const Tables& tables, const State& state, const Player& player, int limit,
                  Sites& sites) {
  const Area& area = tables.area(state);
  const Offers fees = feesOf(tables, state, area.cities & ~player.network);
  Survey survey(area, fees);
  for (const std::uint8_t city : player.cities) survey.connect(city);
  int budget = player.money;
  while (sites.count() < limit) {
    const Site next = survey.cheapest();
    if (next.price >= kNoPrice || next.price > budget) return;
    sites.push_back(next);
    survey.connect(next.city);
    budget -= next.price;
  }
}

// Who has just this one city.
Player ownerOf(int city, int money) {
  Player player;
  player.money = money;
  player.cities.push_back(static_cast<std::uint8_t>(city));
  player.network = cityBit(city);
  return player;
}

// What a first cluster costs beyond its start; gives up where it cannot be cheaper than `limit`.
int priceOfCluster(const Tables& tables, const Area& area, const Offers& fees, int start,
                   int limit) {
  Survey survey(area, fees);
  survey.connect(start);
  int price = 0;
  for (int missing = kFirstCluster - 1; missing > 0; --missing) {
    if (price + missing * tables.components.slotFees[0] >= limit) return limit;
    const Site next = survey.cheapest();
    if (next.price >= kNoPrice) break;
    price += next.price;
    survey.connect(next.city);
  }
  return price;
}

// Shows each city where one may start to `keep`, with the price of its cluster if that is less than
// what `keep` asks for.
template <class Limit, class Keep>
void forEachStart(const Tables& tables, const State& state, Limit limit, Keep keep) {
  const Area& area = tables.area(state);
  const Offers fees = feesOf(tables, state, area.cities);
  for (CityMask left = area.cities; left != 0; left &= left - 1) {
    const int city = std::countr_zero(left);
    if (housesIn(state, city) > 0) continue;
    const int most = limit();
    const int price = priceOfCluster(tables, area, fees, city, most);
    if (price < most) keep(Site{static_cast<std::uint8_t>(city), price});
  }
}

std::optional<std::uint8_t> cheapestStart(const Tables& tables, const State& state) {
  Site best{0, kUnlimited};
  forEachStart(tables, state, [&best] { return best.price; }, [&best](Site site) { best = site; });
  return best.price < kUnlimited ? std::optional(best.city) : std::nullopt;
}

Sites sitesFromStart(const Tables& tables, const State& state, int money) {
  Sites sites;
  const int price = tables.components.slotFees[0];
  if (price > money) return sites;
  const auto start = cheapestStart(tables, state);
  if (!start) return sites;
  sites.push_back({*start, price});
  continueFrom(tables, state, ownerOf(*start, money - price), tables.components.cityLimit, sites);
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
  forEachStart(
      tables, state, [&starts] { return starts.full() ? starts.back().price : kUnlimited; },
      [&starts](Site site) { keepCheapest(starts, site); });
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
