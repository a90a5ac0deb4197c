// The grid board: which transformer spaces a contract may go to, and over which line.
#pragma once

#include "engine/pampero/purse.h"

namespace spannung::pampero {

// PA-GRID-03: joined without anything to pay, by a thick line or a covered network line.
inline std::uint32_t freelyJoined(const Tables& tables, const Player& player) {
  if (player.filled == 0) return tables.startSpaces;
  std::uint32_t joined = 0;
  for (std::size_t part = 0; part < sizeof(player.filled); ++part)
    joined |= tables.thick[part][player.filled >> (8 * part) & 0xFFU];
  for (unsigned rest = player.coveredLines; rest != 0; rest &= rest - 1) {
    const auto& ends =
        tables.content.grid.lines[static_cast<std::size_t>(std::countr_zero(rest))].ends;
    const std::uint32_t both = bit32(ends[0]) | bit32(ends[1]);
    if ((player.filled & both) != 0) joined |= both;
  }
  return joined & ~player.filled;
}

// PA-GRID-04: the far end of a line that is not covered yet, or nothing.
inline std::uint32_t farEnd(const Tables& tables, const Player& player, std::size_t line) {
  if ((player.coveredLines >> line & 1U) != 0) return 0;
  const auto& ends = tables.content.grid.lines[line].ends;
  const std::uint32_t both = bit32(ends[0]) | bit32(ends[1]);
  return (player.filled & both) != 0 ? both & ~player.filled : 0;
}

// PA-ALT-05: the lowest column that may take a contract.
inline int lowestColumn(const Tables& tables, const State& state, PlaceIndex place) {
  if (!tables.options.contractRestrictions) return 1;
  return std::max<int>({1, tables.tileStep[state.tileOf[place]], tables.zoneStep[place]});
}

inline std::uint32_t allowedSpaces(const Tables& tables, const State& state, const Player& player,
                                   PlaceIndex place) {
  return tables.columnsUpTo[static_cast<std::size_t>(player.step())] &
         tables.columnsFrom[static_cast<std::size_t>(lowestColumn(tables, state, place))] &
         ~player.filled;
}

// Whether any contract whatever finds a space without a price.
inline bool laysFreely(const Tables& tables, const Player& player, std::uint32_t joined) {
  return !tables.options.contractRestrictions &&
         (joined & tables.columnsUpTo[static_cast<std::size_t>(player.step())]) != 0;
}

// What every network line leads to if it can be paid now.
using PayableEnds = std::array<std::uint32_t, kMaxNetworkLines>;
inline PayableEnds payableEnds(const Tables& tables, const Player& player) {
  PayableEnds ends{};
  const auto& lines = tables.content.grid.lines;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (covers(fundsOf(player), lines[i].price)) ends[i] = farEnd(tables, player, i);
  return ends;
}

inline bool canLay(const Tables& tables, const State& state, const Player& player, PlaceIndex place,
                   const Funds& funds, std::uint32_t joined) {
  const std::uint32_t allowed = allowedSpaces(tables, state, player, place);
  if ((joined & allowed) != 0) return true;
  const auto& lines = tables.content.grid.lines;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if ((farEnd(tables, player, i) & allowed) != 0 && covers(funds, lines[i].price)) return true;
  return false;
}

inline Verdict checkLine(const Tables& tables, const Player& player, int space, int line) {
  if (line == 0)
    return (freelyJoined(tables, player) & bit32(space)) != 0 ? Verdict{}
                                                              : refuse(Reason::notJoined, space);
  const auto at = static_cast<std::size_t>(line - 1);
  const auto& ends = tables.content.grid.lines[at].ends;
  if ((player.coveredLines >> at & 1U) != 0) return refuse(Reason::lineCovered, line);
  if ((farEnd(tables, player, at) & bit32(space)) == 0)
    return refuse(Reason::lineNotUsable, line, ends[0], ends[1]);
  if (!covers(fundsOf(player), tables.content.grid.lines[at].price))
    return refuse(Reason::lineUnaffordable, line);
  return {};
}

// Line 0 is a free one, the others are network lines counted from 1 (PA-GRID-05).
inline Verdict checkLay(const Tables& tables, const State& state, const Task& task, int space,
                        int line) {
  if (space < 0 || space >= static_cast<int>(tables.content.grid.spaces.size()) || line < 0 ||
      line > static_cast<int>(tables.content.grid.lines.size()))
    return refuse(Reason::noSuchThing);
  const Player& player = state.player(task.seat);
  if ((player.filled & bit32(space)) != 0) return refuse(Reason::transformerGone, space);
  if (tables.space(space).column > player.step())
    return refuse(Reason::columnClosed, space, player.step());
  const int lowest = lowestColumn(tables, state, PlaceIndex::of(task.a));
  if (tables.space(space).column < lowest) return refuse(Reason::columnRestricted, space, lowest);
  return checkLine(tables, player, space, line);
}

template <class Collector>
void listLays(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  const Player& player = state.player(task.seat);
  const std::uint32_t joined = freelyJoined(tables, player);
  const PayableEnds ends = payableEnds(tables, player);
  std::uint32_t payable = 0;
  for (const std::uint32_t end : ends) payable |= end;
  std::uint32_t rest =
      allowedSpaces(tables, state, player, PlaceIndex::of(task.a)) & (joined | payable);
  for (; rest != 0; rest &= rest - 1) {
    const int space = std::countr_zero(rest);
    if (holds(joined, space) && !moves.add(makeMove(MoveKind::lay, space, 0))) return;
    for (std::size_t i = 0; holds(payable, space) && i < ends.size(); ++i)
      if (holds(ends[i], space) &&
          !moves.add(makeMove(MoveKind::lay, space, static_cast<int>(i) + 1)))
        return;
  }
}

}  // namespace spannung::pampero
