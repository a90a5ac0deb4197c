#include "ai/funkenschlag/features.h"

#include <algorithm>
#include <bit>

#include "ai/funkenschlag/portrait.h"
#include "engine/funkenschlag/building.h"
#include "engine/funkenschlag/plant_market.h"
#include "engine/funkenschlag/resource_market.h"
#include "engine/funkenschlag/turn_order.h"

namespace spannung::funkenschlag {

using network::NameRow;
using network::ValueRow;

namespace {

// What is about 1 in each unit.
constexpr double kCities = 21;
constexpr double kElektro = 100;
constexpr double kTokens = 6;
constexpr double kAllTokens = 24;
constexpr double kPlantNumber = 50;
constexpr double kPlantCities = 7;
constexpr double kRun = 20;      // Elektro, of the fuel of one run
constexpr double kIncome = 150;  // Elektro, for all cities
constexpr double kCity = 20;     // Elektro, of one city
constexpr double kToken = 8;     // Elektro, of one token
constexpr double kRounds = 15;
constexpr double kPile = 35;
constexpr std::size_t kShownPlants = 4;
constexpr std::size_t kShownMarket = 8;

// The position as all rows see it.
struct Scene {
  const Surroundings& around;
  std::array<Portrait, kMaxPlayers> portraits{};

