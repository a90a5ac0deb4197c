// Everything on the table. Trivially copyable: copying is how we look ahead and take back.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/pampero/content.h"

namespace spannung::pampero {

// A set of building sites, and one of contract places; one bit each.
using SiteMask = std::uint64_t;
using PlaceMask = std::uint64_t;
constexpr std::uint64_t bit64(int index) { return std::uint64_t{1} << index; }
template <class Tag>
constexpr std::uint64_t bit64(Index<Tag> thing) {
  return bit64(thing.index());
}
constexpr std::uint32_t bit32(int index) { return std::uint32_t{1} << index; }
template <class Tag>
constexpr std::uint32_t bit32(Index<Tag> thing) {
  return bit32(thing.index());
}
constexpr bool holds(std::uint64_t set, int index) { return (set >> index & 1U) != 0; }

// Where a bulldozer may be, apart from the store: a site, a parking space, or the public area.
using Spot = std::uint8_t;
inline constexpr Spot kFirstParking = kMaxSites;
inline constexpr Spot kPublicArea = kFirstParking + kMaxParking;
inline constexpr int kSpots = kPublicArea + 1;
constexpr bool isSite(int spot) { return spot < kMaxSites; }
constexpr bool isParking(int spot) { return spot >= kFirstParking && spot < kPublicArea; }

// Where a connection tile lies if it is not on a card space.
inline constexpr std::uint8_t kTileAvailable = 0xFE;
inline constexpr std::uint8_t kTileAside = 0xFD;  // PA-CONN-05

inline constexpr int kScoringPlaces = 4;

// The lines of a company's ledger.
enum class MoneySource : std::uint8_t {
  start,
  income,
  scorings,
  exports,
  rent,  // for pieces that others used
  capital,
  bonuses,
  spent,   // below zero
  repaid,  // below zero
};
inline constexpr int kMoneySources = 9;

struct Player {
  SiteMask towers = 0;
  SiteMask windFarms = 0;
  SiteMask bulldozers = 0;  // beside these sites
  PlaceMask contracts = 0;  // places with a transformer of this company
  std::int32_t money = 0;
  std::uint32_t hand = 0;          // action cards
  std::uint32_t scoringCards = 0;  //
  std::uint32_t foreignCards = 0;  //
  std::uint32_t filled = 0;        // transformer spaces that hold a contract
  std::uint16_t connectionTiles = 0;
  std::uint16_t energySpent = 0;  // on contracts
  std::uint16_t relief = 0;       // money saved at the repayment
  std::uint16_t shownSecond = 0;  // card spaces whose second operation field is visible
  std::uint16_t usedSpaces = 0;   // card spaces with a card, as `cards` says
  std::array<CardIndex, kCardSpaces> cards{};
  std::array<std::uint8_t, kMaxConnectionTiles> tileAt{};  // card space, or as above
  std::array<PlaceIndex, kMaxTransformers> grid{};         // the place a contract came from
  std::array<std::uint8_t, kMarkets> income{};             // columns
  std::array<std::uint8_t, kMaxTowerTiles> slots{};        // tower tiles by slot
  std::uint8_t energy = 0;
  std::uint8_t batteries = 0;
  std::uint8_t inPublicArea = 0;
  std::uint8_t parked = 0;  // parking spaces, one bit each
  std::uint8_t coveredLines = 0;
  std::uint8_t capital = 0;         // places, one bit each
  std::uint8_t flipped = 0;         // income markers
  std::uint8_t reachedSpecial = 0;  // special card columns, one bit each
  std::uint8_t relieved = 0;        // capital tiles that are cheaper to repay
  std::uint8_t overlays = 0;
  std::uint8_t specialsTaken = 0;
  std::uint8_t timeline = 0;
  std::uint8_t height = 0;  // among the discs on the same space of the timeline
  // Modifiers of placed tiles.
  std::array<std::int8_t, kZones> zoneValue{};
  std::array<std::int8_t, kContractKinds> contractEnergy{};
  std::uint8_t leastContractEnergy = 0;
  std::int8_t windFarmEnergy = 0;
  std::int8_t production = 0;
  // Until the end of this scoring.
  std::array<std::uint8_t, kMarkets> extraSymbols{};
  std::uint8_t extraAny = 0;
  bool winsTies = false;
  std::array<std::int16_t, kMoneySources> ledger{};

