// Phase 2: every player makes a plan in private, one worker after the other. Each step leaves a
// way to finish the plan, so nobody plans into a dead end.
#pragma once

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

inline Draft draftOf(const Player& player) {
  LineWorks lines = player.lines;
  LineMask used = 0;
  int tiles = 0;
  int jokers = 0;
  for (const Placement placement : player.plan.placements) {
    const Way way = placement.way();
    lines[way.line()].extend(way.end(), placement.tiles());
    used |= static_cast<LineMask>(placement.tiles() << way.line().index());
    tiles += placement.tiles();
    jokers += placement.hasJoker() ? 1 : 0;
  }
  const int workers = player.plan.placements.count();
  return {lines, used, workers, player.jokers - jokers, workers - tiles};
}

// The columns that still have a tile. Not a loop, because that takes twice as long.
inline unsigned columnsLeft(const Player& player) {
  static_assert(kColumns == 6);
  const auto bit = [&player](unsigned column) {
    return (player.columns[column] > 0 ? 1U : 0U) << column;
  };
  return bit(0) | bit(1) | bit(2) | bit(3) | bit(4) | bit(5);
}

// What the checks of one seat's planning look at.
struct Planner {
  const Tables& tables;
  const State& state;
  const Player& player;
  const PipsByWay& pips;
  Draft draft;
  // PL-TABLE-02, PL-VAR1-02: the most lines that a plan may use, given the tiles that are left; -1
  // if there is none. Further workers can always go to the island (PL-LEGAL-02), so this is all
  // that a completion depends on.
  int reachableLines;  // with one worker more, or several
  int allowedLines;    // with the workers as they are
  LineMask openLines;  // where one worker more may stand as far as the number of lines goes

  Planner(const Tables& allTables, const State& current, Seat seat)
      : tables(allTables),
        state(current),
        player(current.player(seat)),
        pips(allTables.pipsAhead[player.board]),
        draft(draftOf(player)) {
    const unsigned columns = columnsLeft(player);
    const unsigned more = ~0U << draft.workers;
    const unsigned same = 1U << draft.workers >> 1U;
    reachableLines = tables.mostLines(seat)[columns & more];
    allowedLines = tables.mostLines(seat)[columns & same];
    openLines = draft.usedLines() < reachableLines ? tables.allLines : draft.used;
  }

  int tilesFor(int workers) const { return player.columns[static_cast<std::size_t>(workers - 1)]; }
  LineWork work(LineIndex line) const { return draft.lines[line]; }
  // PL-PLAN-05 to PL-PLAN-07: the pips of the next segment of a way; 0 if the way is closed because
  // the line is complete or built from its other end (PL-PLAN-08, PL-PLAN-12).
  int pipsAt(Way way) const {
    const LineWork built = work(way.line());
    const int ahead = pips[way][static_cast<std::size_t>(built.tiles())];
    return built.isUntouched() || built.end() == way.end() ? ahead : 0;
  }
  // PL-PLAN-10, PL-PLAN-11, PL-VAR1-02.
  bool isOpen(LineIndex line) const { return holds(openLines, line); }
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

inline Verdict explainClosed(const Planner& planner, LineIndex line) {
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

inline Verdict explainNotDone(const Planner& planner) {
  const int workers = planner.draft.workers;
  if (workers == 0) return refuse(Reason::noWorkerPlaced);
  if (planner.tilesFor(workers) == 0) return refuse(Reason::noTileForThat, workers);
  return refuse(Reason::tooManyLinesForWorkers, planner.draft.usedLines(), planner.allowedLines,
                workers);
}

// PL-PLAN-03, PL-TABLE-02, PL-VAR1-02.
inline Verdict checkDone(const Planner& planner) {
  return planner.draft.usedLines() <= planner.allowedLines ? Verdict{} : explainNotDone(planner);
}

// PL-ISLE-03, PL-RUL-10.
inline Verdict checkVacation(const Planner& planner) {
  if (!planner.player.hasVacation) return refuse(Reason::noVacationTile);
  if (planner.draft.onIsland == 0) return refuse(Reason::nobodyOnIsland);
  return checkDone(planner);
}

// The same ways as pipsAt gives, for all lines at once.
inline WaySet waysTo(const Planner& planner, std::size_t pips) {
  const LinesAhead& ahead = planner.tables.linesAhead[planner.player.board][pips];
  const WaySet open = WaySet::onLines(planner.openLines);
  return ahead.from(planner.draft.lines, planner.tables.lines) & open;
}

template <class Collector, class MakeMove>
void listWays(WaySet ways, Collector& moves, MakeMove make) {
  for (; !ways.empty(); ways.dropFirst()) moves.add(make(ways.first()));
}

template <class Collector>
void listWorker(const Planner& planner, Worker worker, Collector& moves) {
  moves.add(sendToIsland(worker));
  const WaySet matching = waysTo(planner, static_cast<std::size_t>(planner.state.die(worker)));
  listWays(matching, moves, [=](Way way) { return place(worker, way); });
  if (planner.draft.jokersLeft == 0) return;
  const WaySet others = waysTo(planner, kAnyPips).without(matching);
  listWays(others, moves, [=](Way way) { return placeWithJoker(worker, way); });
}

template <class Collector>
void listWorkers(const Planner& planner, Collector& moves) {
  const int placed = planner.draft.workers;
  if (placed == kWorkers || !checkMore(planner).fine()) return;
  if (placed > 0) return listWorker(planner, planner.player.plan.workerAt(placed), moves);
  listWorker(planner, Worker::red, moves);
  listWorker(planner, Worker::black, moves);
}

inline void listPlanning(const Planner& planner, MoveList& moves) {
  listWorkers(planner, moves);
  moves.addIf(checkDone(planner).fine(), done());
  moves.addIf(checkVacation(planner).fine(), doneWithVacation());
  moves.addIf(checkTakeBack(planner).fine(), takeBack());
}

// Where a move places its worker.
inline Placement placementOf(Move move) {
  if (kindOf(move) == MoveKind::island) return Placement::island();
  const Way way = Way::of(move.b);
  return kindOf(move) == MoveKind::joker ? Placement::withJoker(way) : Placement::on(way);
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
