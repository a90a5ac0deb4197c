// components.json: everything in the box but the maps.

#include <algorithm>
#include <utility>

#include "engine/funkenschlag/notation.h"
#include "games/funkenschlag/file_readers.h"

namespace spannung::funkenschlag {
namespace {

constexpr int kMaxFuel = 15;             // what all plants of a player store still fits a byte
constexpr int kMaxStartingMoney = 1000;  // far below the highest bid a move can name

std::vector<std::string> playerCounts() {
  std::vector<std::string> counts;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
    counts.push_back(std::to_string(players));
  return counts;
}

std::vector<std::string> resourceNames() {
  std::vector<std::string> names;
  names.reserve(kResources);
  for (const Resource resource : kAllResources) names.emplace_back(resourceText(resource));
  return names;
}

std::vector<std::string_view> plantKinds() {
  std::vector<std::string_view> kinds;
  for (int kind = 0; kind <= static_cast<int>(PlantKind::fusion); ++kind)
    kinds.push_back(plantKindText(static_cast<PlantKind>(kind)));
  return kinds;
}

bool isPlant(const Components& components, int number) {
  return std::ranges::any_of(components.plants,
                             [=](const PlantCard& plant) { return plant.number == number; });
}

class ComponentsReader {
 public:
  ComponentsReader(const JsonReader& root, Pack& pack)
      : root_(root.object({"schema", "edition", "plants", "plant_market", "players", "limits",
                           "resource_market", "refill", "payout", "building"})),
        pack_(pack) {}

  void read() {
    checkSchema(root_);
    pack_.edition = root_["edition"].string(kMaxNameBytes);
    readPlants();
    readPlantMarket();
    readLimits();
    readPlayers();
    readResourceMarket();
    readRefill();
    readPayout();
    readBuilding();
  }

 private:
  JsonObject section(const std::string& name, std::vector<std::string> fields) {
    return readSection(root_, name, std::move(fields), pack_.sources);
  }

  void readPlants() {
    const JsonObject plants = section("plants", {"cards"});
    for (const JsonReader& item : plants["cards"].array(1, kMaxPlants)) {
      const JsonObject card = item.object({"number", "kind", "fuel", "cities"});
      const PlantCard plant = readPlant(card);
      if (!components_.plants.empty())
        checkOrder(card["number"], plant.number, components_.plants.back().number, Order::rising);
      components_.plants.push_back(plant);
    }
  }

  static PlantCard readPlant(const JsonObject& card) {
    PlantCard plant;
    plant.number = readByte(card["number"], 1, kMaxByte);
    plant.kind = static_cast<PlantKind>(card["kind"].choice(plantKinds()));
    plant.fuelNeeded = readByte(card["fuel"], 0, kMaxFuel);
    plant.citiesPowered = readByte(card["cities"], 1, kMaxCitiesPerPlayer);
    const bool burns = plant.kind != PlantKind::eco && plant.kind != PlantKind::fusion;
    if (burns != (plant.fuelNeeded > 0))
      card["fuel"].refuse(burns ? "content_plant_without_fuel" : "content_plant_burns_nothing",
                          {{"plant", std::to_string(plant.number)},
                           {"kind", std::string(plantKindText(plant.kind))}});
    return plant;
  }

  // As many plants as players at least: in round 1 everybody must find one.
  void readPlantMarket() {
    const JsonObject market = section("plant_market", {"initial", "current", "top_of_pile"});
    const JsonReader initial = market["initial"];
    components_.initialMarket =
        readSeries(initial, {kMaxPlayers, kMaxMarket - 1, 1, kMaxByte, Order::rising});
    for (const JsonReader& item : initial.array(kMaxPlayers, kMaxMarket - 1)) checkPlant(item);
    components_.currentMarketSize =
        readByte(market["current"], 1, static_cast<int>(components_.initialMarket.size()));
    components_.topOfPile = readByte(market["top_of_pile"], 1, kMaxByte);
    checkPlant(market["top_of_pile"]);
    checkTopOfPile(market["top_of_pile"]);
  }

  void checkPlant(const JsonReader& item) const {
    const int number = item.integer(1, kMaxByte);
    if (!isPlant(components_, number))
      item.refuse("content_no_such_plant", {{"plant", std::to_string(number)}});
  }

  void checkTopOfPile(const JsonReader& item) const {
    if (std::ranges::count(components_.initialMarket, components_.topOfPile) > 0)
      item.refuse("content_plant_in_market", {{"plant", std::to_string(components_.topOfPile)}});
  }

  void readLimits() {
    const JsonObject limits = section("limits", {"cities_per_player"});
    components_.cityLimit = readByte(limits["cities_per_player"], 1, kMaxCitiesPerPlayer);
  }

  void readPlayers() {
    const JsonObject players = section("players", {"starting_money", "by_count"});
    components_.startingMoney = players["starting_money"].integer(1, kMaxStartingMoney);
    checkStartingMoney(players["starting_money"]);
    const JsonObject rows = players["by_count"].object(playerCounts());
    for (std::size_t count = kMinPlayers; count <= kMaxPlayers; ++count)
      components_.byPlayers[count] = readRow(rows[std::to_string(count)]);
  }

