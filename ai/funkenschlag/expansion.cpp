#include "ai/funkenschlag/expansion.h"

#include <algorithm>
#include <bit>

#include "engine/funkenschlag/building.h"
#include "engine/funkenschlag/region_draft.h"

namespace spannung::funkenschlag::greedy {
namespace {

constexpr int kFirstCluster = 6;  // cities, about what is built before step 2
constexpr int kUnlimited = 10'000;

// A city and its price in one number. The least number is the cheapest city, so that all cities of
// a map are compared without a branch.
using Offer = std::uint16_t;
using Offers = Indexed<CityIndex, Offer, kMaxCities>;

constexpr int kNoPrice = 512;  // of cities that are not to be had, whatever the path to them
static_assert((kNoPrice + kUnreachable + 1) * kMaxCities <= 0x1'0000);

constexpr Offer offerOf(CityIndex city, int price) {
  return static_cast<Offer>(price * kMaxCities + city.index());
}
constexpr Site siteOf(Offer offer) {
  return {CityIndex::of(offer % kMaxCities), offer / kMaxCities};
}

constexpr Offers kNoOffers = [] {
  Offers offers{};
  for (const CityIndex city : all<CityIndex>(kMaxCities)) offers[city] = offerOf(city, kNoPrice);
  return offers;
}();

// FS-BUILD-03, FS-BUILD-04: what the cities of a set cost without the way to them.
Offers feesOf(const Tables& tables, const State& state, CityMask cities) {
  const int slots = tables.components.housesByStep[state.step - 1U];
  Offers fees = kNoOffers;
  for (CityMask left = cities; left != 0; left &= left - 1) {
    const auto city = firstOf<CityIndex>(left);
    const int houses = housesIn(state, city);
    if (houses < slots) fees[city] = offerOf(city, slotFee(tables, houses));
  }
  return fees;
}

// A network that grows on paper. Knows the price of every city that could come next.
class Survey {
 public:
  Survey(const Area& area, const Offers& fees) : area_(area), fees_(fees) {}

  Site cheapest() const {
    Offer least = offers_.front();
    for (const Offer offer : offers_) least = std::min(least, offer);
    return siteOf(least);
  }

  void connect(CityIndex city) {
    fees_[city] = kNoOffers[city];
    offers_[city] = kNoOffers[city];
    // Plain arrays, and a copy because bytes may be part of anything: so the loop becomes a few
    // instructions.
    const std::array<std::uint8_t, kMaxCities> paths = area_.pathCost[city];
    const std::array<Offer, kMaxCities>& fees = fees_;
    std::array<Offer, kMaxCities>& offers = offers_;
    for (std::size_t i = 0; i < offers.size(); ++i) {
      const auto offer = static_cast<Offer>(fees[i] + paths[i] * kMaxCities);
      offers[i] = offer < offers[i] ? offer : offers[i];
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
  for (const CityIndex city : player.cities) survey.connect(city);
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
Player ownerOf(CityIndex city, int money) {
  Player player;
  player.money = money;
  player.cities.push_back(city);
  player.network = cityBit(city);
  return player;
}

// What a first cluster costs beyond its start; gives up where it cannot be cheaper than `limit`.
int priceOfCluster(const Tables& tables, const Area& area, const Offers& fees, CityIndex start,
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
    const auto city = firstOf<CityIndex>(left);
    if (housesIn(state, city) > 0) continue;
    const int most = limit();
    const int price = priceOfCluster(tables, area, fees, city, most);
    if (price < most) keep(Site{city, price});
  }
}

// None if there is none.
CityIndex cheapestStart(const Tables& tables, const State& state) {
  Site best{CityIndex::none(), kUnlimited};
  forEachStart(tables, state, [&best] { return best.price; }, [&best](Site site) { best = site; });
  return best.city;
}

Sites sitesFromStart(const Tables& tables, const State& state, int money, int limit) {
  Sites sites;
  const int price = tables.components.slotFees[0];
  if (price > money) return sites;
  const CityIndex start = cheapestStart(tables, state);
  if (start.isNone()) return sites;
  sites.push_back({start, price});
  continueFrom(tables, state, ownerOf(start, money - price), limit, sites);
  return sites;
}

Sites sitesFor(const Tables& tables, const State& state, const Player& player, int most) {
  const int limit = std::min(most, tables.components.cityLimit - player.cities.count());
  if (player.cities.empty()) return sitesFromStart(tables, state, player.money, limit);
  Sites sites;
  continueFrom(tables, state, player, limit, sites);
  return sites;
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
  return sitesFor(tables, state, player, tables.components.cityLimit);
}

Sites comingSites(const Tables& tables, const State& state, const Player& player, int count) {
  Player rich = player;
  rich.money = kUnlimited;
  return sitesFor(tables, state, rich, count);
}

int meanLinkCost(const Map& map, RegionMask regions) {
  int links = 0;
  int total = 0;
  for (const Edge& edge : map.edges) {
    const RegionIndex from = map.cities[edge.from].region;
    const RegionIndex to = map.cities[edge.to].region;
    if (!holds(regions, from) || !holds(regions, to)) continue;
    ++links;
    total += edge.cost;
  }
  return links == 0 ? kUnlimited : 100 * total / links;
}

RegionIndex cheapestRegion(const Tables& tables, const State& state) {
  RegionIndex best;
  int bestCost = 0;
  for (const RegionIndex region : tables.map.regions.keys()) {
    if (!checkRegion(tables, state, region).fine()) continue;
    const auto regions = static_cast<RegionMask>(state.regions | regionBit(region));
    const int cost = meanLinkCost(tables.map, regions);
    if (!best.isNone() && cost >= bestCost) continue;
    best = region;
    bestCost = cost;
  }
  return best;
}

}  // namespace spannung::funkenschlag::greedy
