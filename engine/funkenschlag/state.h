// Everything on the table. Trivially copyable: copying is how we look ahead and take back.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/core/index.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/funkenschlag/content.h"
#include "engine/funkenschlag/network.h"
#include "engine/funkenschlag/options.h"

namespace spannung::funkenschlag {

// A card of the plant pile or market: a plant (its place in the ascending table of plants, so that
// cards compare like their numbers), the step 3 card, or a card whose face is not known.
class Card {
 public:
  constexpr Card() = default;
  static constexpr Card plant(int index) { return Card(static_cast<std::uint8_t>(index)); }
  static constexpr Card step3() { return Card(kStep3); }
  static constexpr Card unknown() { return Card(kUnknown); }

  constexpr bool isPlant() const { return value_ < kMaxPlants; }
  constexpr bool isStep3() const { return value_ == kStep3; }
  constexpr bool isUnknown() const { return value_ == kUnknown; }
  constexpr int index() const { return value_; }
  constexpr auto operator<=>(const Card&) const = default;

 private:
  static constexpr std::uint8_t kStep3 = 0xF0;  // ranks above every plant (FS-STEP3-02)
  static constexpr std::uint8_t kUnknown = 0xFF;
  explicit constexpr Card(std::uint8_t value) : value_(value) {}
  std::uint8_t value_ = kUnknown;
};

// A set of plants, one bit each.
using PlantMask = std::uint64_t;
constexpr PlantMask plantBit(Card card) { return PlantMask{1} << card.index(); }
static_assert(kMaxPlants <= 64);

// The three slots of a city with the owners in order of arrival: four bits each, count on top.
class Houses {
 public:
  constexpr int count() const { return bits_ >> 12; }
  constexpr Seat owner(int slot) const { return Seat::of(bits_ >> (4 * slot) & 0xF); }
  constexpr void add(Seat seat) {
    const int slot = count();
    bits_ = static_cast<std::uint16_t>((bits_ | seat.index() << (4 * slot)) + (1 << 12));
  }
  constexpr bool operator==(const Houses&) const = default;

 private:
  std::uint16_t bits_ = 0;
};

// A concealed amount, in a redacted state only.
inline constexpr std::int32_t kConcealed = -1;

struct Player {
  std::int32_t money = 0;
  FixedVector<Card, kMaxOwnedPlants> plants;           // in order of acquisition, newest last
  ByResource<std::uint8_t> stored{};                   // pooled over all plants (FS-PLANT-07)
  FixedVector<CityIndex, kMaxCitiesPerPlayer> cities;  // in order of connection
  CityMask network = 0;                                // the same cities as a set

  constexpr bool operator==(const Player&) const = default;
};

// What the game waits for. The comment gives the phase of the rulebook.
enum class Stage : std::uint8_t {
  draftRegion,      // before the first round
  openAuction,      // 2
  openingBid,       // 2
  bid,              // 2
  discardPlant,     // 2
  discardResource,  // 2
  buyResources,     // 3
  build,            // 4
  runPlants,        // 5
  finished,
};

inline constexpr std::size_t kStages = static_cast<std::size_t>(Stage::finished) + 1;

enum class Step3Card : std::uint8_t { inPile, inMarket, gone };

struct State {
  // Fixed by the setup; the area is one of the game's contiguous region sets.
  Rng rng;
  RegionMask regions = 0;
  FixedVector<Card, kMaxPlants> step3Order;  // given order after the step 3 shuffle, top first
  PlantMask removedUnseen = 0;               // taken out at setup, face down (FS-SETUP-07)

  // Time.
  std::uint16_t round = 1;
  std::uint8_t step = 1;
  Stage stage = Stage::openAuction;
  Step3Card step3Card = Step3Card::inPile;
  bool step3Pending = false;

  // Players, by seat; and the turn order, best first.
  FixedVector<Seat, kMaxSeats> order;
  Indexed<Seat, Player, kMaxPlayers> players{};

  // Plant cards. The pile's top card is the last one.
  FixedVector<Card, kMaxMarket> market;
  FixedVector<Card, kMaxPlants + 1> pile;
  PlantMask outOfGame = 0;  // everybody saw them go

  // Resources and houses.
  ByResource<std::uint8_t> onMarket{};
  ByResource<std::uint8_t> supply{};
  Indexed<CityIndex, Houses, kMaxCities> houses{};

  // The decision at hand. `actor` is who decides; the other fields belong to phase 2 or 5.
  Seat actor;
  std::uint8_t turn = 0;  // position in the turn order, phases 3 to 5 and the draft
  SeatMask mayBuyPlant;   // phase 2: neither bought nor passed out
  SeatMask boughtPlant;   // phase 2
  SeatMask bidders;       // the auction at hand: still in
  Card onOffer;           // the auction at hand
  Seat highestBidder;     // the auction at hand
  std::int32_t highestBid = 0;
  std::uint8_t plantsRun = 0;  // phase 5: places in the actor's plants, one bit each
  std::uint8_t output = 0;     // phase 5: cities that the plants run so far can power

  constexpr bool operator==(const State&) const = default;

  Player& player(Seat seat) { return players[seat]; }
  const Player& player(Seat seat) const { return players[seat]; }
};

// Pinned: search copies a state for every look ahead, so growing it is a decision, not an accident.
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) == 632);

constexpr Seat actorOf(const State& state) { return state.actor; }
constexpr bool isFinished(const State& state) { return state.stage == Stage::finished; }

}  // namespace spannung::funkenschlag