  const Tables& tables() const { return around.tables(); }
  const State& state() const { return around.state(); }
  const Player& player(Seat seat) const { return state().player(seat); }
  const Portrait& of(Seat seat) const { return portraits[placeOf(seat)]; }
};

Scene sceneOf(const Surroundings& around) {
  Scene scene{around};
  for (int i = 0; i < around.tables().options.players; ++i)
    scene.portraits[static_cast<std::size_t>(i)] = portraitOf(around, Seat::of(i));
  return scene;
}

template <class Row>
void listPurse(const Scene& scene, Seat seat, Row& row) {
  const Portrait& me = scene.of(seat);
  const int money = scene.player(seat).money;
  row.add("money", money / kElektro);
  row.add("small_money", std::min(money, 40) / 40.0);
  row.add("powered", me.powered / kCities);
  row.add("earnings", me.earnings / kIncome);
  row.add("money_soon", (money + me.earnings) / (2 * kElektro));
  row.add("refuel", me.refuel / kElektro);
}

template <class Row>
void listPlants(const Scene& scene, Seat seat, Row& row) {
  const Portrait& me = scene.of(seat);
  row.add("plants", scene.player(seat).plants.count() / 4.0);
  row.add("capacity", me.demand.output / kCities);
  row.add("highest_plant", me.highestNumber / kPlantNumber);
  for (std::size_t i = 0; i < kShownPlants; ++i) {
    const auto place = static_cast<int>(i + 1);
    row.add("plant_cities", place, me.plants[i].cities / kPlantCities);
    row.add("plant_cost", place, me.plants[i].cost / kRun);
    row.add("plant_number", place, me.plants[i].number / kPlantNumber);
  }
  for (std::size_t kind = 0; kind < kPlantKinds; ++kind)
    row.add("capacity_by_kind", static_cast<int>(kind),
            me.capacityByKind[static_cast<PlantKind>(kind)] / kPlantCities);
}

template <class Row>
void listFuel(const Scene& scene, Seat seat, Row& row) {
  const Portrait& me = scene.of(seat);
  for (const Resource resource : kAllResources) {
    const auto number = static_cast<int>(resource);
    row.add("stored", number, scene.player(seat).stored[resource] / kTokens);
    row.add("burns", number, me.demand.pure[resource] / kTokens);
  }
  row.add("burns_hybrid", me.demand.hybrid / kTokens);
}

template <class Row>
void listCities(const Scene& scene, Seat seat, Row& row) {
  const Portrait& me = scene.of(seat);
  const PlayerCountRow& count = scene.tables().count;
  const int cities = scene.player(seat).cities.count();
  row.add("cities", cities / kCities);
  row.add("cities_to_end", std::max(0, count.endCities - cities) / kCities);
  row.add("cities_of_step_2", double(cities) / count.step2Cities);
  row.add("idle_capacity", std::max(0, me.demand.output - cities) / kPlantCities);
  row.add("idle_cities", std::max(0, cities - me.demand.output) / kPlantCities);
  for (std::size_t i = 0; i < kCitiesAhead; ++i)
    row.add("path_to", static_cast<int>(i + 1), me.pathTo[i] / (kCity * double(i + 1)));
  row.add("opened_cities", me.openedCities / (kCity * kOpenedCities));
}

template <class Row>
void listGrowth(const Scene& scene, Seat seat, Row& row) {
  const Portrait& me = scene.of(seat);
  const int cities = scene.player(seat).cities.count();
  const int capacity = me.demand.output;
  row.add("affordable", me.affordable / kPlantCities);
  row.add("affordable_soon", me.affordableSoon / kPlantCities);
  row.add("used_soon", std::min(cities + me.affordableSoon, capacity) / kCities);
  row.add("used_now", std::min(cities + me.affordable, capacity) / kCities);
  row.add("can_end", cities + me.affordable >= scene.tables().count.endCities);
  row.add("can_end_soon", cities + me.affordableSoon >= scene.tables().count.endCities);
  row.add("upgrade", me.upgrade.gain / kPlantCities);
  row.add("upgrade_number", me.upgrade.number / kPlantNumber);
  row.add("best_upgrade", me.bestUpgrade.gain / kPlantCities);
  row.add("best_upgrade_number", me.bestUpgrade.number / kPlantNumber);
  row.add("final_powered", me.ending.powered / kCities);
  row.add("final_money", me.ending.money / kElektro);
}

// The place that a seat would have if the order were set now.
int placeSoon(const Scene& scene, Seat seat) {
  int before = 0;
  for (int i = 0; i < scene.tables().options.players; ++i) {
    const Player& other = scene.player(Seat::of(i));
    if (Seat::of(i) == seat || other.plants.empty()) continue;
    if (scene.player(seat).plants.empty() || isBetter(other, scene.player(seat))) ++before;
  }
  return before;
}

template <class Row>
void listTurn(const Scene& scene, Seat seat, Row& row) {
  const State& state = scene.state();
  const Portrait& me = scene.of(seat);
  const double last = scene.tables().options.players - 1;
  row.add("place", static_cast<double>(state.order.find(seat)) / last);
  row.add("place_soon", placeSoon(scene, seat) / last);
  row.add("acts", state.actor == seat);
  row.add("shops", me.shops);
  row.add("builds", me.builds);
  row.add("earns", me.earns);
  row.add("may_buy_plant", state.mayBuyPlant.contains(seat));
  row.add("bought_plant", state.boughtPlant.contains(seat));
  row.add("bids", state.bidders.contains(seat));
  row.add("leads_bidding", state.highestBidder == seat);
  row.add("own_bid", state.highestBidder == seat ? state.highestBid / kElektro : 0.0);
}

// How far a seat is ahead of the best of the others.
template <class Row, class Measure>
void listLead(const Scene& scene, Seat seat, Row& row, std::string_view name, double unit,
              Measure measure) {
  double most = -1e9;
  for (int i = 0; i < scene.tables().options.players; ++i)
    if (Seat::of(i) != seat) most = std::max(most, double(measure(Seat::of(i))));
  row.add(name, (double(measure(seat)) - most) / unit);
}

template <class Row>
void listLeads(const Scene& scene, Seat seat, Row& row) {
  const auto lead = [&](std::string_view name, double unit, auto measure) {
    listLead(scene, seat, row, name, unit, measure);
  };
  const auto cities = [&](Seat of) { return scene.player(of).cities.count(); };
  const auto capacity = [&](Seat of) { return scene.of(of).demand.output; };
  const auto money = [&](Seat of) { return scene.player(of).money + scene.of(of).earnings; };
  const auto used = [&](Seat of) {
    return std::min(cities(of) + scene.of(of).affordableSoon, capacity(of));
  };
  lead("lead_cities", kPlantCities, cities);
  lead("lead_capacity", kPlantCities, capacity);
  lead("lead_money", kElektro, money);
  lead("lead_used", kPlantCities, used);
  lead("lead_final", kPlantCities,
       [&](Seat of) { return scene.of(of).ending.powered + scene.of(of).ending.money / 1000.0; });
}

template <class Row>
void listSeat(const Scene& scene, Seat seat, Row& row) {
  listPurse(scene, seat, row);
  listPlants(scene, seat, row);
  listFuel(scene, seat, row);
  listCities(scene, seat, row);
  listGrowth(scene, seat, row);
  listTurn(scene, seat, row);
  listLeads(scene, seat, row);
}

// Cards to be drawn until the step 3 card.
int cardsBeforeStep3(const State& state) {
  if (state.step3Card != Step3Card::inPile) return 0;
  return state.pile.count() - 1 - static_cast<int>(state.pile.find(Card::step3()));
}

template <class Row>
void listTime(const Scene& scene, Row& row) {
  const State& state = scene.state();
  const PlayerCountRow& count = scene.tables().count;
  const int most = mostCities(scene.tables(), state);
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
    row.add("players", players, scene.tables().options.players == players);
  for (std::size_t stage = 0; stage < kStages; ++stage)
    row.add("stage", static_cast<int>(stage), static_cast<std::size_t>(state.stage) == stage);
  for (int step = 1; step <= kSteps; ++step) row.add("step", step, state.step == step);
  row.add("round", state.round / kRounds);
  row.add("to_end", std::max(0, count.endCities - most) / kCities);
  row.add("to_step_2", std::max(0, count.step2Cities - most) / kCities);
  row.add("near_end", scene.around.isNearEnd());
  row.add("cards_before_step_3", cardsBeforeStep3(state) / kPile);
  row.add("step_3_waits", state.step3Pending || state.step3Card == Step3Card::inMarket);
  row.add("step_3_drawn", state.step3Card != Step3Card::inPile);
  row.add("pile", state.pile.count() / kPile);
}

int tokensOf(const Scene& scene, Resource resource) {
  int tokens = 0;
  for (int i = 0; i < scene.tables().options.players; ++i)
    tokens += scene.player(Seat::of(i)).stored[resource];
  return tokens;
}

int burntBy(const Scene& scene, Resource resource) {
  int tokens = 0;
  for (int i = 0; i < scene.tables().options.players; ++i)
    tokens += scene.of(Seat::of(i)).demand.pure[resource];
  return tokens;
}

template <class Row>
void listResources(const Scene& scene, Row& row) {
  const Tables& tables = scene.tables();
  const State& state = scene.state();
  const auto& refill =
      tables.components.refill[static_cast<std::size_t>(tables.options.players)][state.step - 1U];
  for (const Resource resource : kAllResources) {
    const auto number = static_cast<int>(resource);
    const bool isThere = state.onMarket[resource] > 0;
    row.add("on_market", number, state.onMarket[resource] / kAllTokens);
    row.add("price", number, isThere ? priceOfTokens(tables, state, resource, 1) / kToken : 2.0);
    row.add("refill", number, refill[resource] / kTokens);
    row.add("all_stored", number, tokensOf(scene, resource) / kAllTokens);
    row.add("all_burn", number, burntBy(scene, resource) / kAllTokens);
  }
}

template <class Row>
void listPlantOf(const Scene& scene, Row& row, int place, Card card) {
  const PlantValue value = card.isPlant() ? scene.around.valueOf(card) : PlantValue{};
  row.add("market_number", place, value.number / kPlantNumber);
  row.add("market_cities", place, value.cities / kPlantCities);
  row.add("market_cost", place, value.cost / kRun);
}

template <class Row>
void listMarket(const Scene& scene, Row& row) {
  const State& state = scene.state();
  for (std::size_t i = 0; i < kShownMarket; ++i)
    listPlantOf(scene, row, static_cast<int>(i),
                i < state.market.size() ? state.market[i] : Card::unknown());
  const bool isOffered = state.onOffer.isPlant();
  const PlantValue offer = isOffered ? scene.around.valueOf(state.onOffer) : PlantValue{};
  row.add("offer_number", offer.number / kPlantNumber);
  row.add("offer_cities", offer.cities / kPlantCities);
  row.add("offer_cost", offer.cost / kRun);
  row.add("offer_bid", state.highestBid / kElektro);
  row.add("may_buy_plant", state.mayBuyPlant.count() / double(kMaxPlayers));
}

// How much room is left, and how far the cities lie apart.
template <class Row>
void listMap(const Scene& scene, Row& row) {
  const CityMask area = scene.tables().area(scene.state()).cities;
  std::array<int, kHousesPerCity + 1> cities{};
  for (CityMask left = area; left != 0; left &= left - 1)
    ++cities[static_cast<std::size_t>(housesIn(scene.state(), firstOf<CityIndex>(left)))];
  const double all = std::max(1, std::popcount(area));
  for (std::size_t houses = 0; houses < cities.size(); ++houses)
    row.add("cities_with_houses", static_cast<int>(houses), cities[houses] / all);
  // Nothing is linked before regions are chosen.
  const int link = greedy::meanLinkCost(scene.tables().map, scene.state().regions);
  row.add("link_cost", std::min(link / (100 * kCity), 2.0));
}

template <class Row>
void listTable(const Scene& scene, Row& row) {
  listTime(scene, row);
  listResources(scene, row);
  listMarket(scene, row);
  listMap(scene, row);
}

}  // namespace

network::FeatureNames featureNames(const Tables& tables, const State& any) {
  const Surroundings around(tables, any);
  const Scene scene = sceneOf(around);
  NameRow seat;
  NameRow table;
  listSeat(scene, Seat::of(0), seat);
  listTable(scene, table);
  return {seat.names(), table.names()};
}

void fillFeatures(const Tables& tables, const State& state, network::Features& features) {
  const Surroundings around(tables, state);
  const Scene scene = sceneOf(around);
  for (int i = 0; i < tables.options.players; ++i) {
    ValueRow row(features.seats[static_cast<std::size_t>(i)].data());
    listSeat(scene, Seat::of(i), row);
  }
  ValueRow row(features.table.data());
  listTable(scene, row);
}

}  // namespace spannung::funkenschlag
