// The words of Powerline: kinds of moves, reasons for refusing one, and events.
#pragma once

#include <cstdint>

#include "engine/core/event.h"
#include "engine/core/move.h"
#include "engine/core/term.h"
#include "engine/core/verdict.h"
#include "engine/powerline/content.h"
#include "engine/powerline/state.h"

namespace spannung::powerline {

enum class MoveKind : std::uint16_t {
  place,     // a: worker, b: way
  joker,     // a: worker, b: way; the pips need not match
  island,    // a: worker
  takeBack,  // the last worker of the plan
  done,      // the plan is finished
  vacation,  // the plan is finished, and uses the vacation tile
  reopen,    // the plan is not finished after all
};

constexpr Move place(Worker worker, Way way) { return makeMove(MoveKind::place, worker, way); }
constexpr Move placeWithJoker(Worker worker, Way way) {
  return makeMove(MoveKind::joker, worker, way);
}
constexpr Move sendToIsland(Worker worker) { return makeMove(MoveKind::island, worker); }
constexpr Move takeBack() { return makeMove(MoveKind::takeBack); }
constexpr Move done() { return makeMove(MoveKind::done); }
constexpr Move doneWithVacation() { return makeMove(MoveKind::vacation); }
constexpr Move reopen() { return makeMove(MoveKind::reopen); }

constexpr MoveKind kindOf(Move move) { return static_cast<MoveKind>(move.kind); }

enum class Reason : std::uint16_t {
  fine,
  gameOver,
  notSeated,
  unknownMove,
  planFinished,
  planNotFinished,
  // Which worker
  noSuchWorker,
  allWorkersPlaced,
  startWithRedOrBlack,
  nextWorkerIs,
  // Where to
  noSuchWay,
  lineComplete,
  wrongDirection,
  pipsDiffer,
  jokerNotNeeded,
  noJoker,
  tooManyLines,
  tooManyLinesForWorkers,
  noTileForLines,
  // How many
  noTileForMore,
  noTileForThat,
  noWorkerPlaced,
  nothingToTakeBack,
  // Vacation
  noVacationTile,
  nobodyOnIsland,
  // Explicit deals
  dealBoardsNotRandom,
  dealBoardsCount,
  dealBoardTwice,
  dealCardsNotRandom,
  dealCardsCount,
  dealCardTwice,
  dealCardNotAllowed,
  dealDiceCount,
  dealDiceTooMany,
  dealDieFace,
};

constexpr Reason reasonOf(const Verdict& verdict) { return static_cast<Reason>(verdict.reason); }

// Nothing is told while a plan is made, so no event is ever private: the last player who is done
// sets off everything.
enum class EventKind : std::uint16_t {
  tileRemoved,
  jokersSpent,
  jokerUncovered,
  segmentBuilt,
  workerOnIsland,
  vacationTaken,
  islandLost,
  cityPowered,
  plantCompleted,
  scoringStarted,
  cardScored,
  jokerGranted,
  linesUnfinished,
  roundStarted,
  diceRolled,
  gameEnded,
  soloRated,
};

// A roll as one operand: 361524 is red 3, yellow 6 and so on.
constexpr int rollCode(const std::array<std::uint8_t, kWorkers>& dice) {
  int code = 0;
  for (const std::uint8_t die : dice) code = 10 * code + die;
  return code;
}

extern const Vocabulary kVocabulary;

}  // namespace spannung::powerline