  // Whatever is sold before, the last buyer of round 1 finds an initial plant or a cheaper one.
  void checkStartingMoney(const JsonReader& item) const {
    if (components_.initialMarket.empty()) return;
    const int highest = components_.initialMarket.back();
    if (components_.startingMoney < highest)
      item.refuse("content_starting_money", {{"money", std::to_string(components_.startingMoney)},
                                             {"price", std::to_string(highest)}});
  }

  PlayerCountRow readRow(const JsonReader& item) const {
    const JsonObject fields =
        item.object({"regions", "plants_removed", "plant_limit", "step_2_cities", "end_cities"});
    PlayerCountRow row;
    row.regions = readByte(fields["regions"], 1, kMaxRegions);
    row.plantsRemoved = readByte(fields["plants_removed"], 0, kMaxPlants);
    row.plantLimit = readByte(fields["plant_limit"], 1, kMaxOwnedPlants - 1);
    row.step2Cities = readByte(fields["step_2_cities"], 1, kMaxCitiesPerPlayer);
    row.endCities = readByte(fields["end_cities"], 1, kMaxCitiesPerPlayer);
    checkRemoved(fields["plants_removed"], row);
    checkEnd(fields["end_cities"], row);
    return row;
  }

  void checkRemoved(const JsonReader& item, const PlayerCountRow& row) const {
    const int onTop = 1;
    const int shuffled = static_cast<int>(components_.plants.size()) -
                         static_cast<int>(components_.initialMarket.size()) - onTop;
    if (row.plantsRemoved >= shuffled)
      item.refuse("content_too_many_removed", {{"removed", std::to_string(row.plantsRemoved)},
                                               {"shuffled", std::to_string(shuffled)}});
  }

  void checkEnd(const JsonReader& item, const PlayerCountRow& row) const {
    const std::string end = std::to_string(row.endCities);
    if (row.endCities < row.step2Cities)
      item.refuse("content_end_before_step_2",
                  {{"end", end}, {"step_2", std::to_string(row.step2Cities)}});
    if (row.endCities > components_.cityLimit)
      item.refuse("content_end_above_limit",
                  {{"end", end}, {"limit", std::to_string(components_.cityLimit)}});
  }

  void readResourceMarket() {
    const JsonObject market = section("resource_market", {"tracks"});
    const JsonObject tracks = market["tracks"].object(resourceNames());
    for (const Resource resource : kAllResources)
      components_.tracks[resource] = readTrack(tracks[resourceText(resource)]);
  }

  static ResourceTrack readTrack(const JsonReader& item) {
    const JsonObject fields = item.object({"tokens", "initial", "prices"});
    ResourceTrack track;
    for (const std::uint8_t price :
         readSeries(fields["prices"], {1, kMaxTrack, 1, kMaxByte, Order::notFalling}))
      track.prices.push_back(price);
    track.tokens = readByte(fields["tokens"], 1, kMaxByte);
    track.initialCount = readByte(fields["initial"], 0, kMaxByte);
    checkInitialCount(fields["initial"], track);
    return track;
  }

  static void checkInitialCount(const JsonReader& item, const ResourceTrack& track) {
    const std::string initial = std::to_string(track.initialCount);
    if (track.initialCount > track.tokens)
      item.refuse("content_too_few_tokens",
                  {{"initial", initial}, {"tokens", std::to_string(track.tokens)}});
    if (track.initialCount > track.prices.count())
      item.refuse("content_too_few_spaces",
                  {{"initial", initial}, {"spaces", std::to_string(track.prices.count())}});
  }

  void readRefill() {
    const JsonObject refill = section("refill", {"by_count"});
    const JsonObject rows = refill["by_count"].object(playerCounts());
    for (std::size_t count = kMinPlayers; count <= kMaxPlayers; ++count) {
      std::size_t step = 0;
      for (const JsonReader& item : rows[std::to_string(count)].array(kSteps, kSteps))
        components_.refill[count][step++] = readAmounts(item);
    }
  }

  static ByResource<std::uint8_t> readAmounts(const JsonReader& item) {
    const JsonObject fields = item.object(resourceNames());
    ByResource<std::uint8_t> amounts{};
    for (const Resource resource : kAllResources)
      amounts[resource] = readByte(fields[resourceText(resource)], 0, kMaxByte);
    return amounts;
  }

  void readPayout() {
    const JsonObject payout = section("payout", {"by_powered_cities"});
    components_.payout = readSeries(payout["by_powered_cities"],
                                    {1, kMaxCitiesPerPlayer + 1, 1, kMaxByte, Order::notFalling});
  }

  void readBuilding() {
    const JsonObject building = section("building", {"slot_fees", "houses_by_step"});
    components_.slotFees =
        readSeriesOf<kHousesPerCity>(building["slot_fees"], 1, kMaxByte, Order::notFalling);
    components_.housesByStep =
        readSeriesOf<kSteps>(building["houses_by_step"], 1, kHousesPerCity, Order::notFalling);
  }

  JsonObject root_;
  Pack& pack_;
  Components& components_ = pack_.components;
};

}  // namespace

void readComponents(const JsonReader& root, Pack& pack) { ComponentsReader(root, pack).read(); }

}  // namespace spannung::funkenschlag
