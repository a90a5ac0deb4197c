#include "ai/funkenschlag/portrait.h"

#include <algorithm>
#include <span>

#include "engine/funkenschlag/bureaucracy.h"
#include "engine/funkenschlag/plant_market.h"

namespace spannung::funkenschlag {

using greedy::Demand;
using greedy::Demands;
using greedy::Ending;
using greedy::Shopping;
using greedy::Site;
using greedy::Sites;
using greedy::Subset;

namespace {

constexpr int kSitesSeen = 10;
constexpr int kNoCity = 60;        // Elektro; of one that is not to be had
constexpr int kNoFuel = 99;        // Elektro; of fuel that is sold out
constexpr int kElektroACity = 10;  // about what one more powered city pays
constexpr int kNearEnd = 6;        // cities

// Phases 3 and 4 go from the last seat of the order to the first.
bool isToAct(const State& state, Seat seat, Stage stage) {
  if (state.stage != stage) return state.stage < stage;
  return static_cast<int>(state.order.find(seat)) <= state.turn;
}

bool isToEarn(const State& state, Seat seat) {
  if (state.stage != Stage::runPlants) return state.stage < Stage::runPlants;
  return static_cast<int>(state.order.find(seat)) >= state.turn;
}

State openedOf(const State& state) {
  State opened = state;
  opened.step = static_cast<std::uint8_t>(std::min(state.step + 1, kSteps));
  return opened;
}

// Whoever has no city yet will start where everybody else would.
Sites firstSitesOf(const Tables& tables, const State& state) {
  for (int i = 0; i < tables.options.players; ++i)
    if (state.player(Seat::of(i)).cities.empty())
      return greedy::comingSites(tables, state, state.player(Seat::of(i)), kSitesSeen);
  return {};
}

int priceOf(const Sites& sites, std::size_t count) {
  int price = 0;
  for (std::size_t i = 0; i < count; ++i) price += i < sites.size() ? sites[i].price : kNoCity;
  return price;
}

int affordableOf(const Sites& sites, int money) {
  int count = 0;
  for (const Site& site : sites) {
    if (site.price > money) break;
    money -= site.price;
    ++count;
  }
  return count;
}

}  // namespace

Surroundings::Surroundings(const Tables& tables, const State& state)
    : tables_(tables),
      state_(state),
      opened_(openedOf(state)),
      fuel_(greedy::expectedPrices(tables, state)),
      first_(firstSitesOf(tables, state)),
      isNearEnd_(mostCities(tables, state) + kNearEnd >= tables.count.endCities) {}

PlantValue Surroundings::valueOf(Card plant) const {
  const PlantCard& card = tables_.card(plant);
  Demand demand;
  demand.add(card);
  const float cost = static_cast<float>(greedy::worthOf(demand, fuel_)) / greedy::cents(1);
  return {card.number, card.citiesPowered, cost, card.citiesPowered - cost / kElektroACity};
}

Sites Surroundings::sitesFor(const Player& player) const {
  return player.cities.empty() ? first_ : greedy::comingSites(tables_, state_, player, kSitesSeen);
}

Sites Surroundings::openedSitesFor(const Player& player) const {
  if (player.cities.empty()) return first_;
  return greedy::comingSites(tables_, opened_, player, kOpenedCities);
}

namespace {

// Fills in a portrait, part by part.
class Painter {
 public:
  Painter(const Surroundings& surroundings, Seat seat)
      : around_(surroundings),
        tables_(surroundings.tables()),
        state_(surroundings.state()),
        player_(state_.player(seat)),
        seat_(seat),
        demands_(tables_, player_.plants) {}

  Portrait portrait() {
    paintTurn();
    paintPlants();
    paintRound();
    paintGrowth();
    paintUpgrades();
    return portrait_;
  }

 private:
  void paintTurn() {
    portrait_.shops = isToAct(state_, seat_, Stage::buyResources);
    portrait_.builds = isToAct(state_, seat_, Stage::build);
    portrait_.earns = isToEarn(state_, seat_);
  }

