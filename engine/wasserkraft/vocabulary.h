// The words of Wasserkraft: kinds of moves, reasons for refusing one, and events.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/core/event.h"
#include "engine/core/move.h"
#include "engine/core/operand_value.h"
#include "engine/core/term.h"
#include "engine/core/verdict.h"
#include "engine/wasserkraft/content.h"
#include "engine/wasserkraft/state.h"

namespace spannung::wasserkraft {

enum class MoveKind : std::uint16_t {
  company,       // a: company
  start,         // a: contract
  use,           // a: space
  bank,          // a: workers
  construct,     //
  mahiri,        // a: officer, or none
  tile,          // a: tile
  copy,          // a: tile
  build,         // a: structure, b: site
  pay,           // a: excavators, b: mixers, c: Hydro
  produce,       // a: dam, b: conduit, c: drops
  fulfil,        // a: contract
  boost,         //
  machine,       // a: machine
  drop,          // a: headstream
  take,          // a: contract
  discard,       // a: contract
  decline,       // a contract, a production or the boost
  declinePiece,  //
  declineWater,  //
  pass,          //
  architect,     //
  margot,        // a: building
  operate,       // a: building
  fill,          // a: dam
  retrieve,      // a: tile
  salvage,       // a: segment, b: excavators, c: mixers
  order,         // a: work
  claim,         // a: tile
  bind,          //
  scrap,         //
};
inline constexpr std::size_t kMoveKinds = static_cast<std::size_t>(MoveKind::scrap) + 1;

// What an Automa does, as one number: an action, and the kind of piece it may name.
constexpr int deedNumber(AutomaAction action, Structure structure) {
  return static_cast<int>(action) * kStructures + static_cast<int>(structure);
}
inline constexpr int kDeeds = kAutomaActions * kStructures;

// Why an Automa passes over an action.
enum class Obstacle : std::uint8_t {
  none,
  notInPlay,
  tooDear,
  noSystem,
  leads,
  noContract,
  noWater,
  noPiece,
  noTile,
  noSite,
  emptyWheel,
  lastRound,
  noPatent,
  noWork,
  hasEnough,
};
inline constexpr int kObstacles = 15;

enum class Machine : std::uint8_t { excavator, mixer };
inline constexpr int kMachines = 2;

constexpr MoveKind kindOf(Move move) { return static_cast<MoveKind>(move.kind); }

enum class Reason : std::uint16_t {
  fine,
  gameOver,
  notYourTurn,
  unknownMove,
  wrongMoment,
  // Draft
  companyNotOffered,
  startNotOffered,
  // Actions
  noSuchSpace,
  spaceNotInPlay,
  spaceOccupied,
  tooFewWorkers,
  tooLittleHydro,
  bankNeedsWorkers,
  noConstructionSpace,
  nothingToBuild,
  nothingToProduce,
  tilesFitNothing,
  noPowerhouseAtAll,
  noConduitToYou,
  noWaterForYou,
  nothingToTake,
  noPatent,
  notMahiri,
  noOfficerSpace,
  noFurtherAction,
  officerNotInPlay,
  mustCopyTile,
  mustAct,
  // Construction
  noSuchTile,
  tileNotOwned,
  tileNeedsSpace,
  tileNeedsNoSpace,
  tileBuildsNothing,
  nothingToCopy,
  tileNotOnWheel,
  noSuchSite,
  tileBuildsOther,
  noPieceLeft,
  siteTaken,
  ownBaseInBasin,
  ownPowerhouseInBasin,
  ownBuildingInRow,
  notYourDam,
  damFull,
  siteNotAllowed,
  conduitTooStrong,
  siteUnaffordable,
  machinesMissing,
  wrongPayment,
  paymentNotOwned,
  // Production
  noSuchDam,
  notYourWater,
  tooFewDrops,
  noConduit,
  conduitElsewhere,
  noPowerhouse,
  samePowerhouse,
  feeTooHigh,
  tooLittleEnergy,
  // Contracts
  noSuchContract,
  contractNotYours,
  requirementNotMet,
  contractNotOnDisplay,
  // Rewards
  noSuchMachine,
  noSuchHeadstream,
  nothingToDecline,
  mustPlaceWater,
  // Leeghwater
  noArchitect,
  notForArchitect,
  noSuchBuilding,
  notYourBuilding,
  buildingUsed,
  buildingFull,
  buildingIdle,
  notMargot,
  noSuchWork,
  noWork,
  workNotOpen,
  damNotAllowed,
  noRoom,
  badSalvage,
  tileNotInOffice,
  requirementTooHigh,
  // Explicit deals
  dealOrder,
  dealCount,
  dealTwice,
  dealUnknown,
  dealNotRandom,
  dealArea,
  dealIntroductory,
};

constexpr Reason reasonOf(const Verdict& verdict) { return static_cast<Reason>(verdict.reason); }

enum class EventKind : std::uint16_t {
  companyChosen,
  startChosen,
  roundStarted,
  spaceUsed,
  bankUsed,
  constructionBegun,
  mahiriUsed,
  playerPassed,
  tileInserted,
  tileCopied,
  machinesInserted,
  wheelRotated,
  tileReturned,
  machinesReturned,
  pieceBuilt,
  redBorderPaid,
  produced,
  feePaid,
  energyGained,
  dropPlaced,
  dropPassed,
  dropHeld,
  dropLeft,
  dropAdded,
  headwaterPlaced,
  hydroGained,
  machinesGained,
  pointsGained,
  contractTaken,
  contractDiscarded,
  contractTurnedUp,
  contractFulfilled,
  patentTaken,
  patentTurnedUp,
  patentRemoved,
  waterFlows,
  rankScored,
  energyPaid,
  idle,
  bonusScored,
  orderSet,
  objectiveScored,
  resourcesScored,
  waterScored,
  gameEnded,
  pointsLost,
  // Automas
  automaTurned,
  automaShuffled,
  automaSkipped,
  automaActs,
  spaceBlocked,
  automaSeeks,
  automaCriterion,
  siteRuledOut,
  contractRemoved,
  automaPrefers,
  // Leeghwater
  workFulfilled,
  machinesSpent,
  loanTaken,
  workTurnedUp,
  workRemoved,
  buildingUsed,
  architectSent,
  buildingScored,
};

extern const Vocabulary kVocabulary;

}  // namespace spannung::wasserkraft
