// The printed components of Pampero as typed tables. Filled from content/pampero/*.json by
// games/pampero/content_reader.*, which also validates them; rules trust what is here.
//
// Effects are data: cards, tiles, spaces and bonuses are lists of steps in one closed vocabulary
// (Op), and effects.h is the one place that knows what a step does.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/core/index.h"

namespace spannung::pampero {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kMaxSites = 64;            // of a board side: a set of sites is one word
inline constexpr int kMaxPlaces = 64;           // for contracts, solar nodes included
inline constexpr int kMaxSectors = 8;           //
inline constexpr int kMaxConnections = 12;      // connection spaces of a side
inline constexpr int kMaxParking = 8;           //
inline constexpr int kMaxTransformers = 32;     // spaces of a grid board
inline constexpr int kMaxNetworkLines = 8;      //
inline constexpr int kMaxActionCards = 32;      // basic and special ones together
inline constexpr int kMaxScoringCards = 32;     //
inline constexpr int kMaxForeignCards = 32;     // of both countries
inline constexpr int kMaxConnectionTiles = 16;  // the start tile included
inline constexpr int kMaxTowerTiles = 24;       // types of them
inline constexpr int kBonusRows = 3;
inline constexpr int kBonusColumns = 12;
inline constexpr int kBonusFields = kBonusRows * kBonusColumns;
inline constexpr int kRows = 2;            // of a company board
inline constexpr int kSpacesPerRow = 5;    // card spaces
inline constexpr int kFieldsPerSpace = 2;  // operation fields, at most
inline constexpr int kCardSpaces = kRows * kSpacesPerRow;
inline constexpr int kTowers = 7;  // of a company, and columns of a grid board
inline constexpr int kMostEnergy = 14;
inline constexpr int kMostIncome = 16;  // columns of an income track
inline constexpr int kMaxDisplay = 4;   // open cards of a kind
inline constexpr int kCountries = 2;
inline constexpr int kScorings = 3;
inline constexpr int kMajorityTracks = 6;  // of the solo opponent: five markets and the network
inline constexpr int kMostOnTrack = 15;
inline constexpr int kMaxRivalCards = 18;
inline constexpr std::uint8_t kNone = 0xFF;  // no card, tile, site …

using SectorIndex = Index<struct SectorTag>;
using SiteIndex = Index<struct SiteTag>;
// Where a contract lies.
using PlaceIndex = Index<struct PlaceTag>;
// An action card, and an operation field of a company board.
using CardIndex = Index<struct CardTag>;
using FieldIndex = Index<struct FieldTag>;

enum class Market : std::uint8_t { residential, industry, commerce, recreation, remote };
inline constexpr int kMarkets = 5;
using MarketMask = std::uint8_t;
inline constexpr MarketMask kAllMarkets = (1U << kMarkets) - 1U;
constexpr std::size_t indexOf(Market market) { return static_cast<std::size_t>(market); }

enum class Zone : std::uint8_t { a, b, c };
inline constexpr int kZones = 3;
using ZoneMask = std::uint8_t;
constexpr std::size_t indexOf(Zone zone) { return static_cast<std::size_t>(zone); }
constexpr ZoneMask zoneBit(Zone zone) { return static_cast<ZoneMask>(1U << indexOf(zone)); }

enum class ContractKind : std::uint8_t { standard, remote, solar };
inline constexpr int kContractKinds = 3;
using KindMask = std::uint8_t;
constexpr KindMask kindBit(ContractKind kind) {
  return static_cast<KindMask>(1U << static_cast<unsigned>(kind));
}
inline constexpr KindMask kRemote = kindBit(ContractKind::remote);
inline constexpr KindMask kSolar = kindBit(ContractKind::solar);

// Whose pieces may be used.
using Owners = std::uint8_t;
inline constexpr Owners kOwn = 1;
inline constexpr Owners kOther = 2;

struct Price {
  std::uint8_t money = 0;
  std::uint8_t energy = 0;
  std::uint8_t batteries = 0;
  constexpr bool operator==(const Price&) const = default;
};

struct Symbol {
  Market market = Market::residential;
  std::uint8_t arrows = 0;
  constexpr bool operator==(const Symbol&) const = default;
};
using Symbols = FixedVector<Symbol, 4>;

// What a step does. The comment names the fields of Step that it uses.
enum class Op : std::uint8_t {
  gainMoney,                // amount
  gainEnergy,               // amount
  gainBattery,              // amount
  advanceIncome,            // markets, amount, flag: a market for every single step
  takeIncome,               // markets, amount: times
  gainSpecialCard,          // amount: cards, kinds
  gainBulldozer,            // amount
  moveBulldozer,            // amount: bulldozers, count: arrows
  playConnectionTile,       // amount
  adjustTurnOrder,          //
  retrieveCard,             // amount, flag: the rightmost of a row only
  buildTower,               // flag: in any zone
  buildWindFarm,            // flag: in any zone, owners: 0 as the frame says
  fulfilContract,           // kinds, flag: in any zone, amount: energy discount
  sellAbroad,               // amount: battery discount
  takeCapital,              //
  joker,                    // first, count: actions
  choose,                   // amount, first, count: lists
  optional,                 // first: list
  modifier,                 // modifier, amount, kinds or zones, count: minimum
  takeDiscountOverlay,      //
  gainMoneyPer,             // first: criterion, amount
  flipIncome,               // markets, amount: times, count
  addMajorityCount,         // first: criterion, amount, flag: choose a market
  winTies,                  //
  takeForeignIncome,        //
  capitalRelief,            // count: tiles, amount: to pay
  zoneASymbolsTimesIncome,  // markets
  marketMajorities,         // markets
};

constexpr bool isBuilding(Op op) { return op == Op::buildTower || op == Op::buildWindFarm; }
// A site, a contract, a foreign market card or a place for capital.
constexpr bool hasTarget(Op op) {
  return isBuilding(op) || op == Op::fulfilContract || op == Op::sellAbroad ||
         op == Op::takeCapital;
}

enum class Modifier : std::uint8_t { windFarmEnergy, zoneValue, contractEnergy, batteryProduction };

// A part of Effects::steps.
struct StepList {
  std::uint16_t first = 0;
  std::uint8_t count = 0;
  constexpr bool empty() const { return count == 0; }
};

struct Step {
  Op op = Op::gainMoney;
  std::int8_t amount = 0;
  std::uint8_t count = 0;
  MarketMask markets = 0;
  KindMask kinds = 0;  // contracts, special cards
  ZoneMask zones = 0;
  Owners owners = 0;
  bool flag = false;
  Modifier modifier = Modifier::windFarmEnergy;
  std::uint16_t first = 0;
  constexpr bool operator==(const Step&) const = default;
};

// PA-CARD-15: one of the actions of a joker.
struct JokerAction {
  Owners owners = 0;
  bool fieldEnergy = false;
  StepList steps;
};

enum class Count : std::uint8_t {
  batteries,
  energy,
  contracts,
  marketSymbols,
  towerBonusTiles,
  transformers,
  boltMarks,
  towers,
  windFarms,
  networkTiles,
  energySpent,
  connectionTiles,
  specialCards,
  foreignCards,
  sectorsWith,
  anyMajority,
};

struct Criterion {
  Count what = Count::batteries;
  KindMask kinds = 0xFF;
  ZoneMask zones = 0xFF;
  MarketMask markets = 0;
  std::uint8_t columns = 0xFF;  // of the grid board, bit 0 is column 1
  bool lucrative = false;       // only those
  bool windFarms = false;       // sectorsWith: wind farms instead of towers
  constexpr bool operator==(const Criterion&) const = default;
};

// All steps of all cards and tiles, and what they refer to.
struct Effects {
  std::vector<Step> steps;
  std::vector<StepList> lists;
  std::vector<JokerAction> actions;
  std::vector<Criterion> criteria;
};

enum class FrameMoney : std::uint8_t { none, cost, bonus };

struct Frame {
  bool zoneBound = true;
  FrameMoney money = FrameMoney::cost;
  std::int8_t valueChange = 0;
  ZoneMask fields = 0;
  ZoneMask fieldsInRevision1 = 0;  // what games played by then, before the card was corrected
  bool hasInstead = false;
  std::array<Price, kZones> instead{};  // PA-CARD-07
  bool fieldEnergy = false;
  Owners owners = 0;  // of the piece that is needed; 0 if none is
};

struct ActionCard {
  std::string id;
  Frame frame;
  StepList steps;
};

struct ScoringCard {
  std::string id;
  bool crown = false;
  FixedVector<StepList, 2> options;
};

struct OperationField {
  std::string id;
  std::uint8_t space = 0;  // card space, the lower row after the upper one
  Zone zone = Zone::a;
  std::uint8_t value = 0;
  std::uint8_t energy = 0;
};

enum class Timing : std::uint8_t { immediate, permanent, final };

struct TowerTile {
  std::string id;
  Zone zone = Zone::a;
  std::uint8_t copies = 0;
  Timing timing = Timing::immediate;
  StepList steps;
  Symbols symbols;
  std::uint8_t row = 0;  // of its slot on the company board
  std::uint8_t column = 0;
};

struct BonusField {
  std::string id;
  Zone zone = Zone::a;
  StepList bonus;
};

constexpr int rowOf(int bonusField) { return bonusField / kBonusColumns; }
constexpr int columnOf(int bonusField) { return bonusField % kBonusColumns; }
constexpr bool areAdjacent(int one, int two) {
  const int rows = rowOf(one) - rowOf(two);
  const int columns = columnOf(one) - columnOf(two);
  return rows * rows + columns * columns == 1;
}

enum class TileSet : std::uint8_t { a, bc, start };

struct ConnectionTile {
  std::string id;
  TileSet set = TileSet::a;
  StepList steps;
  Symbols symbols;
};

struct ScoringHalf {
  std::uint8_t criterion = 0;
  std::uint8_t amount = 0;
};

struct ScoringTile {
  std::string id;
  bool isSecondSet = false;
  ScoringHalf upper;
  ScoringHalf lower;
};

struct ContractTile {
  std::string id;
  ContractKind kind = ContractKind::standard;
  Symbols symbols;
  FixedVector<Price, 2> prices;  // of remote ones
  constexpr bool lucrative() const {
    for (const Symbol& symbol : symbols)
      if (symbol.arrows >= 2) return true;
    return false;
  }
};

struct ForeignCard {
  std::string id;
  std::uint8_t country = 0;
  std::uint8_t batteries = 0;
  FixedVector<Market, 6> incomes;
  FixedVector<Market, 2> back;
};

struct TransformerSpace {
  std::string id;
  std::uint8_t column = 1;
  bool start = false;
  bool bolt = false;
  StepList bonus;
};

struct NetworkLine {
  std::string id;
  std::array<std::uint8_t, 2> ends{};
  Price price;
};

struct IncomeColumn {
  std::uint8_t value = 0;
  std::uint8_t area = 1;
};

struct GridBoard {
  std::array<StepList, kTowers> towerBonus{};
  std::array<std::uint8_t, kTowers> gears{};
  std::vector<TransformerSpace> spaces;
  std::vector<std::array<std::uint8_t, 2>> thickLines;
  std::vector<NetworkLine> lines;
  FixedVector<IncomeColumn, kMostIncome> columns;
  std::uint8_t startColumn = 0;
  std::vector<std::uint8_t> specialColumns;
  // crossArrow[market][column]: the market that advances too, or kNone
  std::array<std::array<std::uint8_t, kMostIncome>, kMarkets> crossArrow{};
  std::vector<std::uint8_t> capitalAreas;
  std::uint8_t repay = 0;
  std::array<std::uint8_t, kMostEnergy + 1> towerAbove{};  // by energy
};

enum class SiteType : std::uint8_t { wind, tower, mixed };

struct Site {
  std::string id;
  SiteType type = SiteType::mixed;
  bool start = false;
  SectorIndex sector;
  std::uint8_t fromPlayers = 1;
};

// Where a contract lies: a space inside a sector, or a node of the solar display.
struct Place {
  std::string id;
  ContractKind kind = ContractKind::standard;
  SectorIndex sector;         // none of solar nodes
  std::uint8_t energy = 0;    // standard contracts
  std::uint8_t tile = kNone;  // standard contracts: the tile that belongs here
  std::uint8_t fromPlayers = 1;
  std::vector<PlaceIndex> next{};  // solar nodes: places to the right
};

struct ConnectionSpace {
  std::string id;
  TileSet set = TileSet::a;
  std::vector<std::vector<PlaceIndex>> lines;
  std::uint8_t fromPlayers = 1;
};

struct Parking {
  std::string id;
  StepList bonus;
  std::uint8_t fromPlayers = 1;
};

using Couples = std::vector<std::array<PlaceIndex, 2>>;

struct Board {
  Listed<SiteIndex, Site> sites;
  Listed<PlaceIndex, Place> places;  // solar nodes after all others
  Couples pairs;
  Couples links;
  std::vector<ConnectionSpace> connections;
  std::vector<PlaceIndex> solarArrows;
  std::vector<Parking> parking;
};

struct Sector {
  std::string id;
  Zone zone = Zone::a;
};

enum class RivalAction : std::uint8_t { tower, wind, standard, remote, solar, sell, special };

struct RivalCard {
  std::string id;
  FixedVector<RivalAction, 4> actions;
  FixedVector<SectorIndex, kMaxSectors> sectors;
  std::uint8_t tileRow = 0;
  Market market = Market::residential;
  std::uint8_t country = 0;
  std::uint8_t solarArrow = 0;
  bool specialIsScoring = false;
  bool retrieves = false;
};

// For something that the solo opponent cannot count: times * (network marker or contracts) / over.
struct Substitute {
  bool used = false;
  bool contracts = false;
  std::uint8_t times = 1;
  std::uint8_t over = 1;
};

struct Solo {
  std::array<std::uint8_t, kMostOnTrack + 1> trackIncome{};
  std::uint8_t finalTileMoney = 0;
  std::uint8_t exportMoneyPerBattery = 0;
  std::uint8_t specialMoney = 0;
  std::uint8_t passMoney = 0;
  std::array<std::uint8_t, kZones> towerRent{};
  std::uint8_t zoneCTowers = 0;
  std::array<Substitute, 16> substitutes{};  // by Count
  std::vector<std::string> difficulties;
  std::vector<std::uint16_t> startMoney;  // by difficulty
  std::vector<RivalCard> cards;
};

struct Timeline {
  std::array<std::uint8_t, kScorings> scorings{};
  constexpr int last() const { return scorings[kScorings - 1]; }
};

struct StartValues {
  std::uint8_t money = 0;
  std::uint8_t energy = 0;
  std::uint8_t batteries = 0;
  std::uint8_t batteriesPerPlayer = 0;
  std::uint8_t bulldozers = 0;
  std::uint8_t windFarms = 0;
  std::uint8_t specialDisplay = 0;
  std::uint8_t foreignDisplay = 0;
};

struct Content {
  Effects effects;
  std::array<std::uint8_t, kMarkets> marketStep{};
  std::array<std::uint8_t, kZones> zoneStep{};
  Listed<SectorIndex, Sector> sectors;
  Indexed<SectorIndex, std::uint8_t, kMaxSectors> adjacent{};  // sets of sectors
  SectorIndex startSector;
  StartValues start;
  Timeline standardTimeline;
  Timeline longerTimeline;
  std::uint8_t retrieveAllFrom = 2;
  Listed<FieldIndex, OperationField> fields;
  GridBoard grid;
  Listed<CardIndex, ActionCard> actionCards;  // the basic ones first
  std::uint8_t basicCards = 0;
  std::vector<ScoringCard> scoringCards;
  std::vector<TowerTile> towerTiles;
  std::uint8_t blanksPerZone = 0;
  std::array<BonusField, kBonusFields> bonusFields{};
  std::array<std::uint8_t, kBonusFields> fixedLayout{};  // tower tiles, kNone for blanks
  std::uint8_t overlays = 0;
  Zone overlayZone = Zone::b;
  std::int8_t overlayChange = 0;
  std::vector<ConnectionTile> connectionTiles;  // the start tile last
  std::vector<ScoringTile> scoringTiles;
  std::array<StepList, 2> introTiles{};
  std::vector<ContractTile> contracts;    // standard, remote, solar
  std::vector<ForeignCard> foreignCards;  // by country
  std::vector<std::string> countries;
  std::array<Board, 2> boards{};  // for 1 and 2, for 3 and 4 players
  Solo solo;
};

}  // namespace spannung::pampero