  void paintPlants() {
    std::size_t count = 0;
    for (const Card plant : player_.plants) {
      const PlantValue value = around_.valueOf(plant);
      portrait_.plants[count++] = value;
      portrait_.capacityByKind[tables_.card(plant).kind] += value.cities;
      portrait_.highestNumber = std::max(portrait_.highestNumber, value.number);
    }
    std::ranges::sort(std::span(portrait_.plants).first(count), [](const PlantValue& one,
                                                                   const PlantValue& other) {
      return one.cities != other.cities ? one.cities > other.cities : one.number > other.number;
    });
    portrait_.demand = demands_.ofAll();
  }

  void paintRound() {
    portrait_.powered = powered(0);
    portrait_.earnings = portrait_.earns ? incomeOf(0, {}) : 0;
    for (Subset subset = 1; subset <= allOf(player_.plants); ++subset) paintRun(subset);
    const auto all = shoppingFor(tables_, state_, player_, demands_.ofAll());
    portrait_.refuel = all ? all->price : kNoFuel;
  }

  void paintRun(Subset subset) {
    if ((subset & plantsRun()) != 0) return;
    const int output = demands_.of(subset).output;
    const auto shopping = shoppingFor(tables_, state_, player_, demands_.of(subset));
    if (!shopping) return;
    if (shopping->isEmpty()) portrait_.powered = std::max(portrait_.powered, powered(output));
    const bool isPossible =
        shopping->isEmpty() || (portrait_.shops && shopping->price <= player_.money);
    if (isPossible && portrait_.earns)
      portrait_.earnings = std::max(portrait_.earnings, incomeOf(output, *shopping));
  }

  void paintGrowth() {
    const Sites sites = around_.sitesFor(player_);
    for (std::size_t i = 0; i < kCitiesAhead; ++i) portrait_.pathTo[i] = priceOf(sites, i + 1);
    portrait_.openedCities = priceOf(around_.openedSitesFor(player_), kOpenedCities);
    portrait_.affordable = affordableOf(sites, player_.money);
    portrait_.affordableSoon = affordableOf(sites, player_.money + portrait_.earnings);
    if (!around_.isNearEnd()) return;
    const Sites within = portrait_.builds ? sites : Sites{};
    portrait_.ending =
        bestEnding(tables_, state_, player_, within, portrait_.shops).value_or(Ending{});
  }

  void paintUpgrades() {
    const bool isOver = isPhase2(state_.stage) && !state_.mayBuyPlant.contains(seat_);
    const int purse =
        isOver || !isPhase2(state_.stage) ? player_.money + portrait_.earnings : player_.money;
    const int current = currentMarket(tables_, state_);
    for (int place = 0; place < state_.market.count(); ++place) {
      const Card card = state_.market[static_cast<std::size_t>(place)];
      if (!card.isPlant()) continue;
      const Upgrade upgrade = upgradeTo(around_.valueOf(card));
      if (upgrade.number <= purse && place < current) keepBetter(portrait_.upgrade, upgrade);
      keepBetter(portrait_.bestUpgrade, upgrade);
    }
  }

  // Whoever has all plants that the rules allow gives up the one of least worth.
  Upgrade upgradeTo(const PlantValue& plant) const {
    float worst = 0;
    if (player_.plants.count() >= tables_.count.plantLimit) {
      worst = portrait_.plants[0].worth;
      for (std::size_t i = 1; i < player_.plants.size(); ++i)
        worst = std::min(worst, portrait_.plants[i].worth);
    }
    return {plant.worth - worst, plant.number};
  }

  static void keepBetter(Upgrade& best, const Upgrade& other) {
    if (other.gain > best.gain) best = other;
  }

  bool isRunning() const { return state_.stage == Stage::runPlants && state_.actor == seat_; }
  Subset plantsRun() const { return isRunning() ? state_.plantsRun : 0U; }
  int powered(int output) const {
    return std::min(output + (isRunning() ? state_.output : 0), player_.cities.count());
  }
  int incomeOf(int output, const Shopping& shopping) const {
    return payoutFor(tables_, powered(output)) - shopping.price;
  }

  const Surroundings& around_;
  const Tables& tables_;
  const State& state_;
  const Player& player_;
  Seat seat_;
  Demands demands_;
  Portrait portrait_;
};

}  // namespace

Portrait portraitOf(const Surroundings& surroundings, Seat seat) {
  return Painter(surroundings, seat).portrait();
}

}  // namespace spannung::funkenschlag