  constexpr bool operator==(const Player&) const = default;
  // PA-GRID-01.
  constexpr int step() const { return std::popcount(towers); }
  constexpr int bulldozersOut() const {
    return std::popcount(bulldozers) + inPublicArea + std::popcount(parked);
  }
};

// What is to be done, the last one first. The first group are decisions.
enum class Stage : std::uint8_t {
  placeBulldozer,
  takeTurn,
  chooseAction,
  chooseSite,
  chooseContract,
  chooseTower,
  choosePayment,
  choosePrice,
  layTile,
  takeConnection,
  fulfilLinked,
  firstField,
  secondField,
  chooseSlot,
  discardTile,
  moveBulldozer,
  leaveSite,
  advanceMarket,
  takeMarket,
  flipMarket,
  majorityMarket,
  chooseOption,
  takeSpecial,
  playTile,
  retrieveCard,
  sellAbroad,
  chooseCapital,
  askOptional,
  retrieveRow,
  playCrowns,
  playScoringCards,
  finished,
  // Automatic.
  runSteps,
  advance,
  offerConnections,
  removePair,
  resolveField,
  endCard,
  produce,
};
inline constexpr int kDecisions = static_cast<int>(Stage::finished) + 1;
inline constexpr std::size_t kStages = static_cast<std::size_t>(Stage::produce) + 1;

// One entry of the agenda; what the fields mean depends on the stage and is said where it is made.
struct Task {
  Stage stage = Stage::finished;
  Seat seat;
  std::uint16_t step = 0;  // an index into Effects::steps
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  std::uint8_t d = 0;
  std::uint8_t e = 0;
  bool isFirst = false;  // the first step of a card, with its payment
  bool maySkip = false;  // and with it the steps right below on the agenda
  std::uint8_t spare = 0;

  constexpr bool operator==(const Task&) const = default;
};
static_assert(sizeof(Task) == 12);

// The card being resolved.
struct Resolution {
  Seat seat;  // whose card it is
  CardIndex card;
  FieldIndex field;
  std::uint8_t action = kNone;     // of a joker
  std::uint8_t target = kNone;     // site, place, foreign card or capital place
  Seat owner;                      // of the piece used
  FixedVector<SiteIndex, 4> used;  // whose bulldozers have to move

  constexpr bool operator==(const Resolution&) const = default;
};

// Open cards of a kind and the face-down deck behind them.
struct CardMarket {
  FixedVector<std::uint8_t, kMaxDisplay> open;       // the longest in the row first
  FixedVector<std::uint8_t, kMaxScoringCards> deck;  // the top card is the last one
  constexpr bool operator==(const CardMarket&) const = default;
};

// The company of the solo opponent has only these.
struct Rival {
  std::array<std::uint8_t, kMajorityTracks> majority{};
  std::array<std::uint8_t, kMaxTowerTiles> pile{};  // how many of each tower tile
  FixedVector<std::uint8_t, kMaxRivalCards> deck;
  bool passUsed = false;
  constexpr bool operator==(const Rival&) const = default;
};

enum class Phase : std::uint8_t {
  setup,
  actions,
  consolidation,
  scoringStart,
  scoringCrowns,
  scoringTiles,
  scoringCards,
  finalTiles,
  finished,
};

struct State {
  Rng rng;

  // The main board.
  PlaceMask available = 0;  // contracts that can still be fulfilled
  PlaceMask fulfilled = 0;
  Indexed<PlaceIndex, std::uint8_t, kMaxPlaces> tileOf{};  // contract tiles
  // Worked out from the tiles, because every turn asks: places open to a company, by its step.
  std::array<PlaceMask, kTowers + 1> openAt{};
  std::array<std::uint8_t, kBonusFields> bonusTiles{};
  std::array<std::uint8_t, kMaxConnections> connectionAt{};
  std::uint8_t batteries = 0;
  std::uint8_t overlays = 0;
  CardMarket specialActions;
  CardMarket specialScorings;
  std::array<CardMarket, kCountries> foreign{};
  std::array<std::uint8_t, kScoringPlaces> scoringTiles{};  // first, second, final I and II
  // What each of them has paid.
  std::array<std::array<std::int16_t, kMaxPlayers>, kScoringPlaces> scored{};

  // Time.
  std::uint8_t year = 1;
  std::uint8_t round = 0;  // of three
  std::uint8_t turn = 0;   // position in the turn order
  std::uint8_t scoringsDone = 0;
  Phase phase = Phase::setup;
  SeatMask lowerRow;
  FixedVector<Seat, kMaxPlayers> order;

  std::array<Player, kMaxPlayers> players{};
  Rival rival;

  Resolution resolution;
  FixedVector<Task, 40> agenda;

  constexpr bool operator==(const State&) const = default;

  Player& player(Seat seat) { return players[static_cast<std::size_t>(seat.index())]; }
  const Player& player(Seat seat) const { return players[static_cast<std::size_t>(seat.index())]; }
  const Task& task() const { return agenda.back(); }
  Seat actor() const { return agenda.empty() ? Seat::none() : agenda.back().seat; }
  bool finished() const { return phase == Phase::finished; }
};

// Pinned: search copies a state for every look ahead, so growing it is a decision, not an accident.
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) == 1784);

inline Seat actorOf(const State& state) { return state.actor(); }
inline bool isFinished(const State& state) { return state.finished(); }

}  // namespace spannung::pampero
