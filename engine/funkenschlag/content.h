// The printed components of Funkenschlag as typed tables. Filled from content/funkenschlag/*.json
// by games/funkenschlag/content_reader.*, which also validates them; rules trust what is here.
//
// Edition: 2004 game with the rules revision of August 2009.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/core/index.h"

namespace spannung::funkenschlag {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 6;
inline constexpr int kMaxCities = 64;      // on a map: a set of cities is one 64-bit word
inline constexpr int kMaxRegions = 8;      // on a map: a set of regions is one byte
inline constexpr int kMaxPlants = 48;      // in the box, without the step 3 card
inline constexpr int kMaxMarket = 9;       // plant cards on offer, one to spare while sorting
inline constexpr int kMaxOwnedPlants = 5;  // the limit, and one more while choosing a discard
inline constexpr int kMaxTrack = 32;       // tokens of one resource
inline constexpr int kMaxCitiesPerPlayer = 24;
inline constexpr int kSteps = 3;
inline constexpr int kHousesPerCity = 3;

enum class Resource : std::uint8_t { coal, oil, garbage, uranium };
inline constexpr int kResources = 4;
inline constexpr std::array<Resource, kResources> kAllResources = {
    Resource::coal, Resource::oil, Resource::garbage, Resource::uranium};

// The first four burn the resource of the same place above.
enum class PlantKind : std::uint8_t { coal, oil, garbage, uranium, hybrid, eco, fusion };
inline constexpr std::size_t kPlantKinds = 7;
constexpr PlantKind burning(Resource resource) { return static_cast<PlantKind>(resource); }

struct PlantCard {
  std::uint8_t number = 0;
  PlantKind kind = PlantKind::eco;
  std::uint8_t fuelNeeded = 0;
  std::uint8_t citiesPowered = 0;

  constexpr bool isHybrid() const { return kind == PlantKind::hybrid; }
  // Burns one kind of resource and no other; then ownFuel() says which.
  constexpr bool hasOwnFuel() const { return kind <= PlantKind::uranium; }
  constexpr Resource ownFuel() const { return static_cast<Resource>(kind); }
};

// The row of the player-count table for one number of players.
struct PlayerCountRow {
  std::uint8_t regions = 0;
  std::uint8_t plantsRemoved = 0;
  std::uint8_t plantLimit = 0;
  std::uint8_t step2Cities = 0;
  std::uint8_t endCities = 0;
};

struct ResourceTrack {
  FixedVector<std::uint8_t, kMaxTrack> prices;  // of each token space, cheapest first
  std::uint8_t initialCount = 0;                // tokens in the resource market at the start
  std::uint8_t tokens = 0;                      // in the box
};

template <class T>
using ByResource = Indexed<Resource, T, kResources>;
template <class T>
using ByPlayers = std::array<T, kMaxPlayers + 1>;  // indexed by the number of players

struct Components {
  std::vector<PlantCard> plants;            // ascending by number
  std::vector<std::uint8_t> initialMarket;  // plant numbers, ascending
  std::uint8_t topOfPile = 0;               // the plant that is put on top of the shuffled pile
  std::uint8_t currentMarketSize = 0;       // in steps 1 and 2
  std::int32_t startingMoney = 0;
  ByResource<ResourceTrack> tracks;
  ByPlayers<PlayerCountRow> byPlayers{};
  // refill[players][step - 1][resource]
  ByPlayers<std::array<ByResource<std::uint8_t>, kSteps>> refill{};
  std::vector<std::uint8_t> payout;  // Elektro by number of powered cities
  std::array<std::uint8_t, kHousesPerCity> slotFees{};
  std::array<std::uint8_t, kSteps> housesByStep{};
  std::uint8_t cityLimit = 0;  // cities one player may connect
};

using RegionIndex = Index<struct RegionTag>;
using CityIndex = Index<struct CityTag>;

struct Region {
  std::string id;
};

struct City {
  std::string id;
  RegionIndex region;
};

struct Edge {
  CityIndex from;
  CityIndex to;
  std::uint8_t cost = 0;
};

struct Map {
  std::string id;
  Listed<RegionIndex, Region> regions;
  Listed<CityIndex, City> cities;
  std::vector<Edge> edges;  // undirected, each once
};

}  // namespace spannung::funkenschlag
