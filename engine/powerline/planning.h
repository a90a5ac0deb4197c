// Phase 2: every player makes a plan in private, one worker after the other. Each step leaves a
// way to finish the plan, so nobody plans into a dead end.
#pragma once

#include <algorithm>
#include <bit>

#include "engine/powerline/tables.h"
#include "engine/powerline/vocabulary.h"

namespace spannung::powerline {

// A player's board as it would look with the plan built.
struct Draft {
  LineWorks lines{};
  LineMask used = 0;  // lines with a worker of this plan; a finished one counts on (PL-PLAN-10)
  int workers = 0;
  int jokersLeft = 0;
  int onIsland = 0;

  int usedLines() const { return std::popcount(used); }
};

inline void addTo(Draft& draft, Placement placement) {
  ++draft.workers;
  if (placement.isIsland()) {
    ++draft.onIsland;
    return;
  }
  const Way way = placement.way();
  draft.lines[static_cast<std::size_t>(way.line())].extend(way.end());
  draft.used = static_cast<LineMask>(draft.used | lineBit(way.line()));
  draft.jokersLeft -= placement.hasJoker() ? 1 : 0;
}

inline Draft draftOf(const Player& player) {
  Draft draft{player.lines, 0, 0, player.jokers, 0};
  for (const Placement placement : player.plan.placements) addTo(draft, placement);
  return draft;
}

// What the checks of one seat's planning look at.
struct Planner {
  const Tables& tables;
  const State& state;
  const Player& player;
  const WorkerTable& workerTable;
  Draft draft;
  int reachableLines;  // with one worker more; see below

  Planner(const Tables& allTables, const State& current, Seat seat)
      : tables(allTables),
        state(current),
        player(current.player(seat)),
        workerTable(allTables.workerTable(seat)),
        draft(draftOf(player)),
        reachableLines(mostLines(draft.workers + 1)) {}

