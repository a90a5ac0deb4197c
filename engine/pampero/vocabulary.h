// The words of Pampero: kinds of moves, reasons for refusing one, and events.
#pragma once

#include <cstdint>

#include "engine/core/event.h"
#include "engine/core/move.h"
#include "engine/core/term.h"
#include "engine/core/verdict.h"
#include "engine/pampero/state.h"

namespace spannung::pampero {

// The comment names the operands.
enum class MoveKind : std::uint16_t {
  place,  // site
  play,   // card, field
  retrieve,
  battery,
  action,    // of a joker
  build,     // site
  contract,  // place
  tower,     // whose tower is used
  pay,       // money or what the card takes instead
  price,     // of a remote contract
  lay,       // transformer space, line
  take,      // connection space
  field,     // of the tower bonus board
  slot,
  discard,  // field of the tower bonus board
  move,     // from, to
  market,
  option,
  special,  // card
  tile,     // connection tile
  back,     // card
  sell,     // foreign market card
  capital,  // place
  row,
  score,  // scoring card, option
  accept,
  skip,
};
inline constexpr std::size_t kMoveKinds = static_cast<std::size_t>(MoveKind::skip) + 1;

constexpr MoveKind kindOf(Move move) { return static_cast<MoveKind>(move.kind); }

enum class Reason : std::uint16_t {
  fine,
  gameOver,
  notYourTurn,
  unknownMove,
  wrongStage,
  noSuchThing,
  siteNotForStart,
  cardNotInHand,
  fieldNotNext,
  fieldZoneNotAllowed,
  cardUnaffordable,
  cardImpossible,
  cardNeedsBulldozer,
  cardNeedsPiece,
  cardNeedsTower,
  cardNeedsWay,
  cardNeedsEnergy,
  cardNeedsMoney,
  cardNeedsMoreBatteries,
  cardNeedsSpace,
  cardNeedsStep,
  cardNeedsBatteries,
  tooFewCards,
  actionImpossible,
  siteBuiltOn,
  siteForTowers,
  siteForWindFarms,
  siteInOtherZone,
  noUsableBulldozer,
  noneLeftToBuild,
  contractNotThere,
  contractOfOtherKind,
  contractInOtherZone,
  contractClosed,
  noUsableTower,
  solarNotReached,
  contractUnaffordable,
  contractNeedsMoney,
  contractNeedsBatteries,
  contractNeedsSpace,
  notLinked,
  towerNotUsable,
  noAlternative,
  paymentTooHigh,
  batteriesTooMany,
  energyTooMuch,
  priceTooHigh,
  transformerGone,
  columnClosed,
  columnRestricted,
  notJoined,
  lineCovered,
  lineNotUsable,
  lineUnaffordable,
  noConnectionOffered,
  fieldOutsideZones,
  fieldsNotAdjacent,
  slotNotNearest,
  noTileToDiscard,
  discardNotBeside,
  noBulldozerThere,
  bulldozerMoved,
  spotNotFree,
  spotTooFar,
  mustNotSkip,
  marketNotOffered,
  markerFlipped,
  optionNotOffered,
  specialNotOpen,
  tileNotAvailable,
  cardNotOnBoard,
  cardNotRightmost,
  foreignNotOpen,
  tooFewBatteries,
  capitalTaken,
  capitalClosed,
  rowEmpty,
  scoringCardNotYours,
  crownTooLate,
  onlyCrownsNow,
  optionNotExecutable,
  dealUnknown,
  dealTooMany,
  dealOrder,
};

constexpr Reason reasonOf(const Verdict& verdict) { return static_cast<Reason>(verdict.reason); }

enum class EventKind : std::uint16_t {
  yearStarted,
  bulldozerPlaced,
  cardPlayed,
  cardsRetrieved,
  cardRetrieved,
  moneyPaid,
  moneyPaidTo,
  moneyGained,
  energyGained,
  energyPaid,
  batteriesGained,
  batteriesPaid,
  batteriesPaidTo,
  batteriesReturned,
  windFarmBuilt,
  towerBuilt,
  contractFulfilled,
  contractRemoved,
  networkCovered,
  incomeAdvanced,
  incomeLost,
  incomeTaken,
  markerTurned,
  connectionTaken,
  connectionPlayed,
  bonusTileTaken,
  bonusTileLost,
  bonusPrinted,
  bonusTileDiscarded,
  overlayTaken,
  bulldozerGained,
  bulldozerMoved,
  specialTaken,
  specialRevealed,
  foreignSold,
  foreignRevealed,
  capitalTaken,
  discSlid,
  timelineAdvanced,
  incomeReceived,
  orderSet,
  scoringStarted,
  tileScored,
  introScored,
  majorityWon,
  majorityTied,
  scoringCardPlayed,
  moneyCounted,
  capitalRepaid,
  rivalCard,
  rivalFulfilled,
  rivalPassed,
  rivalMarker,
  rivalNetwork,
  gameEnded,
};

extern const Vocabulary kVocabulary;

}  // namespace spannung::pampero
