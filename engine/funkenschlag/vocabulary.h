// The words of Funkenschlag: kinds of moves, reasons for refusing one, and events.
#pragma once

#include <cstdint>

#include "engine/core/event.h"
#include "engine/core/move.h"
#include "engine/core/term.h"
#include "engine/core/verdict.h"
#include "engine/funkenschlag/content.h"
#include "engine/funkenschlag/state.h"

namespace spannung::funkenschlag {

enum class MoveKind : std::uint16_t {
  region,           // a: region
  nominate,         // a: plant
  bid,              // a: amount
  pass,             //
  discardPlant,     // a: plant
  discardResource,  // a: resource, one token
  buy,              // a: resource, b: tokens
  build,            // a: city
  run,              // a: plant; b: coal, c: oil if it is a hybrid
  done,             //
};
inline constexpr std::size_t kMoveKinds = static_cast<std::size_t>(MoveKind::done) + 1;

constexpr Move nominate(Card plant) { return makeMove(MoveKind::nominate, plant.index()); }
constexpr Move bid(int amount) { return makeMove(MoveKind::bid, amount); }
constexpr Move pass() { return makeMove(MoveKind::pass); }
constexpr Move discardPlant(Card plant) { return makeMove(MoveKind::discardPlant, plant.index()); }
constexpr Move discardResource(Resource resource) {
  return makeMove(MoveKind::discardResource, static_cast<int>(resource));
}
constexpr Move buy(Resource resource, int tokens) {
  return makeMove(MoveKind::buy, static_cast<int>(resource), tokens);
}
constexpr Move build(CityIndex city) { return makeMove(MoveKind::build, city); }
constexpr Move run(Card plant, int coal = 0, int oil = 0) {
  return makeMove(MoveKind::run, plant.index(), coal, oil);
}
constexpr Move done() { return makeMove(MoveKind::done); }
constexpr Move chooseRegion(RegionIndex region) { return makeMove(MoveKind::region, region); }

constexpr MoveKind kindOf(Move move) { return static_cast<MoveKind>(move.kind); }

enum class Reason : std::uint16_t {
  fine,
  gameOver,
  notYourTurn,
  unknownMove,
  wrongPhase,
  // Draft of regions
  noSuchRegion,
  regionTaken,
  regionNotAdjacent,
  // Phase 2
  mustBuyInRoundOne,
  mustBidOnNomination,
  noSuchPlant,
  plantNotInMarket,
  plantInFutureMarket,
  plantTooExpensive,
  openingBidTooLow,
  bidNotHigher,
  bidOverMoney,
  bidOverLimit,
  discardNotOwned,
  discardNewest,
  resourceNotInExcess,
  // Phase 3
  noSuchResource,
  countNotPositive,
  soldOut,
  noStorage,
  resourcesUnaffordable,
  // Phase 4
  cityNotInPlay,
  alreadyConnected,
  cityLimit,
  startCityOccupied,
  cityFull,
  cityUnaffordable,
  // Phase 5
  runNotOwned,
  alreadyRun,
  notEnoughFuel,
  mixNotForThisPlant,
  mixWrongTotal,
  mixNotStored,
  // Explicit deals
  dealRegionsNotRandom,
  dealRegionsCount,
  dealRegionsNotContiguous,
  dealOrder,
  dealRemovedCount,
  dealPileTop,
  dealPileLength,
  dealPlantNotInPile,
  dealPlantTwice,
};

constexpr Reason reasonOf(const Verdict& verdict) { return static_cast<Reason>(verdict.reason); }

enum class EventKind : std::uint16_t {
  regionChosen,
  plantNominated,
  auctionDeclined,
  bidMade,
  bidPassed,
  plantBought,
  plantDiscarded,
  resourceLost,
  plantDrawn,
  plantObsolete,
  plantRemoved,
  plantPutUnderPile,
  step3CardDrawn,
  pileShuffled,
  orderSet,
  resourceBought,
  cityConnected,
  plantRun,
  incomePaid,
  resourceRefilled,
  stepStarted,
  roundStarted,
  gameEnded,
};

// Nobody ever wanted to pay more for a plant; a bound keeps the list of legal bids finite however
// rich a player becomes.
inline constexpr int kHighestBid = 2000;
static_assert(kHighestBid < static_cast<int>(MoveList::kCapacity));

extern const Vocabulary kVocabulary;

}  // namespace spannung::funkenschlag
