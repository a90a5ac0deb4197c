#include "engine/powerline/tables.h"

#include <algorithm>

#include "engine/powerline/notation.h"

namespace spannung::powerline {
namespace {

void indexMap(Tables& tables) {
  tables.lines = static_cast<int>(tables.map.lines.size());
  tables.allLines = static_cast<LineMask>((1U << tables.lines) - 1U);
  for (const LineIndex line : tables.map.lines.keys()) {
    tables.lengths[line] = tables.line(line).length;
    for (const PlantIndex plant : tables.line(line).ends)
      tables.linesOfPlant[plant] =
          static_cast<LineMask>(tables.linesOfPlant[plant] | lineBit(line));
  }
}

// Each line as it is walked from either end.
void layOutPips(Tables& tables) {
  tables.pipsAhead.resize(tables.boards.size());
  for (std::size_t board = 0; board < tables.boards.size(); ++board)
    for (const LineIndex line : tables.map.lines.keys()) {
      const std::size_t length = tables.line(line).length;
      for (std::size_t segment = 0; segment < length; ++segment) {
        const std::uint8_t pips = tables.boards[board].pips[line][segment];
        tables.pipsAhead[board][Way(line, 0)][segment] = pips;
        tables.pipsAhead[board][Way(line, 1)][length - 1 - segment] = pips;
      }
    }
}

// Walks the way from its end, building as it goes. PL-PLAN-08: the other end stays closed.
void indexWay(Tables& tables, std::size_t board, Way way) {
  const auto& pips = tables.pipsAhead[board][way];
  LineWork work;
  for (int built = 0; built < tables.length(way.line()); ++built) {
    for (const std::size_t ahead : {kAnyPips, std::size_t{pips[static_cast<std::size_t>(built)]}})
      tables.linesAhead[board][ahead].add(way, work);
    work.extend(way.end());
  }
}

void indexWays(Tables& tables) {
  tables.linesAhead.resize(tables.boards.size());
  for (std::size_t board = 0; board < tables.boards.size(); ++board)
    for (const Way way : all<Way>(2 * tables.lines)) indexWay(tables, board, way);
}

// PL-PLAN-10, PL-VAR1-02.
MostLines mostLinesOf(const WorkerTable& workerTable) {
  MostLines most;
  most.fill(-1);
  for (std::size_t columns = 0; columns < most.size(); ++columns)
    for (std::size_t column = 0; column < kColumns; ++column)
      if ((columns >> column & 1U) != 0)
        most[columns] =
            std::max(most[columns], static_cast<std::int8_t>(workerTable.maxLines[column]));
  return most;
}

}  // namespace

Tables makeTables(const Content& content, const Options& options) {
  Tables tables{content.components, content.map, content.boards, options, wordsOf(content)};
  indexMap(tables);
  layOutPips(tables);
  indexWays(tables);
  tables.frontMostLines = mostLinesOf(tables.components.front);
  tables.backMostLines = mostLinesOf(tables.components.back);
  return tables;
}

}  // namespace spannung::powerline
