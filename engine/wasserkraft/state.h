// Everything on the table. Trivially copyable: copying is how we look ahead and take back.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/wasserkraft/content.h"
#include "engine/wasserkraft/options.h"

namespace spannung::wasserkraft {

// Whose a structure is: a seat's, nobody's in particular (neutral dams), or there is none.
class Owner {
 public:
  constexpr Owner() = default;
  static constexpr Owner seat(Seat seat) { return Owner(static_cast<std::uint8_t>(seat.index())); }
  static constexpr Owner neutral() { return Owner(kNeutral); }
  static constexpr Owner none() { return Owner(); }

  constexpr bool isNone() const { return value_ == kNone; }
  constexpr bool isNeutral() const { return value_ == kNeutral; }
  constexpr bool isSeat() const { return value_ < kNeutral; }
  constexpr bool is(Seat seat) const { return value_ == seat.index(); }
  constexpr Seat seat() const { return isSeat() ? Seat::of(value_) : Seat::none(); }
  constexpr bool operator==(const Owner&) const = default;

 private:
  static constexpr std::uint8_t kNeutral = 0xFE;
  static constexpr std::uint8_t kNone = 0xFF;
  explicit constexpr Owner(std::uint8_t value) : value_(value) {}
  std::uint8_t value_ = kNone;
};

struct Dam {
  Owner owner;
  std::uint8_t level = 0;  // the base and its elevations
  std::uint8_t water = 0;

  constexpr bool isThere() const { return !owner.isNone(); }
  constexpr bool operator==(const Dam&) const = default;
};

// A technology tile: kind + 6 x level for basic (level 0) and advanced ones, then the special tiles
// of Anton Krylov and Leslie Spencer; or a tile whose face is not known.
class Tile {
 public:
  constexpr Tile() = default;
  static constexpr Tile of(int index) { return Tile(static_cast<std::uint8_t>(index)); }
  static constexpr Tile basic(int kind) { return of(kind); }
  static constexpr Tile advanced(int level, int kind) { return of(level * kTileKinds + kind); }
  static constexpr Tile anton() { return Tile(kAnton); }
  static constexpr Tile leslie() { return Tile(kLeslie); }
  static constexpr Tile none() { return Tile(kNone); }
  static constexpr Tile unknown() { return Tile(kUnknown); }

  constexpr int index() const { return value_; }
  constexpr bool isNone() const { return value_ == kNone; }
  constexpr bool isUnknown() const { return value_ == kUnknown; }
  constexpr bool isAnton() const { return value_ == kAnton; }
  constexpr bool isLeslie() const { return value_ == kLeslie; }
  constexpr bool isPrinted() const { return value_ < kAnton; }  // builds something by itself
  constexpr int kind() const { return value_ % kTileKinds; }
  constexpr int level() const { return isPrinted() ? value_ / kTileKinds : 0; }
  constexpr bool isAdvanced() const { return level() > 0; }
  constexpr bool isJoker() const { return isPrinted() && kind() == kJokerKind; }
  // A joker builds everything (WK-BUILD-04).
  constexpr bool builds(Structure structure) const {
    return isPrinted() && (isJoker() || kind() == static_cast<int>(structure));
  }
  constexpr bool is(int level, Structure structure) const {
    return value_ == level * kTileKinds + static_cast<int>(structure);
  }
  constexpr bool isJokerOf(int level) const { return value_ == level * kTileKinds + kJokerKind; }
  constexpr bool operator==(const Tile&) const = default;

 private:
  static constexpr std::uint8_t kAnton = kTileKinds * (kTileLevels + 1);
  static constexpr std::uint8_t kLeslie = kAnton + 1;
  static constexpr std::uint8_t kUnknown = 0xFE;
  static constexpr std::uint8_t kNone = 0xFF;
  explicit constexpr Tile(std::uint8_t value) : value_(value) {}
  std::uint8_t value_ = kNone;
};
inline constexpr int kTiles = Tile::leslie().index() + 1;

// A set of tiles, one bit each.
using TileMask = std::uint32_t;
constexpr TileMask tileBit(Tile tile) { return TileMask{1} << tile.index(); }
constexpr Tile firstTile(TileMask tiles) { return Tile::of(std::countr_zero(tiles)); }
static_assert(kTiles <= 32);

// What lies face down is unknown.
inline constexpr ContractIndex kUnknownContract = ContractIndex::of(0xFE);
using ContractMask = std::uint64_t;
constexpr ContractMask contractBit(ContractIndex contract) {
  return ContractMask{1} << contract.index();
}

inline constexpr WorkIndex kUnknownWork = WorkIndex::of(0xFE);
using WorkMask = std::uint16_t;
constexpr WorkMask workBit(WorkIndex work) { return static_cast<WorkMask>(1U << work.index()); }
// An Automa tile by its place in the tables.
using AutomaIndex = std::uint8_t;
inline constexpr AutomaIndex kFaceDown = 0xFE;
static_assert(kWorks <= 16);

struct Segment {
  Tile tile;
  std::uint8_t excavators = 0;
  std::uint8_t mixers = 0;

