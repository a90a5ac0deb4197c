// The sizes and enumerations of Wasserkraft, and its rewards: what content, state and rules share.
//
// What belongs to Leeghwater stands last in each enumeration, so that the base game is the first so
// many of it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/core/index.h"

namespace spannung::wasserkraft {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kRounds = 5;

// The map. A site is named by its basin and its place there, so that one follows from the other.
inline constexpr int kHeadstreams = 4;
inline constexpr int kBasins = 12;
inline constexpr int kSidesPerBasin = 2;  // dams: upper, lower; conduits: left, right
inline constexpr int kPowerhousesPerBasin = 4;
inline constexpr int kDamSites = kBasins * kSidesPerBasin;
inline constexpr int kConduitSites = kBasins * kSidesPerBasin;
inline constexpr int kPowerhouseSites = kBasins * kPowerhousesPerBasin;
inline constexpr int kExits = 2;
inline constexpr int kFirstExit = kBasins;  // rivers lead to a basin or, from here on, to an exit

using BasinIndex = Index<struct BasinTag>;
using DamSite = Index<struct DamSiteTag>;
using ConduitSite = Index<struct ConduitSiteTag>;
using PowerhouseSite = Index<struct PowerhouseSiteTag>;
using ContractIndex = Index<struct ContractTag>;
using WorkIndex = Index<struct WorkTag>;
using BuildingIndex = Index<struct BuildingTag>;
// Any site where a piece may be built (site.h).
using Place = Index<struct PlaceTag>;

constexpr bool isExit(BasinIndex basin) { return basin.index() >= kFirstExit; }

enum class Area : std::uint8_t { mountain, hill, plain };
inline constexpr int kAreas = 3;

// Buildings belong to Leeghwater and stand beside the map.
enum class Structure : std::uint8_t { base, elevation, conduit, powerhouse, building };
inline constexpr int kStructures = 5;
inline constexpr int kBaseStructures = 4;
inline constexpr std::array<Structure, kStructures> kAllStructures = {
    Structure::base, Structure::elevation, Structure::conduit, Structure::powerhouse,
    Structure::building};

enum class Company : std::uint8_t { usa, germany, italy, france, netherlands };
inline constexpr int kCompanies = 5;
inline constexpr int kBaseCompanies = 4;

enum class Officer : std::uint8_t {
  wilhelm,
  graziano,
  viktor,
  jill,
  solomon,
  anton,
  mahiri,
  simone,
  tommaso,
  leslie,
  margot,
  none,
};
inline constexpr int kOfficers = 11;
inline constexpr int kBaseOfficers = 7;

enum class Bonus : std::uint8_t {
  contracts,
  bases,
  elevations,
  conduits,
  powerhouses,
  tiles,
  works,
  buildings,
};
inline constexpr int kBonuses = 8;
inline constexpr int kBaseBonuses = 6;

enum class Objective : std::uint8_t {
  redSites,
  mostInArea,
  connections,
  leastInArea,
  basinsWithOne,
  basinsWithThree,
};
inline constexpr int kObjectives = 6;

enum class Board : std::uint8_t {
  turbine,
  water,
  bank,
  workshop,
  machinery,
  contracts,
  patents,
  works,
};
inline constexpr int kBoards = 8;
inline constexpr int kBaseBoards = 7;

enum class Colour : std::uint8_t { green, yellow, red, starting, national };
inline constexpr int kStackColours = 3;  // green, yellow and red have stacks and a display
inline constexpr int kColours = 5;
inline constexpr int kStackSize = 15;
inline constexpr int kMaxContracts = 64;  // a set of contracts is one 64-bit word
inline constexpr int kMaxStarting = 4;
inline constexpr int kMaxNational = 8;
inline constexpr int kDisplayPerColour = 2;
inline constexpr int kMaxOpenContracts = 6;  // the limit, and what was just taken

inline constexpr int kHeadstreamTiles = 8;
inline constexpr int kMaxSpaces = 48;
inline constexpr int kConstructionSpaces = 4;
inline constexpr int kOfficerSpaces = 2;
inline constexpr int kPatents = 3;
inline constexpr int kSegments = 6;
inline constexpr int kTileKinds = kStructures + 1;  // one for each structure, and the joker
inline constexpr int kJokerKind = kStructures;
inline constexpr int kTileLevels = 3;
inline constexpr int kAdvancedTiles = kTileKinds * kTileLevels;
inline constexpr int kBaseAdvancedTiles = (kTileKinds - 1) * kTileLevels;

// Leeghwater.
inline constexpr int kWorks = 15;
inline constexpr int kWorkDecks = 3;
inline constexpr int kWorkPositions = 3;
inline constexpr int kPrivateBuildings = 10;
inline constexpr int kRows = 5;  // of private buildings
inline constexpr int kSlotsPerRow = 4;
inline constexpr int kUsesPerRow = 4;
using RowIndex = Index<struct RowTag>;

template <class Enum>
constexpr std::size_t indexOf(Enum value) {
  return static_cast<std::size_t>(value);
}

// One symbol of a contract, an income or an action space.
enum class RewardKind : std::uint8_t {
  hydro,
  points,
  excavators,
  mixers,
  machines,  // of either type
  energy,    // steps that fulfil no contract
  rotations,
  water,         // waits on headstreams for the next water flow
  flowingWater,  // runs down at once
  piece,         // structures for free
  // Leeghwater.
  fixedEnergy,    // may fulfil one contract
  ownContract,    // fulfilled without energy, up to a requirement
  advancedTile,   // one of the patent office
  damWater,       // a drop straight behind a dam
  production,     // a production action with this modifier
  wheelTile,      // a tile back from the wheel
  wheelMachines,  // half of the machines of a segment back from the wheel
  loan,           // an external work for so much Hydro a machine
};

using AreaMask = std::uint8_t;
inline constexpr AreaMask kAnyArea = (1U << kAreas) - 1U;

struct Reward {
  RewardKind kind = RewardKind::hydro;
  std::uint8_t amount = 0;
  // A piece: what, where, and how strong a conduit may be; the amount says how many.
  Structure structure = Structure::base;
  AreaMask areas = kAnyArea;
  std::uint8_t highestValue = 0;  // 0: any
};
using Rewards = FixedVector<Reward, 3>;

}  // namespace spannung::wasserkraft
