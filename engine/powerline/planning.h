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
  const PipsByWay& pips;
  Draft draft;
  int reachableLines;  // with one worker more; see mostLines
  LineMask openLines;  // where one worker more may stand as far as the number of lines goes

  Planner(const Tables& allTables, const State& current, Seat seat)
      : tables(allTables),
        state(current),
        player(current.player(seat)),
        workerTable(allTables.workerTable(seat)),
        pips(allTables.pipsAhead[player.board]),
        draft(draftOf(player)),
        reachableLines(mostLines(draft.workers + 1)),
        openLines(draft.usedLines() < reachableLines ? LineMask{0xFFFF} : draft.used) {}

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
  LineWork work(int line) const { return draft.lines[static_cast<std::size_t>(line)]; }
  // PL-PLAN-05 to PL-PLAN-07: the pips of the next segment of a way; 0 if the way is closed because
  // the line is complete or built from its other end (PL-PLAN-08, PL-PLAN-12).
  int pipsAt(Way way) const {
    const LineWork built = work(way.line());
    const int ahead =
        pips[static_cast<std::size_t>(way.value())][static_cast<std::size_t>(built.tiles())];
    return built.isUntouched() || built.end() == way.end() ? ahead : 0;
  }
  // PL-PLAN-10, PL-PLAN-11, PL-VAR1-02.
  bool isOpen(int line) const { return (openLines & lineBit(line)) != 0; }
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

// PL-TABLE-04: a worker more must lead to a number of workers for which there is a tile.
inline Verdict checkMore(const Planner& planner) {
  if (planner.reachableLines >= planner.draft.usedLines()) return {};
  return refuse(Reason::noTileForMore, planner.draft.workers + 1);
}

inline Verdict explainClosed(const Planner& planner, int line) {
  const LineWork work = planner.work(line);
  if (work.tiles() == planner.tables.length(line)) return refuse(Reason::lineComplete, line);
  return refuse(Reason::wrongDirection, line,
                planner.tables.line(line).ends[static_cast<std::size_t>(work.end())]);
}

inline Verdict explainTooManyLines(const Planner& planner) {
  const int lines = planner.draft.usedLines() + 1;
  const int limit = planner.tables.components.front.maxLines[kColumns - 1];
  if (lines > limit) return refuse(Reason::tooManyLines, lines, limit);
  return refuse(Reason::noTileForLines, lines, planner.reachableLines);
}

// PL-PLAN-04, PL-JOKER-02, PL-JOKER-03, PL-JOKER-08.
inline Verdict checkPips(const Planner& planner, int worker, Way way, bool withJoker) {
  const int die = planner.state.die(static_cast<Worker>(worker));
  const int pips = planner.pipsAt(way);
  if (!withJoker) return pips == die ? Verdict{} : refuse(Reason::pipsDiffer, worker, die, pips);
  if (pips == die) return refuse(Reason::jokerNotNeeded, die);
  return planner.draft.jokersLeft > 0 ? Verdict{} : refuse(Reason::noJoker, planner.player.jokers);
}

inline Verdict checkPlace(const Planner& planner, int worker, int value, bool withJoker) {
  if (const Verdict v = checkWorker(planner, worker); !v.fine()) return v;
  if (value < 0 || value >= 2 * planner.tables.lines) return refuse(Reason::noSuchWay);
  const Way way = Way::of(value);
  if (planner.pipsAt(way) == 0) return explainClosed(planner, way.line());
  if (const Verdict v = checkPips(planner, worker, way, withJoker); !v.fine()) return v;
  if (const Verdict v = checkMore(planner); !v.fine()) return v;
  return planner.isOpen(way.line()) ? Verdict{} : explainTooManyLines(planner);
}

// PL-PLAN-13: at any position of the order, whether the die would fit somewhere or not.
inline Verdict checkIsland(const Planner& planner, int worker) {
  if (const Verdict v = checkWorker(planner, worker); !v.fine()) return v;
  return checkMore(planner);
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

// The lines where a worker may go on, by end and pips ahead; closed ones have no pips. The same as
// asking pipsAt for every way, but untouched lines come from a table.
struct WaysAhead {
  LinesByPips lines;

  explicit WaysAhead(const Planner& planner)
      : lines(planner.tables.endLines[planner.player.board]) {
    LineMask untouched = 0;
    for (int line = 0; line < planner.tables.lines; ++line)
      untouched |= static_cast<LineMask>((planner.work(line).isUntouched() ? 1 : 0) << line);
    for (auto& end : lines)
      for (LineMask& mask : end) mask &= untouched & planner.openLines;
    const LineMask all = planner.tables.allLines;
    for (unsigned begun = planner.openLines & all & ~untouched; begun != 0; begun &= begun - 1)
      addBegun(planner, std::countr_zero(begun));
  }
  LineMask matching(int end, int die) const {
    return lines[static_cast<std::size_t>(end)][static_cast<std::size_t>(die)];
  }
  LineMask others(int end, int die) const {
    LineMask others = 0;
    for (int pips = 1; pips <= kFaces; ++pips)
      if (pips != die) others |= matching(end, pips);
    return others;
  }

 private:
  void addBegun(const Planner& planner, int line) {
    const Way way(line, planner.work(line).end());
    lines[static_cast<std::size_t>(way.end())][static_cast<std::size_t>(planner.pipsAt(way))] |=
        lineBit(line);
  }
};

template <class Collector, class MakeMove>
bool listLines(unsigned lines, int end, Collector& moves, MakeMove make) {
  for (; lines != 0; lines &= lines - 1)
    if (!moves.add(make(Way(std::countr_zero(lines), end)))) return false;
  return true;
}

template <class Collector>
bool listWorker(const Planner& planner, const WaysAhead& ways, Worker worker, Collector& moves) {
  if (!moves.add(sendToIsland(worker))) return false;
  const int die = planner.state.die(worker);
  for (const int end : {0, 1})
    if (!listLines(ways.matching(end, die), end, moves,
                   [=](Way way) { return place(worker, way); }))
      return false;
  if (planner.draft.jokersLeft == 0) return true;
  for (const int end : {0, 1})
    if (!listLines(ways.others(end, die), end, moves,
                   [=](Way way) { return placeWithJoker(worker, way); }))
      return false;
  return true;
}

template <class Collector>
bool listWorkers(const Planner& planner, Collector& moves) {
  const int placed = planner.draft.workers;
  if (placed == kWorkers || !checkMore(planner).fine()) return true;
  const WaysAhead ways(planner);
  if (placed > 0) return listWorker(planner, ways, planner.player.plan.workerAt(placed), moves);
  return listWorker(planner, ways, Worker::red, moves) &&
         listWorker(planner, ways, Worker::black, moves);
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