  constexpr bool operator==(const Segment&) const = default;
};

// Where points come from, for the account at the end.
enum class Source : std::uint8_t {
  income,
  contracts,
  tiles,
  conduits,  // drops of others through own conduits
  energy,    // the places on the energy track, and the penalty for none
  bonus,
  objective,
  resources,
  water,
  hydro,  // an Automa's money is points
  works,
  buildings,
};
inline constexpr int kSources = 12;

struct Player {
  Level level = Level::person;
  Company company = Company::usa;
  Officer officer = Officer::none;
  std::int16_t hydro = 0;
  std::int16_t excavators = 0;
  std::int16_t mixers = 0;
  std::int16_t energy = 0;  // of this round
  std::int16_t points = 0;
  std::array<std::int16_t, kSources> pointsFrom{};
  std::array<std::uint8_t, kStructures> built{};
  std::uint8_t workers = 0;
  std::uint8_t bankWorkers = 0;
  std::uint8_t constructions = 0;  // construction spaces used this round
  std::uint8_t officerUses = 0;    // officer spaces used this round
  bool passed = false;
  bool acted = false;         // has had a turn this round
  bool architect = false;     // Tommaso's is still among the workers
  std::uint8_t rowsUsed = 0;  // private buildings used this round, one bit a row
  WorkMask works = 0;         // external works fulfilled
  std::array<Segment, kSegments> wheel{};
  std::uint8_t top = 0;  // the segment at the entry
  TileMask tiles = 0;    // in the supply
  FixedVector<ContractIndex, kMaxOpenContracts> contracts;
  ContractMask fulfilled = 0;

  constexpr bool operator==(const Player&) const = default;

  constexpr int count(Structure structure) const { return built[indexOf(structure)]; }
};

// What the game waits for.
enum class Stage : std::uint8_t {
  chooseCompany,     // the draft: a company with its officer
  chooseContract,    // the draft: a starting contract
  action,            // a turn begins, or Mahiri's further action
  tile,              // a construction: which tile
  copy,              // a construction: which tile on the wheel it copies
  site,              // a construction: what and where
  payment,           // a construction: with which machines
  production,        // an action that produces
  extraProduction,   // a tile allows a production
  secondProduction,  // Germany
  fulfil,            // a production is over: a contract?
  boost,             // Italy
  machine,           // a machine of either type
  water,             // drops that wait
  reward,            // drops that flow, a free piece
  takeContract,      // the contract office
  discard,           // too many contracts
  damWater,          // a drop straight behind a dam: Netherlands, a private building
  ownContract,       // a contract without energy
  advancedTile,      // a tile of the patent office
  wheelTile,         // a tile back from the wheel
  wheelMachines,     // machines back from the wheel
  loan,              // an external work for Hydro
  wheelOrSupply,     // Leslie: where the machines of an external work go
  operate,           // a tile allows the action of the building just built
  settled,           // nothing to decide; the game goes on by itself
  finished,
};
inline constexpr int kStages = static_cast<int>(Stage::finished) + 1;

enum class Phase : std::uint8_t { setup, income, actions, over };

// Free pieces that wait to be placed.
struct FreePiece {
  std::uint8_t count = 0;
  Structure structure = Structure::base;
  AreaMask areas = 0;
  std::uint8_t highestValue = 0;

  constexpr bool waits() const { return count > 0; }
  constexpr bool operator==(const FreePiece&) const = default;
};

// An own contract that may be fulfilled without energy.
struct FreeContract {
  bool waits = false;
  std::uint8_t highest = 0;  // requirement; 0: any

  constexpr bool operator==(const FreeContract&) const = default;
};

// Drops that go straight behind a dam.
struct DamWater {
  std::uint8_t drops = 0;
  bool neutral = false;  // neutral dams will do
  DamSite except{};      // a dam that will not
  bool optional = false;

  constexpr bool operator==(const DamWater&) const = default;
};

// What is going on inside the turn of the actor.
struct Turn {
  Officer copied = Officer::none;  // by Mahiri, for her further action
  bool further = false;            // this action is Mahiri's further one
  bool architect = false;          // the action is the Architect's alone
  bool again = false;              // another turn follows

  // An Automa's turn, or one that its tiles decide: the entry to go on with, once one is turned.
  bool reading = false;
  bool dashed = false;
  std::uint8_t entry = 0;

