// The printed components of Wasserkraft as typed tables. Filled from content/wasserkraft/*.json by
// games/wasserkraft/content_reader.*, which also validates them; rules trust what is here.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/wasserkraft/automa_tile.h"
#include "engine/wasserkraft/kinds.h"

namespace spannung::wasserkraft {

struct Contract {
  std::string id;
  Colour colour = Colour::green;
  std::uint8_t requirement = 0;
  Rewards rewards;
};

struct Conduit {
  std::uint8_t value = 0;  // 0: the basin has no such site
  BasinIndex target;
};

struct Basin {
  Area area = Area::mountain;
  BasinIndex riverTo;
  std::uint8_t dams = 0;            // sites, 0 or 2
  std::uint8_t redDams = 0;         // one bit a site
  std::uint8_t powerhouses = 0;     // sites
  std::uint8_t redPowerhouses = 0;  // one bit a site
  std::array<Conduit, kSidesPerBasin> conduits{};
};

struct Map {
  Indexed<BasinIndex, Basin, kBasins> basins{};
  std::array<BasinIndex, kHeadstreams> feeds{};  // the basin below each headstream
};

// An action space of the management board. The bank is none of them: it has room for everybody.
struct Space {
  std::string id;
  Board board = Board::turbine;
  std::uint8_t workers = 0;
  std::uint8_t hydro = 0;  // the cost of the action, without the red border
  bool red = false;
  std::uint8_t fromPlayers = kMinPlayers;
  std::int8_t modifier = 0;    // turbine
  std::uint8_t contracts = 0;  // contract office: how many may be taken
  std::uint8_t position = 0;   // patent office and external works
  Rewards rewards;             // all others
};

struct WorkerSpace {
  std::uint8_t workers = 0;
  bool red = false;
};

// Incomes revealed by the second, fourth and fifth piece of a kind.
inline constexpr int kIncomes = 3;
inline constexpr std::array<int, kIncomes> kIncomeOrdinals = {2, 4, 5};
inline constexpr int kIncomeStructures = 3;  // bases, elevations, conduits

struct CompanyBoard {
  std::array<std::array<Rewards, kIncomes>, kIncomeStructures> incomes{};
};

struct NeutralDam {
  Area area = Area::mountain;
  std::uint8_t level = 0;
  std::uint8_t water = 0;
};

struct Costs {
  std::array<std::uint8_t, kAreas> baseExcavators{};
  std::array<std::uint8_t, kAreas> elevationMixers{};
  std::uint8_t conduitExcavators = 0;              // for each point of value
  std::array<std::uint8_t, 4> powerhouseMixers{};  // by number already built
  std::uint8_t redBorder = 0;                      // Hydro
  std::uint8_t conduitFee = 0;                     // Hydro for each drop through a foreign conduit
  std::uint8_t conduitPoints = 0;                  // for its owner, for each drop
  std::uint8_t highestDam = 0;                     // level
  std::array<std::uint8_t, kStructures> pieces{};  // of each kind in the box of a company
};

struct OfficerNumbers {
  std::uint8_t wilhelmExcavators = 0;
  std::uint8_t grazianoCapacity = 0;  // of a dam of the highest level
  std::uint8_t viktorMinimum = 0;
  std::uint8_t jillMixers = 0;  // for each point of value
  std::uint8_t solomonHydro = 0;
  std::uint8_t mahiriHydro = 0;     // at the start
  std::uint8_t mahiriOfficers = 0;  // that she can copy, at least
  std::array<WorkerSpace, kOfficerSpaces> mahiriSpaces{};
  std::uint8_t simoneContracts = 0;  // open at the same time
  WorkerSpace margotSpace;
};

struct TileNumbers {
  std::uint8_t hydroPerValue = 0;        // conduit, level I
  std::uint8_t conduitCap = 0;           // conduit, level II
  std::uint8_t energyPerValue = 0;       // conduit, level III
  std::uint8_t productionBonus = 0;      // powerhouse, level II
  std::uint8_t pointsPerDam = 0;         // elevation, level III
  std::uint8_t pointsPerPowerhouse = 0;  // powerhouse, level III
  std::uint8_t pointsPerTile = 0;        // joker, level III
};

struct CompanyNumbers {
  std::array<std::uint8_t, 5> productionBonus{};  // by number of powerhouses
  std::uint8_t powerAt = 0;                       // powerhouses
  std::uint8_t usaEnergy = 0;
  std::uint8_t italyEnergy = 0;
  std::uint8_t franceDiscount = 0;
  std::uint8_t netherlandsDrops = 0;
};

struct PayoutStep {
  std::uint8_t fromEnergy = 0;
  std::uint8_t hydro = 0;
};

struct EnergyTrack {
  FixedVector<PayoutStep, 16> payout;
  std::uint8_t idlePenalty = 0;  // points lost with no energy
  std::uint8_t firstPoints = 0;
  std::uint8_t secondPoints = 0;
  std::uint8_t sharedSecondPoints = 0;           // for each who shares the second place
  std::array<std::uint8_t, kRounds> sections{};  // the first energy of sections 1 to 5
  std::uint8_t sectionPenalty = 0;
};

struct FinalScoring {
  std::array<std::uint8_t, kMaxPlayers> objectivePoints{};
  std::uint8_t resourcesPerPoint = 0;
  std::uint8_t pointsPerDrop = 0;
};

struct Start {
  std::uint8_t hydro = 0;
  std::uint8_t excavators = 0;
  std::uint8_t mixers = 0;
  std::uint8_t printedMixers = 0;  // WK-RULE-01
  std::uint8_t workers = 0;
  std::uint8_t points = 0;
};

// The fixed sets of the introductory game, in turn order.
struct FixedSet {
  Company company = Company::usa;
  Officer officer = Officer::wilhelm;
  ContractIndex contract;
};

// Leeghwater: paid with machines that are gone afterwards.
struct ExternalWork {
  std::string id;
  std::uint8_t deck = 0;
  std::uint8_t excavators = 0;
  std::uint8_t mixers = 0;
  Rewards rewards;
};

struct PrivateBuilding {
  std::string id;
  std::uint8_t excavators = 0;
  std::uint8_t mixers = 0;
  std::uint8_t points = 0;  // at the end
  std::uint8_t hydro = 0;   // for its action
  Rewards action;
  std::array<WorkerSpace, kUsesPerRow> spaces{};
};

// Where a building piece may stand beside a private building.
struct BuildingSlot {
  bool red = false;
  std::uint8_t fromPlayers = kMinPlayers;
};

struct Leeghwater {
  Indexed<WorkIndex, ExternalWork, kWorks> works{};
  Indexed<BuildingIndex, PrivateBuilding, kPrivateBuildings> buildings{};
  std::array<BuildingSlot, kSlotsPerRow> slots{};
};

struct Components {
  std::array<std::array<std::uint8_t, kRounds>, kHeadstreamTiles> headstreamTiles{};
  std::array<std::uint8_t, kBonuses> bonusPoints{};
  Listed<ContractIndex, Contract> contracts;  // green, yellow, red, starting, national
  std::vector<Space> spaces;
  std::array<WorkerSpace, kConstructionSpaces> constructionSpaces{};
  std::array<CompanyBoard, kCompanies> companies{};
  std::array<NeutralDam, kAreas> neutralDams{};
  std::array<FixedSet, kMaxPlayers> fixedSets{};
  std::uint8_t contractLimit = 0;
  Costs costs;
  OfficerNumbers officers;
  TileNumbers tiles;
  CompanyNumbers powers;
  EnergyTrack energyTrack;
  FinalScoring finalScoring;
  Start start;
  Leeghwater leeghwater;
  AutomaBox automa;
};

}  // namespace spannung::wasserkraft