  int tilesFor(int workers) const { return player.columns[static_cast<std::size_t>(workers - 1)]; }
  int maxLines(int workers) const {
    return workerTable.maxLines[static_cast<std::size_t>(workers - 1)];
  }
  // PL-TABLE-02, PL-VAR1-02: the most lines that a plan of at least so many workers may use, given
  // the tiles that are left; -1 if there is no tile for so many. Further workers can always go to
  // the island (PL-LEGAL-02), so this is all that a completion depends on.
  int mostLines(int workers) const {
    int most = -1;
    for (int count = workers; count <= kWorkers; ++count)
      if (tilesFor(count) > 0) most = std::max(most, maxLines(count));
    return most;
  }
};

// PL-PLAN-01, PL-PLAN-02, PL-PLAN-03.
inline Verdict checkWorker(const Planner& planner, int worker) {
  if (worker < 0 || worker >= kWorkers) return refuse(Reason::noSuchWorker);
  const Plan& plan = planner.player.plan;
  const int placed = plan.placements.count();
  if (placed == kWorkers) return refuse(Reason::allWorkersPlaced);
  const bool isOuter = worker == 0 || worker == kWorkers - 1;
  if (placed == 0) return isOuter ? Verdict{} : refuse(Reason::startWithRedOrBlack, worker);
  const int next = static_cast<int>(plan.workerAt(placed));
  return worker == next ? Verdict{} : refuse(Reason::nextWorkerIs, worker, next);
}

// PL-TABLE-04: a worker more must lead to a number of workers for which there is a tile. `lines`
// is how many lines the plan then uses.
inline Verdict checkCompletion(const Planner& planner, int lines) {
  const int reachable = planner.reachableLines;
  if (reachable < 0) return refuse(Reason::noTileForMore, planner.draft.workers + 1);
  if (lines <= reachable) return {};
  const int limit = planner.tables.components.front.maxLines[kColumns - 1];
  if (lines > limit) return refuse(Reason::tooManyLines, lines, limit);
  return refuse(Reason::noTileForLines, lines, reachable);
}

// PL-PLAN-05 to PL-PLAN-08, PL-PLAN-12.
inline Verdict checkWay(const Planner& planner, int value) {
  if (value < 0 || value >= 2 * planner.tables.lines) return refuse(Reason::noSuchWay);
  const Way way = Way::of(value);
  const LineWork work = planner.draft.lines[static_cast<std::size_t>(way.line())];
  if (work.tiles() == planner.tables.length(way.line()))
    return refuse(Reason::lineComplete, way.line());
  if (!work.isUntouched() && work.end() != way.end())
    return refuse(Reason::wrongDirection, way.line(),
                  planner.tables.line(way.line()).ends[static_cast<std::size_t>(work.end())]);
  return {};
}

inline int pipsAt(const Planner& planner, Way way) {
  const LineWork work = planner.draft.lines[static_cast<std::size_t>(way.line())];
  return planner.tables.nextPips(planner.player, way, work.tiles());
}

// PL-PLAN-04, PL-JOKER-02, PL-JOKER-03, PL-JOKER-08.
inline Verdict checkPips(const Planner& planner, int worker, Way way, bool withJoker) {
  const int die = planner.state.die(static_cast<Worker>(worker));
  const int pips = pipsAt(planner, way);
  if (!withJoker) return pips == die ? Verdict{} : refuse(Reason::pipsDiffer, worker, die, pips);
  if (pips == die) return refuse(Reason::jokerNotNeeded, die);
  return planner.draft.jokersLeft > 0 ? Verdict{} : refuse(Reason::noJoker, planner.player.jokers);
}

inline Verdict checkPlace(const Planner& planner, int worker, int way, bool withJoker) {
  if (const Verdict v = checkWorker(planner, worker); !v.fine()) return v;
  if (const Verdict v = checkWay(planner, way); !v.fine()) return v;
  if (const Verdict v = checkPips(planner, worker, Way::of(way), withJoker); !v.fine()) return v;
  const LineMask used =
      static_cast<LineMask>(planner.draft.used | lineBit(Way::of(way).line()));  // PL-PLAN-11
  return checkCompletion(planner, std::popcount(used));
}

// PL-PLAN-13: at any position of the order, whether the die would fit somewhere or not.
inline Verdict checkIsland(const Planner& planner, int worker) {
  if (const Verdict v = checkWorker(planner, worker); !v.fine()) return v;
  return checkCompletion(planner, planner.draft.usedLines());
}

inline Verdict checkTakeBack(const Planner& planner) {
  return planner.draft.workers > 0 ? Verdict{} : refuse(Reason::nothingToTakeBack);
}

inline Verdict checkDone(const Planner& planner) {
  const int workers = planner.draft.workers;
  if (workers == 0) return refuse(Reason::noWorkerPlaced);
  if (planner.tilesFor(workers) == 0) return refuse(Reason::noTileForThat, workers);
  const int lines = planner.draft.usedLines();
  if (lines <= planner.maxLines(workers)) return {};
  return refuse(Reason::tooManyLinesForWorkers, lines, planner.maxLines(workers), workers);
}

// PL-ISLE-03, PL-RUL-10.
inline Verdict checkVacation(const Planner& planner) {
  if (!planner.player.hasVacation) return refuse(Reason::noVacationTile);
  if (planner.draft.onIsland == 0) return refuse(Reason::nobodyOnIsland);
  return checkDone(planner);
}

template <class Collector>
bool listWay(const Planner& planner, Worker worker, Way way, Collector& moves) {
  const bool needsJoker =
      checkWay(planner, way.value()).fine() && pipsAt(planner, way) != planner.state.die(worker);
  const int number = static_cast<int>(worker);
  if (!checkPlace(planner, number, way.value(), needsJoker).fine()) return true;
  return moves.add(needsJoker ? placeWithJoker(worker, way) : place(worker, way));
}

template <class Collector>
bool listWorker(const Planner& planner, Worker worker, Collector& moves) {
  if (!checkIsland(planner, static_cast<int>(worker)).fine()) return true;
  if (!moves.add(sendToIsland(worker))) return false;
  for (int way = 0; way < 2 * planner.tables.lines; ++way)
    if (!listWay(planner, worker, Way::of(way), moves)) return false;
  return true;
}

template <class Collector>
bool listWorkers(const Planner& planner, Collector& moves) {
  const int placed = planner.draft.workers;
  if (placed == kWorkers) return true;
  if (placed > 0) return listWorker(planner, planner.player.plan.workerAt(placed), moves);
  return listWorker(planner, Worker::red, moves) && listWorker(planner, Worker::black, moves);
}

template <class Collector>
void listPlanning(const Planner& planner, Collector& moves) {
  if (!listWorkers(planner, moves)) return;
  if (checkDone(planner).fine() && !moves.add(done())) return;
  if (checkVacation(planner).fine() && !moves.add(doneWithVacation())) return;
  if (checkTakeBack(planner).fine()) moves.add(takeBack());
}

inline void addToPlan(Plan& plan, Worker worker, Placement placement) {
  if (plan.placements.empty()) plan.fromBlack = worker == Worker::black;
  plan.placements.push_back(placement);
}

inline void takeFromPlan(Plan& plan) {
  plan.placements.pop_back();
  if (plan.placements.empty()) plan.fromBlack = false;
}

}  // namespace spannung::powerline