  // A construction.
  bool construction = false;  // effects of its tile are still to come
  bool workerFree = false;    // only worker-free tiles
  Tile tile;                  // inserted; none if Mahiri copies Anton
  Tile effect;                // whose kind and effect count
  Structure structure = Structure::base;
  Place place;

  // A production, and the energy that a contract may be fulfilled with.
  std::int8_t modifier = 0;
  std::int16_t produced = 0;
  bool byPowerhouse = false;  // a production action: France counts
  bool power = false;         // the company's power is still to come
  BasinIndex usedBasin;       // of the powerhouse
  DamSite usedDam;
  bool discounted = false;      // France has had its discount in this production
  std::uint8_t spentDrops = 0;  // used, and still at the powerhouse (WK-RULE-15)

  // Rewards that need a decision.
  std::uint8_t machines = 0;
  std::uint8_t water = 0;
  std::uint8_t flowing = 0;
  bool mustPlace = false;  // a water management action places one drop at least
  FreePiece piece;
  FreeContract contract;
  DamWater damWater;
  std::uint8_t advancedTiles = 0;

  std::uint8_t contractsToTake = 0;
  bool contractsTaken = false;

  WorkIndex work;  // Leslie: the external work whose machines are due

  constexpr bool operator==(const Turn&) const = default;
};

struct CompanySet {
  Company company = Company::usa;
  Officer officer = Officer::none;

  constexpr bool operator==(const CompanySet&) const = default;
};

struct State {
  // Fixed by the setup.
  Rng rng;
  std::array<std::uint8_t, kHeadstreams> headstreamTiles{};
  std::array<Bonus, kRounds> bonuses{};
  Objective objective = Objective::redSites;
  FixedVector<Officer, kOfficers> extraOfficers;  // only for Mahiri to copy (WK-SETUP-18)

  // Time.
  std::uint8_t round = 1;
  Phase phase = Phase::setup;
  Stage stage = Stage::settled;
  Seat actor;
  std::uint8_t turnPosition = 0;  // place in the turn order
  FixedVector<Seat, kMaxSeats> order;

  // The draft.
  FixedVector<CompanySet, kMaxPlayers> offeredSets;
  FixedVector<ContractIndex, kMaxStarting> offeredContracts;

  std::array<Player, kMaxPlayers> players{};

  // The map.
  std::array<std::uint8_t, kHeadstreams> headwater{};
  Indexed<DamSite, Dam, kDamSites> dams{};
  Indexed<ConduitSite, Owner, kConduitSites> conduits{};
  Indexed<PowerhouseSite, Owner, kPowerhouseSites> powerhouses{};

  // The boards. Stacks have their top card last.
  std::array<Owner, kMaxSpaces> spaces{};
  std::array<FixedVector<ContractIndex, kStackSize>, kStackColours> stacks;
  std::array<std::array<ContractIndex, kDisplayPerColour>, kStackColours> display{};
  FixedVector<ContractIndex, kMaxNational> national;
  FixedVector<Tile, kAdvancedTiles> patentStack;
  std::array<Tile, kPatents> patents{};
  TileMask patentsGone = 0;  // out of the game, everybody saw them go
  ContractMask contractsGone = 0;
  // How many contracts at the bottom of each stack everybody saw go there (WK-HIDE-03).
  std::array<std::uint8_t, kStackColours> knownBottom{};

  // Automas: one stack and one pile for all of them, the top tile last.
  FixedVector<AutomaIndex, kAutomaTiles> automaStack;
  FixedVector<AutomaIndex, kAutomaTiles> automaPile;

  // Leeghwater.
  std::array<WorkIndex, kWorkPositions> works{};
  FixedVector<WorkIndex, kWorks> workStack;
  WorkMask worksGone = 0;
  Indexed<RowIndex, BuildingIndex, kRows> rows{};
  Indexed<RowIndex, std::array<Owner, kSlotsPerRow>, kRows> buildings{};
  Indexed<RowIndex, std::array<Owner, kUsesPerRow>, kRows> uses{};

  Turn turn;

  constexpr bool operator==(const State&) const = default;

  Player& player(Seat seat) { return players[static_cast<std::size_t>(seat.index())]; }
  const Player& player(Seat seat) const { return players[static_cast<std::size_t>(seat.index())]; }
  Player& acting() { return player(actor); }
  const Player& acting() const { return player(actor); }
};

// Pinned: search copies a state for every look ahead, so growing it is a decision, not an accident.
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 1024);

constexpr Seat actorOf(const State& state) { return state.actor; }
constexpr bool isFinished(const State& state) { return state.stage == Stage::finished; }

}  // namespace spannung::wasserkraft
